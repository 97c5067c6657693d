import { describe, expect, test } from "vitest";
import { type CompletionError, VerbsError } from "../../../src/index.ts";
import { deviceName, impatient, makePair, pattern } from "./pair.ts";

const rxe = deviceName.startsWith("rxe");

/** Memory windows are optional. A device without them reports EOPNOTSUPP. */
function windowOrSkip<T>(skip: (reason: string) => void, make: () => T): T | undefined {
  try {
    return make();
  } catch (error) {
    if (error instanceof VerbsError && error.code === "EOPNOTSUPP") {
      skip(`${deviceName} has no memory windows of this type`);
      return undefined;
    }
    throw error;
  }
}

const statusOf = (next: Promise<unknown>): Promise<string> =>
  next.then(
    () => "SUCCESS",
    (error: CompletionError) => error.status,
  );

describe(`memory windows on ${deviceName}`, () => {
  test("a type 2 window gives rights to part of a region until it is invalidated", async ({ skip }) => {
    using pair = makePair({ connect: impatient, farAccess: ["localWrite", "windowBind"] });
    const { pd, near, far } = pair;
    const window = windowOrSkip(skip, () => pd.createMemoryWindow(2));
    if (!window) return;
    const { wrId, remote } = window.bind(far.qp, far.region.slice(100, 300), ["remoteWrite", "remoteRead"]);
    expect((await far.cq.completionOf(wrId)).opcode).toBe("bindWindow");
    near.region.bytes.set(pattern(200));
    near.qp.write({ local: near.region.slice(0, 200), remote });
    await near.cq.next();
    expect(Buffer.from(far.region.bytes.subarray(100, 300)).equals(pattern(200))).toBe(true);

    const invalidated = far.qp.post([{ opcode: "localInvalidate", key: remote.remoteKey }])[0]!;
    expect((await far.cq.completionOf(invalidated)).opcode).toBe("localInvalidate");
    near.qp.write({ local: near.region.slice(0, 200), remote });
    expect(await statusOf(near.cq.next())).toBe("REM_ACCESS_ERR");
  });

  test("a window does not reach past its bounds", async ({ skip }) => {
    using pair = makePair({ connect: impatient, farAccess: ["localWrite", "windowBind"] });
    const { pd, near, far } = pair;
    const window = windowOrSkip(skip, () => pd.createMemoryWindow(2));
    if (!window) return;
    const { wrId, remote } = window.bind(far.qp, far.region.slice(100, 300), ["remoteWrite"]);
    await far.cq.completionOf(wrId);
    // rxe of Linux 6.1 checks a window against its region's bounds only, and sends the kernel's flag number
    // for an invalidation.
    if (rxe) return skip("rxe checks the region's bounds, not the window's");
    far.region.bytes.fill(7);
    near.qp.write({ local: near.region.slice(0, 201), remote: { ...remote, byteLength: 201 } });
    expect(await statusOf(near.cq.next())).toBe("REM_ACCESS_ERR");
    expect(far.region.bytes[300]).toBe(7);
  });

  test("a send with invalidate invalidates the peer's window", async ({ skip }) => {
    using pair = makePair({ connect: impatient, farAccess: ["localWrite", "windowBind"] });
    const { pd, near, far } = pair;
    const window = windowOrSkip(skip, () => pd.createMemoryWindow(2));
    if (!window) return;
    const { wrId, remote } = window.bind(far.qp, far.region, ["remoteWrite"]);
    await far.cq.completionOf(wrId);
    far.qp.receive({ wrId: 9 });
    near.qp.send({ invalidateKey: remote.remoteKey });
    const received = await far.cq.completionOf(9);
    if (!rxe) expect(received.invalidatedKey).toBe(remote.remoteKey);
    await near.cq.next();
    near.qp.write({ local: near.region.slice(0, 8), remote });
    expect(await statusOf(near.cq.next())).toBe("REM_ACCESS_ERR");
  });

  test("a type 1 window is bound by its own verb and closes before its region", async ({ skip }) => {
    using pair = makePair({ connect: impatient, farAccess: ["localWrite", "windowBind"] });
    const { pd, near, far } = pair;
    const window = windowOrSkip(skip, () => pd.createMemoryWindow(1));
    if (!window) return;
    const { wrId, remote } = window.bind(far.qp, far.region.slice(0, 64), ["remoteWrite"]);
    await far.cq.completionOf(wrId);
    near.region.bytes.fill(3, 0, 64);
    near.qp.write({ local: near.region.slice(0, 64), remote });
    await near.cq.next();
    expect(far.region.bytes[63]).toBe(3);
    far.region.close();
    expect(window.closed).toBe(true);
  });

  test("a type 2 window closes with its queue pair, and does not block the close", async ({ skip }) => {
    const pair = makePair({ connect: impatient, farAccess: ["localWrite", "windowBind"] });
    using _ = pair;
    const { pd, far } = pair;
    const window = windowOrSkip(skip, () => pd.createMemoryWindow(2));
    if (!window) return;
    const { wrId } = window.bind(far.qp, far.region, ["remoteWrite"]);
    await far.cq.completionOf(wrId);
    far.qp.close();
    expect(window.closed).toBe(true);
  });
});

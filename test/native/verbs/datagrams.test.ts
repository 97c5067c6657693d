import { describe, expect, test } from "vitest";
import { DeadlineError, VerbsError } from "../../../src/index.ts";
import { deviceName, makePair, openTestDevice, pattern } from "./pair.ts";

const headerBytes = 40;

/** UC and UD come to the embedded device later; it says EOPNOTSUPP until then. */
function orSkip<T>(skip: (reason: string) => void, make: () => T): T | undefined {
  try {
    return make();
  } catch (error) {
    if (error instanceof VerbsError && error.code === "EOPNOTSUPP") {
      skip(`${deviceName} has no queue pairs of this type`);
      return undefined;
    }
    throw error;
  }
}

describe(`unreliable transports on ${deviceName}`, () => {
  test("UC carries sends, writes and immediates", async ({ skip }) => {
    using pair = orSkip(skip, () => makePair({ near: { type: "UC" }, far: { type: "UC" } }));
    if (!pair) return;
    const { near, far } = pair;
    near.region.bytes.set(pattern(10_000));
    far.qp.receive();
    near.qp.write({ local: near.region.slice(0, 10_000), remote: far.region.remote(), immediate: 6 });
    expect(await far.cq.next()).toMatchObject({ opcode: "receiveWriteWithImmediate", immediate: 6 });
    expect(Buffer.from(far.region.bytes.subarray(0, 10_000)).equals(pattern(10_000))).toBe(true);
    await near.cq.next();
    far.qp.receive({ local: far.region });
    near.qp.send({ local: near.region.slice(0, 5000) });
    expect((await far.cq.next()).byteLength).toBe(5000);
  });

  test("UD datagrams arrive behind a 40-byte header, with the sender's number", async ({ skip }) => {
    using pair = orSkip(skip, () => makePair({ near: { type: "UD" }, far: { type: "UD" }, connect: false }));
    if (!pair) return;
    const { pd, near, far } = pair;
    near.qp.connect();
    far.qp.connect();
    const remote = far.qp.endpoint();
    const addressHandle = pd.createAddressHandle({ to: remote });
    far.qp.receive({ local: far.region });
    near.region.bytes.set(pattern(500));
    const to = { addressHandle, qpNumber: remote.qpNumber, queueKey: remote.queueKey! };
    near.qp.send({ local: near.region.slice(0, 500), to, immediate: 9 });
    const received = await far.cq.next();
    expect(received).toMatchObject({
      byteLength: headerBytes + 500,
      immediate: 9,
      sourceQpNumber: near.qp.number,
      hasAddressHeader: true,
    });
    expect(Buffer.from(far.region.bytes.subarray(headerBytes, headerBytes + 500)).equals(pattern(500))).toBe(
      true,
    );
  });

  test("a datagram with another queue key is dropped", async ({ skip }) => {
    using pair = orSkip(skip, () => makePair({ near: { type: "UD" }, far: { type: "UD" }, connect: false }));
    if (!pair) return;
    const { pd, near, far } = pair;
    near.qp.connect();
    far.qp.connect();
    const remote = far.qp.endpoint();
    const addressHandle = pd.createAddressHandle({ to: remote });
    far.qp.receive({ local: far.region });
    near.qp.send({
      local: near.region.slice(0, 8),
      to: { addressHandle, qpNumber: remote.qpNumber, queueKey: 5 },
    });
    await expect(far.cq.next({ timeoutMs: 100 })).rejects.toThrow(DeadlineError);
  });

  test("one-sided requests on UD are refused before C sees them", ({ skip }) => {
    const device = openTestDevice();
    using _ = device;
    const pd = device.createProtectionDomain();
    const completions = device.createCompletionQueue();
    const qp = orSkip(skip, () => pd.createQueuePair({ type: "UD", completions }));
    if (!qp) return;
    qp.connect();
    const region = pd.allocate(64, ["remoteWrite"]);
    expect(() => qp.write({ local: region, remote: region.remote() })).toThrow(/UD, which has sends only/);
    expect(() => qp.send({ local: region })).toThrow(/say where/);
  });
});

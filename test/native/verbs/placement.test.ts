import { release } from "node:os";
import { describe, expect, test } from "vitest";
import {
  type Access,
  type CompletionError,
  remoteSlice,
  type SendOperationName,
} from "../../../src/index.ts";
import { deviceName, impatient, makePair, type Pair, type PairOptions, word } from "./pair.ts";

// Flush and atomic write are RoCE operations of newer kernels: rxe from Linux 6.2 on, libibverbs from
// rdma-core 45 on.

const access: Access = ["localWrite", "remoteWrite", "remoteRead", "flushGlobal"];
const operations: readonly SendOperationName[] = ["write", "flush", "atomicWrite"];

function placingPair(skip: (reason: string) => void, options: PairOptions = {}): Pair | undefined {
  try {
    return makePair({
      connect: impatient,
      farAccess: access,
      near: { operations },
      far: { access: ["remoteWrite", "flushGlobal"] },
      ...options,
    });
  } catch (error) {
    if (deviceName === "soft0") throw error;
    skip(`${deviceName} has no flush or atomic write: ${(error as Error).message}`);
    return undefined;
  }
}

const statusOf = (next: Promise<unknown>): Promise<string> =>
  next.then(
    () => "SUCCESS",
    (error: CompletionError) => error.status,
  );

describe(`flush and atomic write on ${deviceName}`, () => {
  test("an atomic write changes eight bytes and completes with its name", async ({ skip }) => {
    using pair = placingPair(skip);
    if (!pair) return;
    const { near, far } = pair;
    far.region.bytes.fill(255, 0, 24);
    near.qp.atomicWrite({ remote: remoteSlice(far.region.remote(), 8), value: 0x0102030405060708n, wrId: 5 });
    const { wrId, opcode } = await near.cq.next();
    expect([wrId, opcode]).toEqual([5, "atomicWrite"]);
    expect(word(far.region, 8).getBigUint64(0, true)).toBe(0x0102030405060708n);
    expect([far.region.bytes[7], far.region.bytes[16]]).toEqual([255, 255]);
  });

  // rdma-core 44 has atomic write but no flush. Its rxe asks the kernel, which supports it from Linux 6.2 on.
  test("an atomic write works on a queue pair without flush", async () => {
    using pair = makePair({ connect: impatient, near: { operations: ["write", "atomicWrite"] } });
    const { near, far } = pair;
    far.region.bytes.fill(255, 0, 16);
    near.qp.atomicWrite({ remote: remoteSlice(far.region.remote(), 8), value: 0x0102030405060708n });
    if (deviceName === "soft0" || !/^(?:[1-5]|6\.[01])\./.test(release())) {
      expect((await near.cq.next()).opcode).toBe("atomicWrite");
      expect(word(far.region, 8).getBigUint64(0, true)).toBe(0x0102030405060708n);
    } else expect(await statusOf(near.cq.next())).toBe("LOC_QP_OP_ERR");
    expect(far.region.bytes[7]).toBe(255);
  });

  test("many atomic writes among writes execute in order, also above the outstanding limit", async ({
    skip,
  }) => {
    using pair = placingPair(skip, { near: { operations, sendDepth: 256 } });
    if (!pair) return;
    const { near, far } = pair;
    const remote = far.region.remote();
    near.qp.batch((work) => {
      for (let i = 0; i < 100; i++) {
        work.write({ local: near.region.slice(0, 64), remote: remoteSlice(remote, 4096), signaled: false });
        work.atomicWrite({ remote, value: BigInt(i), signaled: false });
      }
      work.flush({ remote, wrId: 99 });
    });
    const { wrId, opcode } = await near.cq.next();
    expect([wrId, opcode]).toEqual([99, "flush"]);
    expect(word(far.region).getBigUint64(0, true)).toBe(99n);
  });

  test("all of a region may be flushed", async ({ skip }) => {
    using pair = placingPair(skip);
    if (!pair) return;
    pair.near.qp.flush({
      remote: { ...pair.far.region.remote(), address: 0, byteLength: 0 },
      wholeRegion: true,
    });
    expect((await pair.near.cq.next()).opcode).toBe("flush");
  });

  test("flush needs the access right of the region and of the queue pair, and stays within bounds", async ({
    skip,
  }) => {
    for (const options of [
      { farAccess: ["localWrite", "remoteWrite"] as const },
      { far: { access: ["remoteWrite"] as const } },
      {},
    ]) {
      using pair = placingPair(skip, options);
      if (!pair) return;
      const remote = pair.far.region.remote();
      const beyond = { ...remote, byteLength: remote.byteLength + 1 };
      pair.near.qp.flush({ remote: "far" in options || "farAccess" in options ? remote : beyond });
      const expected = "far" in options ? "REM_INV_REQ_ERR" : "REM_ACCESS_ERR";
      expect(await statusOf(pair.near.cq.next())).toBe(expected);
    }
  });

  test("an atomic write needs the right to write, and an address that is a multiple of 8", async ({
    skip,
  }) => {
    using pair = placingPair(skip, { farAccess: ["localWrite", "remoteRead"] });
    if (!pair) return;
    const remote = pair.far.region.remote();
    expect(() => pair.near.qp.atomicWrite({ remote: remoteSlice(remote, 4), value: 1n })).toThrow(
      /multiple of 8/,
    );
    pair.near.qp.atomicWrite({ remote, value: 1n });
    expect(await statusOf(pair.near.cq.next())).toBe("REM_ACCESS_ERR");
    expect(word(pair.far.region).getBigUint64(0, true)).toBe(0n);
  });

  test("bad values are refused before C sees them", ({ skip }) => {
    using pair = placingPair(skip);
    if (!pair) return;
    const remote = pair.far.region.remote();
    expect(() => pair.near.qp.atomicWrite({ remote, value: 1 as never })).toThrow(/Use a bigint/);
    expect(() => pair.near.qp.flush({ remote, persistent: 1 as never })).toThrow(/Use true or false/);
    expect(() => pair.near.qp.flush({} as never)).toThrow(/remote/);
  });
});

describe.skipIf(deviceName !== "soft0")("soft0's memory", () => {
  test("does not outlive a loss of power, so a flush to persistent memory is refused", () => {
    using pair = makePair({ connect: false });
    expect(() => pair.pd.allocate(4096, ["flushPersistent"])).toThrow(/EOPNOTSUPP/);
  });
});

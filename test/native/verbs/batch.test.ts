import { describe, expect, test } from "vitest";
import {
  type Batch,
  ClosedError,
  QueueFullError,
  QueuePairStateError,
  remoteSlice,
  type SendOperationName,
  VerbsError,
} from "../../../src/index.ts";
import { deviceName, impatient, makePair, type Pair, pattern } from "./pair.ts";

const operations: readonly SendOperationName[] = ["send", "write", "read", "compareAndSwap", "fetchAndAdd"];

/** Functions that post a batch: one ibv_post_send, or ibv_wr_*. */
const ways = [
  ["ibv_post_send", {}],
  ["ibv_wr_*", { operations }],
] as const;

/** Adds a number of writes of 64 bytes, the last one signaled. */
function writes({ near, far }: Pair, work: Batch, count: number): void {
  const remote = far.region.remote();
  for (let i = 0; i < count; i++) {
    const local = near.region.slice(i * 64, i * 64 + 64);
    work.write({ local, remote: remoteSlice(remote, i * 64), signaled: i === count - 1, wrId: i });
  }
}

describe.each(ways)(`batches by %s on ${deviceName}`, (_way, near) => {
  test("all requests of a batch are executed, in order", async () => {
    using pair = makePair({ near });
    pair.near.region.bytes.set(pattern(64 * 40));
    expect(pair.near.qp.batch((work) => writes(pair, work, 40))).toBe(40);
    expect((await pair.near.cq.next()).wrId).toBe(39);
    expect(Buffer.from(pair.far.region.bytes.subarray(0, 64 * 40)).equals(pattern(64 * 40))).toBe(true);
    expect(pair.near.qp.outstanding.sends).toBe(0);
  });

  test("one batch may have every operation", async () => {
    using pair = makePair({ near });
    const { qp, cq, region } = pair.near;
    const { far } = pair;
    const remote = far.region.remote();
    far.region.bytes.fill(0);
    far.region.bytes.set(pattern(100), 1000);
    far.qp.receive({ local: far.region.slice(4096, 8192), wrId: 1 });
    far.qp.receive({ local: far.region.slice(8192, 12_288), wrId: 2 });
    far.qp.receive({ wrId: 3 });
    region.bytes.set(pattern(300, 2), 2048);
    const ids: number[] = [];
    qp.batch((work) => {
      ids.push(work.send({ local: region.slice(2048, 2148), immediate: 0x01020304 }));
      ids.push(work.send({ local: [region.slice(2048, 2050), region.slice(2050, 2100)] }));
      ids.push(work.write({ local: region.slice(2048, 2056), remote, immediate: 7, inline: true }));
      ids.push(work.read({ local: region.slice(0, 100), remote: remoteSlice(remote, 1000) }));
      const words = remoteSlice(remote, 512);
      ids.push(work.fetchAndAdd({ local: region.slice(128, 136), remote: words, add: 5n }));
      ids.push(work.compareAndSwap({ local: region.slice(136, 144), remote: words, compare: 5n, swap: 9n }));
    });
    const found = [];
    for (let i = 0; i < ids.length; i++) found.push(await cq.next());
    expect(found.map(({ wrId }) => wrId)).toEqual(ids);
    expect(found.map(({ opcode }) => opcode)).toEqual([
      "send",
      "send",
      "write",
      "read",
      "fetchAndAdd",
      "compareAndSwap",
    ]);
    const got = [];
    for (let i = 0; i < 3; i++) got.push(await far.cq.next());
    expect(got.map(({ immediate }) => immediate)).toEqual([0x01020304, undefined, 7]);
    expect(got.map(({ byteLength }) => byteLength)).toEqual([100, 52, 8]);
    expect(Buffer.from(far.region.bytes.subarray(4096, 4196)).equals(pattern(300, 2).subarray(0, 100))).toBe(
      true,
    );
    expect(Buffer.from(far.region.bytes.subarray(0, 8)).equals(pattern(300, 2).subarray(0, 8))).toBe(true);
    expect(Buffer.from(region.bytes.subarray(0, 100)).equals(pattern(100))).toBe(true);
    const words = new DataView(region.bytes.buffer, region.bytes.byteOffset + 128, 16);
    expect([words.getBigUint64(0, true), words.getBigUint64(8, true)]).toEqual([0n, 5n]);
    expect(
      new DataView(far.region.bytes.buffer, far.region.bytes.byteOffset + 512).getBigUint64(0, true),
    ).toBe(9n);
  });

  test("nothing is posted when the function throws or aborts", () => {
    using pair = makePair({ near });
    const { qp, cq } = pair.near;
    expect(() =>
      qp.batch((work) => {
        writes(pair, work, 3);
        throw new Error("no");
      }),
    ).toThrow("no");
    expect(
      qp.batch((work) => {
        writes(pair, work, 3);
        work.abort();
        expect(() => work.abort()).not.toThrow();
        expect(() => writes(pair, work, 1)).toThrow(/this batch is aborted/);
      }),
    ).toBe(0);
    expect(qp.batch(() => {})).toBe(0);
    expect(qp.outstanding.sends).toBe(0);
    expect(cq.poll()).toEqual([]);
  });

  test("an invalid request, a promise and a finished batch are refused with the fix", async () => {
    using pair = makePair({ near });
    const { qp, region } = pair.near;
    const remote = pair.far.region.remote();
    expect(() =>
      qp.batch((work) => void work.write({ local: region.slice(0, 8), remot: remote } as never)),
    ).toThrow(/did you mean "remote"/);
    expect(() => qp.batch((async () => {}) as () => void)).toThrow(/asynchronous/);
    expect(() => qp.batch(7 as never)).toThrow(/Use a function/);
    let kept: Batch | undefined;
    qp.batch((work) => {
      kept = work;
    });
    expect(() => kept!.write({ local: region.slice(0, 8), remote })).toThrow(/this batch is over/);
    expect(qp.outstanding.sends).toBe(0);
    qp.batch((work) => writes(pair, work, 1));
    expect((await pair.near.cq.next()).ok).toBe(true);
  });

  test("a batch that exceeds the queue posts nothing", async () => {
    using pair = makePair({ near: { ...near, sendDepth: 20 } });
    const { qp, cq } = pair.near;
    const capacity = 20;
    const tooMany = () => qp.batch((work) => writes(pair, work, capacity + 1000));
    expect(tooMany).toThrow(QueueFullError);
    expect(qp.outstanding.sends).toBe(0);
    expect(qp.batch((work) => writes(pair, work, capacity))).toBe(capacity);
    expect((await cq.next()).wrId).toBe(capacity - 1);
  });

  test("a nested batch is separate, and is posted first", async () => {
    using pair = makePair({ near });
    const { qp, cq, region } = pair.near;
    const remote = pair.far.region.remote();
    qp.batch((work) => {
      work.write({ local: region.slice(0, 8), remote, wrId: 1 });
      qp.batch((inner) => void inner.write({ local: region.slice(0, 8), remote, wrId: 2 }));
      qp.write({ local: region.slice(0, 8), remote, wrId: 3 });
      work.write({ local: region.slice(0, 8), remote, wrId: 4 });
    });
    const ids = [];
    for (let i = 0; i < 4; i++) ids.push((await cq.next()).wrId);
    expect(ids).toEqual([2, 3, 1, 4]);
  });

  test("objects of a request must stay open until the end of the batch, and the queue pair must be connected", () => {
    using pair = makePair({ near });
    const { qp } = pair.near;
    const region = pair.pd.allocate(64);
    const remote = pair.far.region.remote();
    expect(() =>
      qp.batch((work) => {
        work.write({ local: region, remote });
        region.close();
      }),
    ).toThrow(ClosedError);
    using fresh = pair.pd.createQueuePair({ completions: pair.near.cq, ...near });
    expect(() => fresh.batch((work) => void work.write({ remote }))).toThrow(QueuePairStateError);
    qp.close();
    expect(() => qp.batch(() => {})).toThrow(ClosedError);
  });

  test("a request that fails in the network has its error in its completion", async () => {
    using pair = makePair({ near, connect: impatient });
    const { qp, cq, region } = pair.near;
    const remote = { ...pair.far.region.remote(), remoteKey: 0x123400 };
    qp.batch((work) => {
      work.write({ local: region.slice(0, 8), remote, wrId: 1 });
      work.write({ local: region.slice(0, 8), remote, wrId: 2 });
    });
    await expect(cq.next()).rejects.toThrow(/REM_ACCESS_ERR/);
    await expect(cq.next()).rejects.toThrow(/WR_FLUSH_ERR/);
  });
});

describe(`ibv_wr_* on ${deviceName}`, () => {
  test("an operation that the queue pair was not created with is refused by name", () => {
    using pair = makePair({ near: { operations: ["write"] } });
    const { qp, region } = pair.near;
    expect(() => qp.batch((work) => void work.send({ local: region.slice(0, 8) }))).toThrow(
      /operations: \["write", "send"\]/,
    );
    expect(() => qp.flush({ remote: pair.far.region.remote() })).toThrow(/operations: \["write", "flush"\]/);
    using plain = makePair();
    expect(() => plain.near.qp.atomicWrite({ remote: plain.far.region.remote(), value: 1n })).toThrow(
      /operations: \["atomicWrite"\]/,
    );
  });

  test("an operation that a type of queue pair lacks is refused at creation", () => {
    using pair = makePair({ connect: false });
    const completions = pair.near.cq;
    expect(() => pair.pd.createQueuePair({ type: "UD", completions, operations: ["write"] })).toThrow(
      VerbsError,
    );
    expect(() => pair.pd.createQueuePair({ completions, operations: ["wirte" as never] })).toThrow(/wirte/);
  });

  test("by C names: wr_complete posts the requests, and wr_abort drops them", async () => {
    using pair = makePair({ near: { operations } });
    const { qp, cq, region } = pair.near;
    const { lib } = pair.device;
    const { address, remoteKey } = pair.far.region.remote();
    region.bytes.fill(7);
    const one = () => {
      lib.ibv_wr_start(qp.pointer);
      lib.ibv_wr_rdma_write(qp.pointer, remoteKey, address);
      lib.ibv_wr_set_sge(qp.pointer, region.localKey, region.address, 8);
    };
    one();
    lib.ibv_wr_abort(qp.pointer);
    one();
    expect(pair.far.region.bytes[0]).toBe(0);
    expect(lib.ibv_wr_complete(qp.pointer)).toBe(0);
    // The write is unsignaled. The completion of the next request reports it.
    qp.write({ local: region.slice(0, 1), remote: remoteSlice(pair.far.region.remote(), 100) });
    await cq.next();
    expect([...pair.far.region.bytes.subarray(0, 9)]).toEqual([7, 7, 7, 7, 7, 7, 7, 7, 0]);
  });
});

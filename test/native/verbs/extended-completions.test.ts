import { describe, expect, test } from "vitest";
import {
  type Completion,
  CompletionError,
  type CompletionField,
  ExtendedCompletion,
  type ExtendedCompletionQueue,
  VerbsError,
} from "../../../src/index.ts";
import { deviceName, impatient, openTestDevice, pattern } from "./pair.ts";

const soft = deviceName === "soft0";

/** Returns a queue pair connected to itself, with an extended completion queue with these fields. */
function timedLoop(fields: readonly CompletionField[], entries = 64) {
  const device = openTestDevice();
  try {
    const pd = device.createProtectionDomain();
    const cq = device.createCompletionQueue({ fields, entries });
    const qp = pd.createQueuePair({ completions: cq });
    qp.connect(qp.endpoint(), impatient);
    const region = pd.allocate(8192, ["remoteWrite", "remoteRead"]);
    return { device, pd, cq, qp, region, [Symbol.dispose]: () => device.close() };
  } catch (error) {
    device.close();
    throw error;
  }
}

async function take(cq: ExtendedCompletionQueue, count: number): Promise<ExtendedCompletion[]> {
  const found = [];
  for (let i = 0; i < count; i++) found.push(await cq.next());
  return found;
}

describe(`extended completion queues on ${deviceName}`, () => {
  test("report the requested fields, for every operation", async () => {
    using loop = timedLoop(["byteLength", "immediate", "sourceQpNumber"]);
    const { qp, cq, region } = loop;
    region.bytes.set(pattern(100));
    qp.receive({ local: region.slice(4096, 8192), wrId: 100 });
    qp.send({ local: region.slice(0, 100), immediate: 0xcafe, wrId: 1 });
    qp.read({ local: region.slice(200, 300), remote: region.remote(), wrId: 2 });
    const found: Completion[] = await take(cq, 3);
    const told = (wrId: number) => {
      const { opcode, byteLength, immediate, ok, qpNumber } = found.find((one) => one.wrId === wrId)!;
      return { opcode, byteLength, immediate, ok, mine: qpNumber === qp.number };
    };
    expect(told(100)).toEqual({
      opcode: "receive",
      byteLength: 100,
      immediate: 0xcafe,
      ok: true,
      mine: true,
    });
    expect(told(1)).toMatchObject({ opcode: "send", ok: true, immediate: undefined, mine: true });
    expect(told(2)).toMatchObject({ opcode: "read", byteLength: 100, ok: true, mine: true });
    expect(found.every((one) => one instanceof ExtendedCompletion)).toBe(true);
    expect(qp.outstanding).toEqual({ sends: 0, receives: 0 });
  });

  test("report no other fields", async () => {
    using loop = timedLoop([]);
    const { qp, cq, region } = loop;
    qp.receive({ local: region.slice(4096, 8192), wrId: 100 });
    qp.send({ local: region.slice(0, 100), immediate: 7, wrId: 1 });
    for (const completion of await take(cq, 2)) {
      expect(completion).toMatchObject({
        byteLength: 0,
        immediate: undefined,
        timestamp: undefined,
        ok: true,
      });
    }
  });

  test("poll, pollInto, spin and waiting all work, in batches of any size", async () => {
    using loop = timedLoop(["byteLength"], 256);
    const { qp, cq, region } = loop;
    const write = (wrId: number) => qp.write({ local: region.slice(0, 8), remote: region.remote(), wrId });
    for (let i = 0; i < 100; i++) write(i);
    const ids: number[] = [];
    while (ids.length < 100) {
      const count = cq.pollInto(ids.length % 7 === 0 ? 64 : 3);
      for (let i = 0; i < count; i++) {
        expect(cq.isOk(i)).toBe(true);
        ids.push(cq.wrId(i));
      }
    }
    expect(ids).toEqual([...Array(100).keys()]);
    write(1);
    expect(cq.spin().wrId).toBe(1);
    const waiting = cq.next();
    write(2);
    expect((await waiting).wrId).toBe(2);
    write(3);
    write(4);
    expect((await cq.completionOf(4)).wrId).toBe(4);
    expect((await cq.next()).wrId).toBe(3);
    expect(cq.poll()).toEqual([]);
    expect(() => cq.completion(64)).toThrow(RangeError);
  });

  test("failed ones report the status", async () => {
    using loop = timedLoop(["byteLength", "immediate"]);
    const { qp, cq, region } = loop;
    qp.write({ local: region.slice(0, 8), remote: { ...region.remote(), remoteKey: 0x4444 }, wrId: 9 });
    const error: unknown = await cq.next().catch((caught) => caught);
    expect(error).toBeInstanceOf(CompletionError);
    expect(error).toMatchObject({
      status: expect.stringMatching(/REM_ACCESS_ERR|WR_FLUSH_ERR/),
      wrId: 9,
      qpNumber: qp.number,
    });
  });

  test("a field that the device lacks is refused at creation", () => {
    using device = openTestDevice();
    expect(() => device.createCompletionQueue({ fields: ["flowTag"] })).toThrow(VerbsError);
    expect(() => device.createCompletionQueue({ fields: ["timestmp" as never] })).toThrow(/timestamp/);
    if (!soft) expect(() => device.clock()).toThrow(/EOPNOTSUPP/);
  });

  test("a queue with completions can be closed, also twice", () => {
    const loop = timedLoop(["byteLength"]);
    loop.qp.write({ local: loop.region.slice(0, 8), remote: loop.region.remote() });
    loop.qp.close();
    loop.cq.close();
    loop.cq.close();
    expect(() => loop.cq.poll()).toThrow(/closed/);
    loop.device.close();
  });
});

describe.skipIf(!soft)("timestamps of soft0", () => {
  test("increase, and the device's clock converts them to times", async () => {
    using loop = timedLoop(["timestamp", "wallClockNs"]);
    const { qp, cq, region, device } = loop;
    const clock = device.clock();
    const before = [clock.now(), BigInt(Date.now())] as const;
    for (let i = 0; i < 20; i++) qp.write({ local: region.slice(0, 8), remote: region.remote() });
    const found = await take(cq, 20);
    const stamps = found.map(({ timestamp }) => timestamp!);
    expect(stamps.every((stamp, i) => stamp >= (i === 0 ? before[0] : stamps[i - 1]!))).toBe(true);
    expect(stamps.at(-1)! <= clock.now()).toBe(true);
    for (const { timestamp, wallClockNs } of found) {
      const apart = wallClockNs! - clock.wallClockNs(timestamp!);
      expect(apart < 50_000_000n && apart > -50_000_000n).toBe(true);
      expect(clock.date(timestamp!).getTime()).toBeGreaterThanOrEqual(Number(before[1]) - 50);
      expect(clock.date(timestamp!).getTime()).toBeLessThanOrEqual(Date.now() + 50);
    }
  });

  test("stay beside their completions when the queue is resized", async () => {
    using loop = timedLoop(["timestamp"], 16);
    const { qp, cq, region } = loop;
    for (let i = 0; i < 5; i++) qp.write({ local: region.slice(0, 8), remote: region.remote(), wrId: i });
    // All five completions are in the queue before it is resized, so the resize moves them.
    const [first] = await take(cq, 1);
    await loop.device.nextEvent({ timeoutMs: 20 }).catch(() => {});
    cq.resize(512);
    const rest = await take(cq, 4);
    expect(rest.map(({ wrId }) => wrId)).toEqual([1, 2, 3, 4]);
    for (const [i, { timestamp }] of rest.entries())
      expect(timestamp! >= (i === 0 ? first! : rest[i - 1]!).timestamp!).toBe(true);
  });

  test("a clock wraps at its mask", () => {
    using device = openTestDevice();
    const clock = device.clock();
    expect(clock.frequencyHz).toBe(1_000_000_000);
    expect(clock.nanoseconds(5n)).toBe(5n);
    expect(() => clock.nanoseconds(5 as never)).toThrow(/bigint/);
    const now = clock.now();
    // One tick ago is just before now, not a whole wrap later.
    expect(clock.wallClockNs(now) - clock.wallClockNs(now - 1000n)).toBeGreaterThanOrEqual(1000n);
    device.close();
    expect(() => clock.now()).toThrow(/closed/);
  });

  test("by C names: a second start_poll and unrequested fields are refused", async () => {
    using loop = timedLoop(["byteLength"]);
    const { qp, cq, region, device } = loop;
    const { lib } = device;
    qp.write({ local: region.slice(0, 8), remote: region.remote() });
    expect(lib.ibv_next_poll(cq.pointer)).not.toBe(0);
    let started = lib.ibv_start_poll(cq.pointer, 0);
    while (started !== 0) started = lib.ibv_start_poll(cq.pointer, 0);
    expect(lib.ibv_start_poll(cq.pointer, 0)).not.toBe(0);
    expect(lib.ibv_wc_read_byte_len(cq.pointer)).toBe(8);
    expect(lib.ibv_wc_read_completion_ts(cq.pointer)).toBe(0n);
    expect(lib.ibv_wc_read_src_qp(cq.pointer)).toBe(0);
    lib.ibv_end_poll(cq.pointer);
    lib.ibv_end_poll(cq.pointer);
    expect(lib.ibv_wc_read_byte_len(cq.pointer)).toBe(0);
    using plain = device.createCompletionQueue();
    expect(lib.ibv_start_poll(plain.pointer, 0)).not.toBe(0);
  });
});

import { describe, expect, test } from "vitest";
import {
  ClosedError,
  type CompletionQueue,
  MemorySlice,
  QueueFullError,
  type QueuePairOptions,
  QueuePairStateError,
  type RegionSlice,
  remoteSlice,
  type WorkRequest,
} from "../../../src/index.ts";
import { deviceName, impatient, makePair, openTestDevice } from "./pair.ts";

// Objects whose properties change between reads, that close resources while they are read, or claim another
// type. C never receives them.

/** Returns a value without its type, as JavaScript callers or bugs may pass it. */
const untyped = <T>(value: unknown): T => value as T;

/** Calls `each` whenever a property of `target` is read. */
const watched = <T extends object>(target: T, each: (key: string | symbol) => unknown): T =>
  new Proxy(target, { get: (of, key) => each(key) ?? Reflect.get(of, key) });

describe(`hostile arguments on ${deviceName}`, () => {
  test("a request that closes what it names while it is read is refused", () => {
    for (const what of ["region", "qp", "cq", "device", "pd", "memory"] as const) {
      const { device, pd, near, far } = makePair();
      const { qp, cq, region } = near;
      const remote = far.region.remote();
      const things = { device, pd, qp, cq, region, memory: region.memory.memory };
      const request: WorkRequest = {
        opcode: "write",
        inline: true,
        local: region.slice(0, 8),
        get remote() {
          things[what].close();
          return remote;
        },
      };
      expect(() => qp.post([request]), what).toThrow(ClosedError);
      device.close();
    }
  });

  test("a device closed while the options of a wait are read is refused, and its descriptor is left alone", async () => {
    const device = openTestDevice();
    const options = {
      get timeoutMs() {
        device.close();
        return 5;
      },
    };
    await expect(device.nextEvent(options)).rejects.toThrow(ClosedError);
  });

  test("a window or region closed while its bind is read is refused", () => {
    using pair = makePair();
    const { pd, near } = pair;
    const closing = pd.createMemoryWindow(2);
    const request: WorkRequest = {
      opcode: "bindWindow",
      window: closing,
      region: near.region,
      access: ["remoteRead"],
      get key() {
        closing.close();
        return closing.remoteKey + 1;
      },
    };
    expect(() => near.qp.post([request])).toThrow(ClosedError);
    for (const target of ["window", "region"] as const) {
      const window = pd.createMemoryWindow(1);
      const region = pd.allocate(64, ["windowBind"]);
      const access = watched(["remoteRead"] as const, () => ({ window, region })[target].close());
      expect(() => window.bind(near.qp, region, access), target).toThrow(ClosedError);
    }
    expect(near.qp.outstanding.sends).toBe(0);
  });

  test("a slice with changing getters is read once", () => {
    using pair = makePair();
    const { near } = pair;
    let reads = 0;
    const slice: RegionSlice = {
      region: near.region,
      get offset() {
        return reads++ === 0 ? 0 : 2 ** 40;
      },
      byteLength: 8,
    };
    near.qp.send({ local: slice, inline: true, signaled: false });
    expect(reads).toBe(1);
  });

  test("objects that imitate library objects are TypeErrors", () => {
    using pair = makePair();
    const { device, pd, near, far } = pair;
    const remote = far.region.remote();
    const open = { ensureOpen() {}, device, protectionDomain: pd, pointer: 8 };
    const region = { ...open, localKey: 1, address: 8, byteLength: 1e9 };
    const forged: Record<string, () => unknown> = {
      region: () => near.qp.send({ local: untyped({ region, offset: 0, byteLength: 8 }), inline: true }),
      "proxy of a region": () => near.qp.send({ local: new Proxy(near.region, {}), inline: true }),
      "subclass of a region": () => near.qp.send({ local: Object.create(near.region), inline: true }),
      window: () =>
        near.qp.post([
          { opcode: "bindWindow", window: untyped(open), region: near.region, access: [], key: 1 },
        ]),
      channel: () => device.createCompletionQueue({ channel: untyped(open) }),
      completions: () => pd.createQueuePair({ completions: untyped(open) }),
      receiveCompletions: () =>
        pd.createQueuePair({ completions: near.cq, receiveCompletions: untyped<CompletionQueue>(open) }),
      sharedReceiveQueue: () =>
        pd.createQueuePair({ completions: near.cq, sharedReceiveQueue: untyped(open) }),
      memory: () => pd.register(new MemorySlice(untyped({ pointer: 8, byteLength: 99 }), 0, 9)),
      "a read that is inline": () =>
        near.qp.post([untyped({ opcode: "read", local: near.region.slice(0, 8), remote, inline: true })]),
      signal: () => near.cq.spin({ timeoutMs: 0, ...{ signal: {} } }),
    };
    for (const [name, call] of Object.entries(forged)) expect(call, name).toThrow(TypeError);
    for (const one of [Object.create(near.region), new Proxy(near.region, {})])
      expect(() => remoteSlice(one, 0, 8)).toThrow(/only inherits from an object of the library/);
    const { memory } = near.region.memory;
    expect(() => pd.register(new MemorySlice(memory, -4096, 8192))).toThrow(RangeError);
    expect(() => pd.register(new MemorySlice(memory, 0, memory.byteLength + 1))).toThrow(RangeError);
    expect(() => {
      untyped<{ pointer: number }>(near.qp).pointer = 8;
    }).toThrow(TypeError);
    expect(near.qp.outstanding.sends).toBe(0);
  });

  test("names that every object inherits are not option names", () => {
    using pair = makePair();
    const { pd, near } = pair;
    for (const name of ["toString", "constructor", "__proto__"]) {
      expect(() => pd.allocate(8, untyped([name]))).toThrow(TypeError);
      expect(() => pd.createQueuePair({ completions: near.cq, type: untyped(name) })).toThrow(TypeError);
      expect(() => near.qp.modify(untyped(name))).toThrow(TypeError);
    }
    expect(() => near.qp.modify("RTS", untyped({ toString: 1 }))).toThrow(/unknown option "toString"/);
  });

  test("lists with holes or a wrong length post nothing", () => {
    using pair = makePair();
    const { near, far } = pair;
    near.qp.write({ remote: far.region.remote() }); // Reused memory would be posted again here.
    expect(near.cq.spin().ok).toBe(true);
    const request: WorkRequest = { opcode: "send" };
    const holes: WorkRequest[] = [];
    holes[1] = request;
    expect(() => near.qp.post(holes)).toThrow(/request 1 is not an object/);
    expect(() => near.qp.post(new Array(2 ** 32 - 1))).toThrow(QueueFullError);
    expect(() => near.qp.prepare(new Array(2 ** 32 - 1))).toThrow(RangeError);
    for (const length of [Number.NaN, -5, 0, "x", 1e15]) {
      const list = watched([request], (key) => (key === "length" ? length : undefined));
      expect(() => near.qp.post(list), String(length)).toThrow();
    }
    expect(near.qp.outstanding.sends).toBe(0);
  });

  test("a post from a getter of a request to the same queue corrupts no request", () => {
    using pair = makePair();
    const { near, far } = pair;
    near.region.bytes.set([1, 2, 3, 4, 5]);
    const write = (at: number): WorkRequest => ({
      opcode: "write",
      wrId: at,
      local: near.region.slice(at, at + 1),
      remote: { ...far.region.remote(), address: far.region.address + at },
    });
    const outer: WorkRequest = {
      ...write(3),
      get opcode() {
        if (posted++ < 1) near.qp.post([write(1), write(2), write(0)]);
        return "write" as const;
      },
    } as WorkRequest;
    let posted = 0;
    near.qp.post([write(4), outer]);
    const ids = Array.from({ length: near.qp.outstanding.sends }, () => near.cq.spin().wrId);
    expect(ids.slice(-2)).toEqual([4, 3]);
    expect([...far.region.bytes.subarray(0, 5)]).toEqual([1, 2, 3, 4, 5]);
  });

  test("any number is a valid wrId, and its completion returns it", () => {
    using pair = makePair();
    const { near, far } = pair;
    const remote = far.region.remote();
    for (const wrId of [-1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53, 2 ** 64]) {
      expect(near.qp.write({ remote, wrId })).toBe(wrId);
      expect(near.cq.spin().wrId).toBe(wrId);
    }
    const prepared = near.qp.prepare([{ opcode: "write", remote }]);
    prepared.wrIds[0] = -7;
    prepared.post();
    expect(near.cq.spin().wrId).toBe(-7);
  });

  test("prepared requests stay within their memory after each move", () => {
    using pair = makePair();
    const { pd, near, far } = pair;
    const other = pd.allocate(64);
    const local = [near.region.slice(0, 8), other.slice(0, 8)];
    const prepared = near.qp.prepare([{ opcode: "write", local, remote: far.region.remote() }]);
    const { address } = near.region;
    const moves: [number, number, number, number][] = [
      [0, 0, address, -5],
      [0, 0, address, 1.5],
      [0, 0, Number.NaN, 8],
      [0, 0, address + near.region.byteLength, 1],
      [0, 2, address, 8],
      [0, -1, address, 8],
      [1, 0, address, 8],
      [0.5, 0, address, 8],
    ];
    for (const move of moves) expect(() => prepared.moveLocal(...move), String(move)).toThrow(RangeError);
    other.bytes.fill(9);
    prepared.moveLocal(0, 0, other.address, 8); // Another region has another key.
    prepared.post();
    expect(near.cq.spin().ok).toBe(true);
    expect(far.region.bytes[0]).toBe(9);
    other.close();
    expect(() => prepared.post()).toThrow(ClosedError);
  });

  test("prepared requests are refused after a reset or close of their queue pair, until it connects again", () => {
    using pair = makePair();
    const { near, far } = pair;
    const request: WorkRequest = { opcode: "write", remote: far.region.remote(), local: near.region };
    const prepared = near.qp.prepare([request]);
    prepared.post();
    near.qp.modify("RESET");
    expect(near.qp.outstanding.sends).toBe(0);
    expect(() => prepared.post()).toThrow(QueuePairStateError);
    far.qp.reset();
    far.qp.connect(near.qp.endpoint(), impatient);
    near.qp.connect(far.qp.endpoint(), impatient);
    near.cq.poll();
    prepared.post();
    expect(near.cq.spin().ok).toBe(true);
    near.qp.close();
    expect(() => prepared.post()).toThrow(ClosedError);
  });

  test("a region closes its windows, also when they are bound again", () => {
    const { device, pd, near } = makePair();
    const window = pd.createMemoryWindow(2);
    const key = (window.remoteKey & 0xffffff00) | 0x55;
    near.qp.post([
      { opcode: "bindWindow", window, region: near.region, access: ["remoteRead"], key: key >>> 0 },
    ]);
    const bound = near.cq.spin().ok;
    const elsewhere = pd.allocate(64, ["windowBind"]);
    window.bind(near.qp, elsewhere, ["remoteRead"]); // C refuses to bind a bound window of type 2 again.
    expect(near.cq.poll().length).toBeLessThanOrEqual(1);
    near.region.close();
    expect(bound && near.region.closed).toBe(true);
    device.close();
    expect(elsewhere.closed && window.closed).toBe(true);
  });

  test("an invalid signal is refused, and no timer fires later", async () => {
    using device = openTestDevice();
    const cq = device.createCompletionQueue();
    const fake = { aborted: false, addEventListener() {}, removeEventListener: null };
    for (const signal of [{}, fake, "stop", null]) {
      await expect(cq.next({ timeoutMs: 5, signal: untyped(signal) })).rejects.toThrow(TypeError);
      await expect(cq.channel!.wait({ timeoutMs: 5, signal: untyped(signal) })).rejects.toThrow(TypeError);
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  });

  test("closing a queue inside its own iteration ends the iteration", async () => {
    using pair = makePair();
    const { near, far } = pair;
    near.qp.post(Array.from({ length: 3 }, () => ({ opcode: "write", remote: far.region.remote() })));
    let seen = 0;
    const loop = async () => {
      for await (const _ of near.cq) {
        seen++;
        near.cq.close();
      }
    };
    await expect(loop()).rejects.toThrow(ClosedError);
    expect(seen).toBe(1);
  });

  test("a shared receive queue closed with receives outstanding closes its queue pairs", () => {
    using pair = makePair();
    const { device, pd, near } = pair;
    const srq = pd.createSharedReceiveQueue({ depth: 4 });
    const completions = device.createCompletionQueue();
    const options: QueuePairOptions = { completions, sharedReceiveQueue: srq };
    const qp = pd.createQueuePair(options);
    for (let i = 0; i < 4; i++) srq.receive({ local: near.region.slice(0, 8) });
    srq.close();
    expect(qp.closed).toBe(true);
    expect(completions.poll()).toEqual([]);
    using second = openTestDevice();
    const foreign = second.createProtectionDomain().createSharedReceiveQueue();
    expect(() => pd.createQueuePair({ completions, sharedReceiveQueue: foreign })).toThrow(/another device/);
  });

  test("invalid counts and indices are RangeErrors when completions are read", () => {
    using device = openTestDevice();
    const cq = device.createCompletionQueue();
    for (const count of [0, -0, -1, Number.NaN, -(2 ** 32), untyped<number>({}), untyped<number>("x")]) {
      expect(() => cq.pollInto(count), String(count)).toThrow(RangeError);
      expect(() => cq.poll(count), String(count)).toThrow(RangeError);
    }
    expect(cq.pollInto(2 ** 40)).toBe(0);
    for (const i of [-1, 64, 1.5, Number.NaN, untyped<number>("x")]) {
      for (const read of ["isOk", "wrId", "byteLength", "immediate", "completion"] as const) {
        expect(() => cq[read](i), `${read} ${i}`).toThrow(RangeError);
      }
    }
  });

  test("connecting a connected queue pair is an error with the fix", () => {
    using pair = makePair();
    const { near, far } = pair;
    expect(() => near.qp.connect(far.qp.endpoint())).toThrow(QueuePairStateError);
    expect(() => near.qp.connect(far.qp.endpoint())).toThrow(/is already connected\n.*reset\(\)/);
    near.qp.reset();
    expect(() => near.qp.connect(untyped(far.qp))).toThrow(
      /a queue pair, not its endpoint\. .*connect\(peer.endpoint\(\)\)/,
    );
    for (const options of [
      { hopLimit: 300 },
      { trafficClass: -1 },
      { flowLabel: 2 ** 20 },
      { timeout: 32 },
    ]) {
      near.qp.reset();
      expect(() => near.qp.connect(far.qp.endpoint(), options)).toThrow(RangeError);
    }
  });
});

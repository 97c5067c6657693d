import { describe, expect, test } from "vitest";
import { libc } from "../../../ffi/libc/index.ts";
import {
  ClosedError,
  Memory,
  type MemoryRegion,
  openDevice,
  QueuePairStateError,
  remoteSlice,
  VerbsError,
} from "../../../src/index.ts";
import { deviceName, makePair, openTestDevice } from "./pair.ts";

// Misuse that once crashed the process, or could have. None of these calls may crash it.

const untyped = <T>(value: unknown): T => value as T;

describe(`misuse of ${deviceName}`, () => {
  test("everything can be closed twice, in any order", () => {
    const { device, pd, near, far } = makePair();
    const srq = pd.createSharedReceiveQueue();
    near.cq.close();
    expect(near.qp.closed).toBe(true);
    near.cq.close();
    pd.close();
    pd.close();
    expect([far.qp.closed, far.region.closed, srq.closed]).toEqual([true, true, true]);
    expect(far.cq.closed).toBe(false);
    device.close();
    device.close();
    far.cq.close();
    expect(far.cq.channel?.closed).toBe(true);
  });

  test("options beside a request are refused, which would be ignored otherwise", () => {
    const { device, near } = makePair();
    const local = near.region.slice(0, 8);
    const ignored = { signaled: false };
    for (const [name, request] of Object.entries({
      ...{ send: { local }, write: { local }, read: { local }, receive: { local } },
      post: [{ opcode: "send", local }],
    })) {
      const post = untyped<Record<string, (...values: unknown[]) => unknown>>(near.qp);
      expect(() => post[name]!(request, ignored)).toThrow(new RegExp(`^${name} takes 1 argument \\(request`));
    }
    expect(near.qp.outstanding).toEqual({ sends: 0, receives: 0 });
    device.close();
  });

  test("closing the memory first closes its region", () => {
    using device = openTestDevice();
    const pd = device.createProtectionDomain();
    const memory = Memory.allocate(4096);
    const region = pd.register(memory);
    memory.close();
    expect(region.closed).toBe(true);
    const owned = pd.allocate(4096);
    owned.memory.memory.close();
    expect(owned.closed).toBe(true);
  });

  test("every method after close is a ClosedError that names the object", () => {
    const { device, pd, near, far } = makePair();
    const { qp, cq, region } = near;
    const remote = far.region.remote();
    const prepared = qp.prepare([{ opcode: "write", local: region.slice(0, 8), remote }]);
    const srq = pd.createSharedReceiveQueue();
    const channel = cq.channel!;
    using memory = Memory.allocate(8);
    device.close();
    const calls: Record<string, () => unknown> = {
      attributes: () => device.attributes(),
      port: () => device.port(),
      gids: () => device.gids(),
      createProtectionDomain: () => device.createProtectionDomain(),
      createCompletionQueue: () => device.createCompletionQueue(),
      createCompletionChannel: () => device.createCompletionChannel(),
      register: () => pd.register(memory),
      allocate: () => pd.allocate(8),
      createQueuePair: () => pd.createQueuePair({ completions: cq }),
      createSharedReceiveQueue: () => pd.createSharedReceiveQueue(),
      createAddressHandle: () => pd.createAddressHandle({ gid: "::ffff:10.0.0.1" }),
      createMemoryWindow: () => pd.createMemoryWindow(),
      poll: () => cq.poll(),
      pollInto: () => cq.pollInto(),
      spin: () => cq.spin(),
      arm: () => cq.arm(),
      resize: () => cq.resize(10),
      dispatch: () => channel.dispatch(),
      modify: () => qp.modify("ERR"),
      query: () => qp.query(),
      endpoint: () => qp.endpoint(),
      connect: () => qp.connect(untyped({})),
      send: () => qp.send({}),
      write: () => qp.write({ remote }),
      receive: () => qp.receive(),
      preparedPost: () => prepared.post(),
      reset: () => qp.reset(),
      bytes: () => region.bytes,
      slice: () => region.slice(0, 1),
      remote: () => region.remote(),
      srqReceive: () => srq.receive(),
      srqQuery: () => srq.query(),
    };
    for (const [name, call] of Object.entries(calls)) {
      expect(call, name).toThrow(ClosedError);
    }
    expect(() => cq.poll()).toThrow(/CompletionQueue \(\d+ entries\) is closed/);
  });

  test("async methods after close reject", async () => {
    const { device, near } = makePair();
    device.close();
    await expect(near.cq.next()).rejects.toThrow(ClosedError);
    await expect(near.cq.completionOf(1)).rejects.toThrow(ClosedError);
    await expect(near.cq.channel!.wait()).rejects.toThrow(ClosedError);
    await expect(device.nextEvent()).rejects.toThrow(ClosedError);
    await expect(near.qp.drain()).rejects.toThrow(ClosedError);
  });

  test("views of closed memory are empty, not dangling", () => {
    const memory = Memory.allocate(4096);
    const { bytes } = memory;
    bytes[0] = 1;
    memory.close();
    expect(bytes.length).toBe(0);
    expect(bytes[0]).toBeUndefined();
    bytes[0] = 5;
    expect(() => memory.bytes).toThrow(ClosedError);
    expect(() => memory.slice(0, 1)).toThrow(ClosedError);
  });

  test("memory of an invalid length is refused", () => {
    for (const length of [0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 60, untyped<number>("8")]) {
      expect(() => Memory.allocate(length), String(length)).toThrow(RangeError);
    }
  });

  test("slices out of bounds are refused", () => {
    using device = openTestDevice();
    const pd = device.createProtectionDomain();
    const region = pd.allocate(100);
    for (const [from, to] of [
      [-1, 5],
      [0, 101],
      [50, 40],
      [0.5, 2],
      [Number.NaN, 2],
    ] as const) {
      expect(() => region.slice(from, to)).toThrow(RangeError);
      expect(() => region.memory.memory.slice(from, to)).toThrow(RangeError);
      expect(() => remoteSlice(region.remote(), from, to)).toThrow(RangeError);
    }
    expect(() => pd.register(region.memory.memory.slice(8, 8))).toThrow(RangeError);
  });

  test("a forged slice does not reach past its region", () => {
    using pair = makePair();
    const { near, far } = pair;
    const forged = { region: near.region, offset: near.region.byteLength - 4, byteLength: 8 };
    expect(() => near.qp.write({ local: forged, remote: far.region.remote() })).toThrow(RangeError);
    expect(() => near.qp.write({ local: { ...forged, offset: -8 }, remote: far.region.remote() })).toThrow(
      RangeError,
    );
    expect(() =>
      near.qp.write({ local: { ...forged, offset: Number.NaN }, remote: far.region.remote() }),
    ).toThrow(RangeError);
  });

  test("more bytes than the peer's memory has are refused before they are sent", () => {
    using pair = makePair();
    const { near, far } = pair;
    const remote = remoteSlice(far.region.remote(), 0, 10);
    expect(() => near.qp.write({ local: near.region.slice(0, 11), remote })).toThrow(/do not fit/);
    expect(() =>
      near.qp.fetchAndAdd({ local: near.region.slice(0, 8), remote: remoteSlice(remote, 1, 9), add: 1n }),
    ).toThrow(/multiple of 8/);
    expect(() => near.qp.fetchAndAdd({ local: near.region.slice(0, 4), remote, add: 1n })).toThrow(/8 bytes/);
  });

  test("freed memory cannot be registered", () => {
    using device = openTestDevice();
    const pd = device.createProtectionDomain();
    const memory = Memory.allocate(4096);
    const slice = memory.slice(0, 4096);
    memory.close();
    expect(() => pd.register(memory)).toThrow(ClosedError);
    expect(() => pd.register(slice)).toThrow(ClosedError);
  });

  test("memory unmapped behind the library's back is EFAULT, not a crash", () => {
    using device = openTestDevice();
    const pd = device.createProtectionDomain();
    const memory = Memory.allocate(8192);
    libc.munmap(memory.pointer, 8192);
    try {
      pd.register(memory);
      throw new Error("it was registered");
    } catch (error) {
      expect(error).toBeInstanceOf(VerbsError);
      expect(error).toMatchObject({ verb: "ibv_reg_mr", code: "EFAULT" });
    }
    memory.close();
  });

  test("sends in RESET, INIT and RTR, and receives in RESET, are refused by name", () => {
    using pair = makePair({ connect: false, near: { initialize: false } });
    const { near, far } = pair;
    expect(() => near.qp.send({})).toThrow(QueuePairStateError);
    expect(() => near.qp.send({})).toThrow(/is in RESET/);
    expect(() => near.qp.receive()).toThrow(/is in RESET/);
    expect(() => far.qp.send({})).toThrow(/is in INIT/);
    far.qp.receive();
    near.qp.connect(far.qp.endpoint());
    near.qp.receive();
  });

  test("objects of another protection domain or device are refused by name", () => {
    using pair = makePair();
    const { device, near, far } = pair;
    const other = device.createProtectionDomain();
    const foreign = other.allocate(64);
    expect(() => near.qp.send({ local: foreign })).toThrow(/another protection domain/);
    using second = openTestDevice();
    const secondPd = second.createProtectionDomain();
    expect(() => secondPd.createQueuePair({ completions: near.cq })).toThrow(/another device/);
    expect(() => near.qp.send({ local: untyped({ region: {}, offset: 0, byteLength: 1 }) })).toThrow(
      TypeError,
    );
    expect(far.qp.outstanding.sends).toBe(0);
  });

  test("wrong types are refused before C sees them", () => {
    using pair = makePair();
    const { device, pd, near, far } = pair;
    const remote = far.region.remote();
    const local: MemoryRegion = near.region;
    const wrong: Record<string, () => unknown> = {
      "no requests": () => near.qp.post([]),
      "invalid requests": () => near.qp.post(untyped("write")),
      "a request that is null": () => near.qp.post(untyped([null])),
      "an unknown opcode": () => near.qp.post(untyped([{ opcode: "teleport" }])),
      "memory that is not registered": () => near.qp.send({ local: untyped(new Uint8Array(8)) }),
      "local null": () => near.qp.send({ local: untyped(null) }),
      "remote missing": () => near.qp.write(untyped({ local })),
      "remote half": () => near.qp.write({ local, remote: untyped({ address: 5 }) }),
      "an atomic with a number": () =>
        near.qp.fetchAndAdd({ local: local.slice(0, 8), remote, add: untyped(1) }),
      "a wrId that is text": () => near.qp.send({ wrId: untyped("7") }),
      "immediate too large": () => near.qp.send({ immediate: 2 ** 32 }),
      "immediate fractional": () => near.qp.send({ immediate: 1.5 }),
      "inline too long": () => near.qp.send({ local: local.slice(0, 4096), inline: true }),
      "too many segments": () => near.qp.send({ local: Array(9).fill(local.slice(0, 1)) }),
      "both immediate and invalidate": () => near.qp.send({ immediate: 1, invalidateKey: 1 }),
      "UD destination on RC": () => near.qp.send({ to: untyped({ qpNumber: 1 }) }),
      "unknown access": () => pd.allocate(8, untyped(["fly"])),
      "access text": () => pd.allocate(8, untyped("remoteWrite")),
      "unknown QP type": () => pd.createQueuePair({ completions: near.cq, type: untyped("XX") }),
      "no completions": () => pd.createQueuePair(untyped({})),
      "negative depth": () => pd.createQueuePair({ completions: near.cq, sendDepth: -1 }),
      "depth NaN": () => pd.createQueuePair({ completions: near.cq, sendDepth: Number.NaN }),
      "no entries": () => device.createCompletionQueue({ entries: 0 }),
      "unknown state": () => near.qp.modify(untyped("FLYING")),
      "unknown attribute": () => near.qp.modify("RTS", untyped({ color: 1 })),
      "attribute out of range": () => near.qp.modify("RTS", { minRnrTimer: 32 }),
      "poll nothing": () => near.cq.poll(0),
      "spin with text": () => near.cq.spin({ timeoutMs: untyped("soon") }),
      "window of type 3": () => pd.createMemoryWindow(untyped(3)),
      "address handle to nowhere": () => pd.createAddressHandle({}),
      "invalid GID": () => pd.createAddressHandle({ gid: "nonsense" }),
      "device name number": () => openDevice(untyped(7)),
      "SRQ without room": () => pd.createSharedReceiveQueue({ depth: 0 }),
    };
    for (const [name, call] of Object.entries(wrong)) {
      let thrown: unknown;
      try {
        call();
      } catch (error) {
        thrown = error;
      }
      expect(thrown instanceof TypeError || thrown instanceof RangeError, `${name}: ${thrown}`).toBe(true);
    }
    expect(near.qp.outstanding.sends).toBe(0);
    near.qp.write({ local: local.slice(0, 8), remote });
    expect(near.cq.spin().ok).toBe(true);
  });

  test("capabilities beyond the device are a VerbsError with the requested values", () => {
    using pair = makePair({ connect: false });
    const { device, pd, near } = pair;
    const { maxQueueDepth, maxCompletionEntries } = device.attributes();
    expect(() => pd.createQueuePair({ completions: near.cq, sendDepth: maxQueueDepth + 1 })).toThrow(
      VerbsError,
    );
    expect(() => pd.createQueuePair({ completions: near.cq, sendDepth: maxQueueDepth + 1 })).toThrow(
      /sendDepth/,
    );
    expect(() => device.createCompletionQueue({ entries: maxCompletionEntries + 1 })).toThrow(VerbsError);
  });

  test("closing in the middle of a transfer is safe", async () => {
    for (let round = 0; round < 10; round++) {
      const { device, near, far } = makePair({ bytes: 1 << 20 });
      near.qp.write({ local: near.region, remote: far.region.remote() });
      const waiting = near.cq.next().catch((error: unknown) => error);
      if (round % 2) await new Promise((resolve) => setImmediate(resolve));
      [near.region, far.region, near.qp, far.qp, near.cq][round % 5]!.close();
      device.close();
      expect(await waiting).toBeDefined();
    }
  });

  test("raw C functions on an object's pointer still work beside it", () => {
    using device = openTestDevice();
    const pd = device.lib.ibv_alloc_pd(device.pointer);
    expect(pd).toBeGreaterThan(0);
    expect(device.lib.ibv_dealloc_pd(pd)).toBe(0);
    expect(device.createCompletionQueue().entries).toBe(256);
  });
});

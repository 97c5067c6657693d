import { describe, expect, test } from "vitest";
import { type CompletionError, Memory, openDevice, remoteSlice, VerbsError } from "../../../src/index.ts";
import { deviceName, impatient, makePair, pattern, word } from "./pair.ts";

// Optional kinds of memory: regions that change, regions with another base address, regions without memory,
// NIC memory, and thread domains.

/**
 * Returns the result of `make`, or skips the test and returns undefined when the device lacks the feature.
 */
function have<T>(skip: (reason: string) => void, make: () => T): T | undefined {
  try {
    return make();
  } catch (error) {
    if (deviceName === "soft0" || !(error instanceof VerbsError)) throw error;
    expect(["EOPNOTSUPP", "ENOTSUP", "EINVAL", "ENOSYS"]).toContain(error.code);
    skip(`${deviceName}: ${error.message}`);
    return undefined;
  }
}

const statusOf = (next: Promise<unknown>): Promise<string> =>
  next.then(
    () => "SUCCESS",
    (error: CompletionError) => error.status,
  );

describe(`memory on ${deviceName}`, () => {
  test("a region counts its bytes from the given address", async ({ skip }) => {
    using pair = makePair({ connect: impatient });
    const { pd, near } = pair;
    const memory = Memory.allocate(8192);
    const region = have(skip, () =>
      pd.register(memory.slice(4096), ["remoteWrite", "remoteRead"], { iova: 0x10000 }),
    );
    if (!region) return;
    expect(region.remote()).toMatchObject({ address: 0x10000, byteLength: 4096 });
    near.region.bytes.set(pattern(100));
    near.qp.write({ local: near.region.slice(0, 100), remote: remoteSlice(region.remote(), 50) });
    await near.cq.next();
    expect(Buffer.from(memory.bytes.subarray(4146, 4246)).equals(pattern(100))).toBe(true);
    // The region also works as the local side of a request.
    near.qp.read({ local: region.slice(200, 300), remote: pair.far.region.remote() });
    expect((await near.cq.next()).ok).toBe(true);
    expect(() => near.qp.write({ local: region.slice(0, 8), remote: region.remote(), inline: true })).toThrow(
      /inline/,
    );
    expect(() => pd.register(memory, [], { iova: -1 })).toThrow(RangeError);
    memory.close();
    expect(region.closed).toBe(true);
  });

  test("a region's rights change", async ({ skip }) => {
    using pair = makePair({ connect: impatient });
    const { pd, near } = pair;
    const region = pd.allocate(4096, ["remoteRead"]);
    const write = () => {
      near.qp.write({ local: near.region.slice(0, 8), remote: region.remote() });
      return statusOf(near.cq.next());
    };
    near.region.bytes.fill(9);
    if (have(skip, () => region.reregister(["remoteWrite"]) ?? true) === undefined) return;
    expect(await write()).toBe("SUCCESS");
    expect(region.bytes[0]).toBe(9);
    region.reregister(["remoteRead"]);
    expect(await write()).toBe("REM_ACCESS_ERR");
    expect(() => region.reregister(["remoteWrit" as never])).toThrow(/remoteWrite/);
    region.close();
    expect(() => region.reregister([])).toThrow(/closed/);
  });

  test("a null region drops received bytes and sends zeros", async ({ skip }) => {
    using pair = makePair({ connect: impatient });
    const { pd, near, far } = pair;
    const nothing = have(skip, () => pd.createNullRegion());
    if (!nothing) return;
    near.region.bytes.set(pattern(200));
    far.region.bytes.fill(255);
    far.qp.receive({ local: [far.region.slice(0, 10), nothing.slice(0, 100), far.region.slice(10, 20)] });
    near.qp.send({ local: near.region.slice(0, 120) });
    expect((await far.cq.next()).byteLength).toBe(120);
    await near.cq.next();
    const kept = Buffer.concat([pattern(200).subarray(0, 10), pattern(200).subarray(110, 120)]);
    expect(Buffer.from(far.region.bytes.subarray(0, 20)).equals(kept)).toBe(true);
    near.qp.write({ local: [near.region.slice(0, 4), nothing.slice(0, 8)], remote: far.region.remote() });
    await near.cq.next();
    expect([...far.region.bytes.subarray(4, 12)]).toEqual(Array(8).fill(0));
    near.qp.read({ local: nothing.slice(0, 5000), remote: far.region.remote() });
    expect((await near.cq.next()).byteLength).toBe(5000);
    expect(() => nothing.bytes).toThrow(/null region/);
    expect(() =>
      near.qp.write({ local: nothing.slice(0, 8), remote: far.region.remote(), inline: true }),
    ).toThrow(/inline/);
  });

  test("NIC memory is copied to and from, written by peers, and addressed from 0", async ({ skip }) => {
    using pair = makePair({ connect: impatient });
    const { device, pd, near } = pair;
    const memory = have(skip, () => device.allocateNicMemory(4096));
    if (!memory) return;
    memory.write(pattern(100), 10);
    expect(Buffer.from(memory.read(10, 110)).equals(pattern(100))).toBe(true);
    expect(() => memory.write(pattern(100), 4000)).toThrow(RangeError);
    expect(() => memory.read(0, 4097)).toThrow(RangeError);
    const region = pd.registerNicMemory(memory, ["remoteWrite", "remoteRead", "remoteAtomic"], {
      from: 1024,
      to: 2048,
    });
    expect(region).toMatchObject({ address: 0, byteLength: 1024, path: "NIC memory" });
    near.region.bytes.set(pattern(64, 3));
    near.qp.write({ local: near.region.slice(0, 64), remote: remoteSlice(region.remote(), 100) });
    await near.cq.next();
    expect(Buffer.from(memory.read(1124, 1188)).equals(pattern(64, 3))).toBe(true);
    near.qp.fetchAndAdd({ local: near.region.slice(0, 8), remote: region.remote(), add: 7n });
    await near.cq.next();
    expect(new DataView(memory.read(1024, 1032).buffer).getBigUint64(0, true)).toBe(7n);
    near.qp.write({
      local: near.region.slice(0, 64),
      remote: { ...region.remote(), address: 1000, byteLength: 64 },
    });
    expect(await statusOf(near.cq.next())).toBe("REM_ACCESS_ERR");
    memory.close();
    expect(region.closed).toBe(true);
    expect(() => memory.read()).toThrow(/closed/);
    expect(() => device.allocateNicMemory(0)).toThrow(RangeError);
    expect(() => device.allocateNicMemory(2 ** 40)).toThrow();
  });

  test("regions with on-demand paging accept advice", async ({ skip }) => {
    using pair = makePair({ connect: impatient });
    const { pd, device, near } = pair;
    if (!device.extendedAttributes().onDemandPaging.supported)
      return skip(`${deviceName} has no on-demand paging`);
    const paged = pd.register(Memory.allocate(65_536), ["remoteWrite", "onDemand"]);
    pd.advise([paged.slice(0, 4096), paged], "prefetchWrite", { wait: true });
    pd.advise([paged], "prefetch");
    near.qp.write({ local: near.region.slice(0, 8), remote: paged.remote() });
    expect((await near.cq.next()).ok).toBe(true);
    expect(() => pd.advise([], "prefetch")).toThrow(/at least one/);
    expect(() => pd.advise([paged], "prefech" as never)).toThrow(/prefetch/);
    using other = device.createProtectionDomain();
    expect(() => other.advise([paged], "prefetch")).toThrow(/another protection domain/);
    paged.close();
    expect(() => pd.advise([paged], "prefetch")).toThrow(/closed/);
  });

  test("a parent domain shares the keys of its domain, and closes before it", async ({ skip }) => {
    using device = openDevice(deviceName);
    const pd = device.createProtectionDomain();
    const threads = have(skip, () => device.createThreadDomain());
    if (!threads) return;
    const own = pd.createParentDomain(threads);
    expect(own.base).toBe(pd);
    const completions = device.createCompletionQueue();
    const qp = own.createQueuePair({ completions });
    const endpoint = qp.endpoint();
    qp.connect(endpoint);
    const [mine, its] = [own.allocate(64, ["remoteWrite"]), pd.allocate(64, ["remoteWrite"])];
    mine.bytes.fill(3);
    qp.write({ local: mine, remote: its.remote() });
    expect((await completions.next()).ok).toBe(true);
    expect(its.bytes[0]).toBe(3);
    qp.write({ local: its, remote: mine.remote() });
    expect((await completions.next()).ok).toBe(true);
    using other = device.createProtectionDomain();
    expect(() => qp.write({ local: other.allocate(64), remote: its.remote() })).toThrow(
      /another protection domain/,
    );
    expect(() => pd.createParentDomain({} as never)).toThrow(/createThreadDomain/);
    threads.close();
    expect([own.closed, qp.closed, mine.closed, its.closed, pd.closed]).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
    const again = pd.createParentDomain();
    // A handle is valid in its own protection domain only.
    again.createAddressHandle({ to: endpoint }).close();
    pd.close();
    expect(again.closed).toBe(true);
  });
});

describe.skipIf(deviceName !== "soft0")("soft0's refusals", () => {
  test("reregistration is refused for a region with a bound window, and for invalid memory", async () => {
    using pair = makePair({ connect: impatient, farAccess: ["localWrite", "windowBind"] });
    const { far, pd } = pair;
    const window = pd.createMemoryWindow();
    const { wrId } = window.bind(far.qp, far.region, ["remoteWrite"]);
    await far.cq.completionOf(wrId);
    expect(() => far.region.reregister(["remoteRead"])).toThrow(/EBUSY/);
    window.close();
    far.region.reregister(["remoteRead"]);
    const { lib } = pair.device;
    expect(lib.ibv_rereg_mr(far.region.pointer, 0, 0, 0, 0, 0)).not.toBe(0);
    expect(lib.ibv_rereg_mr(far.region.pointer, 8, 0, 0, 0, 0)).not.toBe(0);
    expect(lib.ibv_rereg_mr(pd.pointer, 4, 0, 0, 0, 1)).not.toBe(0);
  });

  test("by C names a region moves to other memory and another domain", async () => {
    using pair = makePair({ connect: impatient });
    const { near, far, device } = pair;
    const { lib } = device;
    const memory = Memory.allocate(4096);
    const { remoteKey } = far.region;
    expect(lib.ibv_rereg_mr(far.region.pointer, 1, 0, memory.pointer, 4096, 0)).toBe(0);
    near.region.bytes.fill(5);
    near.qp.write({
      local: near.region.slice(0, 8),
      remote: { address: memory.pointer, byteLength: 4096, remoteKey },
    });
    await near.cq.next();
    expect(memory.bytes[0]).toBe(5);
    expect(word(far.region).getBigUint64(0, true)).toBe(0n);
    const other = device.createProtectionDomain();
    expect(lib.ibv_rereg_mr(far.region.pointer, 2, other.pointer, 0, 0, 0)).toBe(0);
    near.qp.write({
      local: near.region.slice(0, 8),
      remote: { address: memory.pointer, byteLength: 4096, remoteKey },
    });
    expect(await statusOf(near.cq.next())).toBe("REM_ACCESS_ERR");
    expect(lib.ibv_dealloc_pd(other.pointer)).not.toBe(0);
    far.region.close();
  });

  test("freeing objects in use and advice for invalid memory are refused", () => {
    using pair = makePair({ connect: false });
    const { device, pd } = pair;
    const { lib } = device;
    const memory = device.allocateNicMemory(64);
    pd.registerNicMemory(memory, ["remoteRead"]);
    expect(lib.ibv_free_dm(memory.pointer)).not.toBe(0);
    const threads = device.createThreadDomain();
    pd.createParentDomain(threads);
    expect(lib.ibv_dealloc_td(threads.pointer)).not.toBe(0);
    expect(lib.ibv_advise_mr(pd.pointer, 0, 0, memory.pointer, 0)).not.toBe(0);
    expect(lib.ibv_reg_dm_mr(pd.pointer, memory.pointer, 0, 64, 1)).toBe(0);
    expect(lib.ibv_memcpy_to_dm(memory.pointer, 60, pair.near.region.address, 5)).not.toBe(0);
  });
});

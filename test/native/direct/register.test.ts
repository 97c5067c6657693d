import { spawn } from "node:child_process";
import process from "node:process";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { ibv_mr } from "../../../ffi/ibverbs/index.ts";
import { Errno, errno, libc } from "../../../ffi/libc/index.ts";
import { runtimeName } from "../../../ffi/runtime/index.ts";
import {
  AddressRange,
  type Buffer,
  dmaBuf,
  granularity,
  PhysicalMemory,
  share,
} from "../../../src/cuda/index.ts";
import { BounceRegion, ClosedError, DevicePathError, DoorbellError, Memory } from "../../../src/index.ts";
import { type DeviceMemory, deviceMemory } from "../../../src/memory/device-memory.ts";
import { gpuAndNic } from "./gpu-and-nic.ts";

/** Returns a buffer of the soft GPU without a host address, like a buffer of a real GPU. */
function hidden(buffer: Buffer, changes: Partial<DeviceMemory> = {}) {
  const memory = buffer[deviceMemory]();
  const { needsFlush, ...rest } = memory;
  return { [deviceMemory]: () => ({ ...rest, needsFlush, hostAddress: undefined, ...changes }) };
}

const noDmaBuf = (): never => {
  throw new DoorbellError("cuMemGetHandleForAddressRange failed: CUDA_ERROR_NOT_SUPPORTED");
};

describe("memory of a GPU as a region", () => {
  test("of the soft GPU is read, written and used for atomics in place", async () => {
    await using both = gpuAndNic();
    const { gpu, pd, transfer } = both;
    const buffer = gpu.allocate(4096);
    buffer.fill(0);
    const region = pd.register(buffer, ["remoteWrite", "remoteRead", "remoteAtomic"]);
    expect(region.path).toBe("shared memory");
    expect(region.pathReason).toMatch(/soft GPU/);
    expect([region.needsFlush, region.orderedCopies]).toEqual([false, true]);
    const host = pd.allocate(4096);
    host.bytes.set([1, 2, 3, 4]);
    await transfer((qp) => qp.write({ local: host.slice(0, 4), remote: region.slice(8, 12).remote() }));
    expect([...buffer.slice(6, 14).toArray()]).toEqual([0, 0, 1, 2, 3, 4, 0, 0]);
    buffer.fill(9);
    await transfer((qp) => qp.read({ local: host.slice(100, 200), remote: region.slice(0, 100).remote() }));
    expect(host.bytes.subarray(100, 200).every((byte) => byte === 9)).toBe(true);
    buffer.as("u64").fill(5n);
    const [old, word] = [host.slice(0, 8), region.slice(16, 24).remote()];
    await transfer((qp) => qp.fetchAndAdd({ local: old, remote: word, add: 37n }));
    expect(buffer.as("u64").slice(2, 3).toArray()[0]).toBe(42n);
    // The region is the source of a write from GPU to GPU.
    await transfer((qp) => qp.write({ local: region.slice(16, 24), remote: region.slice(0, 8).remote() }));
    expect(buffer.as("u64").toArray()[0]).toBe(42n);
  });

  test("has no bytes and no Memory on the host, and is refused as inline data", async () => {
    await using both = gpuAndNic();
    const { gpu, pd, queuePair } = both;
    const buffer = gpu.allocate(4096);
    const direct = pd.register(hidden(buffer), ["remoteWrite"]);
    expect(direct.path).toBe("dma-buf");
    expect(() => direct.bytes).toThrow(/device memory at 0x.*toArray\(\)/);
    expect(() => direct.memory).toThrow(TypeError);
    expect(() =>
      queuePair.write({ local: direct.slice(0, 8), remote: direct.slice(8, 16).remote(), inline: true }),
    ).toThrow(/MemoryRegion \(4096 bytes\) is not host memory at its own address \(dma-buf\)/);
    expect(queuePair.outstanding.sends).toBe(0);
  });

  test("uses dma-buf if it has no host address, at any byte offset", async () => {
    await using both = gpuAndNic();
    const { gpu, pd, transfer } = both;
    const buffer = gpu.allocate(3 * 4096);
    buffer.fill(0);
    const part = buffer.slice(1000, 9000);
    const region = pd.register(hidden(part), ["remoteWrite"]);
    expect([region.path, region.address]).toEqual(["dma-buf", part.pointer]);
    const host = pd.allocate(8000);
    host.bytes.fill(7);
    await transfer((qp) => qp.write({ local: host, remote: region.remote() }));
    const all = buffer.toArray();
    expect(all.indexOf(7)).toBe(1000);
    expect(all.lastIndexOf(7)).toBe(8999);
    region.close();
    await expect(
      transfer((qp) => qp.write({ local: host, remote: { ...host.remote(), remoteKey: 1 } })),
    ).rejects.toThrow();
  });

  test("of a pool works, and mapped addresses work until they are unmapped", async () => {
    await using both = gpuAndNic();
    const { gpu, pd, transfer } = both;
    const host = pd.allocate(16);
    host.bytes.fill(3);
    const pooled = gpu.allocateAsync(4096);
    await gpu.done();
    const ofPool = pd.register(hidden(pooled), ["remoteWrite"]);
    await transfer((qp) => qp.write({ local: host, remote: ofPool.slice(0, 16).remote() }));
    expect([...pooled.slice(14, 17).toArray()].slice(0, 2)).toEqual([3, 3]);
    pooled.close(gpu.stream);
    expect(ofPool.closed).toBe(true);

    const unit = granularity(gpu);
    const range = AddressRange.reserve(gpu, unit);
    expect(() => pd.register(range)).toThrow(/at least 1 byte/);
    const memory = PhysicalMemory.allocate(gpu, unit);
    range.map(memory);
    expect(() => pd.register(range)).toThrow(/no device has access/);
    range.setAccess(gpu);
    for (const how of [
      range,
      { [deviceMemory]: () => ({ ...range[deviceMemory](), hostAddress: undefined }) },
    ]) {
      const region = pd.register(how, ["remoteWrite"]);
      await transfer((qp) => qp.write({ local: host, remote: region.slice(32, 48).remote() }));
      expect(range.buffer("u8", 48).toArray()[47]).toBe(3);
      if (how === range) continue;
      range.unmap();
      expect(region.closed).toBe(true);
      expect(() => region.remote()).toThrow(ClosedError);
    }
  });

  test("of another process is registered through a share", async () => {
    await using both = gpuAndNic();
    const buffer = both.gpu.allocate(4 << 20).fill(1);
    both.gpu.synchronize();
    const script = fileURLToPath(new URL("./sharing-writer.ts", import.meta.url));
    const runtime = runtimeName === "deno" ? ["run", "-A"] : [];
    const child = spawn(process.execPath, [...runtime, script, share(buffer).ticket], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    expect(await text(child.stdout)).toBe("shared memory\n");
    const bytes = buffer.toArray();
    expect([bytes.indexOf(5), bytes.lastIndexOf(5)]).toEqual([1000, 1099]);
  });

  test("closes before its memory is freed", async () => {
    await using both = gpuAndNic();
    const { gpu, pd } = both;
    const buffer = gpu.allocate(4096);
    const region = pd.register(buffer, ["remoteWrite"]);
    buffer.close();
    expect(region.closed).toBe(true);
    expect(() => pd.register(buffer)).toThrow(ClosedError);
    const bounced = pd.register(hidden(gpu.allocate(64), { dmaBuf: noDmaBuf }), [], { bounce: true });
    gpu.close();
    expect(bounced.closed).toBe(true);
  });

  test("that the NIC cannot reach is refused, or copied through host memory with `bounce`", async () => {
    await using both = gpuAndNic();
    const { gpu, pd, transfer } = both;
    const buffer = gpu.from(Uint8Array.from({ length: 4096 }, (_, i) => i));
    const unreachable = hidden(buffer, { dmaBuf: noDmaBuf });
    const refused = () => pd.register(unreachable, ["remoteWrite"]);
    expect(refused).toThrow(DevicePathError);
    expect(refused).toThrow(
      /dma-buf: .*CUDA_ERROR_NOT_SUPPORTED\.\n {2}With peermem: .*\n {2}hint: .*bounce: true/,
    );
    const region = pd.register(unreachable, ["remoteWrite", "remoteRead"], { bounce: true });
    if (!(region instanceof BounceRegion)) throw new Error("no BounceRegion");
    expect(region.path).toBe("bounce");
    expect(region.pathReason).toMatch(/no dma-buf \(.*\), no peermem \(.*\)/);
    const host = pd.allocate(64);
    await region.fromDevice(0, 64);
    await transfer((qp) => qp.write({ local: region.slice(1, 17), remote: region.slice(32, 48).remote() }));
    await transfer((qp) => qp.read({ local: host.slice(0, 16), remote: region.slice(32, 48).remote() }));
    expect(buffer.slice(32, 33).toArray()[0]).toBe(32);
    await region.toDevice(32, 48);
    expect([...buffer.slice(31, 49).toArray()]).toEqual([
      31,
      ...Array.from({ length: 16 }, (_, i) => i + 1),
      48,
    ]);
    await expect(region.toDevice(0, 4097)).rejects.toThrow(RangeError);
  });

  test("is copied through host memory on request, even where the NIC reaches it", async () => {
    await using both = gpuAndNic();
    const { gpu, pd, transfer } = both;
    using buffer = gpu.from(Uint8Array.from({ length: 64 }, (_, i) => i));
    const region = pd.register(buffer, ["remoteWrite"], { bounce: "always" });
    if (!(region instanceof BounceRegion)) throw new Error("no BounceRegion");
    expect([region.path, region.pathReason]).toEqual(["bounce", 'bounce: "always"']);
    const host = pd.allocate(64);
    host.bytes.fill(7);
    await transfer((qp) => qp.write({ local: host.slice(0, 8), remote: region.slice(0, 8).remote() }));
    expect([...buffer.toArray().subarray(0, 9)]).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
    await region.toDevice(0, 8);
    expect([...buffer.toArray().subarray(0, 9)]).toEqual([7, 7, 7, 7, 7, 7, 7, 7, 8]);
    using memory = Memory.allocate(64);
    expect(() => pd.register(memory, [], { bounce: "always" })).toThrow(
      'register: "always" of bounce is for GPU memory. Host memory needs no copy',
    );
  });

  test("refuses values that are not memory", async () => {
    await using both = gpuAndNic();
    const { pd, gpu } = both;
    const untyped = (value: unknown) => value as never;
    expect(() => pd.register(untyped({}))).toThrow(/Use a Memory or a slice of one, or a GPU's buffer/);
    expect(() => pd.register(gpu.allocate(16), [], untyped({ bouce: true }))).toThrow(
      /did you mean "bounce"/,
    );
    expect(() => pd.register(untyped(Object.create(gpu.allocate(16))))).toThrow();
    expect(() => pd.register(untyped(new Proxy(gpu.allocate(16), {})))).toThrow();
  });
});

describe("a dma-buf of the soft GPU", () => {
  test("is a descriptor that soft0 registers (ibv_reg_dmabuf_mr), and the region stays valid after its close", async () => {
    await using both = gpuAndNic();
    const { gpu, pd, nic, transfer } = both;
    const buffer = gpu.allocate(4 * 4096);
    buffer.fill(0);
    const fd = dmaBuf(buffer.slice(4096, 3 * 4096));
    expect(fd).toBeGreaterThan(2);
    const { lib } = nic;
    const rights = 0x7;
    const register = (offset: number, bytes: number, from = fd) =>
      lib.ibv_reg_dmabuf_mr(pd.pointer, offset, bytes, 0x10000, from, rights);
    const mr = register(16, 100);
    expect(mr).not.toBe(0);
    libc.close(fd);
    const host = pd.allocate(100);
    host.bytes.fill(5);
    const remote = { address: 0x10000, byteLength: 100, remoteKey: ibv_mr.at(mr).rkey };
    await transfer((qp) => qp.write({ local: host, remote }));
    const bytes = buffer.toArray();
    expect([bytes.indexOf(5), bytes.lastIndexOf(5)]).toEqual([4096 + 16, 4096 + 115]);
    expect(lib.ibv_dereg_mr(mr)).toBe(0);
    // The descriptor does not refer to memory.
    const pipe = new Int32Array(new ArrayBuffer(8));
    const { addressOf } = await import("../../../ffi/runtime/index.ts");
    libc.pipe2(addressOf(pipe), 0);
    expect([register(0, 100, pipe[0]), errno()]).toEqual([0, Errno.EINVAL]);
    expect([register(0, 100, 1000), errno()]).toEqual([0, Errno.EBADF]);
  });

  test("is refused outside of device memory", async () => {
    await using both = gpuAndNic();
    const { gpu } = both;
    expect(() => dmaBuf(gpu.allocatePinned(4096))).toThrow(/CUDA_ERROR_INVALID_VALUE/);
    expect(() => dmaBuf(gpu.allocate(4096).slice(1, 4096))).toThrow(/multiples of 4096/);
  });
});

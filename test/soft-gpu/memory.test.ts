import { beforeAll, describe, expect, test } from "vitest";
import { libc } from "../../ffi/libc/index.ts";
import {
  allocate,
  codeOf,
  cuda,
  hostBytes,
  MIB,
  nameOf,
  ok,
  out,
  out32,
  read,
  useDevice,
  write,
} from "./harness.ts";

beforeAll(() => {
  useDevice(0);
});

describe("device memory", () => {
  test("bytes come back as they were written", () => {
    const a = allocate(1000);
    write(a, [1, 2, 3, 4]);
    expect(read(a, 4)).toEqual([1, 2, 3, 4]);
    ok(cuda.cuMemFree_v2(a));
  });

  test("the names of cuda.h are what they are in C: 64-bit sizes and addresses", () => {
    const total = out((p) => cuda.cuMemGetInfo(0, p));
    expect(total).toBe(out((p) => cuda.cuDeviceTotalMem(p, 0)));
    const a = out((p) => cuda.cuMemAlloc(p, 5 * MIB));
    expect(a).toBeGreaterThan(2 ** 32);
    const host = hostBytes(8);
    host.bytes.fill(9);
    ok(cuda.cuMemcpyHtoD(a, host.address, 4));
    ok(cuda.cuMemcpyDtoH_ptds(host.address + 4, a, 4));
    ok(cuda.cuMemcpyDtoH(host.address, a + 4, 4));
    expect([...host.bytes]).toEqual([0, 0, 0, 0, 9, 9, 9, 9]);
    ok(cuda.cuMemFree(a));
    expect(nameOf(cuda.cuMemFree_v2(a))).toBe("CUDA_ERROR_INVALID_VALUE");
    expect([cuda.supports("cuMemAlloc"), cuda.supports("cuGLGetDevices")]).toEqual([true, false]);
    expect(nameOf(cuda.cuGLGetDevices(0, 0, 0, 0))).toBe("CUDA_ERROR_NOT_SUPPORTED");
  });

  test("small and large allocations do not overlap and are aligned to 512 bytes", () => {
    const sizes = [1, 511, 513, MIB, MIB + 1, 5 * MIB, 3];
    const places = sizes.map((size) => [allocate(size), size] as const).sort(([a], [b]) => a - b);
    for (const [i, [address, size]] of places.entries()) {
      expect(address % 512).toBe(0);
      const next = places[i + 1];
      if (next) expect(address + size).toBeLessThanOrEqual(next[0]);
    }
    for (const [address] of places) ok(cuda.cuMemFree_v2(address));
  });

  test("a full device returns an error until memory is freed", () => {
    const free = out((p) => cuda.cuMemGetInfo_v2(p, 0));
    expect(codeOf((p) => cuda.cuMemAlloc_v2(p, free + MIB))).toBe("CUDA_ERROR_OUT_OF_MEMORY");
    const all = allocate(free);
    expect(out((p) => cuda.cuMemGetInfo_v2(p, 0))).toBe(0);
    ok(cuda.cuMemFree_v2(all));
    expect(out((p) => cuda.cuMemGetInfo_v2(p, 0))).toBe(free);
  });

  test("a copy over the end of an allocation is an invalid value and copies nothing", () => {
    const a = allocate(100);
    const host = hostBytes(200);
    host.bytes.fill(7);
    expect(nameOf(cuda.cuMemcpyHtoD_v2(a, host.address, 101))).toBe("CUDA_ERROR_INVALID_VALUE");
    expect(read(a, 100).every((byte) => byte === 0)).toBe(true);
    expect(nameOf(cuda.cuMemsetD8_v2(a + 50, 1, 51))).toBe("CUDA_ERROR_INVALID_VALUE");
    ok(cuda.cuMemFree_v2(a));
  });

  test("freed memory, invalid addresses and host memory are not device memory", () => {
    const a = allocate(4 * MIB);
    const host = hostBytes(64);
    ok(cuda.cuMemFree_v2(a));
    for (const address of [a, a + 12345, 4096, host.address]) {
      expect(nameOf(cuda.cuMemcpyHtoD_v2(address, host.address, 16))).toBe("CUDA_ERROR_INVALID_VALUE");
      expect(nameOf(cuda.cuMemsetD8_v2(address, 0, 16))).toBe("CUDA_ERROR_INVALID_VALUE");
    }
    expect(nameOf(cuda.cuMemFree_v2(a))).toBe("CUDA_ERROR_INVALID_VALUE");
    expect(nameOf(cuda.cuMemFree_v2(host.address))).toBe("CUDA_ERROR_INVALID_VALUE");
  });

  test("an access to unmapped host memory is an error, not a crash", () => {
    const a = allocate(8192);
    const page = libc.mmap(0, 8192, 3, 0x22, -1, 0);
    libc.munmap(page + 4096, 4096);
    expect(nameOf(cuda.cuMemcpyHtoD_v2(a, page, 8192))).toBe("CUDA_ERROR_INVALID_VALUE");
    expect(nameOf(cuda.cuMemcpyDtoH_v2(page, a, 8192))).toBe("CUDA_ERROR_INVALID_VALUE");
    libc.mprotect(page, 4096, 1);
    expect(nameOf(cuda.cuMemcpyDtoH_v2(page, a, 16))).toBe("CUDA_ERROR_INVALID_VALUE");
    ok(cuda.cuMemcpyHtoD_v2(a, page, 4096));
    // Large copies, and copies between two ranges of host memory, behave likewise.
    const bytes = 16 * 4096;
    const large = libc.mmap(0, bytes, 3, 0x22, -1, 0);
    const b = allocate(bytes);
    ok(cuda.cuMemcpyDtoH_v2(large, b, bytes));
    libc.munmap(large + bytes - 4096, 4096);
    const good = hostBytes(bytes).address;
    for (const code of [
      cuda.cuMemcpyHtoD_v2(b, large, bytes),
      cuda.cuMemcpyDtoH_v2(large, b, bytes),
      cuda.cuMemcpy(large, good, bytes),
      cuda.cuMemcpy(good, large, bytes),
    ]) {
      expect(nameOf(code)).toBe("CUDA_ERROR_INVALID_VALUE");
    }
    ok(cuda.cuMemcpy(good, large, bytes - 4096));
    libc.mprotect(large, 4096, 1);
    expect(nameOf(cuda.cuMemcpyDtoH_v2(large, b, bytes - 4096))).toBe("CUDA_ERROR_INVALID_VALUE");
    ok(cuda.cuMemcpyHtoD_v2(b, large, bytes - 4096));
    ok(cuda.cuMemFree_v2(b));
    ok(cuda.cuMemFree_v2(a));
  });

  test("sets of one, two and four bytes repeat their pattern", () => {
    const a = allocate(300_000);
    ok(cuda.cuMemsetD32_v2(a, 0x04030201, 75_000));
    const bytes = read(a, 300_000);
    expect(bytes.every((byte, i) => byte === (i % 4) + 1)).toBe(true);
    ok(cuda.cuMemsetD16_v2(a, 0x0605, 3));
    ok(cuda.cuMemsetD8_v2(a + 1, 9, 1));
    expect(read(a, 8)).toEqual([5, 9, 5, 6, 5, 6, 3, 4]);
    expect(nameOf(cuda.cuMemsetD32_v2(a + 2, 0, 1))).toBe("CUDA_ERROR_INVALID_VALUE");
    ok(cuda.cuMemFree_v2(a));
  });

  test("pinned and managed memory are usable by the host and in copies", () => {
    const pinned = out((p) => cuda.cuMemHostAlloc(p, 4096, 0));
    const managed = out((p) => cuda.cuMemAllocManaged(p, 4096, 1));
    libc.memset(pinned, 5, 4096);
    ok(cuda.cuMemcpyDtoD_v2(managed, pinned, 4096));
    expect(read(managed, 2)).toEqual([5, 5]);
    expect(nameOf(cuda.cuMemFree_v2(pinned))).toBe("CUDA_ERROR_INVALID_VALUE");
    expect(out((p) => cuda.cuMemHostGetDevicePointer_v2(p, pinned, 0))).toBe(pinned);
    expect(out32((p) => cuda.cuMemHostGetFlags(p, pinned))).toBe(2);
    ok(cuda.cuMemFreeHost(pinned));
    ok(cuda.cuMemFree_v2(managed));
    expect(nameOf(cuda.cuMemFreeHost(pinned))).toBe("CUDA_ERROR_INVALID_VALUE");
  });

  test("registering host memory twice, or unmapped memory, is refused", () => {
    const page = libc.mmap(0, 8192, 3, 0x22, -1, 0);
    ok(cuda.cuMemHostRegister_v2(page, 8192, 0));
    expect(nameOf(cuda.cuMemHostRegister_v2(page, 8192, 0))).toBe(
      "CUDA_ERROR_HOST_MEMORY_ALREADY_REGISTERED",
    );
    ok(cuda.cuMemHostUnregister(page));
    expect(nameOf(cuda.cuMemHostUnregister(page))).toBe("CUDA_ERROR_HOST_MEMORY_NOT_REGISTERED");
    ok(cuda.cuMemHostRegister_v2(page, 8192, 0));
    ok(cuda.cuMemsetD8_v2(page, 3, 8192));
    // The page is unmapped without a call to the driver.
    libc.munmap(page, 8192);
    expect(nameOf(cuda.cuMemsetD8_v2(page, 3, 8192))).toBe("CUDA_ERROR_INVALID_VALUE");
    expect(nameOf(cuda.cuStreamWriteValue32_v2(0, page, 1, 0))).toBe("CUDA_ERROR_INVALID_VALUE");
    ok(cuda.cuMemHostUnregister(page));
    expect(nameOf(cuda.cuMemHostRegister_v2(page, 8192, 0))).toBe("CUDA_ERROR_INVALID_VALUE");
  });
});

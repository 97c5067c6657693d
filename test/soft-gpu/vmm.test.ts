import { beforeAll, describe, expect, test } from "vitest";
import * as c from "../../ffi/cuda/index.ts";
import { libc } from "../../ffi/libc/index.ts";
import {
  accessOf,
  allocate,
  codeOf,
  cuda,
  GRANULE,
  hostBytes,
  nameOf,
  ok,
  out,
  physicalProperties,
  read,
  useDevice,
  write,
} from "./harness.ts";

const INVALID = "CUDA_ERROR_INVALID_VALUE";
const create = (bytes = GRANULE, device = 0, handleTypes = 0) =>
  out((p) => cuda.cuMemCreate(p, bytes, physicalProperties(device, handleTypes), 0));
const reserve = (bytes: number, hint = 0) => out((p) => cuda.cuMemAddressReserve(p, bytes, 0, hint, 0));
const map = (address: number, handle: number, bytes = GRANULE) =>
  ok(cuda.cuMemMap(address, bytes, 0, handle, 0));
const grant = (address: number, bytes = GRANULE, device = 0, flags = 3) =>
  ok(cuda.cuMemSetAccess(address, bytes, accessOf(device, flags), 1));
const host = hostBytes(4096);

beforeAll(() => {
  useDevice(0);
});

describe("virtual memory management", () => {
  test("memory that is mapped and accessible holds written data", () => {
    const va = reserve(GRANULE);
    const handle = create();
    map(va, handle);
    grant(va);
    write(va + 100, [1, 2, 3]);
    expect(read(va + 100, 3)).toEqual([1, 2, 3]);
    ok(cuda.cuMemUnmap(va, GRANULE));
    ok(cuda.cuMemAddressFree(va, GRANULE));
    ok(cuda.cuMemRelease(handle));
  });

  test("two addresses of one memory show the same bytes, and bytes outlive a mapping", () => {
    const va = reserve(2 * GRANULE);
    const handle = create();
    map(va, handle);
    map(va + GRANULE, handle);
    grant(va, 2 * GRANULE);
    write(va, [9]);
    expect(read(va + GRANULE, 1)).toEqual([9]);
    ok(cuda.cuMemUnmap(va, GRANULE));
    expect(read(va + GRANULE, 1)).toEqual([9]);
    ok(cuda.cuMemUnmap(va + GRANULE, GRANULE));
    map(va, handle);
    grant(va);
    expect(read(va, 1)).toEqual([9]);
    ok(cuda.cuMemUnmap(va, GRANULE));
    ok(cuda.cuMemAddressFree(va, 2 * GRANULE));
    ok(cuda.cuMemRelease(handle));
  });

  test("a copy over several mappings side by side works, one into a hole does not", () => {
    const va = reserve(3 * GRANULE);
    const [a, b] = [create(), create(GRANULE, 1)];
    map(va, a);
    map(va + GRANULE, b);
    grant(va, 2 * GRANULE);
    write(va + GRANULE - 2, [1, 2, 3, 4]);
    expect(read(va + GRANULE, 2)).toEqual([3, 4]);
    expect(nameOf(cuda.cuMemcpyHtoD_v2(va + 2 * GRANULE - 2, host.address, 4))).toBe(INVALID);
    ok(cuda.cuMemUnmap(va, 2 * GRANULE));
    ok(cuda.cuMemAddressFree(va, 3 * GRANULE));
    ok(cuda.cuMemRelease(a));
    ok(cuda.cuMemRelease(b));
  });

  test("memory without access, or read-only for this device, refuses forbidden accesses", () => {
    const va = reserve(GRANULE);
    const handle = create();
    map(va, handle);
    expect(nameOf(cuda.cuMemcpyDtoH_v2(host.address, va, 4))).toBe(INVALID);
    grant(va, GRANULE, 1);
    expect(nameOf(cuda.cuMemcpyDtoH_v2(host.address, va, 4))).toBe(INVALID);
    grant(va, GRANULE, 0, c.CU_MEM_ACCESS_FLAGS_PROT_READ);
    ok(cuda.cuMemcpyDtoH_v2(host.address, va, 4));
    expect(nameOf(cuda.cuMemcpyHtoD_v2(va, host.address, 4))).toBe(INVALID);
    expect(nameOf(cuda.cuMemsetD8_v2(va, 1, 4))).toBe(INVALID);
    expect(out((p) => cuda.cuMemGetAccess(p, accessOf(0), va))).toBe(1);
    expect(out((p) => cuda.cuMemGetAccess(p, accessOf(1), va))).toBe(3);
    grant(va, GRANULE, 0, 0);
    grant(va, GRANULE, 1, 1);
    // The operating system enforces the read-only access.
    expect(mapsLine(va)).toContain("r--s");
    ok(cuda.cuMemUnmap(va, GRANULE));
    ok(cuda.cuMemAddressFree(va, GRANULE));
    ok(cuda.cuMemRelease(handle));
  });

  test("every misuse returns its error and changes nothing", () => {
    const prop = physicalProperties();
    const va = reserve(4 * GRANULE);
    const handle = create(2 * GRANULE);
    expect(codeOf((p) => cuda.cuMemCreate(p, GRANULE + 1, prop, 0))).toBe(INVALID);
    expect(codeOf((p) => cuda.cuMemCreate(p, 0, prop, 0))).toBe(INVALID);
    expect(codeOf((p) => cuda.cuMemCreate(p, GRANULE, physicalProperties(99), 0))).toBe(
      "CUDA_ERROR_INVALID_DEVICE",
    );
    expect(codeOf((p) => cuda.cuMemAddressReserve(p, 4096, 0, 0, 0))).toBe(INVALID);
    expect(codeOf((p) => cuda.cuMemAddressReserve(p, 0, 0, 0, 0))).toBe(INVALID);
    expect(codeOf((p) => cuda.cuMemAddressReserve(p, GRANULE, 3, 0, 0))).toBe(INVALID);
    expect(nameOf(cuda.cuMemMap(va, GRANULE, 0, handle, 0))).toBe("CUDA_ERROR_NOT_SUPPORTED");
    expect(nameOf(cuda.cuMemMap(va, GRANULE, GRANULE, handle, 0))).toBe("CUDA_ERROR_NOT_SUPPORTED");
    expect(nameOf(cuda.cuMemMap(va + 4096, 2 * GRANULE, 0, handle, 0))).toBe(INVALID);
    expect(nameOf(cuda.cuMemMap(va + 3 * GRANULE, 2 * GRANULE, 0, handle, 0))).toBe(INVALID);
    expect(nameOf(cuda.cuMemMap(va, 2 * GRANULE, 0, 1234, 0))).toBe(INVALID);
    map(va, handle, 2 * GRANULE);
    expect(nameOf(cuda.cuMemMap(va + GRANULE, 2 * GRANULE, 0, handle, 0))).toBe(INVALID);
    expect(nameOf(cuda.cuMemAddressFree(va, 4 * GRANULE))).toBe(INVALID);
    expect(nameOf(cuda.cuMemUnmap(va, GRANULE))).toBe(INVALID);
    expect(nameOf(cuda.cuMemUnmap(va, 0))).toBe(INVALID);
    expect(nameOf(cuda.cuMemUnmap(va, 5 * GRANULE))).toBe(INVALID);
    expect(nameOf(cuda.cuMemSetAccess(va, 2 * GRANULE, accessOf(0), 0))).toBe(INVALID);
    expect(nameOf(cuda.cuMemSetAccess(va, 3 * GRANULE, accessOf(0), 1))).toBe(INVALID);
    expect(nameOf(cuda.cuMemFree_v2(va))).toBe(INVALID);
    ok(cuda.cuMemUnmap(va, 2 * GRANULE));
    // Unmapping an unmapped range succeeds, as with libcuda.
    ok(cuda.cuMemUnmap(va, 2 * GRANULE));
    expect(nameOf(cuda.cuMemAddressFree(va, 2 * GRANULE))).toBe(INVALID);
    ok(cuda.cuMemAddressFree(va, 4 * GRANULE));
    expect(nameOf(cuda.cuMemAddressFree(va, 4 * GRANULE))).toBe(INVALID);
    ok(cuda.cuMemRelease(handle));
    expect(nameOf(cuda.cuMemRelease(handle))).toBe(INVALID);
    expect(nameOf(cuda.cuMemMap(va, 2 * GRANULE, 0, handle, 0))).toBe(INVALID);
  });

  test("memory is freed when its last handle and mapping are gone", () => {
    const free = out((p) => cuda.cuMemGetInfo_v2(p, 0));
    const va = reserve(GRANULE);
    const handle = create();
    map(va, handle);
    grant(va);
    ok(cuda.cuMemRelease(handle));
    write(va, [5]);
    const again = out((p) => cuda.cuMemRetainAllocationHandle(p, va + 77));
    ok(cuda.cuMemUnmap(va, GRANULE));
    expect(out((p) => cuda.cuMemGetInfo_v2(p, 0))).toBe(free - GRANULE);
    map(va, again);
    grant(va);
    expect(read(va, 1)).toEqual([5]);
    ok(cuda.cuMemRelease(again));
    ok(cuda.cuMemUnmap(va, GRANULE));
    expect(out((p) => cuda.cuMemGetInfo_v2(p, 0))).toBe(free);
    ok(cuda.cuMemAddressFree(va, GRANULE));
  });

  test("a free address hint is used, so that ranges grow in place", () => {
    const va = reserve(GRANULE);
    const more = reserve(GRANULE, va + GRANULE);
    expect(more).toBe(va + GRANULE);
    const elsewhere = reserve(GRANULE, va);
    expect(elsewhere).not.toBe(va);
    const handle = create(2 * GRANULE);
    map(va, handle, 2 * GRANULE);
    ok(cuda.cuMemUnmap(va, 2 * GRANULE));
    for (const address of [va, more, elsewhere]) ok(cuda.cuMemAddressFree(address, GRANULE));
    ok(cuda.cuMemRelease(handle));
  });

  test("a handle of ordinary device memory does not exist", () => {
    const a = allocate(GRANULE);
    expect(codeOf((p) => cuda.cuMemRetainAllocationHandle(p, a))).toBe(INVALID);
    ok(cuda.cuMemFree_v2(a));
  });
});

function mapsLine(address: number): string {
  const maps = require("node:fs").readFileSync("/proc/self/maps", "utf8") as string;
  return maps.split("\n").find((line) => line.startsWith(address.toString(16))) ?? "";
}
void libc;

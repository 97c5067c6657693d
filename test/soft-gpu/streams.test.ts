import process from "node:process";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import * as c from "../../ffi/cuda/index.ts";
import { libc } from "../../ffi/libc/index.ts";
import { callback } from "../../ffi/runtime/index.ts";
import { until } from "../support/until.ts";
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
  out32,
  outFloat,
  physicalProperties,
  read,
  useDevice,
  write,
} from "./harness.ts";

const NOT_READY = "CUDA_ERROR_NOT_READY";
const INVALID = "CUDA_ERROR_INVALID_VALUE";
const EQUAL = c.CU_STREAM_WAIT_VALUE_EQ;
let gate = 0;
let a = 0;

function prepare(): void {
  useDevice(0);
  gate = out((p) => cuda.cuMemHostAlloc(p, 4096, 0));
  a = allocate(4096);
}
beforeAll(prepare);
afterEach(() => libc.memset(gate, 0, 4096));

const stream = (flags: number = c.CU_STREAM_NON_BLOCKING) => out((p) => cuda.cuStreamCreate(p, flags));
const event = (flags = 0) => out((p) => cuda.cuEventCreate(p, flags));
/** Makes a stream wait until the gate is opened. */
const block = (on: number, place = 0) => ok(cuda.cuStreamWaitValue32_v2(on, gate + place, 1, EQUAL));
const unblock = (place = 0) => libc.memset(gate + place, 1, 1);
const set = (value: number, on: number, place = 0) => ok(cuda.cuMemsetD8Async(a + place, value, 1, on));

describe("streams", () => {
  test("work runs in order behind waiting work, and without further calls once it may run", async () => {
    const s = stream();
    write(a, [0]);
    block(s);
    set(1, s);
    expect(nameOf(cuda.cuStreamQuery(s))).toBe(NOT_READY);
    const other = stream();
    expect(libc.memcmp(a, gate, 1)).toBe(0);
    unblock();
    // The test reads the device memory of its own process without the driver.
    await until(() => libc.memcmp(a, gate, 1) === 0);
    ok(cuda.cuStreamSynchronize(s));
    for (const one of [s, other]) ok(cuda.cuStreamDestroy_v2(one));
  });

  test("a copy between host memories returns when it is done, as with a driver, or after the time limit", () => {
    const s = stream();
    const pinned = out((p) => cuda.cuMemHostAlloc(p, 4096, 0));
    libc.memset(pinned, 1, 2);
    const copies = [
      () => cuda.cuMemcpyAsync(pinned + 8, pinned, 1, s),
      () => cuda.cuMemcpyDtoDAsync_v2(pinned + 8, pinned, 1, s),
      () => cuda.cuMemcpyHtoDAsync_v2(pinned + 8, pinned, 1, s),
      () => cuda.cuMemcpyDtoHAsync_v2(pinned + 8, pinned, 1, s),
    ];
    process.env["DOORBELL_SOFT_GPU_TIMEOUT_MS"] = "5";
    try {
      block(s);
      for (const copy of copies) expect(nameOf(copy())).toBe("CUDA_ERROR_TIMEOUT");
      expect(libc.memcmp(pinned + 8, pinned, 1)).not.toBe(0);
    } finally {
      delete process.env["DOORBELL_SOFT_GPU_TIMEOUT_MS"];
    }
    unblock();
    for (const copy of copies) {
      libc.memset(pinned + 8, 0, 1);
      ok(copy());
      expect(libc.memcmp(pinned + 8, pinned, 1)).toBe(0);
    }
    ok(cuda.cuMemFreeHost(pinned));
    ok(cuda.cuStreamDestroy_v2(s));
  });

  test("blocking streams and the default stream wait for each other, and non-blocking streams do not", () => {
    const [blocking, free] = [stream(c.CU_STREAM_DEFAULT), stream()];
    write(a, [0, 0, 0]);
    block(blocking);
    set(1, 0);
    set(2, free, 1);
    expect(libc.memcmp(a + 1, gate, 1)).not.toBe(0);
    expect(nameOf(cuda.cuStreamQuery(0))).toBe(NOT_READY);
    ok(cuda.cuStreamQuery(free));
    set(3, blocking, 2);
    unblock();
    ok(cuda.cuStreamSynchronize(blocking));
    expect(read(a, 3)).toEqual([1, 2, 3]);
    for (const one of [blocking, free]) ok(cuda.cuStreamDestroy_v2(one));
  });

  test("a stream waits for an event of another stream, as it was when the wait was made", () => {
    const [first, second] = [stream(), stream()];
    const e = event();
    ok(cuda.cuStreamWaitEvent(second, e, 0));
    block(first);
    ok(cuda.cuEventRecord(e, first));
    ok(cuda.cuStreamWaitEvent(second, e, 0));
    set(7, second);
    expect(nameOf(cuda.cuEventQuery(e))).toBe(NOT_READY);
    expect(nameOf(cuda.cuStreamQuery(second))).toBe(NOT_READY);
    block(first, 4);
    ok(cuda.cuEventRecord(e, first));
    unblock();
    // The stream does not wait for the second recording.
    ok(cuda.cuStreamSynchronize(second));
    expect(nameOf(cuda.cuEventQuery(e))).toBe(NOT_READY);
    unblock(4);
    ok(cuda.cuEventSynchronize(e));
    expect(read(a, 1)).toEqual([7]);
    ok(cuda.cuEventDestroy_v2(e));
    for (const one of [first, second]) ok(cuda.cuStreamDestroy_v2(one));
  });

  test("host functions run in order, never inside the call that submits them", async () => {
    const s = stream();
    const seen: [number, number][] = [];
    const host = callback(["void", "ptr"], (userData) => {
      seen.push([userData, new Uint8Array(read(a, 1))[0]!]);
    });
    write(a, [0]);
    set(1, s);
    ok(cuda.cuLaunchHostFunc(s, host.address, 11));
    expect(seen).toEqual([]);
    set(2, s);
    ok(cuda.cuLaunchHostFunc(s, host.address, 22));
    await until(() => seen.length === 2);
    expect(seen.map(([data]) => data)).toEqual([11, 22]);
    ok(cuda.cuStreamSynchronize(s));
    host.close();
    ok(cuda.cuStreamDestroy_v2(s));
  });

  test("waits support four comparisons, and values are written in order", () => {
    const s = stream();
    ok(cuda.cuStreamWriteValue32_v2(s, a, 0xfffffff0, 0));
    // The comparison "greater or equal" is cyclic.
    ok(cuda.cuStreamWaitValue32_v2(s, a, 0xffffffe0, c.CU_STREAM_WAIT_VALUE_GEQ));
    ok(cuda.cuStreamWaitValue32_v2(s, a, 0x10, c.CU_STREAM_WAIT_VALUE_AND));
    ok(cuda.cuStreamWaitValue32_v2(s, a, 0xf0000000, c.CU_STREAM_WAIT_VALUE_NOR));
    ok(cuda.cuStreamWriteValue64_v2(s, a + 8, 2n ** 40n, 0));
    ok(cuda.cuStreamWaitValue64_v2(s, a + 8, 2n ** 40n, EQUAL));
    ok(cuda.cuStreamQuery(s));
    ok(cuda.cuStreamWaitValue32_v2(s, a, 5, c.CU_STREAM_WAIT_VALUE_GEQ));
    expect(nameOf(cuda.cuStreamQuery(s))).toBe(NOT_READY);
    write(a, [5, 0, 0, 0]);
    ok(cuda.cuStreamSynchronize(s));
    expect(nameOf(cuda.cuStreamWaitValue32_v2(s, a + 2, 1, 0))).toBe(INVALID);
    expect(nameOf(cuda.cuStreamWaitValue64_v2(s, a + 4, 1, 0))).toBe(INVALID);
    expect(nameOf(cuda.cuStreamWaitValue32_v2(s, hostBytes(64).address, 1, 0))).toBe(INVALID);
    expect(nameOf(cuda.cuStreamWriteValue32_v2(s, a, 1, 2))).toBe(INVALID);
    ok(cuda.cuStreamDestroy_v2(s));
  });

  test("synchronizing with a wait that is never satisfied times out, and can be repeated", () => {
    const s = stream();
    block(s);
    process.env["DOORBELL_SOFT_GPU_TIMEOUT_MS"] = "30";
    expect(nameOf(cuda.cuStreamSynchronize(s))).toBe("CUDA_ERROR_TIMEOUT");
    expect(nameOf(cuda.cuCtxSynchronize())).toBe("CUDA_ERROR_TIMEOUT");
    delete process.env["DOORBELL_SOFT_GPU_TIMEOUT_MS"];
    unblock();
    ok(cuda.cuStreamSynchronize(s));
    ok(cuda.cuStreamDestroy_v2(s));
  });

  test("priorities, flags and ids are reported, and destroyed or invented handles are invalid", () => {
    const s = out((p) => cuda.cuStreamCreateWithPriority(p, 1, -99));
    expect(out32((p) => cuda.cuStreamGetPriority(s, p))).toBe(-5);
    expect(out32((p) => cuda.cuStreamGetFlags(s, p))).toBe(1);
    expect(out32((p) => cuda.cuStreamGetFlags(0, p))).toBe(0);
    expect(out((p) => cuda.cuStreamGetId(0, p))).toBe(out((p) => cuda.cuStreamGetId(1, p)));
    expect(codeOf((p) => cuda.cuStreamCreate(p, 2))).toBe(INVALID);
    ok(cuda.cuStreamDestroy_v2(s));
    for (const handle of [s, 12345]) {
      expect(nameOf(cuda.cuStreamQuery(handle))).toBe("CUDA_ERROR_INVALID_HANDLE");
      expect(nameOf(cuda.cuStreamDestroy_v2(handle))).toBe("CUDA_ERROR_INVALID_HANDLE");
      expect(nameOf(cuda.cuEventQuery(handle))).toBe("CUDA_ERROR_INVALID_HANDLE");
    }
    expect(nameOf(cuda.cuStreamDestroy_v2(0))).toBe("CUDA_ERROR_INVALID_HANDLE");
  });
});

describe("events", () => {
  test("measure the time between two recordings", async () => {
    const [first, last] = [event(), event()];
    expect(codeOf((p) => cuda.cuEventElapsedTime_v2(p, first, last))).toBe("CUDA_ERROR_INVALID_HANDLE");
    ok(cuda.cuEventQuery(first));
    ok(cuda.cuEventRecord(first, 0));
    await new Promise((resolve) => setTimeout(resolve, 5));
    ok(cuda.cuEventRecord(last, 0));
    expect(outFloat((p) => cuda.cuEventElapsedTime_v2(p, first, last))).toBeGreaterThan(0);
    const untimed = event(c.CU_EVENT_DISABLE_TIMING);
    ok(cuda.cuEventRecord(untimed, 0));
    expect(codeOf((p) => cuda.cuEventElapsedTime_v2(p, first, untimed))).toBe("CUDA_ERROR_INVALID_HANDLE");
    expect(codeOf((p) => cuda.cuEventCreate(p, c.CU_EVENT_INTERPROCESS))).toBe(INVALID);
  });
});

describe("pools", () => {
  test("memory is allocated and freed in a stream's order", () => {
    const s = stream();
    const pool = out((p) => cuda.cuDeviceGetDefaultMemPool(p, 0));
    const used = out((p) => cuda.cuMemPoolGetAttribute(pool, c.CU_MEMPOOL_ATTR_USED_MEM_CURRENT, p));
    const m = out((p) => cuda.cuMemAllocAsync(p, 4096, s));
    block(s);
    ok(cuda.cuMemsetD8Async(m, 3, 16, s));
    ok(cuda.cuMemFreeAsync(m, s));
    expect(nameOf(cuda.cuMemFreeAsync(m, s))).toBe(INVALID);
    expect(out((p) => cuda.cuMemPoolGetAttribute(pool, c.CU_MEMPOOL_ATTR_USED_MEM_CURRENT, p))).toBe(
      used + 4096,
    );
    unblock();
    ok(cuda.cuStreamSynchronize(s));
    expect(nameOf(cuda.cuMemsetD8_v2(m, 0, 1))).toBe(INVALID);
    expect(out((p) => cuda.cuMemPoolGetAttribute(pool, c.CU_MEMPOOL_ATTR_USED_MEM_CURRENT, p))).toBe(used);
    expect(nameOf(cuda.cuMemPoolDestroy(pool))).toBe(INVALID);
    ok(cuda.cuStreamDestroy_v2(s));
  });

  test("a pool's memory is another device's only when access was granted", () => {
    const props = c.CUmemPoolProps.alloc();
    props.allocType = c.CU_MEM_ALLOCATION_TYPE_PINNED;
    props.handleTypes = c.CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR;
    props.location.type = c.CU_MEM_LOCATION_TYPE_DEVICE;
    props.location.id = 1;
    const pool = out((p) => cuda.cuMemPoolCreate(p, props.pointer));
    const m = out((p) => cuda.cuMemAllocFromPoolAsync(p, 4096, pool, 0));
    expect(nameOf(cuda.cuMemsetD8_v2(m, 1, 1))).toBe(INVALID);
    ok(cuda.cuMemPoolSetAccess(pool, accessOf(0), 1));
    ok(cuda.cuMemsetD8_v2(m, 1, 1));
    expect(nameOf(cuda.cuMemPoolSetAccess(pool, accessOf(1, 0), 1))).toBe("CUDA_ERROR_INVALID_DEVICE");
    // The pool is imported from its exported descriptor.
    const fd = out32((p) => cuda.cuMemPoolExportToShareableHandle(p, pool, 1, 0));
    const data = hostBytes(64);
    ok(cuda.cuMemPoolExportPointer(data.address, m));
    const imported = out((p) => cuda.cuMemPoolImportFromShareableHandle(p, fd, 1, 0));
    ok(cuda.cuMemPoolSetAccess(imported, accessOf(0), 1));
    const same = out((p) => cuda.cuMemPoolImportPointer(p, imported, data.address));
    write(m, [9]);
    expect(read(same, 1)).toEqual([9]);
    expect(codeOf((p) => cuda.cuMemAllocFromPoolAsync(p, 4096, imported, 0))).toBe(INVALID);
    ok(cuda.cuMemFreeAsync(same, 0));
    ok(cuda.cuMemPoolDestroy(imported));
    ok(cuda.cuMemPoolDestroy(pool));
    write(m, [8]);
    ok(cuda.cuMemFreeAsync(m, 0));
    libc.close(fd);
  });
});

describe("faults", () => {
  test("unmapping memory under queued work fails the contexts of all devices until each is reset", () => {
    const context = useDevice(1);
    const s = stream();
    const va = out((p) => cuda.cuMemAddressReserve(p, GRANULE, 0, 0, 0));
    const handle = out((p) => cuda.cuMemCreate(p, GRANULE, physicalProperties(1), 0));
    ok(cuda.cuMemMap(va, GRANULE, 0, handle, 0));
    ok(cuda.cuMemSetAccess(va, GRANULE, accessOf(1), 1));
    block(s);
    ok(cuda.cuMemsetD8Async(va, 1, 16, s));
    ok(cuda.cuMemUnmap(va, GRANULE));
    unblock();
    const sticky = "CUDA_ERROR_LAUNCH_FAILED";
    expect(nameOf(cuda.cuStreamSynchronize(s))).toBe(sticky);
    expect(nameOf(cuda.cuStreamSynchronize(s))).toBe(sticky);
    expect(codeOf((p) => cuda.cuMemAlloc_v2(p, 16))).toBe(sticky);
    expect(nameOf(cuda.cuCtxSynchronize())).toBe(sticky);
    expect(out32((p) => cuda.cuCtxGetDevice(p))).toBe(1);
    // VMM functions keep working.
    ok(cuda.cuMemRelease(handle));
    ok(cuda.cuMemAddressFree(va, GRANULE));
    useDevice(0);
    expect(nameOf(cuda.cuMemsetD8_v2(a, 1, 1))).toBe(sticky);
    ok(cuda.cuDevicePrimaryCtxReset_v2(1));
    expect(useDevice(1)).toBe(context);
    ok(cuda.cuMemFree_v2(allocate(16)));
    useDevice(0);
    expect(codeOf((p) => cuda.cuMemAlloc_v2(p, 16))).toBe(sticky);
    ok(cuda.cuDevicePrimaryCtxReset_v2(0));
    prepare();
    write(a, [3]);
    expect(read(a, 1)).toEqual([3]);
  });
});

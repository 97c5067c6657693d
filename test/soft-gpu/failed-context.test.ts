// Failed contexts: a fault ends those of all devices. Streams that wait for one get an error. A reset repairs one device.
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import * as c from "../../ffi/cuda/index.ts";
import { libc } from "../../ffi/libc/index.ts";
import { AddressRange, CudaError, openDevice, PhysicalMemory } from "../../src/cuda/index.ts";
import { accessOf, cuda, GRANULE, nameOf, ok, out, physicalProperties, useDevice } from "./harness.ts";

const timeout = process.env["DOORBELL_SOFT_GPU_TIMEOUT_MS"];
let gate = 0;
let contexts: number[] = [];

beforeAll(() => {
  process.env["DOORBELL_SOFT_GPU_TIMEOUT_MS"] = "300";
  contexts = [useDevice(0), useDevice(1)];
  use(0);
  gate = out((p) => cuda.cuMemHostAlloc(p, 4096, c.CU_MEMHOSTALLOC_PORTABLE));
});
afterEach(() => {
  for (const ordinal of [0, 1]) {
    ok(cuda.cuDevicePrimaryCtxReset_v2(ordinal));
    contexts[ordinal] = useDevice(ordinal);
  }
  use(0);
  gate = out((p) => cuda.cuMemHostAlloc(p, 4096, c.CU_MEMHOSTALLOC_PORTABLE));
  libc.memset(gate, 0, 4096);
});
afterAll(() => {
  if (timeout === undefined) delete process.env["DOORBELL_SOFT_GPU_TIMEOUT_MS"];
  else process.env["DOORBELL_SOFT_GPU_TIMEOUT_MS"] = timeout;
});

const use = (ordinal: number) => ok(cuda.cuCtxSetCurrent(contexts[ordinal]!));
const stream = () => out((p) => cuda.cuStreamCreate(p, c.CU_STREAM_NON_BLOCKING));
const event = (flags = 0) => out((p) => cuda.cuEventCreate(p, flags));
const block = (on: number) => ok(cuda.cuStreamWaitValue32_v2(on, gate, 1, c.CU_STREAM_WAIT_VALUE_EQ));
const open = () => libc.memset(gate, 1, 1);

/** Queues work of the current device 1 in `on` that fails its context once the gate opens. */
function queueFault(on: number): void {
  const va = out((p) => cuda.cuMemAddressReserve(p, GRANULE, 0, 0, 0));
  const handle = out((p) => cuda.cuMemCreate(p, GRANULE, physicalProperties(1), 0));
  ok(cuda.cuMemMap(va, GRANULE, 0, handle, 0));
  ok(cuda.cuMemSetAccess(va, GRANULE, accessOf(1), 1));
  ok(cuda.cuMemsetD8Async(va, 1, 16, on));
  ok(cuda.cuMemUnmap(va, GRANULE));
  ok(cuda.cuMemRelease(handle));
  ok(cuda.cuMemAddressFree(va, GRANULE));
}

/** Expects a device to work, including the given stream. */
function expectHealthy(on: number): void {
  const memory = out((p) => cuda.cuMemAlloc_v2(p, 64));
  ok(cuda.cuMemsetD8Async(memory, 7, 64, on));
  ok(cuda.cuStreamSynchronize(on));
  ok(cuda.cuCtxSynchronize());
  ok(cuda.cuMemFree_v2(memory));
  ok(cuda.cuStreamDestroy_v2(on));
}

/** Gives device 0 a new context, after a fault on another device. */
function repair(): void {
  ok(cuda.cuDevicePrimaryCtxReset_v2(0));
  contexts[0] = useDevice(0);
}

test("a fault ends the contexts of all devices, and a reset repairs one of them", () => {
  use(1);
  const [failing, mark] = [stream(), event()];
  block(failing);
  queueFault(failing);
  ok(cuda.cuEventRecord(mark, failing));
  use(0);
  const waiting = stream();
  ok(cuda.cuStreamWaitEvent(waiting, mark, 0));
  expect(nameOf(cuda.cuStreamQuery(waiting))).toBe("CUDA_ERROR_NOT_READY");
  open();
  const sticky = "CUDA_ERROR_LAUNCH_FAILED";
  expect(nameOf(cuda.cuStreamSynchronize(waiting))).toBe(sticky);
  expect(nameOf(cuda.cuStreamSynchronize(waiting))).toBe(sticky);
  expect(nameOf(cuda.cuCtxSynchronize())).toBe(sticky);
  repair();
  const healthy = stream();
  // The event is one of the context that is still lost.
  expect(nameOf(cuda.cuStreamWaitEvent(healthy, mark, 0))).toBe(sticky);
  expectHealthy(healthy);
  use(1);
  expect(nameOf(cuda.cuCtxSynchronize())).toBe(sticky);
});

test("a fault ends contexts of cuCtxCreate too, and leaves those that are created later", () => {
  const other = out((p) => cuda.cuCtxCreate_v2(p, 0, 0));
  use(1);
  const failing = stream();
  block(failing);
  queueFault(failing);
  open();
  expect(nameOf(cuda.cuStreamSynchronize(failing))).toBe("CUDA_ERROR_LAUNCH_FAILED");
  ok(cuda.cuCtxSetCurrent(other));
  expect(nameOf(cuda.cuCtxSynchronize())).toBe("CUDA_ERROR_LAUNCH_FAILED");
  ok(cuda.cuCtxDestroy_v2(other));
  const later = out((p) => cuda.cuCtxCreate_v2(p, 0, 0));
  expectHealthy(stream());
  ok(cuda.cuCtxDestroy_v2(later));
});

test("a stream that waits for an event of a context that is reset gets an error once, and continues", () => {
  use(1);
  const [going, mark] = [stream(), event()];
  block(going);
  ok(cuda.cuEventRecord(mark, going));
  use(0);
  const waiting = stream();
  ok(cuda.cuStreamWaitEvent(waiting, mark, 0));
  ok(cuda.cuDevicePrimaryCtxReset_v2(1));
  expect(nameOf(cuda.cuStreamSynchronize(waiting))).toBe("CUDA_ERROR_CONTEXT_IS_DESTROYED");
  expectHealthy(waiting);
});

test("a graph whose launch was lost with a failed context can be launched on another device", () => {
  use(0);
  const graph = out((p) => cuda.cuGraphCreate(p, 0));
  out((p) => cuda.cuGraphAddEmptyNode(p, graph, 0, 0));
  const executable = out((p) => cuda.cuGraphInstantiateWithFlags(p, graph, 0));
  use(1);
  const failing = stream();
  block(failing);
  queueFault(failing);
  ok(cuda.cuGraphLaunch(executable, failing));
  open();
  expect(nameOf(cuda.cuStreamSynchronize(failing))).toBe("CUDA_ERROR_LAUNCH_FAILED");
  repair();
  const healthy = stream();
  ok(cuda.cuGraphLaunch(executable, healthy));
  expectHealthy(healthy);
  ok(cuda.cuGraphExecDestroy(executable));
  ok(cuda.cuGraphDestroy(graph));
});

test("a kernel that never ends in a failed context does not block the workers of a device that is reset", async () => {
  using lost = openDevice(0, { provider: "soft" });
  using bad = openDevice(1, { provider: "soft" });
  const source = (body: string) => `.version 8.0\n.target sm_80\n.address_size 64
.visible .entry go(.param .u64 x) { .reg .pred %p; .reg .b32 %r; .reg .b64 %a; ld.param.u64 %a, [x]; ${body} ret; }`;
  const loop = "again: ld.volatile.global.u32 %r, [%a]; setp.eq.u32 %p, %r, 0; @%p bra again;";
  const word = bad.allocate(1, "u32").fill(0);
  const [endless, other] = [bad.createStream({ nonBlocking: true }), bad.createStream({ nonBlocking: true })];
  bad.loadModule(source(loop)).kernel("go", "ptr").launch({ grid: 1, block: 1, stream: endless }, [word]);
  while (lost.driver.lib.cuStreamQuery(endless.pointer) !== c.CUDA_ERROR_NOT_READY);
  await new Promise((resolve) => setTimeout(resolve, 200));
  use(1);
  block(other.pointer);
  queueFault(other.pointer);
  open();
  expect(() => other.synchronize()).toThrow(CudaError);
  using good = lost.reset();
  const there = good.allocate(1, "u32").fill(0);
  good
    .loadModule(source("st.global.u32 [%a], 5;"))
    .kernel("go", "ptr")
    .launch({ grid: 1, block: 1 }, [there]);
  await good.done({ timeoutMs: 20_000 });
  expect([...there.toArray()]).toEqual([5]);
}, 40_000);

test("the objects of a device that was reset name the failed context in their error, and close", () => {
  const lost = openDevice(0, { provider: "soft" });
  const bad = openDevice(1, { provider: "soft" });
  const failing = bad.createStream();
  const range = AddressRange.reserve(bad, GRANULE);
  range.map(PhysicalMemory.allocate(bad, GRANULE));
  range.setAccess(bad);
  block(failing.pointer);
  range.buffer("u8", 16).fill(1, failing);
  const mark = failing.record();
  // The objects would synchronize with the device first, so the test unmaps through the C functions.
  ok(cuda.cuMemUnmap(range.pointer, GRANULE));
  open();
  expect(failureOf(() => failing.synchronize()).contextLost).toBe(true);
  expect(failureOf(() => lost.synchronize()).contextLost).toBe(true);
  expect(lost.lostBy?.name).toBe("CUDA_ERROR_LAUNCH_FAILED");
  const good = lost.reset();
  const waiting = good.createStream();
  const error = failureOf(() => waiting.wait(mark));
  expect(error.name).toBe("CUDA_ERROR_LAUNCH_FAILED");
  expect(error.contextLost).toBe(false);
  expect(error.message).toMatch(/another context/);
  expect(good.lostBy).toBeUndefined();
  waiting.synchronize();
  expect([...good.allocate(4).fill(3, waiting).toArray()]).toEqual([3, 3, 3, 3]);
  expect(bad.lostBy?.name).toBe("CUDA_ERROR_LAUNCH_FAILED");
  good.close();
  bad.close();
  contexts = [useDevice(0), useDevice(1)];
});

function failureOf(call: () => unknown): CudaError {
  try {
    call();
  } catch (error) {
    if (error instanceof CudaError) return error;
    throw error;
  }
  throw new Error("it did not fail");
}

test("after a fault on one device the others know their loss, and their objects close quietly", () => {
  const [other, bad] = [openDevice(0, { provider: "soft" }), openDevice(1, { provider: "soft" })];
  const range = AddressRange.reserve(other, GRANULE);
  range.map(PhysicalMemory.allocate(other, GRANULE));
  range.setAccess([other, bad]);
  const pool = other.createPool();
  const inPool = pool.allocate(4);
  const [buffer, going] = [other.allocate(4), other.createStream()];
  expect(other.lostBy).toBeUndefined();
  const store = `.version 8.0\n.target sm_80\n.address_size 64\n.visible .entry go() { .reg .b64 %a; mov.b64 %a, 16; st.global.u32 [%a], 5; ret; }`;
  bad.loadModule(store).kernel("go", "").launch({ grid: 1, block: 1 }, []);
  expect(failureOf(() => bad.synchronize()).name).toBe("CUDA_ERROR_ILLEGAL_ADDRESS");
  expect([bad, other].map(({ lostBy }) => lostBy?.name)).toEqual(Array(2).fill("CUDA_ERROR_ILLEGAL_ADDRESS"));
  for (const each of [range, inPool, pool, buffer, going]) each.close();
  const repaired = bad.reset();
  expect(repaired.lostBy).toBeUndefined();
  expect(other.lostBy?.name).toBe("CUDA_ERROR_ILLEGAL_ADDRESS");
  expect([...repaired.allocate(2).fill(3).toArray()]).toEqual([3, 3]);
  const again = other.reset();
  expect(again.lostBy).toBeUndefined();
  again.close();
  repaired.close();
  contexts = [useDevice(0), useDevice(1)];
});

// Kernels of several devices or streams that wait for each other.
import { afterEach, expect, test } from "vitest";
import { type Device, openDevice, type Stream } from "../../../src/cuda/index.ts";

/**
 * Kernel that publishes its own number and waits for the number of another kernel; writes 1 to `out` when it
 * arrives.
 */
const meeting = `.version 8.0
.target sm_80
.address_size 64
.visible .entry meet(.param .u64 mine, .param .u64 other, .param .u64 out) {
  .reg .pred %p<3>; .reg .b32 %r<4>; .reg .b64 %a<4>;
  ld.param.u64 %a0, [mine]; ld.param.u64 %a1, [other]; ld.param.u64 %a2, [out];
  st.release.sys.global.u32 [%a0], 7;
  mov.u32 %r0, 0;
again:
  ld.acquire.sys.global.u32 %r1, [%a1];
  setp.eq.u32 %p0, %r1, 7;
  @%p0 bra met;
  nanosleep.u32 1000;
  add.u32 %r0, %r0, 1;
  setp.lt.u32 %p1, %r0, 2000000;
  @%p1 bra again;
  bra done;
met:
  st.global.u32 [%a2], 1;
done:
  ret;
}`;

const open: Disposable[] = [];
afterEach(() => {
  for (const each of open.splice(0).reverse()) each[Symbol.dispose]();
});

function device(index: number): Device {
  const made = openDevice(index, { provider: "soft" });
  open.push(made);
  return made;
}

/**
 * Runs two kernels that wait for each other through memory of the first device, each on its own device and
 * stream.
 */
async function meet(one: Stream, other: Stream): Promise<number[]> {
  const words = one.device.allocate(4, "u32").fill(0);
  const at = (index: number): number => words.pointer + 4 * index;
  for (const [i, stream] of [one, other].entries()) {
    const module = stream.device.loadModule(meeting);
    const kernel = module.kernel("meet", "u64, u64, u64");
    kernel.launch({ grid: 1, block: 1, stream }, [at(i), at(1 - i), at(2 + i)]);
  }
  await Promise.all([one.done({ timeoutMs: 60_000 }), other.done({ timeoutMs: 60_000 })]);
  return [...words.slice(2, 4).toArray()];
}

test("kernels of two devices run concurrently", { timeout: 90_000 }, async () => {
  const [a, b] = [device(0), device(1)];
  b.enablePeerAccess(a);
  expect(await meet(a.stream, b.stream)).toEqual([1, 1]);
  expect(await meet(b.stream, b.createStream({ nonBlocking: true }))).toEqual([1, 1]);
});

test("kernels of two streams of a device run concurrently once one has waited for the other", {
  timeout: 90_000,
}, async () => {
  const a = device(0);
  const [one, other] = [a.createStream({ nonBlocking: true }), a.createStream({ nonBlocking: true })];
  expect(await meet(one, other)).toEqual([1, 1]);
  expect(await meet(other, one)).toEqual([1, 1]);
});

test("a kernel that fails on one device ends the kernels of all devices, until each is reset", {
  timeout: 90_000,
}, async () => {
  let [a, b] = [device(0), device(1)];
  b.enablePeerAccess(a);
  const words = a.allocate(3, "u32").fill(0);
  const kernel = a.loadModule(meeting).kernel("meet", "u64, u64, u64");
  kernel.launch({ grid: 1, block: 1 }, [words.pointer, words.pointer + 4, words.pointer + 8]);
  const wrong = b.loadModule(meeting).kernel("meet", "u64, u64, u64");
  wrong.launch({ grid: 1, block: 1 }, [8, words.pointer, 8]);
  await expect(b.stream.done({ timeoutMs: 60_000 })).rejects.toThrow(/ILLEGAL_ADDRESS/);
  // The first kernel waits for a number that no kernel writes any more.
  await expect(a.stream.done({ timeoutMs: 60_000 })).rejects.toThrow(/ILLEGAL_ADDRESS/);
  open.push((a = a.reset()));
  expect(() => b.allocate(1)).toThrow(/ILLEGAL_ADDRESS/);
  open.push((b = b.reset()));
  b.enablePeerAccess(a);
  expect(await meet(a.stream, b.stream)).toEqual([1, 1]);
});

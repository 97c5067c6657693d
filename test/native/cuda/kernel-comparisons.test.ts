import { expect, test } from "vitest";
import { type KernelBody, kernel } from "../../../src/kernel/index.ts";
import { open } from "./provider.ts";

// ptxas 13.0 takes |x| > -1 as true for every x. It is false for NaN.

const given = [Number.NaN, 0, -0, 0.5, -3, Infinity, -Infinity];

const signature = { x: "readonly f32[]", found: "u32[]" } as const;

/** Returns the bits that a kernel finds for each given number. */
function bitsOf(body: KernelBody<typeof signature>): number[] {
  using device = open();
  using x = device.from(Float32Array.from(given));
  using found = device.allocate(given.length, "u32");
  kernel("comparisons", signature, body).launch({ grid: 1, block: given.length }, { x, found });
  return [...found.toArray()];
}

test("comparisons of bounded values with constants are false for NaN", () => {
  const found = bitsOf(({ x, found }, { threadIdx, fast, range, f32 }) => {
    const a = x[threadIdx.x];
    const size = Math.abs(a);
    let bits = 0;
    if (size > -1.5) bits |= 1;
    if (size >= 0) bits |= 2;
    if (-0.25 < size) bits |= 4;
    if (-size <= 0) bits |= 8;
    if (fast.exp2(a) > -1) bits |= 16;
    if (fast.sin(a) < 2) bits |= 32;
    if (fast.cos(a) >= -1.25) bits |= 64;
    if (fast.tanh(a) <= 1) bits |= 128;
    for (const i of range(-3, 0)) if (size > f32(i)) bits |= 256 << (i + 3);
    const chosen = a < 0 ? 0.25 : size;
    if (chosen > -1) bits |= 2048;
    if (!(size > -1)) bits |= 4096;
    found[threadIdx.x] = bits;
  });
  const wanted = given.map((a) => {
    if (Number.isNaN(a)) return 4096;
    // The sine and the cosine of an infinite number are NaN.
    return Number.isFinite(a) ? 4095 : 4095 - 32 - 64;
  });
  expect(found).toEqual(wanted);
});

test("comparisons of constants with bounded values are false for NaN", () => {
  const found = bitsOf(({ x, found }, { threadIdx, fast, range, f32 }) => {
    const a = x[threadIdx.x];
    let bits = 0;
    for (const i of range(-3, 0)) if (f32(i) < Math.abs(a)) bits |= 1 << (i + 3);
    if (Math.abs(fast.sin(a)) < 2) bits |= 8;
    if (-1.5 <= fast.cos(a)) bits |= 16;
    found[threadIdx.x] = bits;
  });
  const wanted = given.map((a) => (Number.isNaN(a) ? 0 : Number.isFinite(a) ? 31 : 7));
  expect(found).toEqual(wanted);
});

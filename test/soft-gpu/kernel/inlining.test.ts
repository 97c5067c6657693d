import { expect, test } from "vitest";
import { kernel } from "../../../src/kernel/index.ts";

const reads = (ptx: string): number => ptx.match(/ld\.const\.u64/g)?.length ?? 0;

test("a loop with much inlined mathematics is not unrolled", () => {
  const once = kernel("once", { y: "f64[]" }, ({ y }) => {
    y[0] = Math.sin(y[0]) + Math.cos(y[1]) + Math.tan(y[2]);
  });
  const often = kernel("often", { y: "f64[]" }, ({ y }) => {
    for (let k = 0; k < 8; k++) y[k] = Math.sin(y[k]) + Math.cos(y[k + 1]) + Math.tan(y[k + 2]);
  });
  expect(reads(once.ptx)).toBeGreaterThan(0);
  expect(reads(often.ptx)).toBe(reads(once.ptx));
});

test("instructions of the mathematics belong to the line of the call", () => {
  const made = kernel("lines", { y: "f32[]" }, ({ y }) => {
    y[0] = Math.exp(y[0]);
  });
  const files = new Set([...made.ptx.matchAll(/\.loc (\d+)/g)].map((match) => match[1]));
  expect([...files]).toEqual(["1"]);
});

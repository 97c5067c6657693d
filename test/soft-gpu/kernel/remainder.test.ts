import { afterAll, expect, test } from "vitest";
import { openDevice } from "../../../src/cuda/index.ts";
import { kernel } from "../../../src/kernel/index.ts";

const gpu = openDevice("soft");
afterAll(() => gpu.close());

const dividends = [5.5, -5.5, 0.9, 1e30, 1e300, 1.7976931348623157e308, -0, Infinity, Number.NaN, 3, 6];
const divisors = [0.1, 2, -3, 5e-324, 1e-310, 0, Infinity, Number.NaN, 1e-300, 7e22, 3];
const pairs = dividends.flatMap((x) => divisors.map((y) => [x, y] as const));

test("% of f64 is JavaScript's remainder for every size of the quotient", () => {
  const remainder = kernel(
    "remainder",
    { x: "readonly f64[]", y: "readonly f64[]", z: "f64[]" },
    ({ x, y, z }, { threadIdx }) => {
      z[threadIdx.x] = x[threadIdx.x] % y[threadIdx.x];
    },
  );
  const [x, y] = [0, 1].map((side) => gpu.from(Float64Array.from(pairs, (pair) => pair[side]!)));
  const z = gpu.from(new Float64Array(pairs.length));
  remainder.launch({ grid: 1, block: pairs.length }, { x: x!, y: y!, z });
  expect([...z.toArray()]).toEqual(pairs.map(([a, b]) => a % b));
});

test("% of f32 is JavaScript's remainder of the rounded numbers", () => {
  const remainder = kernel(
    "remainder",
    { x: "readonly f32[]", y: "readonly f32[]", z: "f32[]" },
    ({ x, y, z }, { threadIdx }) => {
      z[threadIdx.x] = x[threadIdx.x] % y[threadIdx.x];
    },
  );
  const [left, right] = [0, 1].map((side) => Float32Array.from(pairs, (pair) => pair[side]!));
  const z = gpu.from(new Float32Array(pairs.length));
  remainder.launch({ grid: 1, block: pairs.length }, { x: gpu.from(left!), y: gpu.from(right!), z });
  expect([...z.toArray()]).toEqual([...left!].map((a, i) => Math.fround(a % right![i]!)));
});

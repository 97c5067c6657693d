import { afterAll, describe, expect, test } from "vitest";
import { kernel } from "../../../src/kernel/index.ts";
import { measure, measured } from "../../soft-gpu/kernel/mathematics/functions.ts";
import { open } from "./provider.ts";

const gpu = open();
afterAll(() => gpu.close());

const cases = (type: "f32" | "f64") =>
  measured.flatMap((each) => {
    const bound = each.bounds[type];
    return bound === undefined ? [] : [[each.name, each, bound] as const];
  });

describe.each([
  ["f32", false, 2000],
  ["f32", true, 100],
  ["f64", false, 400],
  ["f64", true, 100],
] as const)("functions of %s with fma %s are within CUDA's bounds", (type, fma, count) => {
  test.each(cases(type))("%s", (_, each, bound) => {
    const { error, at } = measure(gpu, { each, type, fma, count });
    expect(error, at).toBeLessThanOrEqual(bound);
  });
});

test("odd functions keep the sign of 0", () => {
  const zeros = kernel(
    "zeros",
    { x: "readonly f32[]", y: "f32[]", z: "f64[]" },
    ({ x, y, z }, { threadIdx, f64 }) => {
      const at = 11 * threadIdx.x;
      const v = x[threadIdx.x];
      y[at] = Math.sin(v);
      y[at + 1] = Math.tan(v);
      y[at + 2] = Math.asin(v);
      y[at + 3] = Math.atan(v);
      y[at + 4] = Math.sinh(v);
      y[at + 5] = Math.tanh(v);
      y[at + 6] = Math.asinh(v);
      y[at + 7] = Math.atanh(v);
      y[at + 8] = Math.expm1(v);
      y[at + 9] = Math.log1p(v);
      y[at + 10] = Math.cbrt(v);
      const w = f64(v);
      z[at] = Math.sin(w);
      z[at + 1] = Math.tan(w);
      z[at + 2] = Math.asin(w);
      z[at + 3] = Math.atan(w);
      z[at + 4] = Math.sinh(w);
      z[at + 5] = Math.tanh(w);
      z[at + 6] = Math.asinh(w);
      z[at + 7] = Math.atanh(w);
      z[at + 8] = Math.expm1(w);
      z[at + 9] = Math.log1p(w);
      z[at + 10] = Math.cbrt(w);
    },
  );
  const [y, z] = [gpu.allocate(22, "f32"), gpu.allocate(22, "f64")];
  zeros.launch({ grid: 1, block: 2 }, { x: gpu.from(Float32Array.of(0, -0)), y, z });
  const expected = Array.from({ length: 22 }, (_, i) => (i < 11 ? 0 : -0));
  expect([...y.toArray()]).toEqual(expected);
  expect([...z.toArray()]).toEqual(expected);
});

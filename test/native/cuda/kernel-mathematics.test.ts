import { afterAll, describe, expect, test } from "vitest";
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

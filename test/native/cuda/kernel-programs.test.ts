import { afterAll, describe, expect, test } from "vitest";
import recorded from "../../soft-gpu/kernel/programs/bits.json" with { type: "json" };
import { bitsOf } from "../../soft-gpu/kernel/programs/bits.ts";
import { programs } from "../../soft-gpu/kernel/programs/index.ts";
import type { Comparison } from "../../soft-gpu/kernel/programs/program.ts";
import { open } from "./provider.ts";

// Kernels in TypeScript beside plain JavaScript, on the provider under test.

const gpu = open();
afterAll(() => gpu.close());

const named = programs.map((each) => [each.name, each] as const);
const exact = named.filter(([, { inexact }]) => inexact === undefined);

function expectClose(found: ArrayLike<number>, { expected, tolerance = 0 }: Comparison): void {
  if (tolerance === 0) {
    expect(Array.from(found)).toEqual(Array.from(expected));
    return;
  }
  const largest = Math.max(...Array.from(expected, Math.abs));
  const errors = Array.from(found, (each, i) => Math.abs(each - expected[i]!) / largest);
  expect(errors.length).toBe(expected.length);
  expect(Math.max(...errors)).toBeLessThanOrEqual(tolerance);
}

describe("programs", () => {
  test.each(named)("%s: the numbers of plain JavaScript", (_, { run }) => {
    const comparison = run(gpu);
    expectClose(comparison.found, comparison);
    if (comparison.plain !== undefined) expectClose(comparison.plain, comparison);
  });
});

// The record comes from the soft GPU, so a real GPU that passes has the bits of the soft GPU.
describe("bits", () => {
  test.each(exact)("%s: the recorded bits, with fma and without", (name, program) => {
    expect(bitsOf(program, gpu)).toEqual(recorded[name as keyof typeof recorded]);
  });

  test("the record has each exact program and no other", () => {
    expect(Object.keys(recorded)).toEqual(exact.map(([name]) => name));
  });
});

import { afterAll, expect, test } from "vitest";
import { attentionProgram } from "../../soft-gpu/kernel/programs/attention.ts";
import { densePrograms } from "../../soft-gpu/kernel/programs/dense.ts";
import { imagePrograms } from "../../soft-gpu/kernel/programs/images.ts";
import { rowPrograms } from "../../soft-gpu/kernel/programs/rows.ts";
import { sortingPrograms } from "../../soft-gpu/kernel/programs/sorting.ts";
import { sparsePrograms } from "../../soft-gpu/kernel/programs/sparse.ts";
import { togetherPrograms } from "../../soft-gpu/kernel/programs/together.ts";
import { wordPrograms } from "../../soft-gpu/kernel/programs/words.ts";
import { open } from "./provider.ts";

// Kernels in TypeScript beside plain JavaScript, on the provider under test.

const gpu = open();
afterAll(() => gpu.close());

const programs = [
  ...[...rowPrograms, attentionProgram, ...sortingPrograms, ...imagePrograms, ...sparsePrograms],
  ...[...densePrograms, ...wordPrograms, ...togetherPrograms],
];

test.each(programs.map((each) => [each.name, each] as const))("%s", (_, { run }) => {
  const { found, expected, tolerance = 0 } = run(gpu);
  if (tolerance === 0) {
    expect(Array.from(found)).toEqual(Array.from(expected));
    return;
  }
  const largest = Math.max(...Array.from(expected, Math.abs));
  const errors = Array.from(found, (each, i) => Math.abs(each - expected[i]!) / largest);
  expect(errors.length).toBe(expected.length);
  expect(Math.max(...errors)).toBeLessThanOrEqual(tolerance);
});

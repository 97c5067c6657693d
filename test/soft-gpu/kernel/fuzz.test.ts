import { afterAll, expect, test } from "vitest";
import { openDevice } from "../../../src/cuda/index.ts";
import { compareProgram } from "../../fuzz/kernel/compare.ts";

const gpu = openDevice("soft");
afterAll(() => gpu.close());

test("300 random kernels give the bits of plain JavaScript", { timeout: 120_000 }, () => {
  const found = Array.from({ length: 300 }, (_, i) => {
    const { outcome, detail, text } = compareProgram(gpu, 7000 + i);
    return { seed: 7000 + i, outcome, detail, text };
  });
  expect(found.filter(({ outcome }) => outcome !== "equal").map(({ seed }) => seed)).toEqual([]);
});

import { afterAll, describe, expect, test } from "vitest";
import { openDevice } from "../../src/cuda/index.ts";
import { seeded } from "../support/random.ts";
import { compareCase } from "./support/compare.ts";
import { hasNumpy, numpyResults } from "./support/numpy.ts";
import { casesOr, SEED } from "./support/random-cases.ts";
import { mostUlps, reductionCase, reductions } from "./support/reduction-cases.ts";

const CASES = casesOr(200);

// NumPy is not installed everywhere. Without it there is nothing to compare with.
describe.skipIf(!hasNumpy)(`reductions, beside NumPy (seed ${SEED})`, () => {
  const gpu = openDevice("soft");
  afterAll(() => gpu.close());
  const random = seeded(SEED);
  const cases = reductions.flatMap((name) =>
    Array.from({ length: CASES }, () => reductionCase(name, random)),
  );
  const results = hasNumpy ? numpyResults(cases) : [];

  test.each(reductions)("%s has NumPy's values", { timeout: 300_000 }, (name) => {
    const first = cases.findIndex((each) => each.name === name);
    for (let i = first; i < first + CASES; i++) {
      const { operands } = cases[i]!;
      const [operand] = operands;
      if (operand === undefined || "scalar" in operand) continue;
      const most = mostUlps(name, operand.dtype, operand.elements.length);
      expect(compareCase(gpu, cases[i]!, results[i]!, most), `seed ${SEED}, case ${i}`).toBe("");
    }
  });
});

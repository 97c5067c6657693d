import { afterAll, describe, expect, test } from "vitest";
import { openDevice } from "../../src/cuda/index.ts";
import { seeded } from "../support/random.ts";
import { compareCase } from "./support/compare.ts";
import { caseOf, rows } from "./support/elementwise-cases.ts";
import { hasNumpy, numpyResults } from "./support/numpy.ts";
import { casesOr, SEED } from "./support/random-cases.ts";

const CASES = casesOr(200);

describe.skipIf(!hasNumpy)(`operations on elements, beside NumPy (seed ${SEED})`, () => {
  const gpu = openDevice("soft");
  afterAll(() => gpu.close());
  const random = seeded(SEED);
  const cases = Object.entries(rows).flatMap(([name, row]) =>
    Array.from({ length: CASES }, () => caseOf(name, row, random)),
  );
  const results = hasNumpy ? numpyResults(cases) : [];

  test.each(Object.keys(rows))("%s has NumPy's values", { timeout: 120_000 }, (name) => {
    const first = cases.findIndex((each) => each.name === name);
    for (let i = first; i < first + CASES; i++)
      expect(
        compareCase(gpu, cases[i]!, results[i]!, rows[name]!.ulps, {}, rows[name]!.floor),
        `seed ${SEED}, case ${i}`,
      ).toBe("");
  });
});

import { afterAll, describe, expect, test } from "vitest";
import { openDevice } from "../../src/cuda/index.ts";
import { seeded } from "../support/random.ts";
import { creating } from "./support/creation-cases.ts";
import { compareFunction } from "./support/families.ts";
import { writing } from "./support/in-place-cases.ts";
import { hasNumpy, numpyResults } from "./support/numpy.ts";
import { otherElementwise } from "./support/other-elementwise-cases.ts";
import { casesOr, SEED } from "./support/random-cases.ts";

const CASES = casesOr(40);

describe.skipIf(!hasNumpy)(
  `functions that make arrays, write to them and choose, beside NumPy (seed ${SEED})`,
  () => {
    const gpu = openDevice("soft");
    afterAll(() => gpu.close());
    const makers = { ...creating, ...writing, ...otherElementwise };

    test.each(Object.entries(makers))("%s has NumPy's elements", { timeout: 120_000 }, (_, make) => {
      const random = seeded(SEED);
      const cases = Array.from({ length: CASES }, () => make(random));
      const results = numpyResults(cases);
      for (const [i, each] of cases.entries())
        expect(compareFunction(gpu, each, results[i]!), `seed ${SEED}, case ${i}`).toBe("");
    });
  },
);

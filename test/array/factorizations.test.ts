// Tests the comparison of factorizations, which runs on real GPUs only (test/gpu/linalg.test.ts), with NumPy's own ones.
import { describe, expect, test } from "vitest";
import { seeded } from "../support/random.ts";
import { errorText, factorizations, type Matrices } from "./support/factorization-cases.ts";
import { type Case, hasNumpy, type NumpyResult, numpyResults } from "./support/numpy.ts";
import { casesOr, SEED } from "./support/random-cases.ts";

const hostMatrices = ({ shape, elements }: NumpyResult): Matrices => ({
  shape,
  values: Float64Array.from(elements as Float64Array, Number),
});

describe.skipIf(!hasNumpy)(`factorizations by NumPy in the type of the operands (seed ${SEED})`, () => {
  test.each(Object.entries(factorizations))("%s passes, and fails with another element", (_, given) => {
    const random = seeded(SEED);
    const cases = Array.from({ length: casesOr(20) }, () => given.make(random));
    const expected = numpyResults(cases);
    const names = Object.entries(given.parts);
    const results = names.map(([, name]) => numpyResults(cases.map((each): Case => ({ ...each, name }))));
    for (const [i, one] of cases.entries()) {
      const found = Object.fromEntries(names.map(([part], at) => [part, hostMatrices(results[at]![i]!)]));
      expect(errorText(one, found, expected[i]!, given), `case ${i}`).toBe("");
      for (const [part, matrices] of Object.entries(found)) {
        const values = matrices.values.slice();
        const at = values.reduce(
          (most, value, j) => (Math.abs(value) > Math.abs(values[most]!) ? j : most),
          0,
        );
        values[at] = values[at]! + 0.01 * Math.max(1, Math.abs(values[at]!));
        const text = errorText(one, { ...found, [part]: { ...matrices, values } }, expected[i]!, given);
        expect(text, `${part} of case ${i}`).not.toBe("");
      }
    }
  });
});

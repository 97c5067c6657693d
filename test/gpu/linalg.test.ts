// Systems of equations and factorizations by cuSOLVER on a real GPU, and functions of matrices by own kernels, beside NumPy on
// the same machine. Run with `npm run test:gpu -- linalg`. DOORBELL_ARRAY_CASES and DOORBELL_ARRAY_SEED choose other cases, and
// DOORBELL_ARRAY_PEER=soft runs own kernels on the soft GPU.
import process from "node:process";
import { afterAll, describe, expect, test } from "vitest";
import { nativeCusolver } from "../../ffi/cusolver/index.ts";
import { scope } from "../../src/array/index.ts";
import { driver, openDevice } from "../../src/cuda/index.ts";
import { onDevice } from "../array/support/compare.ts";
import {
  errorText,
  type FactorizationFunction,
  factorizations,
  type Matrices,
} from "../array/support/factorization-cases.ts";
import { compareFunction } from "../array/support/families.ts";
import { matrixCases } from "../array/support/matrix-cases.ts";
import { hasNumpy, numpyResults } from "../array/support/numpy.ts";
import { casesOr, SEED } from "../array/support/random-cases.ts";
import { native, open } from "../native/cuda/provider.ts";
import { seeded } from "../support/random.ts";

const CASES = casesOr(40);

/** Returns the reason why cuSOLVER does not run. Undefined where it runs. */
function missing(): string | undefined {
  if (!native) return "no GPU";
  if (!hasNumpy) return "no NumPy";
  try {
    nativeCusolver(Math.floor(driver("native").version / 1000));
    return undefined;
  } catch (error) {
    return (error as Error).message.split("\n")[0];
  }
}

const reason = missing();
const isSoft = process.env["DOORBELL_ARRAY_PEER"] === "soft";
const gpu = isSoft ? openDevice("soft") : native ? open() : undefined;
afterAll(() => gpu?.close());

/** Functions that run own kernels, also without cuSOLVER. */
const ownKernels = new Set(["det", "slogdet"]);

/** Compares random cases of a function with NumPy's results. */
function compareFactorization(given: FactorizationFunction): void {
  const random = seeded(SEED);
  const cases = Array.from({ length: CASES }, () => given.make(random));
  const results = numpyResults(cases);
  for (const [i, one] of cases.entries())
    scope(() => {
      const { inputs } = onDevice(gpu!, one);
      const found = Object.entries(given.compute(inputs as never, one)).map(
        ([part, array]): [string, Matrices] => [
          part,
          { shape: array.shape, values: Float64Array.from(array.toArray() as Float64Array, Number) },
        ],
      );
      const text = errorText(one, Object.fromEntries(found), results[i]!, given);
      expect(text, `seed ${SEED}, case ${i}`).toBe("");
      return undefined;
    });
}

describe.skipIf(gpu === undefined || !hasNumpy)(`functions of matrices, beside NumPy (seed ${SEED})`, () => {
  for (const [name, given] of Object.entries(factorizations)) {
    const why = ownKernels.has(name) ? undefined : isSoft ? "it needs cuSOLVER" : reason;
    const title = why === undefined ? name : `${name} (skipped: ${why})`;
    test.skipIf(why !== undefined)(title, { timeout: 300_000 }, () => compareFactorization(given));
  }

  test.each(Object.entries(matrixCases))("%s", { timeout: 300_000 }, (_, make) => {
    const random = seeded(SEED);
    const cases = Array.from({ length: CASES }, () => make(random));
    const results = numpyResults(cases);
    for (const [i, one] of cases.entries())
      expect(compareFunction(gpu!, one, results[i]!), `seed ${SEED}, case ${i}`).toBe("");
  });
});

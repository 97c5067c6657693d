import { afterAll, describe, expect, test } from "vitest";
import { arrays, type NdArray } from "../../src/array/index.ts";
import { openDevice } from "../../src/cuda/index.ts";
import { seeded } from "../support/random.ts";
import { compareFunction } from "./support/families.ts";
import { hasNumpy, numpyResults } from "./support/numpy.ts";
import { casesOr, SEED } from "./support/random-cases.ts";
import { views } from "./support/view-cases.ts";

const CASES = casesOr(60);

describe.skipIf(!hasNumpy)(`views and conversions, beside NumPy (seed ${SEED})`, () => {
  const gpu = openDevice("soft");
  afterAll(() => gpu.close());
  const random = seeded(SEED);
  const cases = Object.values(views).flatMap((make) => Array.from({ length: CASES }, () => make(random)));
  const results = hasNumpy ? numpyResults(cases) : [];

  test.each(Object.keys(views))("%s has NumPy's elements", { timeout: 120_000 }, (name) => {
    for (const [i, each] of cases.entries())
      if (each.name === name)
        expect(compareFunction(gpu, each, results[i]!), `seed ${SEED}, case ${i}`).toBe("");
  });

  test("the last line of a printed array has its type, shape and device", () => {
    const last = (array: NdArray) => String(array).split("\n").at(-1);
    expect(last(arrays(gpu).zeros([2, 3], "i16"))).toBe("i16, shape (2, 3), soft GPU 0");
    expect(last(arrays(gpu).zeros([4]))).toBe("f32, shape (4,), soft GPU 0");
  });
});

describe("views without elements", () => {
  test("are read, copied and lent, also behind the end of the memory", () => {
    using gpu = openDevice("soft");
    using empty = arrays(gpu).zeros([0, 4]);
    for (const view of [empty.slice(":", "2:"), empty.unstack(1)[2]!, empty.split(2, 1)[1]!]) {
      expect(view.toArray().length).toBe(0);
      expect(view.reshape([0]).expandDims(0).toArray().length).toBe(0);
      expect(view.strided().buffer.length).toBe(0);
    }
    using reversed = arrays(gpu).zeros([4, 4]).slice("::-1", "0:0");
    expect(reversed.strided().buffer.length).toBe(0);
  });
});

import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { arrays, fft, scope } from "../../src/array/index.ts";
import { openDevice } from "../../src/cuda/index.ts";
import { seeded } from "../support/random.ts";
import { compareFunction } from "./support/families.ts";
import { hasNumpy, type NumpyResult, numpyResults } from "./support/numpy.ts";
import { transformCase, transformNames } from "./support/transform-cases.ts";

const SEED = 1;
const CASES = 60;

const gpu = openDevice("soft");
afterAll(() => gpu.close());
const { array, arange, ones, zeros } = arrays(gpu);

describe.skipIf(!hasNumpy)(`transforms, beside NumPy in f64 (seed ${SEED})`, () => {
  const random = seeded(SEED);
  const cases = transformNames.flatMap((name) =>
    Array.from({ length: CASES }, () => transformCase(name, random)),
  );
  let results: NumpyResult[] = [];
  beforeAll(() => {
    results = numpyResults(cases);
  });

  test.each(transformNames)("%s has NumPy's values", { timeout: 120_000 }, (name) => {
    const first = cases.findIndex((each) => each.name === `fft.${name}`);
    for (let i = first; i < first + CASES; i++)
      expect(compareFunction(gpu, cases[i]!, results[i]!), `seed ${SEED}, case ${i}`).toBe("");
  });
});

describe("transforms", () => {
  test("have the same bits with and without a batch", () => {
    const x = arrays(gpu).random({ seed: 1 }).uniform([3, 1024]);
    const all = fft.fft(x).slice(1).toArray();
    expect(fft.fft(x.slice(1)).toArray()).toEqual(all);
  });

  test("are inverted", () => {
    const x = arange(24).reshape([2, 3, 4]);
    for (const found of [
      fft.ifftn(fft.fftn(x)).real(),
      fft.irfftn(fft.rfftn(x)),
      fft.irfft(fft.rfft(x, { axis: 1 }), { axis: 1, n: 3 }),
    ])
      expect(found.subtract(x).abs().max().item()).toBeLessThan(1e-5);
  });

  test("ignore imaginary parts that a transform of real numbers does not have", () => {
    const half = array(
      [
        [1, 5],
        [2, 0],
        [3, 7],
      ],
      "c64",
    );
    const plain = array(
      [
        [1, 0],
        [2, 0],
        [3, 0],
      ],
      "c64",
    );
    expect(fft.irfft(half).toList()).toEqual(fft.irfft(plain).toList());
  });

  test("read real numbers at any offset", () => {
    scope(() => {
      const x = arange(9).astype("f32").run();
      // The second element is not aligned to a pair of numbers, which the kernels read at once.
      const spectrum = fft.rfft(x.slice("1:"));
      expect(spectrum.toList()).toEqual(fft.rfft(arange(1, 9).astype("f32")).toList());
      expect(fft.irfft(spectrum).toList()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
      return undefined;
    });
  });

  test("of real numbers run when they are read, also after their input is closed", () => {
    const x = arange(8).astype("f32").run();
    using spectrum = fft.rfft(x);
    using found = fft.irfft(spectrum);
    expect([spectrum.isPending, found.isPending]).toEqual([true, true]);
    x.close();
    expect(found.toList()).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  });

  test("of no rows have no elements", () => {
    expect(fft.fft(zeros([0, 4])).shape).toEqual([0, 4]);
    expect(fft.rfft(zeros([0, 4])).toArray().length).toBe(0);
    expect(fft.irfft(zeros([0, 3], "c64")).shape).toEqual([0, 4]);
  });

  test("return their memory, except for tables that the next ones use", () => {
    const { memoryStatistics } = arrays(gpu);
    const run = () =>
      scope(() => {
        fft.fft(ones([4, 1009])).run();
        fft.irfft(fft.rfft(ones([2, 60]))).run();
        return undefined;
      });
    run();
    const { used } = memoryStatistics();
    run();
    expect(memoryStatistics().used).toBe(used);
  });

  test("have frequencies", () => {
    expect(fft.fftfreq(5, { device: gpu, d: 0.5 }).toArray()).toEqual(
      new Float32Array([0, 0.4, 0.8, -0.8, -0.4]),
    );
    expect(fft.rfftfreq(5, { device: gpu }).toArray()).toEqual(new Float32Array([0, 0.2, 0.4]));
  });

  test.each<[string, () => unknown, string]>([
    ["f64", () => fft.fft(ones([2], "f64")), "fft: f64 and c64 have no common type"],
    ["complex numbers of rfft", () => fft.rfft(ones([2], "c64")), "rfft: the elements are c64"],
    [
      "a length of 0",
      () => fft.fft(ones([0])),
      "the transform along axis 0 of the shape (0,) has the length 0",
    ],
    [
      "one frequency",
      () => fft.irfft(ones([1])),
      "irfft: the transform along axis 0 of the shape (1,) has the length 0",
    ],
    ["an axis", () => fft.fft(ones([2]), { axis: 1 }), "fft: there is no axis 1"],
    ["an axis twice", () => fft.fftn(ones([2, 2]), { axes: [0, 0] }), "is named twice"],
    ["too many lengths", () => fft.fftn(ones([2]), { s: [1, 2] }), "s has 2 lengths"],
    [
      "lengths for other axes",
      () => fft.fftn(ones([2, 2]), { s: [1, 2], axes: [0] }),
      "2 lengths for 1 axes",
    ],
    ["a norm", () => fft.fft(ones([2]), { norm: "none" as never }), "norm"],
    ["a list", () => fft.fft([1, 2] as never), "fft: x is"],
    [
      "a third argument",
      () => (fft.fft as (...given: unknown[]) => unknown)(ones([2]), {}, 1),
      "2 arguments",
    ],
    ["frequencies without a device", () => fft.fftfreq(4, {} as never), "device"],
    ["a distance of 0", () => fft.fftfreq(4, { device: gpu, d: 0 }), "a distance other than 0"],
  ])("%s is refused", (_, run, message) => {
    expect(run).toThrow(message);
  });
});

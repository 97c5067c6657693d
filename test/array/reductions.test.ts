import { afterAll, describe, expect, test } from "vitest";
import { arrays, NdArray } from "../../src/array/index.ts";
import { Node } from "../../src/array/node.ts";
import { reductionType, runReduction } from "../../src/array/reduce.ts";
import { openDevice } from "../../src/cuda/index.ts";
import { seeded } from "../support/random.ts";
import { compareFunction } from "./support/families.ts";
import { hasNumpy, numpyResults } from "./support/numpy.ts";
import { casesOr, SEED } from "./support/random-cases.ts";
import { reductionCase, reductions } from "./support/reduction-cases.ts";

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
    for (let i = first; i < first + CASES; i++)
      expect(compareFunction(gpu, cases[i]!, results[i]!), `seed ${SEED}, case ${i}`).toBe("");
  });
});

describe("reductions", () => {
  const gpu = openDevice("soft");
  afterAll(() => gpu.close());

  // Shapes for a thread or a block of each output, and for outputs that are split into few and into many parts.
  test.each([
    { shape: [3000, 40], axis: 0 },
    { shape: [70_000, 33], axis: 0 },
    { shape: [300, 2000], axis: 0 },
    { shape: [1100, 100], axis: 1 },
    { shape: [1030, 1500], axis: 1 },
    { shape: [2, 70_001], axis: 1 },
    { shape: [70_000, 65], axis: 1 },
  ] as const)("of $shape along axis $axis join all elements", ({ shape, axis }) => {
    const [rows, columns] = shape;
    const random = seeded(rows);
    const elements = Int32Array.from({ length: rows * columns }, () => Math.floor(random.random() * 2000));
    using array = arrays(gpu).array(elements).reshape([rows, columns]);
    const outputs = axis === 0 ? columns : rows;
    const lineOf = (output: number) =>
      axis === 0
        ? Array.from({ length: rows }, (_, row) => elements[row * columns + output]!)
        : [...elements.subarray(output * columns, (output + 1) * columns)];
    const lines = Array.from({ length: outputs }, (_, output) => lineOf(output));
    const extreme = lines.map((line) => line.reduce((a, b) => Math.max(a, b)));
    expect(array.max(axis).toList()).toEqual(extreme);
    expect(array.sum(axis).toList()).toEqual(lines.map((line) => BigInt(line.reduce((a, b) => a + b))));
    expect(array.argmax(axis).toList()).toEqual(lines.map((line, i) => BigInt(line.indexOf(extreme[i]!))));
  });

  test.each([65, 1000, 4096, 5000, 40_000, 300_001])(
    "of %i elements have one order of additions",
    (length) => {
      for (const dtype of ["f32", "f64", "i32", "f16", "bool", "u64"] as const)
        for (const name of ["sum", "prod", "max", "argmin", "any"] as const) {
          const values = arrays(gpu).random({ seed: 5 }).uniform([3, length], { low: 0.99, high: 1.01 });
          using input = values.astype(dtype).run();
          const [teams, warps] = (["teams", "warps"] as const).map((lines) => {
            const view = runReduction(name, input.node, [1], { lines });
            using result = new NdArray(
              Node.ofView({ device: gpu, dtype: reductionType(name, dtype), shape: [3] }, view),
            );
            return result.toArray();
          });
          expect(warps).toEqual(teams!);
        }
    },
  );

  const [negativeNan, payload] = new Float32Array(new Uint32Array([0xffc01234, 0x7f800001]).buffer);
  const special: readonly (readonly [string, readonly number[]])[] = [
    ["-Infinity", [-Infinity]],
    ["Infinity", [Infinity]],
    ["both infinities", [Infinity, -Infinity]],
    ["both zeros", [-0, 0]],
    ["the negative zero", [-0]],
    ["the smallest numbers", [-1.5, -(2 ** -14), 2 ** -14]],
    ["negative numbers", [-3, -2, -2]],
    ["NaN", [1, Number.NaN, 2]],
    ["NaN among infinities", [-Infinity, Number.NaN, Infinity]],
    ["a NaN with a sign", [1, negativeNan!, -1]],
    ["a NaN with a payload", [-1, payload!, -2]],
    ["NaN only", [negativeNan!, Number.NaN]],
  ];

  // NumPy's rules: NaN wins, the first of equal elements is that of argmax and argmin, and the sign of zero does not count.
  test.each(special)("of %s have the extreme, and its first index", (_, values) => {
    const random = seeded(values.length);
    for (const dtype of ["f32", "f64", "f16", "bf16"] as const)
      for (const length of [1, 3, 64, 65, 1000, 40_000]) {
        const elements = Array.from({ length }, () => random.pick(values));
        const lines = [elements, elements.toReversed()];
        using array = arrays(gpu).array(lines, dtype).run();
        using columns = array.T;
        for (const [name, isBetter] of [
          ["max", (a: number, b: number) => a > b],
          ["min", (a: number, b: number) => a < b],
        ] as const) {
          const indices = lines.map((line) => {
            const nan = line.findIndex(Number.isNaN);
            if (nan >= 0) return nan;
            return line.reduce((best, each, i) => (isBetter(each, line[best]!) ? i : best), 0);
          });
          const extremes = indices.map((index, i) => lines[i]![index]! + 0);
          const indicesOf = name === "max" ? "argmax" : "argmin";
          for (const [each, axis] of [
            [array, 1],
            [columns, 0],
          ] as const) {
            using kept = each[name](axis, { keepdims: true });
            expect(kept.shape).toEqual(axis === 1 ? [2, 1] : [1, 2]);
            expect((each[name](axis).toList() as number[]).map((value) => value + 0)).toEqual(extremes);
            expect(each[indicesOf](axis).toList()).toEqual(indices.map(BigInt));
          }
        }
      }
  });
});

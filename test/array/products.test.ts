import { afterAll, describe, expect, test } from "vitest";
import { arrays, einsum } from "../../src/array/index.ts";
import { openDevice } from "../../src/cuda/index.ts";
import { seeded } from "../support/random.ts";
import { compareFunction } from "./support/families.ts";
import { hasNumpy, numpyResults } from "./support/numpy.ts";
import { productCase, productNames } from "./support/product-cases.ts";
import { casesOr, SEED } from "./support/random-cases.ts";

const CASES = casesOr(200);

const gpu = openDevice("soft");
afterAll(() => gpu.close());

describe.skipIf(!hasNumpy)(`products, beside NumPy (seed ${SEED})`, () => {
  const random = seeded(SEED);
  const cases = productNames.flatMap((name) =>
    Array.from({ length: CASES }, () => productCase(name, random)),
  );
  const results = hasNumpy ? numpyResults(cases) : [];

  test.each(productNames)("%s has NumPy's values", { timeout: 300_000 }, (name) => {
    const first = cases.findIndex((each) => each.name === name);
    for (let i = first; i < first + CASES; i++)
      expect(compareFunction(gpu, cases[i]!, results[i]!), `seed ${SEED}, case ${i}`).toBe("");
  });
});

describe("products", () => {
  const { array, arange, zeros } = arrays(gpu);

  test("of bf16 are summed in f32", () => {
    const many = array(new Float32Array(512).fill(1)).astype("bf16").reshape([2, 256]);
    expect(many.matmul(many.T).toList()).toEqual([
      [256, 256],
      [256, 256],
    ]);
  });

  test("of empty axes are zeros", () => {
    expect(
      zeros([2, 0])
        .matmul(zeros([0, 3]))
        .toList(),
    ).toEqual([
      [0, 0, 0],
      [0, 0, 0],
    ]);
    expect(zeros([0, 2]).matmul(zeros([2, 3])).shape).toEqual([0, 3]);
  });

  test("have a batch of more matrices than a grid has rows", () => {
    const a = arange(70_000).reshape([70_000, 1, 1]).broadcastTo([70_000, 2, 2]);
    const b = array([
      [1, 0],
      [0, 2],
    ]);
    expect(a.matmul(b).slice(-1).toList()).toEqual([
      [69999, 139998],
      [69999, 139998],
    ]);
  });

  const a = zeros([2, 3]);
  test.each<[string, () => unknown, string]>([
    [
      "inner axes",
      () => a.matmul(zeros([2, 4])),
      "matmul: the shapes (2, 3) and (2, 4) do not fit, because axis -1 of the first has the length 3, and axis -2 of the second 2",
    ],
    ["no axes", () => a.matmul(array(1)), "an array without axes is not a matrix. Use multiply"],
    ["a number", () => a.matmul(2 as never), "matmul: the operand is 2. Use an array;"],
    [
      "a batch",
      () => zeros([2, 2, 2]).matmul(zeros([3, 2, 2])),
      "matmul: the shapes (2,) and (3,) do not broadcast",
    ],
    [
      "vectors",
      () => a.vecdot(zeros([2, 4])),
      "vecdot: axis -1 of the shapes (2, 3) and (2, 4) has the lengths 3 and 4",
    ],
    ["an axis from 0", () => a.vecdot(a, 0), "vecdot: the axis is 0. Use -1 for the last axis"],
    ["too many axes", () => a.tensordot(a, 3), "tensordot: axes is 3, and the shapes are (2, 3) and (2, 3)"],
    [
      "lengths of axes",
      () => a.tensordot(a, 1),
      "tensordot: axis 1 of (2, 3) has the length 3, and axis 0 of (2, 3) 2. Lengths must be equal",
    ],
    ["unequal lists", () => a.tensordot(a, [[0], [0, 1]]), "the axes [0] and [0,1] are not pairs"],
    [
      "terms without an array",
      () => einsum("ij,jk->ik", [a]),
      'einsum: "ij,jk->ik" has 2 terms for 1 arrays. Use one term for each array',
    ],
    [
      "labels without an axis",
      () => einsum("ijk->i", [a]),
      'einsum: "ijk->i" has 3 letters for operand 0 of shape (2, 3)',
    ],
    ["unknown labels", () => einsum("ij->k", [a]), 'einsum: "ij->k" has the label "k" in the result'],
    ["other characters", () => einsum("i1->i", [a]), 'einsum: "i1->i" has other characters'],
    [
      "lengths of labels",
      () => einsum("ij,jk->ik", [a, a]),
      'einsum: axis 0 of operand 1 has the length 2, and "j" is 3 in the shapes (2, 3) and (2, 3)',
    ],
    ["one array for a list", () => einsum("ij->i", a as never), "einsum: the operands are"],
  ])("refuse %s", (_, run, message) => {
    expect(run).toThrow(message);
  });
});

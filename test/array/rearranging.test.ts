import { afterAll, describe, expect, test } from "vitest";
import {
  arrays,
  broadcastArrays,
  concat,
  emptyLike,
  fullLike,
  meshgrid,
  NdArray,
  onesLike,
  stack,
  zerosLike,
} from "../../src/array/index.ts";
import { type RollMethod, rollNode } from "../../src/array/roll.ts";
import { openDevice } from "../../src/cuda/index.ts";
import { seeded } from "../support/random.ts";
import { compareCase } from "./support/compare.ts";
import { hasNumpy, numpyResults } from "./support/numpy.ts";
import { casesOr, SEED } from "./support/random-cases.ts";
import { calls, rearranging } from "./support/rearranging-cases.ts";

const CASES = casesOr(200);

const gpu = openDevice("soft");
afterAll(() => gpu.close());
const { arange, array, ones, zeros } = arrays(gpu);

describe.skipIf(!hasNumpy)(`rearrangements, beside NumPy (seed ${SEED})`, () => {
  const random = seeded(SEED);
  const cases = Object.values(rearranging).flatMap((make) =>
    Array.from({ length: CASES }, () => make(random)),
  );
  const results = hasNumpy ? numpyResults(cases) : [];

  test.each(Object.keys(rearranging))("%s has NumPy's elements", { timeout: 120_000 }, (name) => {
    for (const [i, each] of cases.entries())
      if (each.name === name)
        expect(compareCase(gpu, each, results[i]!, 0, calls), `seed ${SEED}, case ${i}`).toBe("");
  });
});

test("floats decide the common type of several arrays before integers", () => {
  const types = ["i16", "u16", "f16"] as const;
  expect(stack(types.map((dtype) => ones([2], dtype))).dtype).toBe("f32");
  expect(concat((["i8", "u8", "f16"] as const).map((dtype) => ones([2], dtype))).dtype).toBe("f16");
});

describe("arrays like another one", () => {
  test("have its shape, and its type unless another one is given", () => {
    const a = array([[1, 2]], "i16");
    expect([zerosLike(a).dtype, zerosLike(a).toList()]).toEqual(["i16", [[0, 0]]]);
    expect([onesLike(a, "f64").dtype, onesLike(a).toList()]).toEqual(["f64", [[1, 1]]]);
    expect(fullLike(a, 7).toList()).toEqual([[7, 7]]);
    expect([emptyLike(a, "u8").dtype, emptyLike(a).shape]).toEqual(["u8", [1, 2]]);
    expect(() => fullLike(a, 70000)).toThrow("full: 70000 is outside of i16");
    expect(() => zerosLike([1] as never)).toThrow("zerosLike: the array is an array of 1. Use arrays(gpu)");
  });
});

describe("views and laziness", () => {
  test("split, unstack, meshgrid and broadcastArrays share memory", () => {
    const a = arange(6).run();
    const used = arrays(gpu).memoryStatistics().used;
    const parts = [
      ...a.split(3),
      ...a.reshape([2, 3]).unstack(),
      ...meshgrid([a, a]),
      ...broadcastArrays([a, a.reshape([6, 1])]),
    ];
    expect(arrays(gpu).memoryStatistics().used).toBe(used);
    expect(parts).toHaveLength(9);
  });

  test("joined expressions run in the kernel that copies them", () => {
    const joined = concat([arange(2).add(1), ones([1])]);
    expect(joined.isPending).toBe(true);
    expect(joined.multiply(2).toList()).toEqual([2, 4, 2]);
  });

  test("memory of joined arrays is freed", () => {
    const { memoryStatistics } = arrays(gpu);
    const { used } = memoryStatistics();
    {
      using a = ones([1000]);
      using sum = a.add(1);
      using b = concat([a, sum]);
      using c = b.roll(3);
      using matrix = c.reshape([2, 1000]);
      using d = matrix.tril();
      using e = d.repeat([1, 2], 0);
      expect(e.toArray()[0]).toBe(2);
    }
    expect(memoryStatistics().used).toBe(used);
  });
});

describe("errors name the shapes and the axis", () => {
  const a = zeros([2, 3]);
  test.each<[string, () => unknown, string]>([
    [
      "concat",
      () => concat([a, zeros([2, 4])]),
      "concat: the shapes (2, 3) and (2, 4) differ in another axis than 0",
    ],
    ["no arrays", () => concat([]), "concat: the arrays are an array of 0. Use a list such as [a, b]"],
    ["another value", () => stack([a, 1 as never]), "stack: element 1 of the list is 1. Use arrays"],
    ["stack", () => stack([a, zeros([3])]), "stack: the shapes (2, 3) and (3,) differ"],
    [
      "split",
      () => a.split(2, 1),
      "split: axis 1 of the shape (2, 3) has the length 3, which is not 2 equal",
    ],
    // These calls took minutes before.
    ["split of no element", () => zeros([0]).split(2 ** 31), "split: 2147483648 parts are more than 1048576"],
    [
      "unstack of a repeated axis",
      () =>
        zeros([1])
          .broadcastTo([2 ** 31 - 1])
          .unstack(),
      "unstack: 2147483647 parts are more than 1048576",
    ],
    ["roll", () => a.roll([1, 2], [0]), "roll: the shifts are (1, 2) and the axes (0)"],
    ["pad", () => a.pad([[1, 1]]), "pad: the widths are an array of 1, and the shape is (2, 3)"],
    ["repeat", () => a.repeat([1], 0), "repeat: 1 counts for axis 0 of the shape (2, 3)"],
    ["tril", () => zeros([3]).tril(), "tril: an array of shape (3,) has no matrices"],
    ["meshgrid", () => meshgrid([a]), "meshgrid: array 0 has the shape (2, 3). Use arrays of one axis"],
    ["tile", () => a.tile(-1), "tile: the repetitions are -1. Use a whole number from 0"],
    [
      "too many elements",
      () => a.tile([2 ** 16, 2 ** 16]),
      "tile: the shape (131072, 196608) has 25769803776 elements",
    ],
  ])("%s", (_, run, message) => {
    expect(run).toThrow(message);
  });
});

test("a kernel of a real GPU rolls as copies of the parts do", () => {
  for (const dtype of ["f32", "u8", "f16", "bool", "c64", "i64"] as const)
    for (const shape of [[1], [7], [257], [5000], [3, 4, 5], [2, 3000], [300, 2]])
      for (const axis of shape.keys())
        for (const shift of [1, -1, 0, 1000, 3 * shape[axis]! - 2]) {
          using input = arange(shape.reduce((a, b) => a * b))
            .reshape(shape)
            .astype(dtype)
            .run();
          const roll = (method: RollMethod) => {
            using rolled = new NdArray(rollNode(input.node, [shift], [axis], method));
            return rolled.toArray();
          };
          const expected = roll("copies");
          for (let i = 0; i < 3; i++) expect(roll("kernel")).toEqual(expected);
        }
});

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import {
  ArrayFileError,
  arrays,
  canCast,
  concat,
  einsum,
  expr,
  NdArray,
  resultType,
  save,
  where,
} from "../../src/array/index.ts";
import { openDevice } from "../../src/cuda/index.ts";
import { seeded } from "../support/random.ts";
import { compareFunction } from "./support/families.ts";
import { arrayOf, type Case, hasNumpy, numpyResults, randomView } from "./support/numpy.ts";
import {
  closeOfComplex,
  closePairsOfComplex,
  complexCase,
  exactOfComplex,
  exactPairsOfComplex,
} from "./support/other-elementwise-cases.ts";

const SEED = 1;
const CASES = 100;

const gpu = openDevice("soft");
const folder = mkdtempSync(join(tmpdir(), "doorbell-complex-"));
afterAll(() => {
  gpu.close();
  rmSync(folder, { recursive: true });
});
const { array, arange, full, load, ones } = arrays(gpu);

describe.skipIf(!hasNumpy)(`complex numbers, beside NumPy (seed ${SEED})`, () => {
  const random = seeded(SEED);
  const names = [...exactOfComplex, ...exactPairsOfComplex, ...closeOfComplex, ...closePairsOfComplex];
  const cases = names.flatMap((name) => Array.from({ length: CASES }, () => complexCase(name, random)));
  const prints = Array.from({ length: CASES }, (): Case => {
    const operand = randomView(random, "c64", random.pick([[], [1], [3], [2, 3], [40], [3, 400]]));
    if (random.random() < 0.5)
      for (let i = 0; i < operand.elements.length; i++) operand.elements[i] = random.int(40) / 4 - 5;
    return { name: "print", operands: [operand] };
  });
  const results = hasNumpy ? numpyResults([...cases, ...prints]) : [];

  test.each(names)("%s has NumPy's values", { timeout: 60_000 }, (name) => {
    const first = cases.findIndex((each) => each.name === name);
    for (let i = first; i < first + CASES; i++)
      expect(compareFunction(gpu, cases[i]!, results[i]!), `seed ${SEED}, case ${i}`).toBe("");
  });

  test("an array prints as NumPy prints it", () => {
    for (const [i, { operands }] of prints.entries()) {
      const expected = new TextDecoder().decode(
        results[cases.length + i]!.elements as Uint8Array<ArrayBuffer>,
      );
      const mine = `${arrayOf(arrays(gpu), operands[0]!)}`;
      expect(mine.slice(0, mine.lastIndexOf("\n")), `seed ${SEED}, print ${i}`).toBe(expected);
    }
  });
});

describe("arrays of c64", () => {
  test("are made of pairs, of a Float32Array, and of real numbers", () => {
    const a = array(
      [
        [1, 2],
        [3, 4],
      ],
      "c64",
    );
    expect([a.shape, a.toList()]).toEqual([
      [2],
      [
        [1, 2],
        [3, 4],
      ],
    ]);
    expect(array(new Float32Array([1, 2, 3, 4]), "c64").toArray()).toEqual(new Float32Array([1, 2, 3, 4]));
    expect(array([5, 6], "c64").toList()).toEqual([5, 6]);
    expect(array(7, "c64").toList()).toEqual([7, 0]);
    expect(arange(3).astype("c64").toArray()).toEqual(new Float32Array([0, 0, 1, 0, 2, 0]));
    expect(full([2], 3, "c64").toArray()).toEqual(new Float32Array([3, 0, 3, 0]));
    expect(ones([1], "c64").multiply(2).toArray()).toEqual(new Float32Array([2, 0]));
  });

  test("move through views, joins, indices and formulas", () => {
    const a = array(new Float32Array([1, 2, 3, 4, 5, 6, 7, 8]), "c64").reshape([2, 2]);
    expect(a.T.copy().toArray()).toEqual(new Float32Array([1, 2, 5, 6, 3, 4, 7, 8]));
    expect(a.slice("::-1", 0).toArray()).toEqual(new Float32Array([5, 6, 1, 2]));
    expect(concat([a.slice(0), arange(1)]).toArray()).toEqual(new Float32Array([1, 2, 3, 4, 0, 0]));
    expect(a.take(array([1], "i32"), 1).toArray()).toEqual(new Float32Array([3, 4, 7, 8]));
    expect(where(a.real().greater(2), a, 0).toArray()).toEqual(new Float32Array([0, 0, 3, 4, 5, 6, 7, 8]));
    expect(expr`conj(${a}) * ${a}`.imag().toArray()).toEqual(new Float32Array(4));
    expect(
      array(
        [
          [0, -0],
          [0, 1],
        ],
        "c64",
      )
        .astype("bool")
        .toList(),
    ).toEqual([false, true]);
    expect(a.buffer.length).toBe(8);
  });

  test("follow the rules of division by 0 and of large divisors", () => {
    const zero = array(
      [
        [1, 0],
        [0, 0],
      ],
      "c64",
    )
      .divide(0)
      .toList() as number[][];
    expect(zero[0]![0]).toBe(Number.POSITIVE_INFINITY);
    expect(Number.isNaN(zero[1]![0])).toBe(true);
    const large = array([[1e30, 1e30]], "c64");
    expect(large.divide(large).toList()).toEqual([[1, 0]]);
  });

  test("are written to .npy and .npz files and refused by safetensors", async () => {
    const a = array(new Float32Array([1, 2, 3, 4]), "c64");
    await save(join(folder, "a.npy"), a);
    const back = await load(join(folder, "a.npy") as "a.npy");
    expect([back.dtype, back.toList()]).toEqual(["c64", a.toList()]);
    await expect(save(join(folder, "a.safetensors"), { a })).rejects.toThrow(ArrayFileError);
  });

  test("have common types only where no digits are lost", () => {
    expect(resultType("c64", "f32")).toBe("c64");
    expect(resultType("u16", "c64")).toBe("c64");
    expect([canCast("f32", "c64"), canCast("f64", "c64"), canCast("c64", "f32")]).toEqual([
      true,
      false,
      false,
    ]);
    for (const dtype of ["f64", "i32", "u64"] as const)
      expect(() => resultType(dtype, "c64")).toThrow(
        `resultType: ${dtype} and c64 have no common type, because there is no complex type of 128 bits. Convert`,
      );
    expect(() => ones([2], "c64").add(ones([2], "f64"))).toThrow("add: c64 and f64 have no common type");
  });

  test.each<[string, () => unknown, string]>([
    ["a list without pairs", () => array([1, 2, 3], "c64"), "c64 takes pairs of a real and an imaginary"],
    ["an odd number of floats", () => array(new Float32Array(3), "c64"), "the source has the shape (3,)"],
    ["integers", () => array(new Int32Array(2), "c64"), "the source of c64 is an array of i32"],
    ["item()", () => ones([1], "c64").item(), "item: the element is c64"],
    ["a conversion to real numbers", () => ones([1], "c64").astype("f32"), "Use real(), imag() or abs()"],
    ["einsum", () => einsum("i->", [ones([2], "c64")]), "einsum: the elements are c64"],
    ["a matrix product", () => ones([2, 2]).matmul(ones([2, 2], "c64")), "matmul: the elements are c64"],
  ])("%s is refused", (_, run, message) => {
    expect(run).toThrow(message);
  });

  test("are taken by each method, or refused by its name", () => {
    const a = array(new Float32Array([1, 2, 3, 4, 5, 6, 7, 8]), "c64").reshape([2, 2]);
    // Closing has no type. Tests of their own refuse item, and export c64 with toDLPack.
    const skipped = ["constructor", "close", "item", "toDLPack"];
    const names = Object.getOwnPropertyNames(NdArray.prototype).filter((name) => {
      const { value } = Object.getOwnPropertyDescriptor(NdArray.prototype, name)!;
      return typeof value === "function" && !skipped.includes(name);
    });
    const argumentsOf: Readonly<Record<string, readonly unknown[]>> = {
      astype: ["bool"],
      at: [a.isnan()],
      take: [array([0], "i32"), 0],
      takeAlongAxis: [array([[0, 1]], "i32"), 0],
      scatter: [array([[0, 1]], "i32"), a.slice("0:1"), 0],
      clip: [0, 1],
      squeeze: [[]],
      topk: [1],
      reshape: [[4]],
      broadcastTo: [[2, 2, 2]],
      expandDims: [0],
      moveaxis: [0, 1],
      split: [2],
      repeat: [2],
      tile: [2],
      roll: [1],
      pad: [1],
    };
    const outcome = (name: string): string => {
      const call = (...given: readonly unknown[]): string => {
        try {
          (a as unknown as Record<string, (...given: unknown[]) => unknown>)[name]!(...given);
          return "taken";
        } catch (error) {
          const { message } = error as Error;
          const isRefusal = error instanceof TypeError && message.includes("c64");
          return isRefusal && message.startsWith(name === "clip" ? "maximum" : name) ? "refused" : message;
        }
      };
      const known = Object.hasOwn(argumentsOf, name) ? argumentsOf[name] : undefined;
      if (known !== undefined) return call(...known);
      const first = call();
      return first === "taken" || first === "refused" ? first : call(ones([2, 2], "c64"));
    };
    const taken = new Set(
      `add addInPlace assign at abs explain astype broadcastTo conj copy diff divide divideInPlace equal expandDims flip imag isfinite isinf isnan matrixTranspose
      moveaxis multiply multiplyInPlace negative notEqual outer pad permuteDims positive read real repeat reshape roll run slice split square
      scatter squeeze strided sub subtract subtractInPlace mul div take takeAlongAxis tile toArray toCudaArrayInterface toList toString tril triu unstack`.split(
        /\s+/,
      ),
    );
    for (const name of names)
      expect([name, outcome(name)]).toEqual([name, taken.has(name) ? "taken" : "refused"]);
  });
});

import { afterAll, describe, expect, test } from "vitest";
import { arrays, type NdArray } from "../../src/array/index.ts";
import { openDevice } from "../../src/cuda/index.ts";
import { type Random, seeded } from "../support/random.ts";
import { compareCase } from "./support/compare.ts";
import {
  arrayOf,
  type Case,
  hasNumpy,
  type NumpyType,
  numpyResults,
  numpyTypes,
  operandText,
  randomShape,
  randomView,
} from "./support/numpy.ts";
import { casesOr, SEED } from "./support/random-cases.ts";

const CASES = casesOr(100);

/** Returns a random index of NumPy's basic indexing as text: "1, ::-2, ...". */
function randomIndex(random: Random, shape: readonly number[]): string {
  const bound = () => random.pick(["", "", `${random.int(9) - 4}`]);
  const parts = shape.map((length) =>
    random.random() < 0.3
      ? `${random.int(2 * length) - length}`
      : `${bound()}:${bound()}:${random.pick(["", "1", "2", "-1", "-3"])}`,
  );
  // An ellipsis stands for some axes or none, and axes at the end may be left out.
  const first = random.int(parts.length + 1);
  if (random.random() < 0.3) parts.splice(first, random.int(parts.length - first + 1), "...");
  else if (random.random() < 0.2) parts.length = first;
  return parts.join(", ") || "...";
}

/** Returns a shape with the same number of elements. */
function otherShape(random: Random, size: number): number[] {
  const shape: number[] = [];
  let rest = size;
  for (let factor = 2; factor <= rest && shape.length < 3; factor++)
    while (rest % factor === 0 && shape.length < 3 && random.random() < 0.7) {
      shape.push(factor);
      rest /= factor;
    }
  shape.push(rest);
  return shape;
}

function casesOf(random: Random): Case[] {
  const repeated = <T>(make: () => T): T[] => Array.from({ length: CASES }, make);
  const view = (types: readonly NumpyType[] = numpyTypes) =>
    randomView(random, random.pick(types), randomShape(random));
  const slices = repeated((): Case => {
    const shape = randomShape(random, 1);
    return {
      name: "slice",
      operands: [randomView(random, random.pick(numpyTypes), shape)],
      values: [randomIndex(random, shape)],
    };
  });
  const shapes = repeated((): Case => {
    const shape = randomShape(random, 1);
    const operand = randomView(random, random.pick(numpyTypes), shape);
    return {
      name: "reshape",
      operands: [operand],
      values: [
        otherShape(
          random,
          shape.reduce((a, b) => a * b, 1),
        ),
      ],
    };
  });
  // NumPy leaves conversions of NaN and of values out of range to the processor.
  const conversions = repeated((): Case => {
    const dtype = random.pick(numpyTypes);
    const operand = view([dtype]);
    const isFloat = dtype[0] === "f";
    if (isFloat)
      for (let i = 0; i < operand.elements.length; i++) operand.elements[i] = random.random() * 100;
    return { name: "astype", operands: [operand], values: [random.pick(numpyTypes)] };
  });
  return [...slices, ...shapes, ...conversions];
}

describe.skipIf(!hasNumpy)(`views and conversions, beside NumPy (seed ${SEED})`, () => {
  const gpu = openDevice("soft");
  afterAll(() => gpu.close());
  const random = seeded(SEED);
  const cases = casesOf(random);
  const prints = Array.from({ length: CASES }, (): Case => {
    const shape = random.pick([
      [],
      [1],
      [5],
      [40],
      [1200],
      [3, 4],
      [2, 600],
      [30, 50],
      [2, 3, 4],
      [12, 11, 10],
    ]);
    return { name: "print", operands: [randomView(random, random.pick(numpyTypes), shape)] };
  });
  const results = hasNumpy ? numpyResults([...cases, ...prints]) : [];

  test.each(["slice", "reshape", "astype"])("%s has NumPy's elements", { timeout: 120_000 }, (name) => {
    for (const [i, each] of cases.entries())
      if (each.name === name)
        expect(compareCase(gpu, each, results[i]!, 0), `seed ${SEED}, case ${i}`).toBe("");
  });

  test("an array prints as NumPy prints it", { timeout: 120_000 }, () => {
    for (const [i, { operands }] of prints.entries()) {
      using array = arrayOf(arrays(gpu), operands[0]!) as NdArray;
      const text = String(array).split("\n");
      const last = text.pop();
      const expected = new TextDecoder().decode(results[cases.length + i]!.elements as Uint8Array);
      expect(text.join("\n"), operandText(operands[0]!)).toBe(expected);
      expect(last).toBe(
        `${array.dtype}, shape (${array.shape.join(", ")}${array.ndim === 1 ? "," : ""}), soft GPU 0`,
      );
    }
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

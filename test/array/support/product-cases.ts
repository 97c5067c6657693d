import { resultType } from "../../../src/array/index.ts";
import type { Random } from "../../support/random.ts";
import { exactly, type Limit } from "./limits.ts";
import { type Case, type NumpyType, numpyTypes, randomView, type ViewOperand } from "./numpy.ts";
import { tameElements } from "./reduction-cases.ts";

/** Names of the products. */
export const productNames = ["matmul", "vecdot", "tensordot", "outer", "matrixTranspose", "einsum"] as const;

/** Lengths of matrices: short ones, and those at the edges of a tile. */
const lengths = [1, 2, 3, 7, 31, 32, 33, 64, 65, 130];

/** Texts of `einsum`, and the labels of the axes of each operand. */
const einsums = [
  ["ij,jk->ik", "ij", "jk"],
  ["ij,jk", "ij", "jk"],
  ["ij,kj->ki", "ij", "kj"],
  ["bij,bjk->bik", "bij", "bjk"],
  ["...ij,...jk->...ik", "bij", "jk"],
  ["i,j->ij", "i", "j"],
  ["ij,ij->", "ij", "ij"],
  ["ijk,ilk->jl", "ijk", "ilk"],
  ["ij->ji", "ij"],
  ["ii->i", "ii"],
  ["ii", "ii"],
  ["ij->j", "ij"],
  ["...i->...", "kji"],
  ["b...i,b...i->b...", "bji", "bji"],
] as const;

/** Returns a view of tame floats, so that the order of additions changes few bits. Integers beside floats are positive. */
function tameView(
  random: Random,
  dtype: NumpyType,
  shape: readonly number[],
  isBesideFloat: boolean,
): ViewOperand {
  const view = randomView(random, dtype, shape);
  const elements = tameElements(random, dtype, view.elements.length);
  if (isBesideFloat && dtype[0] !== "f" && dtype !== "bool")
    for (let i = 0; i < elements.length; i++)
      elements[i] = dtype.endsWith("64") ? BigInt(1 + random.int(5)) : 1 + random.int(5);
  return { ...view, elements };
}

/** Returns two batches that broadcast with each other. */
function batches(random: Random): readonly [readonly number[], readonly number[]] {
  const batch = random.pick([[], [], [2], [3, 2]] as const);
  const other = batch.slice(random.int(batch.length + 1)).map((length) => random.pick([1, length]));
  return random.random() < 0.5 ? [batch, other] : [other, batch];
}

/** Returns a case of a product. */
export function productCase(name: (typeof productNames)[number], random: Random): Case {
  const types = [random.pick(numpyTypes)];
  types.push(random.random() < 0.7 ? types[0]! : random.pick(numpyTypes));
  const length = () => random.pick(lengths);
  const isFloat = resultType(types[0]!, types[1]!)[0] === "f";
  const operands = (...shapes: readonly (readonly number[])[]) =>
    shapes.map((shape, i) => tameView(random, types[i]!, shape, isFloat));
  const [first, second] = batches(random);
  switch (name) {
    case "matmul": {
      const [rows, depth, columns] = [length(), length(), length()];
      const isRow = random.random() < 0.15;
      const isColumn = random.random() < 0.15;
      const left = isRow ? [depth] : [...first, rows, depth];
      const right = isColumn ? [depth] : [...second, depth, columns];
      return { name, operands: operands(left, right) };
    }
    case "vecdot": {
      const depth = length();
      const axis = -1 - random.int(1 + Math.min(first.length, second.length));
      const at = (shape: readonly number[]) => shape.toSpliced(shape.length + axis + 1, 0, depth);
      return { name, operands: operands(at(first), at(second)), values: [axis] };
    }
    case "tensordot": {
      const inner = [random.pick([1, 2, 5]), random.pick([1, 3, 8])].slice(random.int(3));
      const [rows, columns] = [[length()], [random.pick([1, 4])]];
      const isCount = random.random() < 0.5;
      const axes = inner.map((_, i) => i);
      const others = axes.map((axis) => (axis + columns.length) % (inner.length + 1));
      return isCount
        ? { name, operands: operands([...rows, ...inner], [...inner, ...columns]), values: [inner.length] }
        : {
            ...{ name, operands: operands([...inner, ...rows], [...columns, ...inner]) },
            values: [[axes, others]],
          };
    }
    case "outer":
      return { name, operands: operands([length(), random.pick([1, 3])], [length()]) };
    case "einsum": {
      const [text, ...shapes] = random.pick(einsums);
      const letters = Object.fromEntries([..."ijklb"].map((each) => [each, random.pick([1, 2, 5, 33])]));
      const axes = shapes.map((labels) =>
        [...labels].map((label) => (random.random() < 0.1 ? 1 : letters[label]!)),
      );
      // NumPy takes no diagonal of axes with different lengths.
      if (/([a-z])\1/.test(text)) axes[0] = axes[0]!.map(() => letters["i"]!);
      return { name, operands: operands(...axes), values: [text] };
    }
    case "matrixTranspose":
      return { name, operands: operands([...first, length(), length()]) };
  }
}

/** Returns the largest difference. NumPy sums in another order, and sums halves of vectors as halves. */
export const limitOfProduct = (name: string): Limit =>
  name === "outer" || name === "matrixTranspose" ? exactly : { ulps: 8, ulpsPerRoot: 4 };

/** Returns the number of elements of the limit of a product: the longest axis of the first operand. */
export const lengthOfProduct = ({ operands }: Case): number => Math.max(...(operands[0] as ViewOperand).base);

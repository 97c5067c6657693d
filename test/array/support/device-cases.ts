// Cases of functions that NumPy does not have in the same form: conversions, complex numbers, chains, and long arrays.
import {
  type ArrayMaker,
  type Dtype,
  dtypes,
  einsum,
  isdtype,
  linalg,
  type NdArray,
  where,
} from "../../../src/array/index.ts";
import type { Random } from "../../support/random.ts";
import type { Calls } from "./compare.ts";
import { caseOf, rows } from "./elementwise-cases.ts";
import {
  broadcastable,
  type Case,
  type CaseOperand,
  type NumpyType,
  randomShape,
  randomView,
  type ViewOperand,
} from "./numpy.ts";
import { complexCase, otherElementwise, calls as otherElementwiseCalls } from "./other-elementwise-cases.ts";
import { calls as transformCalls, transformCase, transformNames } from "./transform-cases.ts";

/** Types of the operands of device cases. */
export type CaseType = NumpyType | "bf16";

/** All types of arrays. */
export const caseTypes: readonly CaseType[] = dtypes;

const floats: readonly CaseType[] = ["f16", "bf16", "f32", "f64"];

/** Returns a random view of a type, also of bf16. */
const viewOf = (random: Random, dtype: CaseType, shape: readonly number[]): ViewOperand =>
  dtype === "bf16" ? { ...randomView(random, "f32", shape), as: dtype } : randomView(random, dtype, shape);

/** Returns the case with bf16 in place of f32. */
export const withBf16 = (given: Case): Case => ({
  ...given,
  operands: given.operands.map(
    (each): CaseOperand => ("dtype" in each && each.dtype === "f32" ? { ...each, as: "bf16" } : each),
  ),
});

/** Functions of elements that take c64. */
const ofComplex =
  "add subtract multiply divide abs negative positive square equal notEqual isnan isinf isfinite".split(" ");

/** Returns the types that a function of elements takes. */
export const typesOf = (name: string): readonly CaseType[] => {
  const { types } = rows[name]!;
  const more: CaseType[] = types.includes("f16") ? ["bf16"] : [];
  return [...types, ...more, ...(ofComplex.includes(name) ? (["c64"] as const) : [])];
};

/** Returns a case of a function of elements whose first operand has a type. */
export function elementsCase(name: string, dtype: CaseType, random: Random): Case {
  const types: readonly NumpyType[] = [dtype === "bf16" ? "f32" : dtype];
  const made = caseOf(name, { ...rows[name]!, types }, random);
  return dtype === "bf16" ? withBf16(made) : made;
}

/** Returns the case, or at random the same case with bf16 in place of f32. */
export const sometimesBf16 = (random: Random, given: Case): Case =>
  random.chance(0.5) ? withBf16(given) : given;

const unary = "abs negative square floor sqrt exp expm1 log1p sin cos tanh atan reciprocal".split(" ");
const binary = "add subtract multiply divide maximum minimum hypot".split(" ");
const ends = [undefined, undefined, "sum", "mean", "var", "max", "argmin", "prod", "cumulativeSum", "sort"];

/** A step of a chain: a function, and the numbers of the values that it takes. The result is the next value. */
interface Step {
  readonly name: string;
  readonly from: readonly number[];
}

/** Returns a chain of operations, whose multiplications and additions a compiler must not join. */
function chain(random: Random): Case {
  const shape = randomShape(random);
  const dtype = random.pick(floats);
  const operands = [0, 1, 2].map(() => viewOf(random, dtype, broadcastable(random, shape)));
  const steps: Step[] = [];
  const count = 2 + random.int(6);
  for (let i = 0; i < count; i++) {
    const value = () => random.int(operands.length + i);
    const last = i === 0 ? value() : operands.length + i - 1;
    const kind = random.random();
    if (kind < 0.3) steps.push({ name: random.pick(unary), from: [last] });
    else if (kind < 0.4) steps.push({ name: "where", from: [value(), last, value()] });
    else if (kind < 0.45) steps.push({ name: `as ${random.pick(floats)}`, from: [last] });
    else
      steps.push({
        name: random.pick(binary),
        from: random.pick([
          [last, value()],
          [value(), last],
        ]),
      });
  }
  return { name: "chain", operands, values: [steps, random.pick(ends)] };
}

type Method = (...given: unknown[]) => NdArray;
const methodsOf = (array: NdArray) => array as unknown as Record<string, Method>;

/** Runs a chain. */
function chained(operands: readonly NdArray[], steps: readonly Step[], end?: string): NdArray {
  const all = [...operands];
  for (const { name, from } of steps) {
    const [first, ...others] = from.map((at) => all[at]!) as [NdArray, ...NdArray[]];
    if (name === "where") all.push(where(first.greater(0), others[0]!, others[1]!));
    else if (name.startsWith("as ")) all.push(first.astype(name.slice(3) as Dtype));
    else all.push(methodsOf(first)[name]!(...others));
  }
  const last = all.at(-1)!;
  if (end === undefined) return last;
  return end === "cumulativeSum" || end === "sort"
    ? methodsOf(last.reshape([-1]))[end]!(0)
    : methodsOf(last)[end]!(last.ndim > 1 && end !== "argmin" ? 0 : undefined);
}

type Make = (random: Random) => Case;

const made =
  (name: string, values: (random: Random) => readonly unknown[]): Make =>
  (random) => ({ name, operands: [], values: values(random) });

/** Lengths of which some need several parts of a kernel. */
const lengths = [1, 33, 1000, 4099, 100_003];
const shapeOf = (random: Random) => random.pick([[random.pick(lengths)], [3, random.pick(lengths)]]);

/** Cases of single functions, by their names. */
export const others: Readonly<Record<string, Make>> = {
  chain,
  ...otherElementwise,
  ...Object.fromEntries(
    ["real", "imag", "conj"].map((name): [string, Make] => [name, (random) => complexCase(name, random)]),
  ),
  copy: (random) => ({
    name: "copy",
    operands: [viewOf(random, random.pick(caseTypes), random.pick([randomShape(random), [4, 100, 33]]))],
  }),
  norm(random) {
    const shape = randomShape(random, 1);
    const ord = random.pick([0, 1, 2, 3, 2.5, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]);
    const axis = random.int(shape.length);
    return {
      name: "norm",
      operands: [viewOf(random, random.pick(["f32", "f64"]), shape)],
      values: [ord, axis],
    };
  },
  uniform: made("uniform", (random) => [
    random.int(2 ** 32),
    shapeOf(random),
    { dtype: random.pick(floats) },
  ]),
  normal: made("normal", (random) => [random.int(2 ** 32), shapeOf(random), { dtype: random.pick(floats) }]),
  integers: made("integers", (random) => [
    random.int(2 ** 32),
    random.int(9) + 1,
    random.pick([11, 100, 127]),
    shapeOf(random),
    random.pick(["i8", "u8", "i16", "u16", "i32", "u32", "i64", "u64"]),
  ]),
  permutation: made("permutation", (random) => [random.int(2 ** 32), random.pick(lengths)]),
  arange: made("arange", (random) => {
    const from = random.int(100) - 50;
    const step = random.pick([1, 2, -3, 0.25, 0.1]);
    return [
      from,
      from + step * random.pick(lengths),
      step,
      random.pick(["f32", "f64", "i32", "i64", "f16", "bf16"]),
    ];
  }),
  linspace: made("linspace", (random) => [
    random.random() * 10 - 5,
    random.random() * 10,
    random.pick(lengths),
    random.pick(floats),
  ]),
  eye: made("eye", (random) => [
    1 + random.int(300),
    1 + random.int(300),
    random.int(20) - 10,
    random.pick(caseTypes),
  ]),
  ...Object.fromEntries(
    transformNames.map((name): [string, Make] => [`fft.${name}`, (random) => transformCase(name, random)]),
  ),
};

type Values = readonly never[];

/** Calls of the functions that are not methods, by the names of their cases. */
export const calls: Calls = {
  ...otherElementwiseCalls,
  chain: (inputs, [steps, end]: Values) => chained(inputs, steps!, end),
  einsum: (inputs, [text]) => einsum(text!, inputs),
  norm: ([x], [ord, axis]) => linalg.norm(x!, { ord: ord!, axis: axis! }),
  // A product of tensors has no precision. Its matrix product has.
  matmul: ([a, b]) => a!.matmul(b!, { precision: "portable" }),
  ...transformCalls,
};

/** Functions of long arrays, which take many blocks: of a vector of one type, and of its elements as a matrix. */
export const long: Readonly<Record<string, (vector: NdArray, matrix: NdArray) => NdArray>> = {
  "chain of additions and products": (x) => x.mul(x).add(x).mul(3).sub(x.sqrt()),
  sum: (x) => x.sum(),
  "sum of products": (x) => x.mul(x).sum(),
  "sum of rows": (_, x) => x.sum(1),
  "sum of columns": (_, x) => x.sum(0),
  mean: (x) => x.mean(),
  var: (x) => x.var(),
  "std of columns": (_, x) => x.std(0),
  max: (x) => x.max(),
  "argmin of columns": (_, x) => x.argmin(0),
  argmax: (x) => x.argmax(),
  "number of elements above 1": (x) => x.greater(1).countNonzero(),
  cumulativeSum: (x) => x.cumulativeSum(),
  "cumulativeSum of rows": (_, x) => x.cumulativeSum(1),
  "cumulativeSum of columns": (_, x) => x.cumulativeSum(0),
  sort: (x) => x.sort(),
  "sort of rows": (_, x) => x.sort(1),
  "sort of columns": (_, x) => x.sort(0, { descending: true }),
  argsort: (x) => x.argsort(),
  topk: (x) => x.topk(100).values,
  "topk of rows": (_, x) => x.topk(9, 1).indices,
  uniqueCounts: (x) => x.mul(8).floor().uniqueCounts().counts,
  uniqueValues: (x) => x.uniqueValues(),
  nonzero: (x) => x.greater(2).nonzero()[0]!,
  at: (x) => x.at(x.greater(2)),
  searchsorted: (x) => x.sort().searchsorted(x),
  take: (x) => x.take(x.argsort()),
  "copy of a transpose": (_, x) => x.T.copy(),
  "roll of columns": (_, x) => x.roll(-7, 1),
  "expression of a row and a column": (_, x) => x.mul(x.slice(0)).add(x.slice(":", ":1")),
  "products of matrices": (_, x) => x.matmul(x.slice(":70").T, { precision: "portable" }),
  "einsum of rows": (_, x) => einsum("ij,ij->i", [x, x]),
  vecdot: (_, x) => x.vecdot(x),
};

/** Types of long arrays. The others take the same kernels. */
export const longTypes = ["f32", "f64", "f16", "bf16", "i32", "i64", "u8"] as const;

/** Number of rows and columns of the matrix. */
const LONG = [701, 1400] as const;

function longCall(make: ArrayMaker, [name, seed, dtype]: Values): NdArray {
  const random = make.random({ seed: seed! });
  const size = LONG[0] * LONG[1];
  const vector = isdtype(dtype!, "integral")
    ? random.integers(0, 100, size, dtype!)
    : random.uniform(size, { high: 4, dtype: dtype! });
  return long[name!]!(vector, vector.reshape([...LONG]));
}

/** Calls of the functions without operands, by the names of their cases. */
export const makers: Readonly<Record<string, (make: ArrayMaker, values: Values) => NdArray>> = {
  long: longCall,
  ...Object.fromEntries(
    (["uniform", "normal", "integers", "permutation"] as const).map((name) => [
      name,
      (make: ArrayMaker, [seed, ...rest]: Values) => {
        const generator = make.random({ seed: seed! });
        return (generator[name] as Method).apply(generator, rest);
      },
    ]),
  ),
  ...Object.fromEntries(
    (["arange", "linspace", "eye"] as const).map((name) => [
      name,
      (make: ArrayMaker, values: Values) => (make[name] as Method)(...values),
    ]),
  ),
};

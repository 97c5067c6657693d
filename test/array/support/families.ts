// Functions of arrays with random cases beside NumPy, by families with one generator of cases each.
import { einsum } from "../../../src/array/index.ts";
import type { Device } from "../../../src/cuda/index.ts";
import type { Random } from "../../support/random.ts";
import { accumulationCase, accumulationNames, limitOfAccumulation } from "./accumulation-cases.ts";
import { type Calls, compareCase, type Most } from "./compare.ts";
import { creating, calls as creatingCalls } from "./creation-cases.ts";
import { type CaseType, withBf16 } from "./device-cases.ts";
import { caseOf, rows } from "./elementwise-cases.ts";
import { writing, calls as writingCalls } from "./in-place-cases.ts";
import { exactly, type Limit, mostErrorOf, mostUlpsOf, ofComplex } from "./limits.ts";
import { limitOfMatrix, calls as matrixCalls, matrixCases } from "./matrix-cases.ts";
import { type Case, type CaseOperand, type NumpyResult, numpyTypes, type ViewOperand } from "./numpy.ts";
import {
  closeOfComplex,
  closePairsOfComplex,
  complexCase,
  exactOfComplex,
  exactPairsOfComplex,
  otherElementwise,
  calls as otherElementwiseCalls,
} from "./other-elementwise-cases.ts";
import { lengthOfProduct, limitOfProduct, productCase, productNames } from "./product-cases.ts";
import { rearranging, calls as rearrangingCalls } from "./rearranging-cases.ts";
import { limitOfReduction, reductionCase, reductions } from "./reduction-cases.ts";
import { selecting, calls as selectingCalls } from "./selecting-cases.ts";
import {
  limitOfTransform,
  calls as transformCalls,
  transformCase,
  transformNames,
} from "./transform-cases.ts";
import { calls as viewCalls, views } from "./view-cases.ts";

/** A function with random cases. */
export interface CaseFunction {
  readonly name: string;
  /** Name of the public function: that of a method, or "linalg.det". Default: `name`. */
  readonly covers?: string;
  readonly make: (random: Random) => Case;
  /** Returns the largest difference for a type. */
  readonly limit: (dtype: CaseType) => Limit;
  /** Returns the number of elements on which the limit of a case depends. Default: those of the first operand. */
  readonly length?: (given: Case, expected: NumpyResult) => number;
  readonly calls: Calls;
  /** Returns true for a case of f32 whose result of bf16 is NumPy's result, rounded once. */
  readonly takesBf16?: (given: Case) => boolean;
}

const viewOf = ({ operands }: Case): ViewOperand => operands[0] as ViewOperand;

/** Returns the type of a case: the one that it names, or that of its first operand. */
export function typeOfCase(given: Case): CaseType {
  const { operands, type } = given;
  // A case of where names the type of its values.
  if (type === "f32" && operands.some((each) => "as" in each)) return "bf16";
  return type ?? viewOf(given).as ?? viewOf(given).dtype;
}

/** Returns the largest difference of a case. */
export function mostOf({ limit, length }: CaseFunction, given: Case, expected: NumpyResult): Most {
  const found = limit(typeOfCase(given));
  const count = length?.(given, expected) ?? (given.operands.length > 0 ? viewOf(given).elements.length : 1);
  const relative = mostErrorOf(found, count);
  return relative === undefined ? mostUlpsOf(found, count) : { relative };
}

/** Returns the difference between the result of a case and NumPy's as text, or "" where there is none. */
export const compareFunction = (
  gpu: Device,
  given: Case,
  expected: NumpyResult,
  compare: typeof compareCase = compareCase,
): string => {
  const found = functionOf(given.name);
  const floor = found.limit(typeOfCase(given)).floor ?? 0;
  return compare(gpu, given, expected, mostOf(found, given, expected), found.calls, floor);
};

const made = (
  makers: Readonly<Record<string, (random: Random) => Case>>,
  calls: Calls,
  more: Partial<CaseFunction> = {},
): readonly CaseFunction[] =>
  Object.entries(makers).map(([name, make]) => ({ ...{ name, make, limit: () => exactly, calls }, ...more }));

const byName = <Name extends string>(
  names: readonly Name[],
  make: (name: Name, random: Random) => Case,
  limit: (name: Name, dtype: CaseType) => Limit,
  more: Partial<CaseFunction> = {},
): readonly CaseFunction[] =>
  names.map((name) => ({
    ...{ name, calls: {} },
    make: (random: Random) => make(name, random),
    limit: (dtype: CaseType) => limit(name, dtype),
    ...more,
  }));

/** Returns the function with another case of one of its types at random. */
const withComplex = (given: CaseFunction): CaseFunction => {
  const isClose = closeOfComplex.includes(given.name) || closePairsOfComplex.includes(given.name);
  return {
    ...given,
    make: (random) => (random.chance(0.3) ? complexCase(given.name, random) : given.make(random)),
    limit: (dtype) => (dtype === "c64" ? (isClose ? ofComplex : exactly) : given.limit(dtype)),
  };
};

const takesComplex = new Set([
  ...[...exactOfComplex, ...exactPairsOfComplex],
  ...[...closeOfComplex, ...closePairsOfComplex],
]);

const isF32 = (each: CaseOperand): boolean => "scalar" in each || each.dtype === "f32";

const ofF32 = ({ operands }: Case): boolean => operands.every(isF32);

/** Returns false for differences of differences, which bf16 rounds twice. */
const isRoundedOnce = ({ options }: Case): boolean =>
  (options as { readonly n?: number } | undefined)?.n !== 2;

/** Returns false for formulas, whose steps bf16 rounds one by one. */
const isChoice = ({ name, operands }: Case): boolean =>
  name !== "expr" && operands.slice(name === "where" ? 1 : 0).every(isF32);

/** Returns false for histograms, whose edges NumPy computes. */
const isSelection = ({ name, operands: [first, ...others] }: Case): boolean =>
  !name.startsWith("histogram_") &&
  isF32(first!) &&
  others.every((each) => isF32(each) || !["f16", "f64"].includes((each as ViewOperand).dtype));

/** Returns false where the result is not of bf16: other types, text, and memory of 16 bits. */
const isView = (given: Case): boolean => ofF32(given) && !["astype", "print", "strided"].includes(given.name);

/** Other names of the same methods. */
const aliases = { sub: "subtract", mul: "multiply", div: "divide" };

const elementwise: readonly CaseFunction[] = Object.entries({
  ...rows,
  ...Object.fromEntries(Object.entries(aliases).map(([name, other]) => [name, rows[other]!])),
}).map(([name, row]) => ({
  ...{ name, calls: {}, ...(row.types.includes("f16") ? { takesBf16: ofF32 } : {}) },
  make: (random: Random) => caseOf(name, row, random),
  limit: (dtype: CaseType) =>
    // NumPy's f32 differs from the exact result by few of its own ulps, which round to one of bf16.
    dtype === "bf16" && row.ulps > 0 ? { ...row, ulps: 1 } : row,
}));

/** Public functions of cases with other names. */
const covered: Readonly<Record<string, string>> = {
  ...{ sortDescending: "sort", argsortDescending: "argsort", histogramOfEnds: "histogram" },
  ...{ histogram_counts: "histogram", histogram_edges: "histogram" },
  ...{ unique_values: "uniqueValues", unique_counts: "uniqueCounts", unique_inverse: "uniqueInverse" },
  ...{ unique_indices: "uniqueAll", "linalg.sign": "linalg.slogdet", "linalg.logabsdet": "linalg.slogdet" },
  print: "toString",
  ...Object.fromEntries(Object.keys(writing).map((name) => [name, name.replace("in place ", "")])),
};

const families: readonly CaseFunction[] = [
  ...elementwise,
  ...made(otherElementwise, otherElementwiseCalls, { takesBf16: isChoice }),
  ...byName(reductions, reductionCase, limitOfReduction, { takesBf16: ofF32 }),
  ...byName(accumulationNames, accumulationCase, limitOfAccumulation, { takesBf16: isRoundedOnce }),
  ...byName(productNames, productCase, limitOfProduct, {
    takesBf16: ofF32,
    length: lengthOfProduct,
    calls: { einsum: (inputs, [text]) => einsum(text!, inputs) },
  }),
  ...made(rearranging, rearrangingCalls, { takesBf16: ofF32 }),
  ...made(selecting, selectingCalls, { takesBf16: isSelection }),
  ...made(views, viewCalls, { takesBf16: isView }),
  ...made(creating, creatingCalls),
  ...made(writing, writingCalls, { takesBf16: ofF32 }),
  ...Object.entries(matrixCases).map(([name, make]) => ({
    ...{ name, make, calls: matrixCalls },
    limit: (dtype: CaseType) => limitOfMatrix(name, dtype),
  })),
  ...transformNames.map((name) => ({
    ...{ name: `fft.${name}`, make: (random: Random) => transformCase(name, random), calls: transformCalls },
    limit: () => limitOfTransform(name),
    length: (given: Case, { shape }: NumpyResult) =>
      Math.max(
        viewOf(given).elements.length,
        shape.reduce((a, b) => a * b, 1),
      ),
  })),
];

/** All functions that have random cases beside NumPy. */
export const caseFunctions: readonly CaseFunction[] = families.map((each) => {
  const named = covered[each.name] === undefined ? each : { ...each, covers: covered[each.name]! };
  return takesComplex.has(each.name) ? withComplex(named) : named;
});

const functions = new Map(caseFunctions.map((each) => [each.name, each]));

/** Returns the function of a case. */
export function functionOf(name: string): CaseFunction {
  const found = functions.get(name);
  if (found === undefined) throw new Error(`there is no function ${name} with random cases`);
  return found;
}

const typeNames: ReadonlySet<unknown> = new Set([...numpyTypes, "bf16", "c64"]);

/** Returns a generator whose first choice of a type is a given one, where it can be chosen. */
function choosing(random: Random, dtype: CaseType): Random {
  let isChosen = false;
  const pick = <T>(from: readonly T[]): T => {
    if (!isChosen && from.length > 1 && from.every((each) => typeNames.has(each))) {
      isChosen = true;
      if (from.includes(dtype as T)) return dtype as T;
    }
    return random.pick(from);
  };
  return { ...random, pick };
}

/** Returns a generator that chooses the first of several numbers or lists, which are the shortest lengths and shapes. */
const choosingShort = (random: Random): Random => ({
  ...random,
  pick: (from) => (typeof from[0] === "number" || Array.isArray(from[0]) ? from[0]! : random.pick(from)),
});

/** Number of cases whose types are those of a function. */
const DRAWN = 300;
const knownTypes = new Map<string, readonly CaseType[]>();

/** Returns the types of a function that its cases have. */
export function typesOfFunction(
  { name, make, takesBf16 }: CaseFunction,
  seeded: (seed: number) => Random,
): readonly CaseType[] {
  let types = knownTypes.get(name);
  if (types === undefined) {
    const random = choosingShort(seeded(1));
    const cases = Array.from({ length: DRAWN }, () => make(random));
    const found = new Set(cases.map(typeOfCase));
    if (cases.some((each) => typeOfCase(each) === "f32" && takesBf16?.(each))) found.add("bf16");
    types = [...found].sort();
    knownTypes.set(name, types);
  }
  return types;
}

/** Largest number of draws for a case of one type. */
const MOST_DRAWS = 200;

/** Returns a case of a function and a type. Undefined where none is drawn. */
export function caseOfType(
  { make, takesBf16 }: CaseFunction,
  dtype: CaseType,
  random: Random,
): Case | undefined {
  for (let i = 0; i < MOST_DRAWS; i++) {
    const isRounded = dtype === "bf16" && takesBf16 !== undefined;
    const given = make(choosing(random, isRounded ? "f32" : dtype));
    if (!isRounded) {
      if (typeOfCase(given) === dtype) return given;
    } else if (typeOfCase(given) === "f32" && takesBf16(given)) return withBf16(given);
  }
  return undefined;
}

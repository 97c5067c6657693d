import { type ArrayMaker, arrays, NdArray, type Scalar } from "../../../src/array/index.ts";
import type { Device } from "../../../src/cuda/index.ts";
import { arrayOf, type Case, type NumpyResult, operandText, ulps } from "./numpy.ts";
import { relativeError } from "./relative-error.ts";

type Method = (...given: unknown[]) => NdArray;

/** Calls of functions whose arguments differ from those of a method, by the name of the case. */
export type Calls = Readonly<
  Record<string, (inputs: readonly NdArray[], values: readonly never[], make: ArrayMaker) => NdArray>
>;

/** Calls a method of an array. */
function called(name: string, [first, ...others]: readonly unknown[]): NdArray {
  return (first as unknown as Record<string, Method>)[name]!(...others);
}

/** Returns the text of a case for messages. */
export function caseText({ name, operands, values = [], options }: Case): string {
  const [first, ...others] = operands.map(operandText);
  const rest = [...others, ...values.map((each) => JSON.stringify(each))].join(", ");
  const all = first === undefined ? `${name}(${rest})` : `${first}.${name}(${rest})`;
  return options === undefined ? all : `${all} ${JSON.stringify(options)}`;
}

/** Largest difference of a result: that of an element in ulps, or the relative error in the norm of all elements. */
export type Most = number | { readonly relative: number };

/** Functions that choose one of two equal zeros. NumPy's choice depends on the instructions of the processor. */
const anyZero: ReadonlySet<string> = new Set([
  ...["maximum", "minimum", "clip", "max", "min", "expr", "topk", "unique_values"],
  ...["sort", "sortDescending"],
]);

/** Operands of a case on a device, and the call. The caller closes the operands that are arrays. */
export interface DeviceCase {
  readonly inputs: readonly (NdArray | Scalar)[];
  readonly run: () => NdArray;
}

/** Returns the operands of a case on a device, and the call. */
export function onDevice(gpu: Device, given: Case, calls: Calls = {}): DeviceCase {
  const { name, operands, values = [], options } = given;
  const inputs = operands.map((each) => arrayOf(arrays(gpu), each));
  const last = options === undefined ? [] : [options];
  const call = calls[name];
  const run = () =>
    call?.(inputs as NdArray[], [...values, ...last] as never[], arrays(gpu)) ??
    called(name, [...inputs, ...values.map((each) => each ?? undefined), ...last]);
  return { inputs, run };
}

/**
 * Returns the difference between an array's result and NumPy's as text, or "" where there is none. The case runs three
 * times, with operands at other addresses. The second run prepares the launches, and the third one repeats them.
 */
export function compareCase(
  gpu: Device,
  given: Case,
  expected: NumpyResult,
  most: Most,
  calls: Calls = {},
  floor = 0,
): string {
  const run = () => compareOnce(gpu, given, expected, most, calls, floor);
  const first = run() || run();
  if (first !== "") return first;
  const taken = given.operands.map((each) => arrayOf(arrays(gpu), each));
  try {
    return run();
  } finally {
    for (const each of taken) if (typeof each === "object") each.close();
  }
}

/** Returns the difference between the result of one run and NumPy's as text, or "" where there is none. */
export function compareOnce(
  gpu: Device,
  given: Case,
  expected: NumpyResult,
  most: Most,
  calls: Calls = {},
  floor = 0,
): string {
  const text = caseText(given);
  if (expected.error !== undefined) return `${text}: NumPy's ${expected.error}`;
  let inputs: readonly unknown[] = [];
  try {
    const made = onDevice(gpu, given, calls);
    inputs = made.inputs;
    using result = made.run();
    if (result.dtype !== expected.dtype) return `${text} is ${result.dtype}, NumPy's ${expected.dtype}`;
    if (`${result.shape}` !== `${expected.shape}`)
      return `${text} has the shape ${result.shape}, NumPy's ${expected.shape}`;
    const elements = result.toArray();
    if (typeof most === "object") {
      const error = relativeError(elements as Float32Array, expected.elements as Float32Array);
      return error <= most.relative ? "" : `${text} has the relative error ${error}`;
    }
    for (let i = 0; i < elements.length; i++) {
      const [mine, theirs] = [elements[i]!, expected.elements[i]!];
      if (Object.is(mine, theirs) || ((most > 0 || anyZero.has(given.name)) && mine === theirs)) continue;
      if (mine === theirs)
        return `${text} [${i}] is ${Object.is(mine, -0) ? "-0" : "0"}, NumPy's has the other sign`;
      const distance = ulps(Number(mine), Number(theirs), result.dtype, floor);
      const limit = most * (expected.conditions?.[i] ?? 1);
      if (distance > limit)
        return `${text} [${i}] is ${mine}, NumPy's ${theirs}: ${distance} ulps, at most ${limit} are allowed`;
    }
    return "";
  } catch (error) {
    return `${text}: ${error}`;
  } finally {
    for (const each of inputs) if (each instanceof NdArray) each.close();
  }
}

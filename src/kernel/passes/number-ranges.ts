import type { Value } from "../ir/value.ts";

/** Least and greatest number that a value can be, beside NaN. */
interface Range {
  readonly least: number;
  readonly greatest: number;
}

const all: Range = { least: -Infinity, greatest: Infinity };
/** Range of no number: the start of a union. */
const none: Range = { least: Infinity, greatest: -Infinity };
const union = (a: Range, b: Range): Range => ({
  least: Math.min(a.least, b.least),
  greatest: Math.max(a.greatest, b.greatest),
});

/** Ranges of the approximate instructions for which ptxas knows one. */
const approximate: readonly (readonly [RegExp, Range])[] = [
  [/^ex2\./, { least: 0, greatest: Infinity }],
  [/^(?:sin|cos|tanh)\./, { least: -1, greatest: 1 }],
];

/**
 * Returns true when a comparison of f32 holds for all numbers, as far as ptxas may know. ptxas knows the ranges of absolute values and of
 * some approximate instructions, also behind negations, choices and merges. It does not know them for f64.
 */
export function holdsForAllNumbers({ op, args }: Value): boolean {
  const [a, b] = args;
  if (a?.type !== "f32" || b === undefined) return false;
  if (op === "lt" || op === "le") return isAlways(b, a, op === "le");
  return (op === "gt" || op === "ge") && isAlways(a, b, op === "ge");
}

/** Returns true when `greater` is above `less` for all numbers, or equal with `orEqual`. */
function isAlways(greater: Value, less: Value, orEqual: boolean): boolean {
  const [{ least }, { greatest }] = [rangeOf(greater), rangeOf(less)];
  const [isGreaterFixed, isLessFixed] = [isFixed(greater), isFixed(less)];
  if (isGreaterFixed && isLessFixed) return false;
  // A value that no input decides becomes a constant when ptxas unrolls a loop.
  if (isLessFixed && greatest === Infinity) return least > -Infinity;
  if (isGreaterFixed && least === -Infinity) return greatest < Infinity;
  if (least === -Infinity || greatest === Infinity) return false;
  return orEqual ? least >= greatest : least > greatest;
}

function rangeOf(value: Value, seen: Set<Value> = new Set()): Range {
  if (seen.has(value)) return none;
  seen.add(value);
  const { op, args, attributes } = value;
  switch (op) {
    case "const":
      return { least: Number(attributes.constant), greatest: Number(attributes.constant) };
    case "abs": {
      const { least, greatest } = rangeOf(args[0]!, seen);
      return { least: 0, greatest: Math.max(Math.abs(least), Math.abs(greatest)) };
    }
    case "neg": {
      const { least, greatest } = rangeOf(args[0]!, seen);
      return { least: -greatest, greatest: -least };
    }
    case "select":
      return union(rangeOf(args[1]!, seen), rangeOf(args[2]!, seen));
    case "phi":
      return args.reduce((range, arg) => union(range, rangeOf(arg, seen)), none);
    case "ptx":
      return approximate.find(([pattern]) => pattern.test(attributes.template ?? ""))?.[1] ?? all;
    default:
      return all;
  }
}

/** Operations whose value an input of the kernel, a thread or memory decides. */
const inputs: ReadonlySet<string> = new Set([
  "param",
  "special",
  "load",
  "lane",
  "atom",
  "call",
  "ptx",
  "uninitialised",
]);

/** Returns true when constants alone decide a value, which is then a number or NaN in all threads. */
export function isFixed(value: Value, seen: Set<Value> = new Set()): boolean {
  if (seen.has(value)) return true;
  seen.add(value);
  return !inputs.has(value.op) && value.args.every((arg) => isFixed(arg, seen));
}

import type { Value } from "../ir/value.ts";
import { isFloat, type RegisterType, type ScalarName } from "../language/scalar.ts";

/** Least and largest number that a value can be. NaN may come beside them. */
interface Range {
  readonly low: number;
  readonly high: number;
}

const everything: Range = { low: -Infinity, high: Infinity };

const integers: Readonly<Partial<Record<ScalarName | RegisterType, Range>>> = {
  ...{ i8: { low: -128, high: 127 }, u8: { low: 0, high: 255 } },
  ...{ i16: { low: -32768, high: 32767 }, u16: { low: 0, high: 65535 } },
  ...{ i32: { low: -(2 ** 31), high: 2 ** 31 - 1 }, u32: { low: 0, high: 2 ** 32 - 1 } },
};

/** Depth of the instructions that a range is computed from. */
const DEPTH = 6;

/** Returns true when a float is known to lie in i32, whose largest f32 is 2^31 - 128. */
export function isInI32(value: Value): boolean {
  const { low, high } = rangeOf(value, DEPTH);
  return low >= -(2 ** 31) && high <= 2 ** 31 - 128;
}

function rangeOf(value: Value, depth: number): Range {
  const { op, type, args, attributes } = value;
  if (op === "const") return { low: Number(attributes.constant), high: Number(attributes.constant) };
  const own = integers[type as RegisterType] ?? everything;
  if (depth === 0) return own;
  const range = (i: number) => rangeOf(args[i]!, depth - 1);
  if (op === "load") return integers[attributes.memory!] ?? own;
  if (op === "convert") return isFloat(type as RegisterType) ? range(0) : own;
  if (op === "select") return join(range(1), range(2));
  if (!isFloat(type as RegisterType)) return own;
  switch (op) {
    case "round": {
      const { low, high } = range(0);
      return { low: Math.floor(low), high: Math.ceil(high) };
    }
    case "neg": {
      const { low, high } = range(0);
      return { low: -high, high: -low };
    }
    case "abs": {
      const { low, high } = range(0);
      return { low: 0, high: Math.max(-low, high) };
    }
    case "min":
    case "max": {
      const [a, b] = [range(0), range(1)];
      return { low: Math[op](a.low, b.low), high: Math[op](a.high, b.high) };
    }
    case "add":
      return ofEnds(range(0), range(1), (a, b) => a + b);
    case "mul":
      return ofEnds(range(0), range(1), (a, b) => a * b);
    default:
      return everything;
  }
}

const join = (a: Range, b: Range): Range => ({ low: Math.min(a.low, b.low), high: Math.max(a.high, b.high) });

/** Returns the range of a sum or product, whose extremes come from the ends of both ranges. */
function ofEnds(a: Range, b: Range, of: (x: number, y: number) => number): Range {
  const ends = [of(a.low, b.low), of(a.low, b.high), of(a.high, b.low), of(a.high, b.high)];
  if (ends.some(Number.isNaN)) return everything;
  return { low: Math.min(...ends), high: Math.max(...ends) };
}

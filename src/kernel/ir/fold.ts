import { isFloat, isSigned, type RegisterType } from "../language/scalar.ts";
import type { Op } from "./value.ts";

/** Value of a constant. */
export type Constant = number | bigint | boolean;

/** Returns a number in the range of a type: integers wrap, floats round. */
export function wrap(type: RegisterType, value: number | bigint | boolean): Constant {
  if (type === "bool") return Boolean(value);
  if (type === "i64") return BigInt.asIntN(64, BigInt(value));
  if (type === "u64") return BigInt.asUintN(64, BigInt(value));
  const number = Number(value);
  if (type === "i32") return number | 0;
  if (type === "u32") return number >>> 0;
  return type === "f32" ? Math.fround(number) : number;
}

const compare: Readonly<Partial<Record<Op, (a: Constant, b: Constant) => boolean>>> = {
  eq: (a, b) => a === b,
  ne: (a, b) => a !== b,
  lt: (a, b) => a < b,
  le: (a, b) => a <= b,
  gt: (a, b) => a > b,
  ge: (a, b) => a >= b,
};

function foldFloat(op: Op, a: number, b: number): number | undefined {
  switch (op) {
    case "add":
      return a + b;
    case "sub":
      return a - b;
    case "mul":
      return a * b;
    case "div":
      return a / b;
    case "neg":
      return -a;
    case "abs":
      return Math.abs(a);
    case "min":
      return Math.min(a, b);
    case "max":
      return Math.max(a, b);
    case "sqrt":
      return Math.sqrt(a);
    default:
      return undefined;
  }
}

function foldInteger(op: Op, type: RegisterType, a: bigint, b: bigint): bigint | undefined {
  const bits = type === "i64" || type === "u64" ? 64n : 32n;
  switch (op) {
    case "add":
      return a + b;
    case "sub":
      return a - b;
    case "mul":
      return a * b;
    case "div":
      return b === 0n ? undefined : a / b;
    case "rem":
      return b === 0n ? undefined : a % b;
    case "neg":
      return -a;
    case "abs":
      return a < 0n ? -a : a;
    case "min":
      return a < b ? a : b;
    case "max":
      return a > b ? a : b;
    case "and":
      return a & b;
    case "or":
      return a | b;
    case "xor":
      return a ^ b;
    case "not":
      return ~a;
    case "shl":
      return b >= 0n && b < bits ? a << b : undefined;
    case "shr":
      return b >= 0n && b < bits ? a >> b : undefined;
    default:
      return undefined;
  }
}

/** Returns the result of an operation on constants of one type, or undefined where it is left to the device. */
export function fold(op: Op, type: RegisterType, args: readonly Constant[]): Constant | undefined {
  const [a = 0, b = 0] = args;
  const test = compare[op];
  if (test !== undefined && args.length === 2) return test(a, b);
  if (type === "bool") {
    if (op === "and") return Boolean(a) && Boolean(b);
    if (op === "or") return Boolean(a) || Boolean(b);
    if (op === "xor") return Boolean(a) !== Boolean(b);
    return op === "not" ? !a : undefined;
  }
  if (isFloat(type)) {
    const folded = foldFloat(op, Number(a), Number(b));
    return folded === undefined ? undefined : wrap(type, folded);
  }
  const folded = foldInteger(op, type, BigInt(a), BigInt(b));
  return folded === undefined ? undefined : wrapInteger(type, folded);
}

function wrapInteger(type: RegisterType, value: bigint): Constant {
  const wide = type === "i64" || type === "u64";
  const wrapped = isSigned(type)
    ? BigInt.asIntN(wide ? 64 : 32, value)
    : BigInt.asUintN(wide ? 64 : 32, value);
  return wide ? wrapped : Number(wrapped);
}

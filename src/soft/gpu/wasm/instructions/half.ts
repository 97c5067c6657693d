// Arithmetic of f16 and bf16, single and in pairs.

import type { Operation } from "../../ptx/operations/operation.ts";
import { isPair, type Scalar } from "../../ptx/operations/scalar.ts";
import type { Instruction } from "../../ptx/syntax.ts";
import type { Body, Value, Variable } from "../encoding/expression.ts";
import type { InstructionBody } from "../unit/instruction-body.ts";
import type { Unit } from "../unit/unit.ts";
import { exactSum, roundedToOdd } from "./exact-sum.ts";
import { flushHalf, type Half, infinityOf, NAN, narrow, oneOf, widen } from "./half-helpers.ts";
import type { Handler } from "./handler.ts";

/** Returns the element type of a half or pair type. */
export const halfOf = (type: Scalar): Half => (type.startsWith("bf16") ? "bf16" : "f16");

/** Arithmetic instruction of half types. */
type HalfInstruction = Instruction<Extract<Operation, { readonly skipsOutside: boolean }>>;

/** Returns the result for one element. */
type Element = (w: Body, ...operands: Variable[]) => Value;

/** Applies an operation to an instruction's operands, and to both halves of pairs. */
function elementwise(
  w: InstructionBody,
  i: HalfInstruction,
  count: number,
  name: string,
  element: Element,
): void {
  const { unit } = w;
  const { type, flushes } = i.operation;
  const half = halfOf(type);
  const whole = `${half}_${name}${flushes ? "_ftz" : ""}`;
  const index = unit.helper(whole, `${"i32 ".repeat(count)}> i32`, (body, ...operands) => {
    const flush = (value: Value) => (flushes ? body.called("i32", flushHalf(unit, half), value) : value);
    if (flushes) for (const each of operands) each.set(flush(each));
    return flush(element(body, ...operands));
  });
  setEach(w, count, type, index);
}

/** Sets the result of a helper for a single element, or for both elements of a pair. */
export function setEach(w: InstructionBody, count: number, type: Scalar, index: number): void {
  const operands = Array.from({ length: count }, (_, n) => n + 1);
  if (!isPair(type)) {
    w.result("b16", w.called("i32", index, ...operands.map((n) => w.operand(n, "b16"))));
    return;
  }
  const pairs = operands.map((n) => w.stored(`pair${n}`, n, "b32"));
  const low = w.called("i32", index, ...pairs.map((each) => each.and(0xffff)));
  const high = w.called("i32", index, ...pairs.map((each) => each.shr(16)));
  w.result("b32", low.or(high.shl(16)));
}

/** Clamps a number to [0, 1]. A NaN becomes 0. */
function saturated(w: Body, value: Value, half: Half): Value {
  const bits = w.variable(value);
  // As unsigned integers, negative numbers and NaNs are greater than infinity.
  const limited = w.constant("i32", oneOf(half)).when(bits.gt(oneOf(half)), bits);
  return w.constant("i32", 0).when(bits.gt(infinityOf(half)), limited);
}

/** Replaces a negative result by zero. A NaN stays a NaN. */
function rectified(w: Body, value: Value, half: Half): Value {
  const bits = w.variable(value);
  const isNegative = bits.shr(15).and(bits.and(0x7fff).le(infinityOf(half)));
  return w.constant("i32", 0).when(isNegative, bits);
}

const FLAGS = ["saturates", "rectifies", "keepsNan", "signs", "skipsOutside"] as const;
const suffix = ({ operation }: HalfInstruction): string =>
  FLAGS.map((flag) => (operation[flag] ? `_${flag}` : "")).join("");

/** Returns an f64 result as 16 bits, flushed if it is subnormal before rounding, and with the modifiers applied. */
function finished(unit: Unit, w: Body, i: HalfInstruction, value: Value): Value {
  const { type, flushes, saturates, rectifies } = i.operation;
  const half = halfOf(type);
  const zero = (wide: Variable) => w.constant("f64", 0).op("copysign", wide);
  const flushed = (wide: Variable) => zero(wide).when(wide.abs().lt(2 ** -14), wide);
  let bits = w.called("i32", narrow(unit, half), flushes ? flushed(w.variable(value)) : value);
  if (saturates) bits = saturated(w, bits, half);
  return rectifies ? rectified(w, bits, half) : bits;
}

/** Returns an element as f64. */
const wide = (unit: Unit, w: Body, type: Scalar, bits: Value): Value =>
  w.called("f64", widen(unit, halfOf(type)), bits);

/** Returns the helper for an atomic operation on one element. */
export function halfFunction(unit: Unit, operation: "add" | "min" | "max", type: Scalar): number {
  const half = halfOf(type);
  return unit.helper(`${half}_atomic_${operation}`, "i32 i32 > i32", (w, a, b) => {
    if (operation !== "add") return extremeOf(w, [a, b], half, operation, { keepsNan: false, signs: false });
    return w.called("i32", narrow(unit, half), wide(unit, w, type, a).add(wide(unit, w, type, b)));
  });
}

export const halfBinary: Handler<"halfBinary"> = (w, i) => {
  const { unit } = w;
  const { opcode, type } = i.operation;
  elementwise(w, i, 2, opcode + suffix(i), (body, a, b) =>
    finished(unit, body, i, wide(unit, body, type, a).op(opcode, wide(unit, body, type, b))),
  );
};

export const halfFma: Handler<"halfFma"> = (w, i) => {
  const { unit } = w;
  const { type, skipsOutside } = i.operation;
  elementwise(w, i, 3, `fma${suffix(i)}`, (body, a, b, c) => {
    if (skipsOutside) for (const each of [a, b]) body.returnIf(each.eq(0xffff), 0);
    const product = body.variable(wide(unit, body, type, a).mul(wide(unit, body, type, b)));
    const [sum, lost] = exactSum(body, product, body.variable(wide(unit, body, type, c)));
    return finished(unit, body, i, roundedToOdd(sum, lost));
  });
};

export const halfSign: Handler<"halfSign"> = (w, i) => {
  const { opcode, type } = i.operation;
  elementwise(w, i, 1, opcode, (w, bits) => {
    const size = bits.and(0x7fff);
    const changed = opcode === "abs" ? size : bits.xor(0x8000);
    return w.constant("i32", NAN).when(size.gt(infinityOf(halfOf(type))), changed);
  });
};

/**
 * Returns the minimum or maximum of two elements. A number takes precedence over a NaN except with `.NaN`, and
 * -0 is less than +0.
 */
function extremeOf(
  w: Body,
  [a, b]: readonly [Variable, Variable],
  half: Half,
  operation: "min" | "max",
  { keepsNan, signs }: { readonly keepsNan: boolean; readonly signs: boolean },
): Value {
  const isNan = (bits: Value) => bits.and(0x7fff).gt(infinityOf(half));
  const flip = w.local("i32");
  if (signs) {
    flip.set(a.xor(b).and(0x8000));
    for (const each of [a, b]) each.set(each.and(0x7fff));
  }
  w.returnIf(keepsNan ? isNan(a).or(isNan(b)) : isNan(a).and(isNan(b)), NAN);
  // Maps sign and magnitude to signed integers of the same order.
  const ordered = (bits: Value) => bits.xor(bits.shl(16).op("shr_s", 31).and(0x7fff)).op("extend16_s");
  const isFirst = ordered(a).compare(operation === "min" ? "lt_s" : "gt_s", ordered(b));
  const found = a.when(isFirst.and(isNan(a).not()).or(isNan(b)), b);
  return signs ? found.or(flip) : found;
}

export const halfExtreme: Handler<"halfExtreme"> = (w, i) => {
  const { operation } = i;
  const { opcode, type } = operation;
  elementwise(w, i, 2, opcode + suffix(i), (w, a, b) =>
    extremeOf(w, [a, b], halfOf(type), opcode, operation),
  );
};

/** Writes tanh and ex2. */
export const halfTranscendental: Handler<"halfTranscendental"> = (w, i) => {
  const { unit } = w;
  const { opcode, type } = i.operation;
  elementwise(w, i, 1, opcode, (body, bits) => {
    const helper = narrow(unit, halfOf(type));
    return body.called("i32", helper, body.called("f64", unit.host(opcode), wide(unit, body, type, bits)));
  });
};

// Arithmetic of f16 and bf16, single and in pairs.

import type { Operation } from "../../ptx/operations/operation.ts";
import type { Scalar } from "../../ptx/operations/scalar.ts";
import { isPair } from "../../ptx/operations/scalar.ts";
import type { Instruction } from "../../ptx/syntax.ts";
import type { Code } from "../encoding/code.ts";
import { type FunctionCode, refuse } from "../unit/function-code.ts";
import { flushHalf, type Half, infinityOf, NAN, narrow, oneOf, pushSum, widen } from "./half-helpers.ts";
import type { Handler } from "./handler.ts";

/** Returns the element type of a half or pair type. */
export const halfOf = (type: Scalar): Half => (type.startsWith("bf16") ? "bf16" : "f16");

/** Arithmetic instruction of half types. */
type HalfInstruction = Instruction<Extract<Operation, { readonly skipsOutside: boolean }>>;

/** Writes the operation on one element. Its operands are locals, and its result stays on the stack. */
type Element = (code: Code, f: FunctionCode, half: Half) => void;

/** Applies an operation to an instruction's operands, and to both halves of pairs. */
function elementwise(
  f: FunctionCode,
  i: HalfInstruction,
  operands: number,
  name: string,
  element: Element,
): void {
  const { type } = i.operation;
  const half = halfOf(type);
  const ftz = i.operation.flushes;
  const whole = `${half}_${name}${ftz ? "_ftz" : ""}`;
  const parameters = Array.from({ length: operands }, () => "i32" as const);
  const index = f.unit.helper(whole, parameters, ["i32"], (code) => {
    if (ftz) for (let n = 0; n < operands; n++) code.get(n).call(flushHalf(f.unit, half)).set(n);
    element(code, f, half);
    if (ftz) code.call(flushHalf(f.unit, half));
  });
  pushEach(f, i, operands, type, index);
  f.pop(i, i.operands[0], isPair(type) ? "b32" : "b16");
}

/** Calls a helper for a single element, or for both elements of a pair and packs the results. */
export function pushEach(
  f: FunctionCode,
  i: Instruction,
  operands: number,
  type: Scalar,
  index: number,
): void {
  const { code } = f;
  if (!isPair(type)) {
    for (let n = 1; n <= operands; n++) f.push(i, i.operands[n], "b16");
    code.call(index);
    return;
  }
  const locals = Array.from({ length: operands }, (_, n) => f.temporary("i32", `pair${n}`));
  for (const [n, local] of locals.entries()) {
    f.push(i, i.operands[n + 1], "b32");
    code.set(local);
  }
  for (const local of locals) code.get(local).i32(0xffff).op("i32.and");
  code.call(index);
  for (const local of locals) code.get(local).i32(16).op("i32.shr_u");
  code.call(index).i32(16).op("i32.shl", "i32.or");
}

/** Clamps the number on the stack to [0, 1]. A NaN becomes 0. */
function saturate(code: Code, half: Half): void {
  const bits = code.local("i32");
  code.set(bits);
  // As unsigned integers, negative numbers and NaNs are greater than infinity.
  code.i32(0).i32(oneOf(half)).get(bits).get(bits).i32(oneOf(half)).op("i32.gt_u", "select");
  code.get(bits).i32(infinityOf(half)).op("i32.gt_u", "select");
}

/** Replaces a negative result by zero. A NaN stays a NaN. */
function rectify(code: Code, half: Half): void {
  const bits = code.local("i32");
  code.set(bits);
  code.i32(0).get(bits).get(bits).i32(15).op("i32.shr_u");
  code.get(bits).i32(0x7fff).op("i32.and").i32(infinityOf(half)).op("i32.le_u", "i32.and", "select");
}

const suffix = ({ operation }: HalfInstruction): string =>
  [
    operation.saturates && "sat",
    operation.rectifies && "relu",
    operation.keepsNan && "NaN",
    operation.signs && "xorsign",
    operation.skipsOutside && "oob",
  ]
    .filter((each) => each !== false)
    .join("");

/** Flushes a result that is subnormal before rounding, when the instruction has `.ftz`. */
function flushWide(code: Code, i: HalfInstruction): void {
  if (!i.operation.flushes) return;
  const value = code.local("f64");
  code.set(value).f64(0).get(value).op("f64.copysign").get(value);
  code
    .get(value)
    .op("f64.abs")
    .f64(2 ** -14)
    .op("f64.lt", "select");
}

function finish(code: Code, i: HalfInstruction, half: Half): void {
  if (i.operation.saturates) saturate(code, half);
  if (i.operation.rectifies) rectify(code, half);
}

/** Returns the helper for an atomic operation on one element. */
export function halfFunction(f: FunctionCode, operation: "add" | "min" | "max", type: Scalar): number {
  const half = halfOf(type);
  return f.unit.helper(`${half}_atomic_${operation}`, ["i32", "i32"], ["i32"], (code) => {
    if (operation !== "add") writeExtreme(code, half, operation, { keepsNan: false, signs: false });
    else {
      for (const n of [0, 1]) code.get(n).call(widen(f.unit, half));
      code.op("f64.add").call(narrow(f.unit, half));
    }
  });
}

export const binary: Handler<"halfBinary"> = (f, i) => {
  const { opcode: operation } = i.operation;
  elementwise(f, i, 2, operation + suffix(i), (code, { unit }, half) => {
    for (const n of [0, 1]) code.get(n).call(widen(unit, half));
    code.op(`f64.${operation}`);
    flushWide(code, i);
    code.call(narrow(unit, half));
    finish(code, i, half);
  });
};

export const fma: Handler<"halfFma"> = (f, i) => {
  elementwise(f, i, 3, `fma${suffix(i)}`, (code, { unit }, half) => {
    if (i.operation.skipsOutside)
      for (const n of [0, 1]) code.get(n).i32(0xffff).op("i32.eq").if().i32(0).op("return").end();
    const [product, c] = [code.local("f64"), code.local("f64")];
    for (const n of [0, 1]) code.get(n).call(widen(unit, half));
    code.op("f64.mul").set(product).get(2).call(widen(unit, half)).set(c);
    pushSum(code, product, c);
    flushWide(code, i);
    code.call(narrow(unit, half));
    finish(code, i, half);
  });
};

export const sign: Handler<"halfSign"> = (f, i) => {
  const { opcode: operation } = i.operation;
  elementwise(f, i, 1, operation, (code, _f, half) => {
    code.i32(NAN).get(0);
    if (operation === "abs") code.i32(0x7fff).op("i32.and");
    else code.i32(0x8000).op("i32.xor");
    code.get(0).i32(0x7fff).op("i32.and").i32(infinityOf(half)).op("i32.gt_u", "select");
  });
};

/**
 * Pushes the minimum or maximum of two elements. A number takes precedence over a NaN except with `.NaN`, and
 * -0 is less than +0.
 */
function writeExtreme(
  code: Code,
  half: Half,
  operation: "min" | "max",
  { keepsNan, signs }: { readonly keepsNan: boolean; readonly signs: boolean },
): void {
  const isNan = (n: number) => code.get(n).i32(0x7fff).op("i32.and").i32(infinityOf(half)).op("i32.gt_u");
  const flip = code.local("i32");
  if (signs) {
    code.get(0).get(1).op("i32.xor").i32(0x8000).op("i32.and").set(flip);
    for (const n of [0, 1]) code.get(n).i32(0x7fff).op("i32.and").set(n);
  }
  isNan(0);
  isNan(1);
  code
    .op(keepsNan ? "i32.or" : "i32.and")
    .if()
    .i32(NAN)
    .op("return")
    .end();
  const [a, b] = [code.local("i32"), code.local("i32")];
  // Maps sign and magnitude to signed integers of the same order.
  for (const [n, to] of [
    [0, a],
    [1, b],
  ] as const)
    code
      .get(n)
      .get(n)
      .i32(16)
      .op("i32.shl")
      .i32(31)
      .op("i32.shr_s")
      .i32(0x7fff)
      .op("i32.and", "i32.xor")
      .op("i32.extend16_s")
      .set(to);
  code
    .get(0)
    .get(1)
    .get(a)
    .get(b)
    .op(operation === "min" ? "i32.lt_s" : "i32.gt_s");
  isNan(0);
  code.op("i32.eqz", "i32.and");
  isNan(1);
  code.op("i32.or", "select");
  if (signs) code.get(flip).op("i32.or");
}

export const extreme: Handler<"halfExtreme"> = (f, i) => {
  const { operation } = i;
  const { opcode } = operation;
  if (i.operands.length !== 3) refuse(i, "the form with three operands of");
  elementwise(f, i, 2, opcode + suffix(i), (code, _f, half) => writeExtreme(code, half, opcode, operation));
};

/** Writes tanh and ex2. */
export const transcendental: Handler<"halfTranscendental"> = (f, i) => {
  const { opcode } = i.operation;
  elementwise(f, i, 1, opcode, (code, { unit }, half) => {
    code.get(0).call(widen(unit, half)).call(unit.host(opcode)).call(narrow(unit, half));
  });
};

// Comparisons and selections.
import type { Comparison } from "../../ptx/operations/compare.ts";
import {
  bytesOf,
  isFloat,
  isHalf,
  isPair,
  isSigned,
  type Scalar,
  valueType,
} from "../../ptx/operations/scalar.ts";
import { constantOf, type InstructionOf, invalid, type Operand } from "../../ptx/syntax.ts";
import type { Value } from "../encoding/expression.ts";
import type { InstructionBody } from "../unit/instruction-body.ts";
import { type LaneCode, setCanonical } from "../unit/lane-code.ts";
import { isWhole, LOW_HALVES } from "../unit/vector-code.ts";
import { pushFloat } from "./float.ts";
import { halfOf } from "./half.ts";
import { flushHalf, oneOf, widen } from "./half-helpers.ts";
import type { Form, Handler } from "./handler.ts";

const UNSIGNED: Readonly<Record<string, string>> = { lo: "lt", ls: "le", hi: "gt", hs: "ge" };
/** Comparisons that are true for NaNs, as the negation of the opposite comparison. */
const OPPOSITE: Readonly<Record<string, string>> = { ltu: "ge", leu: "gt", gtu: "le", geu: "lt" };

/** Returns the WebAssembly comparison, without its type. */
function comparisonOf(type: Scalar, comparison: Comparison): string {
  if (comparison === "neu") return "ne";
  const plain = OPPOSITE[comparison] ?? UNSIGNED[comparison] ?? comparison;
  if (isFloat(type) || isHalf(type) || plain === "eq" || plain === "ne") return plain;
  return `${plain}_${UNSIGNED[comparison] === undefined && isSigned(type) ? "s" : "u"}`;
}

/** Instruction that compares two operands. */
type Compared = InstructionOf<"comparePredicate" | "compareNumber">;

/** Comparisons of real numbers that need both operands twice. */
const TWICE: readonly Comparison[] = ["num", "nan", "equ", "ne"];

/** Returns the result of comparing operands 1 and 2. */
function compared(w: InstructionBody, i: Compared, part = 0): Value {
  const { type, comparison } = i.operation;
  const [x, y] = [1, 2].map((n) => {
    if (isHalf(type)) return halfOperand(w, i, n, part);
    return w.value(valueType(type), () => pushCompared(w.f, i, n));
  }) as [Value, Value];
  if (!(isFloat(type) || isHalf(type)) || !TWICE.includes(comparison)) {
    const found = x.compare(comparisonOf(type, comparison), y);
    return OPPOSITE[comparison] === undefined ? found : found.not();
  }
  const [a, b] = [w.temporary(x.shape, "a"), w.temporary(y.shape, "b")];
  a.set(x);
  b.set(y);
  const isOrdered = comparison === "num" || comparison === "nan";
  const found = isOrdered ? a.eq(a).and(b.eq(b)) : a.lt(b).or(a.gt(b));
  // equ is the negation of "less or greater"; ne is "less or greater".
  return comparison === "nan" || comparison === "equ" ? found.not() : found;
}

/** Pushes an operand of a comparison of numbers. */
function pushCompared(lane: LaneCode, i: Compared, operandIndex: number, part = 0): void {
  const { type } = i.operation;
  if (type === "f32" || type === "f64") pushFloat(lane, i, operandIndex, type, part);
  else lane.pushPart(i, i.operands[operandIndex], type, part);
}

/** Returns one half of an operand as f64. */
function halfOperand(w: InstructionBody, i: Compared, n: number, part: number): Value {
  const { type, flushes } = i.operation;
  const half = halfOf(type);
  const given = w.operand(n, isPair(type) ? "b32" : "b16");
  const bits = !isPair(type) ? given : part === 1 ? given.shr(16) : given.and(0xffff);
  const flushed = flushes ? w.called("i32", flushHalf(w.unit, half), bits) : bits;
  return w.called("f64", widen(w.unit, half), flushed);
}

/** Returns a comparison combined with a predicate: `setp.lt.and.s32 p, a, b, c`. */
const combined = (w: InstructionBody, { operation: { logic } }: Compared, found: Value): Value =>
  logic === undefined ? found : found.op(logic, w.operand(3, "pred"));

export const comparePredicate: Form<"comparePredicate"> = {
  thread(w, i) {
    const { type } = i.operation;
    const [to] = i.operands;
    if (isPair(type)) {
      if (to?.kind !== "pair") invalid(i, `'setp.${type}' has two results`);
      for (const [part, result] of [to.first, to.second].entries())
        w.result("pred", combined(w, i, compared(w, i, part)), result);
    } else if (to?.kind !== "pair") w.result("pred", combined(w, i, compared(w, i)));
    else {
      const [result, other] = [w.temporary("i32", "compared"), w.temporary("i32", "combined")];
      result.set(compared(w, i));
      other.set(combined(w, i, result.not()));
      w.result("pred", combined(w, i, result), to.first);
      w.result("pred", other, to.second);
    }
  },
  lanes(v, i) {
    const { type, comparison, logic, flushes } = i.operation;
    const [to, a, b, c] = i.operands;
    if (!hasVectorForm(type, comparison) || (flushes && type !== "f32")) return false;
    if (!v.canSet(to, "pred") || !v.canPush(a, type) || !v.canPush(b, type)) return false;
    if (i.operands.length !== (logic === undefined ? 3 : 4)) return false;
    if (logic !== undefined && !v.canPush(c, "pred")) return false;
    const isTest = !isFloat(type) && comparison === "eq" && logic === undefined && constantOf(b) === 1n;
    const bit = isTest ? v.lowestBitOf(a) : undefined;
    if (bit !== undefined) {
      for (const [part, local] of v.parts(bit).entries()) {
        v.code.get(local).i32(31).v("i32x4.shl").i32(31).v("i32x4.shr_s");
        v.setPart(i, to, "pred", part);
      }
      return true;
    }
    const write = (part: number) => {
      for (const operandIndex of [1, 2]) pushCompared(v, i, operandIndex, part);
      v.op(type, comparisonOf(type, comparison));
      if (OPPOSITE[comparison] !== undefined) v.code.v("v128.not");
    };
    for (let part = 0; part < v.quads; part++) {
      if (bytesOf(type) === 8) {
        write(2 * part);
        write(2 * part + 1);
        v.code.shuffle(LOW_HALVES);
      } else write(part);
      if (logic !== undefined) {
        v.pushPart(i, c, "pred", part);
        v.code.v(`v128.${logic}`);
      }
      v.setPart(i, to, "pred", part);
    }
    return true;
  },
};

/** Returns true if vectors have a comparison. Vectors compare 64-bit integers only as signed numbers. */
function hasVectorForm(type: Scalar, comparison: Comparison): boolean {
  if (!isWhole(type) || type === "pred") return false;
  if (isFloat(type)) return !TWICE.includes(comparison);
  return bytesOf(type) === 4 || !comparisonOf(type, comparison).endsWith("_u");
}

/** Writes set: a comparison whose result is all ones or 1.0. */
export const compareNumber: Handler<"compareNumber"> = (w, i) => {
  const { to, type } = i.operation;
  const yes = isHalf(to) ? oneOf(halfOf(to)) : 0xffff;
  const found = (part: number) => combined(w, i, compared(w, i, part));
  if (isPair(type)) w.result("b32", found(0).mul(yes).or(found(1).mul(yes).shl(16)));
  else if (isHalf(to)) w.result("b16", found(0).mul(yes));
  else if (to === "f32") w.result(to, found(0).to("f32", "f32.convert_i32_u"));
  else {
    const result = w.saved("compared", found(0));
    w.result(to, w.constant("i32", 0).sub(result));
  }
};

export const select: Form<"select"> = {
  thread(w, i) {
    const { type } = i.operation;
    const [, a, b, c] = i.operands;
    const isMask = !isFloat(type) && bytesOf(type) === 4 && isWord(a, -1n) && isWord(b, 0n);
    if (isMask) w.code.i32(0);
    else for (const each of [a, b]) w.f.push(i, each, type);
    w.f.push(i, c, "pred");
    w.code.op(isMask ? "i32.sub" : "select");
    setCanonical(w.f, i, isMask ? "u32" : type, 0);
  },
  lanes(v, i) {
    const { type } = i.operation;
    const [to, a, b, c] = i.operands;
    if (c === undefined || !v.canPush(c, "pred") || !isWhole(type) || type === "pred") return false;
    if (!v.canSet(to, type) || !v.canPush(a, type) || !v.canPush(b, type)) return false;
    for (let part = 0; part < v.count(type); part++) {
      const isMasked = constantOf(b) === 0n;
      const isMask = isMasked && constantOf(a) === -1n;
      if (!isMask) v.pushPart(i, a, type, part);
      if (!isMasked) v.pushPart(i, b, type, part);
      v.pushPredicate(i, c, part, bytesOf(type) === 8);
      if (!isMasked) v.code.v("v128.bitselect");
      else if (!isMask) v.code.v("v128.and");
      setCanonical(v, i, type, part);
    }
    return true;
  },
};

/** Returns true for a constant of 32 bits with a value. */
const isWord = (operand: Operand | undefined, value: bigint): boolean =>
  BigInt.asIntN(32, constantOf(operand) ?? ~value) === value;

/** Writes slct: `d = c >= 0 ? a : b`. */
export const selectBySign: Handler<"selectBySign"> = (w, i) => {
  const { type, by } = i.operation;
  const isPositive =
    by === "s32"
      ? w.operand(3, "s32").compare("ge_s", 0)
      : w.value("f32", () => pushFloat(w.f, i, 3, "f32")).ge(0);
  w.result(type, w.operand(1, type).when(isPositive, w.operand(2, type)));
};

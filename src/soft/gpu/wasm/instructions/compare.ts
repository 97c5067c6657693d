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
import { type Instruction, type InstructionOf, invalid, type Operand } from "../../ptx/syntax.ts";
import type { FunctionCode } from "../unit/function-code.ts";
import type { LaneCode } from "../unit/lane-code.ts";
import { isWhole, LOW_HALVES, type VectorCode } from "../unit/vector-code.ts";
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

/** Pushes the result of comparing operands 1 and 2. */
function compare(f: FunctionCode, i: Compared, part = 0): void {
  const { code } = f;
  const { type, comparison } = i.operation;
  const v = isHalf(type) ? "f64" : valueType(type);
  for (const operandIndex of [1, 2])
    if (isHalf(type)) pushHalf(f, i, operandIndex, part);
    else pushCompared(f, i, operandIndex);
  const isReal = isFloat(type) || isHalf(type);
  if (!isReal || !["num", "nan", "equ", "ne"].includes(comparison)) {
    code.op(`${v}.${comparisonOf(type, comparison)}`);
    if (OPPOSITE[comparison] !== undefined) code.op("i32.eqz");
    return;
  }
  const [a, b] = [f.temporary(v, "a"), f.temporary(v, "b")];
  code.set(b).set(a);
  if (comparison === "num" || comparison === "nan")
    code.get(a).get(a).op(`${v}.eq`).get(b).get(b).op(`${v}.eq`, "i32.and");
  // equ is the negation of "less or greater"; ne is "less or greater".
  else code.get(a).get(b).op(`${v}.lt`).get(a).get(b).op(`${v}.gt`, "i32.or");
  if (comparison === "nan" || comparison === "equ") code.op("i32.eqz");
}

/** Pushes an operand of a comparison of numbers. */
function pushCompared(lane: LaneCode, i: Compared, operandIndex: number, part = 0): void {
  const { type } = i.operation;
  if (type === "f32" || type === "f64") pushFloat(lane, i, operandIndex, type, part);
  else lane.pushPart(i, i.operands[operandIndex], type, part);
}

/** Pushes one half of an operand as f64. */
function pushHalf(f: FunctionCode, i: Compared, operandIndex: number, part: number): void {
  const { type, flushes } = i.operation;
  const half = halfOf(type);
  f.push(i, i.operands[operandIndex], isPair(type) ? "b32" : "b16");
  if (isPair(type) && part === 1) f.code.i32(16).op("i32.shr_u");
  else if (isPair(type)) f.code.i32(0xffff).op("i32.and");
  if (flushes) f.code.call(flushHalf(f.unit, half));
  f.code.call(widen(f.unit, half));
}

/** Combines a comparison with a predicate: `setp.lt.and.s32 p, a, b, c`. */
function combine(f: FunctionCode, i: Compared): void {
  const { logic } = i.operation;
  if (logic === undefined) return;
  f.push(i, i.operands[3], "pred");
  f.code.op(`i32.${logic}`);
}

export const setp: Form<"comparePredicate"> = {
  thread(f, i) {
    const { type } = i.operation;
    const [to] = i.operands;
    if (isPair(type)) {
      if (to?.kind !== "pair") invalid(i, `'setp.${type}' has two results`);
      for (const [part, result] of [to.first, to.second].entries()) {
        compare(f, i, part);
        combine(f, i);
        f.pop(i, result, "pred");
      }
      return;
    }
    compare(f, i);
    if (to?.kind !== "pair") {
      combine(f, i);
      f.pop(i, to, "pred");
      return;
    }
    const result = f.temporary("i32", "compared");
    const other = f.temporary("i32", "combined");
    f.code.tee(result);
    combine(f, i);
    f.code.set(other).get(result).op("i32.eqz");
    combine(f, i);
    f.code.set(result).get(other);
    f.pop(i, to.first, "pred");
    f.code.get(result);
    f.pop(i, to.second, "pred");
  },
  lanes(v, i) {
    const { type, comparison, logic, flushes } = i.operation;
    const [to, a, b, c] = i.operands;
    if (!hasVectorForm(type, comparison) || (flushes && type !== "f32")) return false;
    if (!v.canSet(to, "pred") || !v.canPush(a, type) || !v.canPush(b, type)) return false;
    if (i.operands.length !== (logic === undefined ? 3 : 4)) return false;
    if (logic !== undefined && !v.canPush(c, "pred")) return false;
    const bit = v.lowestBitOf(a);
    if (
      bit !== undefined &&
      !isFloat(type) &&
      comparison === "eq" &&
      logic === undefined &&
      isNumber(b, 1n)
    ) {
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
  if (isFloat(type)) return !["num", "nan", "equ", "ne"].includes(comparison);
  return bytesOf(type) === 4 || !comparisonOf(type, comparison).endsWith("_u");
}

/** Writes set: a comparison whose result is all ones or 1.0. */
export const set: Handler<"compareNumber"> = (f, i) => {
  const { to, type } = i.operation;
  if (isPair(type)) {
    setPair(f, i, to);
    return;
  }
  compare(f, i);
  combine(f, i);
  if (isHalf(to)) {
    f.code.i32(oneOf(halfOf(to))).op("i32.mul");
    f.pop(i, i.operands[0], "b16");
    return;
  }
  if (to === "f32") f.code.op("f32.convert_i32_u");
  else {
    const result = f.temporary("i32", "compared");
    f.code.set(result).i32(0).get(result).op("i32.sub");
  }
  f.pop(i, i.operands[0], to);
};

/** Writes two comparisons whose results are 1.0 or all ones. */
function setPair(f: FunctionCode, i: InstructionOf<"compareNumber">, to: Scalar): void {
  const yes = isHalf(to) ? oneOf(halfOf(to)) : 0xffff;
  for (const part of [0, 1]) {
    compare(f, i, part);
    combine(f, i);
    f.code.i32(yes).op("i32.mul");
    if (part === 1) f.code.i32(16).op("i32.shl", "i32.or");
  }
  f.pop(i, i.operands[0], "b32");
}

const isNumber = (operand: Operand | undefined, value: bigint): boolean =>
  operand?.kind === "immediate" && operand.float === undefined && operand.value === value;

export const selp: Form<"select"> = {
  thread(f, i) {
    const { type } = i.operation;
    const [to, a, b, c] = i.operands;
    const isMask = !isFloat(type) && bytesOf(type) === 4 && isWord(a, -1n) && isWord(b, 0n);
    if (isMask) f.code.i32(0);
    else {
      f.push(i, a, type);
      f.push(i, b, type);
    }
    f.push(i, c, "pred");
    f.code.op(isMask ? "i32.sub" : "select");
    f.pop(i, to, isMask ? "u32" : type);
  },
  lanes(v, i) {
    const { type } = i.operation;
    const [to, a, b, c] = i.operands;
    if (c === undefined || !v.canPush(c, "pred") || !isWhole(type) || type === "pred") return false;
    if (!v.canSet(to, type) || !v.canPush(a, type) || !v.canPush(b, type)) return false;
    for (let part = 0; part < v.count(type); part++) {
      const isMasked = isNumber(b, 0n);
      const isMask = isMasked && isNumber(a, -1n);
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
  operand?.kind === "immediate" && operand.float === undefined && BigInt.asIntN(32, operand.value) === value;

/** Sets a part of a result, with canonical NaNs if the register may hold arbitrary bits. */
export function setCanonical(v: VectorCode, i: Instruction, type: Scalar, part: number): void {
  const [to, ...from] = i.operands;
  const loose = from.some((each) => each.kind === "register" && v.hasRawNan(each.register));
  if (type === "f32" && loose && to?.kind === "register" && !v.hasRawNan(to.register)) v.canonical();
  v.setPart(i, to, type, part);
}

/** Writes slct: `d = c >= 0 ? a : b`. */
export const slct: Handler<"selectBySign"> = (f, i) => {
  const { type, by } = i.operation;
  f.push(i, i.operands[1], type);
  f.push(i, i.operands[2], type);
  if (by === "s32") {
    f.push(i, i.operands[3], "s32");
    f.code.i32(0).op("i32.ge_s");
  } else {
    pushFloat(f, i, 3, "f32");
    f.code.f32(0).op("f32.ge");
  }
  f.code.op("select");
  f.pop(i, i.operands[0], type);
};

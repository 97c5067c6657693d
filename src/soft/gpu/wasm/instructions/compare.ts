// Comparisons and selections.
import {
  bytesOf,
  isFloat,
  isHalf,
  isPair,
  isSigned,
  type Scalar,
  valueType,
} from "../../ptx/operations/scalar.ts";
import { type InstructionOf, invalid, type Operand } from "../../ptx/syntax.ts";
import type { FunctionCode } from "../unit/function-code.ts";
import { pushFloat } from "./float.ts";
import { halfOf } from "./half.ts";
import { flushHalf, oneOf, widen } from "./half-helpers.ts";
import type { Handler } from "./handler.ts";

const UNSIGNED: Readonly<Record<string, string>> = { lo: "lt", ls: "le", hi: "gt", hs: "ge" };
const OPPOSITE: Readonly<Record<string, string>> = {
  equ: "ne",
  neu: "eq",
  ltu: "ge",
  leu: "gt",
  gtu: "le",
  geu: "lt",
};

/** Instruction that compares two operands. */
type Compared = InstructionOf<"comparePredicate" | "compareNumber">;

/** Pushes the result of comparing operands 1 and 2. */
function compare(f: FunctionCode, i: Compared, part = 0): void {
  const { code } = f;
  const { type, comparison } = i.operation;
  const v = isHalf(type) ? "f64" : valueType(type);
  if (isFloat(type) || isHalf(type)) {
    const width = v as "f32" | "f64";
    const pushBoth = () => {
      for (const operandIndex of [1, 2])
        if (isHalf(type)) pushHalf(f, i, operandIndex, part);
        else pushFloat(f, i, operandIndex, width);
    };
    if (comparison === "num" || comparison === "nan") {
      const [a, b] = [f.temporary(v, "a"), f.temporary(v, "b")];
      pushBoth();
      code.set(b).set(a).get(a).get(a).op(`${v}.eq`).get(b).get(b).op(`${v}.eq`, "i32.and");
      if (comparison === "nan") code.op("i32.eqz");
      return;
    }
    pushBoth();
    // A comparison that is true for NaNs is the negation of the opposite comparison.
    const opposite = OPPOSITE[comparison];
    if (opposite !== undefined && comparison !== "equ" && comparison !== "neu")
      code.op(`${v}.${opposite}`, "i32.eqz");
    else if (comparison === "neu") code.op(`${v}.ne`);
    else if (comparison === "equ" || comparison === "ne") {
      const [a, b] = [f.temporary(v, "a"), f.temporary(v, "b")];
      // equ is the negation of "less or greater"; ne is "less or greater".
      code.set(b).set(a).get(a).get(b).op(`${v}.lt`).get(a).get(b).op(`${v}.gt`, "i32.or");
      if (comparison === "equ") code.op("i32.eqz");
    } else code.op(`${v}.${comparison}`);
    return;
  }
  f.push(i, i.operands[1], type);
  f.push(i, i.operands[2], type);
  if (comparison === "eq" || comparison === "ne") code.op(`${v}.${comparison}`);
  else if (UNSIGNED[comparison] !== undefined) code.op(`${v}.${UNSIGNED[comparison]}_u`);
  else code.op(`${v}.${comparison}_${isSigned(type) ? "s" : "u"}`);
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

export const setp: Handler<"comparePredicate"> = (f, i) => {
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
};

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
  operand?.kind === "immediate" && operand.float === undefined && BigInt.asIntN(32, operand.value) === value;

export const selp: Handler<"select"> = (f, i) => {
  const { type } = i.operation;
  if (!isFloat(type) && bytesOf(type) === 4 && isNumber(i.operands[1], -1n) && isNumber(i.operands[2], 0n)) {
    f.code.i32(0);
    f.push(i, i.operands[3], "pred");
    f.code.op("i32.sub");
    f.pop(i, i.operands[0], "u32");
    return;
  }
  f.push(i, i.operands[1], type);
  f.push(i, i.operands[2], type);
  f.push(i, i.operands[3], "pred");
  f.code.op("select");
  f.pop(i, i.operands[0], type);
};

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

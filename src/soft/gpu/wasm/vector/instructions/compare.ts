// Vector forms of comparisons, selections and moves.

import { bytesOf, isFloat, isSigned, type Scalar } from "../../../ptx/operations/scalar.ts";
import type { Instruction, InstructionOf, Operand } from "../../../ptx/syntax.ts";
import { pushFloatPart } from "./float.ts";
import type { VectorHandler } from "./handler.ts";
import { isWhole, LOW_HALVES, type VectorCode } from "./vector-code.ts";

const ORDERED: readonly string[] = ["eq", "lt", "le", "gt", "ge"];
/** Comparisons that are true for NaNs, as the negation of the opposite comparison. */
const OPPOSITE: Readonly<Record<string, string>> = { ltu: "ge", leu: "gt", gtu: "le", geu: "lt" };
const UNSIGNED: Readonly<Record<string, string>> = { lo: "lt", ls: "le", hi: "gt", hs: "ge" };

/** Returns the WebAssembly instructions of a comparison, or undefined if it has no vector form. */
function comparison(name: string, type: Scalar): readonly string[] | undefined {
  const wide = bytesOf(type) === 8;
  if (isFloat(type)) {
    const shape = wide ? "f64x2" : "f32x4";
    if (ORDERED.includes(name)) return [`${shape}.${name}`];
    if (name === "neu") return [`${shape}.ne`];
    const opposite = OPPOSITE[name];
    return opposite === undefined ? undefined : [`${shape}.${opposite}`, "v128.not"];
  }
  const plain = UNSIGNED[name] ?? name;
  const signed = isSigned(type) && UNSIGNED[name] === undefined;
  if (plain === "eq" || plain === "ne") return [`${wide ? "i64x2" : "i32x4"}.${plain}`];
  if (!ORDERED.includes(plain) || (wide && !signed)) return undefined;
  return [wide ? `i64x2.${plain}_s` : `i32x4.${plain}_${signed ? "s" : "u"}`];
}

export const setp: VectorHandler<"comparePredicate"> = (v, i) => {
  const { type, comparison: name, logic, flushes } = i.operation;
  if (!isWhole(type) || type === "pred" || (flushes && type !== "f32")) return false;
  const names = comparison(name, type);
  const [to, a, b, c] = i.operands;
  if (names === undefined || !v.canSet(to, "pred") || !v.canPush(a, type) || !v.canPush(b, type))
    return false;
  if (i.operands.length !== (logic === undefined ? 3 : 4) || (logic !== undefined && !v.canPush(c, "pred")))
    return false;
  const bit = v.lowestBitOf(a);
  if (bit !== undefined && !isFloat(type) && name === "eq" && logic === undefined && isNumber(b, 1n)) {
    for (const [part, local] of v.parts(bit).entries()) {
      v.code.get(local).i32(31).v("i32x4.shl").i32(31).v("i32x4.shr_s");
      v.setPart(to!, "pred", part);
    }
    return true;
  }
  for (let part = 0; part < v.quads; part++) {
    const compare = (each: number) => {
      push(v, i, type, each);
      for (const instruction of names) v.code.v(instruction);
    };
    if (bytesOf(type) === 8) {
      compare(2 * part);
      compare(2 * part + 1);
      v.code.shuffle(LOW_HALVES);
    } else compare(part);
    if (logic !== undefined) {
      v.pushPart(i, c!, "pred", part);
      v.code.v(`v128.${logic}`);
    }
    v.setPart(to!, "pred", part);
  }
  return true;
};

function push(v: VectorCode, i: InstructionOf<"comparePredicate">, type: Scalar, part: number): void {
  for (const operandIndex of [1, 2]) {
    if (type === "f32" || type === "f64") pushFloatPart(v, i, operandIndex, type, part);
    else v.pushPart(i, i.operands[operandIndex]!, type, part);
  }
}

export const selp: VectorHandler<"select"> = (v, i) => {
  const { type } = i.operation;
  const [to, a, b, c] = i.operands;
  if (c === undefined || !v.canPush(c, "pred") || !isWhole(type) || type === "pred") return false;
  if (!v.canSet(to, type) || !v.canPush(a, type) || !v.canPush(b, type)) return false;
  for (let part = 0; part < v.count(type); part++) {
    const predicate = () => v.pushPredicate(i, c, part, bytesOf(type) === 8);
    if (isNumber(b, 0n)) {
      if (!isNumber(a, -1n)) v.pushPart(i, a!, type, part);
      predicate();
      if (!isNumber(a, -1n)) v.code.v("v128.and");
    } else {
      v.pushPart(i, a!, type, part);
      v.pushPart(i, b!, type, part);
      predicate();
      v.code.v("v128.bitselect");
    }
    setCanonical(v, i, type, part);
  }
  return true;
};

const isNumber = (operand: Operand | undefined, value: bigint): boolean =>
  operand?.kind === "immediate" && operand.float === undefined && operand.value === value;

/** Sets a part of a result, with canonical NaNs if the register may hold arbitrary bits. */
function setCanonical(v: VectorCode, i: Instruction, type: Scalar, part: number): void {
  const [to, ...from] = i.operands;
  const loose = from.some((each) => each.kind === "register" && v.f.hasRawNan(each.register));
  if (type === "f32" && loose && to?.kind === "register" && !v.f.hasRawNan(to.register)) v.canonical();
  v.setPart(to!, type, part);
}

export const mov: VectorHandler<"move"> = (v, i) => {
  const { type } = i.operation;
  const [to, from] = i.operands;
  if (!isWhole(type) || i.operands.length !== 2) return false;
  if (!v.canSet(to, type) || !v.canPush(from, type)) return false;
  for (let part = 0; part < v.count(type); part++) {
    v.pushPart(i, from!, type, part);
    setCanonical(v, i, type, part);
  }
  return true;
};

// Integer arithmetic.
import type { OperationOf } from "../../ptx/operations/operation.ts";
import { bytesOf, isSigned, type Scalar, valueType } from "../../ptx/operations/scalar.ts";
import type { Instruction, InstructionOf, Operand } from "../../ptx/syntax.ts";
import type { Value, Variable } from "../encoding/expression.ts";
import type { InstructionBody } from "../unit/instruction-body.ts";
import { type LaneCode, writeEach } from "../unit/lane-code.ts";
import type { VectorCode } from "../unit/vector-code.ts";
import { type Form, type Handler, once } from "./handler.ts";
import { divide, multiplyHigh } from "./integer-helpers.ts";

const twice = (type: Scalar): Scalar => `${isSigned(type) ? "s" : "u"}${bytesOf(type) * 16}` as Scalar;

/** Writes add and sub with a carry, which comparisons compute. */
function carried(w: InstructionBody, i: InstructionOf<"sum">, isSum: boolean): void {
  const { type } = i.operation;
  const [a, b] = [w.stored("a", 1, type), w.stored("b", 2, type)];
  const sum = w.saved("sum", isSum ? a.add(b) : a.sub(b));
  withCarry(w, i, { sum, carry: isSum ? sum.lt(a) : a.lt(b), isSum });
}

/** Sets the result to a sum or difference and the carry. The carry out combines those of both additions. */
function withCarry(
  w: InstructionBody,
  { operation }: InstructionOf<"sum" | "product">,
  { sum, carry, isSum }: { readonly sum: Variable; readonly carry: Value; readonly isSum: boolean },
): void {
  const { type, readsCarry, writesCarry } = operation;
  const flag = w.temporary("i32", "carry");
  const [before, out] = [w.temporary(sum.shape, "before"), w.temporary("i32", "carry out")];
  if (writesCarry) out.set(carry);
  if (readsCarry) {
    const carryIn = sum.shape === "i64" ? flag.wide() : flag;
    before.set(sum);
    sum.set(isSum ? sum.add(carryIn) : sum.sub(carryIn));
    if (writesCarry) out.set(out.or(isSum ? sum.lt(before) : before.lt(sum)));
  }
  if (writesCarry) flag.set(out);
  w.result(type, sum);
}

/** Writes an operation on two operands that WebAssembly has for numbers and for vectors. */
export const twoOf = (lane: LaneCode, i: Instruction, type: Scalar, name: string): boolean =>
  writeEach(lane, i, type, [type, type], () => lane.op(type, name));

export const sum: Form<"sum"> = {
  thread(w, i) {
    const operation = i.operation.opcode.startsWith("add") ? "add" : "sub";
    const { type, readsCarry, writesCarry, saturates } = i.operation;
    if (readsCarry || writesCarry) carried(w, i, operation === "add");
    else if (saturates) {
      setSaturated(w, w.operand(1, type).wide(true).op(operation, w.operand(2, type).wide(true)));
    } else twoOf(w.f, i, type, operation);
  },
  lanes: (v, i) => !i.operation.saturates && twoOf(v, i, i.operation.type, i.operation.opcode),
};

/** Sets the result to an i64 saturated to s32. */
function setSaturated(w: InstructionBody, value: Value): void {
  const wide = w.saved("sat", value);
  const [most, least] = [2n ** 31n - 1n, -(2n ** 31n)];
  wide.set(wide.when(wide.compare("lt_s", most), most));
  w.result("s32", wide.when(wide.compare("gt_s", least), least).low());
}

/** Writes mul.lo or mad.lo without a carry. */
function lowProduct(lane: LaneCode, i: InstructionOf<"product">): boolean {
  const { type, opcode } = i.operation;
  const parts = lane.partsOf(i, type, opcode === "mul" ? [type, type] : [type, type, type]);
  if (parts === undefined) return false;
  const [to, a, b, c] = i.operands;
  for (const part of parts) {
    lane.pushPart(i, a, type, part);
    lane.pushPart(i, b, type, part);
    lane.op(type, "mul");
    if (opcode !== "mul") {
      lane.pushPart(i, c, type, part);
      lane.op(type, "add");
    }
    lane.setPart(i, to, type, part);
  }
  return true;
}

/** Returns the lower half, the upper half or all of a product. */
function productOf(w: InstructionBody, { type, part }: OperationOf<"product">): Value {
  const bytes = bytesOf(type);
  const widens = bytes === 4 && part !== "lo";
  const [a, b] = [1, 2].map((n) => {
    const factor = w.operand(n, type);
    return widens ? factor.wide(isSigned(type)) : factor;
  }) as [Value, Value];
  if (part === "hi" && bytes === 8) return w.called("i64", multiplyHigh(w.unit, isSigned(type)), a, b);
  const all = a.mul(b);
  if (part !== "hi") return all;
  return bytes === 4 ? all.shr(32).low() : all.shr(16);
}

/** Returns the logarithm of a constant factor that is a power of two, or undefined. */
function shiftOf(factor: Operand | undefined, type: Scalar): number | undefined {
  if (factor?.kind !== "immediate" || factor.float !== undefined) return undefined;
  const power = Math.log2(Number(factor.value));
  return Number.isInteger(power) && power >= 0 && power < (isSigned(type) ? 31 : 32) ? power : undefined;
}

/** Writes a 64-bit product of 32-bit operands, whose result has two vectors for each operand vector. */
function wideProduct(v: VectorCode, i: InstructionOf<"product">): boolean {
  const { type, opcode } = i.operation;
  const plus = opcode !== "mul";
  const result = twice(type);
  const [to, a, b, c] = i.operands;
  if (bytesOf(type) !== 4 || !v.canSet(to, result) || !v.canPush(a, type) || !v.canPush(b, type))
    return false;
  if (plus && !v.canPush(c, result)) return false;
  const shift = shiftOf(b, type);
  for (let part = 0; part < v.count(result); part++) {
    const half = `${part % 2 === 0 ? "low" : "high"}_i32x4_${isSigned(type) ? "s" : "u"}`;
    v.pushPart(i, a, type, part >> 1);
    if (shift === undefined) {
      v.pushPart(i, b, type, part >> 1);
      v.code.v(`i64x2.extmul_${half}`);
    } else v.code.v(`i64x2.extend_${half}`).i32(shift).v("i64x2.shl");
    if (plus) {
      v.pushPart(i, c, result, part);
      v.code.v("i64x2.add");
    }
    v.setPart(i, to, result, part);
  }
  return true;
}

export const product: Form<"product"> = {
  thread(w, i) {
    const { opcode, part, readsCarry, writesCarry, saturates } = i.operation;
    if (part === "lo" && !readsCarry && !writesCarry) {
      lowProduct(w.f, i);
      return;
    }
    const { type } = i.operation;
    const result = part === "wide" ? twice(type) : type;
    const product = productOf(w, i.operation);
    if (saturates && opcode !== "mul")
      setSaturated(w, product.wide(true).add(w.operand(3, "s32").wide(true)));
    else if (readsCarry || writesCarry) {
      const a = w.temporary(product.shape, "a");
      const sum = w.temporary(product.shape, "sum");
      a.set(product);
      sum.set(w.operand(3, type).add(a));
      withCarry(w, i, { sum, carry: sum.lt(a), isSum: true });
    } else w.result(result, opcode === "mul" ? product : product.add(w.operand(3, result)));
  },
  lanes(v, i) {
    const { part, saturates } = i.operation;
    if (part === "hi" || saturates) return false;
    return part === "wide" ? wideProduct(v, i) : lowProduct(v, i);
  },
};

/** Writes mul24 and mad24: products of the lower 24 bits. */
export const product24: Handler<"product24"> = (w, i) => {
  const { type, opcode, isHigh, saturates } = i.operation;
  const factor = (n: number) => {
    const value = w.operand(n, type);
    return isSigned(type) ? value.shl(8).op("shr_s", 8).wide(true) : value.and(0xffffff).wide();
  };
  const all = factor(1).mul(factor(2));
  const product = (isHigh ? all.shr(16) : all).low();
  if (saturates) setSaturated(w, product.wide(true).add(w.operand(3, "s32").wide(true)));
  else w.result(type, opcode === "mad24" ? product.add(w.operand(3, type)) : product);
};

export const quotient: Handler<"quotient"> = (w, i) => {
  const { type, opcode } = i.operation;
  const v = valueType(type) as "i32" | "i64";
  const helper = divide(w.unit, opcode, v, isSigned(type));
  writeEach(w.f, i, type, [type, type], () => w.code.call(helper));
};

export const absolute: Form<"absolute"> = once((lane, i) => oneOf(lane, i, i.operation.type, "abs"));
export const negation: Form<"negation"> = once((lane, i) => oneOf(lane, i, i.operation.type, "neg"));

/** Writes an operation on one operand. */
export const oneOf = (lane: LaneCode, i: Instruction, type: Scalar, name: string): boolean =>
  writeEach(lane, i, type, [type], () => lane.op(type, name));

/** Writes min or max without .relu. */
function plainExtreme(lane: LaneCode, i: InstructionOf<"integerExtreme">): boolean {
  const { type, opcode } = i.operation;
  return twoOf(lane, i, type, `${opcode}_${isSigned(type) ? "s" : "u"}`);
}

export const integerExtreme: Form<"integerExtreme"> = {
  thread(w, i) {
    plainExtreme(w.f, i);
    if (!i.operation.rectifies) return;
    const result = w.stored("a", 0, "s32");
    w.result("s32", result.when(result.compare("gt_s", 0), 0));
  },
  lanes: (v, i) => !i.operation.rectifies && bytesOf(i.operation.type) === 4 && plainExtreme(v, i),
};

/** Writes sad: d = c + |a - b|. */
export const difference: Handler<"difference"> = (w, i) => {
  const { type } = i.operation;
  const [a, b] = [w.stored("a", 1, type), w.stored("b", 2, type)];
  const isGreater = a.compare(`gt_${isSigned(type) ? "s" : "u"}`, b);
  w.result(type, a.sub(b).when(isGreater, b.sub(a)).add(w.operand(3, type)));
};

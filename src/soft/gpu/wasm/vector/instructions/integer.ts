// Vector forms of integer arithmetic, logic and shifts.

import { bytesOf, isSigned, type Scalar } from "../../../ptx/operations/scalar.ts";
import type { Instruction, InstructionOf, Operand } from "../../../ptx/syntax.ts";
import type { VectorHandler } from "./handler.ts";
import type { VectorCode } from "./vector-code.ts";
import { isWhole } from "./vector-code.ts";

const shapeName = (type: Scalar): string => (bytesOf(type) === 8 ? "i64x2" : "i32x4");

/** Writes a lane-wise operation on two operands of the result's type. */
const binary = (v: VectorCode, i: Instruction, type: Scalar, name: string): boolean =>
  v.each(
    i,
    type,
    [
      [1, type],
      [2, type],
    ],
    () => v.code.v(name),
  );

export const sum: VectorHandler<"sum"> = (v, i) => {
  const { type, opcode, saturates } = i.operation;
  return isWhole(type) && !saturates && binary(v, i, type, `${shapeName(type)}.${opcode}`);
};

export const extreme: VectorHandler<"integerExtreme"> = (v, i) => {
  const { type, opcode, rectifies } = i.operation;
  if (!isWhole(type) || bytesOf(type) === 8 || rectifies) return false;
  return binary(v, i, type, `i32x4.${opcode}_${isSigned(type) ? "s" : "u"}`);
};

/** Writes a logic operation. An `and` records a mask of the lowest bit, which a later setp can test without a comparison. */
export const logic: VectorHandler<"logic"> = (v, i) => {
  const { type, opcode } = i.operation;
  if (!isWhole(type) || !binary(v, i, type, `v128.${opcode}`)) return false;
  if (opcode !== "and") return true;
  const [to, from, bits] = i.operands;
  if (to?.kind !== "register" || from?.kind !== "register" || bits?.kind !== "immediate") return true;
  const plain =
    type !== "pred" && bytesOf(type) === 4 && bits.value === 1n && to.register.index !== from.register.index;
  if (plain && v.isVarying(from.register) && v.canPush(from, "b32") && v.mask === undefined)
    v.knowLowestBit(to.register, from.register);
  return true;
};
export const not: VectorHandler<"not"> = (v, i) => {
  const { type } = i.operation;
  return isWhole(type) && v.each(i, type, [[1, type]], () => v.code.v("v128.not"));
};

export function sign(v: VectorCode, i: InstructionOf<"negation" | "absolute">): boolean {
  const { type, opcode } = i.operation;
  return isWhole(type) && v.each(i, type, [[1, type]], () => v.code.v(`${shapeName(type)}.${opcode}`));
}

/** Writes shifts by a uniform count. A count beyond the width yields 0 or the sign. */
export const shift: VectorHandler<"shift"> = (v, i) => {
  const { type, opcode } = i.operation;
  const left = opcode === "shl";
  if (!isWhole(type)) return false;
  const { code, f } = v;
  const [to, from, count] = i.operands;
  if (v.shape(count).kind !== "uniform" || !v.canPush(from, type) || !v.canSet(to, type)) return false;
  const signed = !left && isSigned(type);
  const bits = bytesOf(type) * 8;
  const amount = f.temporary("i32", "count");
  f.push(i, count, "u32");
  code.set(amount);
  for (let part = 0; part < v.count(type); part++) {
    v.pushPart(i, from!, type, part);
    code.get(amount);
    if (signed)
      code
        .i32(bits - 1)
        .get(amount)
        .i32(bits)
        .op("i32.lt_u", "select");
    code.v(`${shapeName(type)}.${left ? "shl" : signed ? "shr_s" : "shr_u"}`);
    if (!signed && !(count?.kind === "immediate" && count.value >= 0n && count.value < BigInt(bits))) {
      code.i32(0).get(amount).i32(bits).op("i32.lt_u", "i32.sub").v("i32x4.splat").v("v128.and");
    }
    v.setPart(to!, type, part);
  }
  return true;
};

const twice = (type: Scalar): Scalar => (isSigned(type) ? "s64" : "u64");

/** Returns the logarithm of a constant factor that is a power of two, or undefined. */
function shiftOf(factor: Operand | undefined, type: Scalar): number | undefined {
  if (factor?.kind !== "immediate" || factor.float !== undefined) return undefined;
  const power = Math.log2(Number(factor.value));
  return Number.isInteger(power) && power >= 0 && power < (isSigned(type) ? 31 : 32) ? power : undefined;
}

/** Writes a 64-bit product of 32-bit operands, whose result has two vectors for each operand vector. */
function wideProduct(v: VectorCode, i: Instruction, type: Scalar, plus: boolean): boolean {
  const result = twice(type);
  const [to, a, b, c] = i.operands;
  if (bytesOf(type) !== 4 || !v.canSet(to, result) || !v.canPush(a, type) || !v.canPush(b, type))
    return false;
  if (plus && !v.canPush(c, result)) return false;
  const shift = shiftOf(b, type);
  for (let part = 0; part < v.count(result); part++) {
    const half = `${part % 2 === 0 ? "low" : "high"}_i32x4_${isSigned(type) ? "s" : "u"}`;
    v.pushPart(i, a!, type, part >> 1);
    if (shift === undefined) {
      v.pushPart(i, b!, type, part >> 1);
      v.code.v(`i64x2.extmul_${half}`);
    } else v.code.v(`i64x2.extend_${half}`).i32(shift).v("i64x2.shl");
    if (plus) {
      v.pushPart(i, c!, result, part);
      v.code.v("i64x2.add");
    }
    v.setPart(to!, result, part);
  }
  return true;
}

export const product: VectorHandler<"product"> = (v, i) => {
  const { type, opcode, part, saturates } = i.operation;
  const plus = opcode !== "mul";
  if (!isWhole(type) || part === "hi" || saturates) return false;
  if (part === "wide") return wideProduct(v, i, type, plus);
  if (!plus) return binary(v, i, type, `${shapeName(type)}.mul`);
  const [, , , c] = i.operands;
  if (!v.canPush(c, type)) return false;
  return v.each(
    i,
    type,
    [
      [1, type],
      [2, type],
    ],
    (part) => {
      v.code.v(`${shapeName(type)}.mul`);
      v.pushPart(i, c!, type, part);
      v.code.v(`${shapeName(type)}.add`);
    },
  );
};

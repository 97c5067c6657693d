// Vector forms of integer arithmetic, logic and shifts.
import { bytesOf, type Instruction, isSigned, type Operand, type Scalar } from "../../../ptx/syntax.ts";
import { typeOf } from "../../unit/function-code.ts";
import type { VectorHandler } from "./handler.ts";
import type { VectorCode } from "./vector-code.ts";

const isPlain = (i: Instruction, allowed: readonly string[] = []): boolean =>
  i.modifiers.slice(0, -1).every((each) => allowed.includes(each));
const shapeName = (type: Scalar): string => (bytesOf(type) === 8 ? "i64x2" : "i32x4");

/** Returns a handler for a binary operation; `wide` is true if it has a 64-bit form. */
function binary(name: (type: Scalar) => string, wide = true): VectorHandler {
  return (v, i) => {
    const type = typeOf(i);
    if (!isPlain(i) || bytesOf(type) < 4 || (bytesOf(type) === 8 && !wide)) return false;
    return v.each(
      i,
      type,
      [
        [1, type],
        [2, type],
      ],
      () => v.code.v(`${shapeName(type)}.${name(type)}`),
    );
  };
}

export const add = binary(() => "add");
export const sub = binary(() => "sub");
export const min = binary((type) => `min_${isSigned(type) ? "s" : "u"}`, false);
export const max = binary((type) => `max_${isSigned(type) ? "s" : "u"}`, false);

function logic(name: "and" | "or" | "xor"): VectorHandler {
  return (v, i) => {
    const type = typeOf(i);
    if (!isPlain(i) || (type !== "pred" && bytesOf(type) < 4)) return false;
    return v.each(
      i,
      type,
      [
        [1, type],
        [2, type],
      ],
      () => v.code.v(`v128.${name}`),
    );
  };
}

const andOf = logic("and");

/** Writes `and`, and records a mask of the lowest bit, which a later setp can test without a comparison. */
export const and: VectorHandler = (v, i) => {
  if (!andOf(v, i)) return false;
  const [to, from, bits] = i.operands;
  if (to?.kind !== "register" || from?.kind !== "register" || bits?.kind !== "immediate") return true;
  const type = typeOf(i);
  const plain =
    type !== "pred" && bytesOf(type) === 4 && bits.value === 1n && to.register.index !== from.register.index;
  if (plain && v.isVarying(from.register) && v.canPush(from, "b32") && v.mask === undefined)
    v.knowLowestBit(to.register, from.register);
  return true;
};
export const or = logic("or");
export const xor = logic("xor");

export const not: VectorHandler = (v, i) => {
  const type = typeOf(i);
  if (!isPlain(i) || (type !== "pred" && bytesOf(type) < 4)) return false;
  return v.each(i, type, [[1, type]], () => v.code.v("v128.not"));
};

function unary(name: "neg" | "abs"): VectorHandler {
  return (v, i) => {
    const type = typeOf(i);
    if (!isPlain(i) || bytesOf(type) < 4) return false;
    return v.each(i, type, [[1, type]], () => v.code.v(`${shapeName(type)}.${name}`));
  };
}

export const neg = unary("neg");
export const abs = unary("abs");

/** Returns a handler for shifts by a uniform count. A count beyond the width yields 0 or the sign. */
function shift(left: boolean): VectorHandler {
  return (v, i) => {
    const type = typeOf(i);
    if (!isPlain(i) || bytesOf(type) < 4) return false;
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
}

export const shl = shift(true);
export const shr = shift(false);

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

export const mul: VectorHandler = (v, i) => {
  const type = typeOf(i);
  if (i.modifiers[0] === "wide" && i.modifiers.length === 2) return wideProduct(v, i, type, false);
  if (i.modifiers[0] !== "lo" || i.modifiers.length !== 2 || bytesOf(type) < 4) return false;
  return v.each(
    i,
    type,
    [
      [1, type],
      [2, type],
    ],
    () => v.code.v(`${shapeName(type)}.mul`),
  );
};

export const mad: VectorHandler = (v, i) => {
  const type = typeOf(i);
  if (i.modifiers[0] === "wide" && i.modifiers.length === 2) return wideProduct(v, i, type, true);
  if (i.modifiers[0] !== "lo" || i.modifiers.length !== 2 || bytesOf(type) < 4) return false;
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

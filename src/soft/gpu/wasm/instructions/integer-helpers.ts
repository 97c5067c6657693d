// Helper functions for integer operations that take several instructions.
import type { Body, Value, Variable } from "../encoding/expression.ts";
import type { Unit } from "../unit/unit.ts";

/** Returns the helper for the upper 64 bits of a 64-bit product. */
export const multiplyHigh = (unit: Unit, signed: boolean): number =>
  unit.helper(`mul_hi_${signed ? "s" : "u"}64`, "i64 i64 > i64", (w, a, b) => {
    const [low, cross] = w.locals("i64", 2);
    const lower = (value: Value) => value.and(0xffffffffn);
    const upper = (value: Value) => value.shr(32);
    const carried = upper(lower(a).mul(lower(b)));
    cross.set(upper(a).mul(lower(b)).add(carried));
    low.set(lower(a).mul(upper(b)).add(lower(cross)));
    const high = upper(a).mul(upper(b)).add(upper(cross)).add(upper(low));
    const ifNegative = (sign: Value, factor: Value) => factor.when(sign.compare("lt_s", 0), 0);
    return signed ? high.sub(ifNegative(a, b)).sub(ifNegative(b, a)) : high;
  });

/** Returns the helper for a division without traps: by zero all ones, the smallest number by -1 itself. */
export function divide(unit: Unit, operation: "div" | "rem", v: "i32" | "i64", signed: boolean): number {
  const name = `${operation}_${signed ? "s" : "u"}`;
  return unit.helper(`${name}_${v}`, `${v} ${v} > ${v}`, (w, a, b) => {
    const quotient = a.op(name, b);
    const byMinusOne = operation === "div" ? w.constant(v, 0).sub(a) : 0;
    const byOthers = signed ? w.choose(b.eq(-1), byMinusOne, quotient, v) : quotient;
    return w.choose(b.not(), -1, byOthers, v);
  });
}

/** Reduces counts to 8 bits, which instructions on 32 bits read. */
function clampCounts(wide: boolean, ...counts: readonly Variable[]): void {
  if (!wide) for (const each of counts) each.set(each.and(0xff));
}

/** Returns 2 to the power of a count, less one. */
const onesBelow = (w: Body, count: Value): Value => w.constant("i64", 1).shl(count.wide()).sub(1);

/**
 * Returns the helper for bfe: `length` bits from `position`. With a sign, the last bit of the field is extended, or the
 * operand's sign if the field exceeds it.
 */
export const extract = (unit: Unit, wide: boolean, signed: boolean): number =>
  unit.helper(`bfe_${signed}_${wide}`, "i64 i32 i32 > i64", (w, field, position, length) => {
    clampCounts(wide, position, length);
    if (signed) {
      const unused = w.constant("i64", 64).sub(length.wide());
      w.returnIf(length.not(), 0);
      field.set(field.op("shr_s", w.constant("i32", 63).when(position.gt(63), position).wide()));
      return w.choose(length.ge(64), field, field.shl(unused).op("shr_s", unused), "i64");
    }
    w.if(position.gt(63), () => field.set(0));
    const above = field.shr(position.wide());
    return w.choose(length.ge(64), above, above.and(onesBelow(w, length)), "i64");
  });

/** Returns the helper for bfi: b with the lower `length` bits of a at `position`. */
export const insert = (unit: Unit, wide: boolean): number =>
  unit.helper(`bfi_${wide}`, "i64 i64 i32 i32 > i64", (w, low, high, position, length) => {
    const bits = w.local("i64");
    clampCounts(wide, position, length);
    bits.set(w.constant("i64", -1).when(length.gt(63), onesBelow(w, length)));
    bits.set(w.constant("i64", 0).when(position.gt(63), bits.shl(position.wide())));
    return high.and(bits.xor(-1)).or(low.shl(position.wide()).and(bits));
  });

/** Returns the helper that reverses the order of bits. */
export const reverse = (unit: Unit): number =>
  unit.helper("brev", "i64 > i64", (_w, a) => {
    for (const [mask, shift] of [
      [0x5555555555555555n, 1],
      [0x3333333333333333n, 2],
      [0x0f0f0f0f0f0f0f0fn, 4],
      [0x00ff00ff00ff00ffn, 8],
      [0x0000ffff0000ffffn, 16],
    ] as const)
      a.set(a.and(mask).shl(shift).or(a.shr(shift).and(mask)));
    return a.op("rotl", 32);
  });

/**
 * Returns the helper for prmt without a mode. The nibbles of a selector pick four bytes of a and b. Bit 3 of
 * a nibble replicates the byte's sign.
 */
export const permute = (unit: Unit): number =>
  unit.helper("prmt", "i32 i32 i32 > i32", (w, a, b, selectors) => {
    const [both, byte] = [w.local("i64"), w.local("i32")];
    both.set(a.wide().or(b.wide().shl(32)));
    const bytes = [0, 4, 8, 12].map((nibble) => {
      const picked = both.shr(selectors.shr(nibble).and(7).shl(3).wide()).low().op("extend8_s");
      const hasSign = selectors.shr(nibble + 3).and(1);
      const extended = byte.tee(picked).op("shr_s", 7).when(hasSign, byte);
      return extended.and(0xff).shl(2 * nibble);
    });
    return bytes.reduce((all, each) => all.or(each));
  });

/** Returns the helper for dp4a and dp2a: a sum of products of bytes, or of halves of a with bytes of b. */
export function dotProduct(
  unit: Unit,
  kind: "dp4a" | "dp2a",
  signs: readonly [boolean, boolean],
  high: boolean,
): number {
  return unit.helper(`${kind}_${signs.join()}_${high}`, "i32 i32 i32 > i32", (_w, a, b, c) => {
    const field = (word: Value, bits: number, from: number, signed: boolean) =>
      word.shl(32 - bits - from).op(signed ? "shr_s" : "shr_u", 32 - bits);
    const [parts, bits] = kind === "dp4a" ? [4, 8] : [2, 16];
    let sum: Value = c;
    for (let i = 0; i < parts; i++) {
      const factor = field(b, 8, 8 * i + (high ? 16 : 0), signs[1]);
      sum = sum.add(field(a, bits, i * bits, signs[0]).mul(factor));
    }
    return sum;
  });
}

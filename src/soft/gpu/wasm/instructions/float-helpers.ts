// Helper functions for floating-point operations that WebAssembly lacks.
import type { Body, Value } from "../encoding/expression.ts";
import type { LaneCode } from "../unit/lane-code.ts";
import type { Unit } from "../unit/unit.ts";
import { VectorCode } from "../unit/vector-code.ts";

const SMALLEST_NORMAL = 2 ** -126;

/** Returns the helper for min or max: a number takes precedence over a NaN, and -0 is less than +0. */
export const extreme = (unit: Unit, v: "f32" | "f64", operation: "min" | "max"): number =>
  unit.helper(`${v}_${operation}`, `${v} ${v} > ${v}`, (w, a, b) => {
    const ofNumbers = w.choose(b.ne(b), a, a.op(operation, b), v);
    return w.choose(a.ne(a), b, ofNumbers, v);
  });

const SIGN_BIT = 0x80000000;
const SMALLEST_NORMAL_BITS = 0x00800000;

/** Flushes the f32 on the stack to zero if they are subnormal, keeping the sign. */
export function flushTop(lane: LaneCode): void {
  const { code, unit } = lane;
  if (!(lane instanceof VectorCode)) {
    code.call(flush(unit));
    return;
  }
  const local = lane.f.temporary("v128", "flushed");
  code.tee(local).words(SIGN_BIT).v("v128.and").get(local).get(local).v("f32x4.abs");
  code.words(SMALLEST_NORMAL_BITS).v("f32x4.lt").v("v128.bitselect");
}

/** Returns zero with the sign of a number. */
const signedZero = (w: Body, a: Value): Value => w.constant(a.shape, 0).op("copysign", a);

/** Returns the helper that flushes subnormal f32 to zero, keeping the sign. */
export const flush = (unit: Unit): number =>
  unit.helper("ftz", "f32 > f32", (w, a) => signedZero(w, a).when(a.abs().lt(SMALLEST_NORMAL), a));

/** Returns the helper that clamps to [0, 1]. A NaN becomes 0. */
export const saturate = (unit: Unit, v: "f32" | "f64"): number =>
  unit.helper(`${v}_sat`, `${v} > ${v}`, (_w, a) => a.op("max", 0).op("min", 1).when(a.eq(a), 0));

/** Returns the helper (result, factor, factor) that flushes a product of two f32 which is subnormal before rounding. */
export const flushProduct = (unit: Unit): number =>
  unit.helper("ftz_product", "f32 f32 f32 > f32", (w, result, a, b) => {
    const isSubnormal = a.double().mul(b.double()).abs().lt(SMALLEST_NORMAL);
    w.if(result.abs().eq(SMALLEST_NORMAL), () => w.returnIf(isSubnormal, signedZero(w, result)));
    return result;
  });

/** Returns the helper (result, dividend, divisor) for div.approx. A divisor above 2^126 gives 0 or a NaN. */
export const largeDivisor = (unit: Unit): number =>
  unit.helper("div_approx", "f32 f32 f32 > f32", (w, result, dividend, divisor) => {
    const isBounded = divisor.abs().lt(Number.POSITIVE_INFINITY);
    const isLarge = divisor.abs().gt(1 / SMALLEST_NORMAL);
    return w.choose(isLarge.and(isBounded), dividend.mul(0).op("copysign", result), result, "f32");
  });

/** Bits of the upper half of an f64. */
const UPPER_BITS = -0x100000000n;

/** Returns the helper for 1 / x or 1 / sqrt(x), rounded to the upper 32 bits of an f64. */
export const coarseHelper = (unit: Unit, operation: "rcp" | "rsqrt"): number =>
  unit.helper(`${operation}_coarse`, "f64 > f64", (w, a) => {
    const smallest = 2 ** -1022;
    // The lower 32 bits of the operand are ignored.
    a.set(a.bits().and(UPPER_BITS).real());
    a.set(signedZero(w, a).when(a.abs().lt(smallest), a));
    a.set(w.constant("f64", 1).op("div", operation === "rsqrt" ? a.op("sqrt") : a));
    w.returnIf(a.ne(a), w.constant("i64", 0x7fffffff00000000n).real());
    w.returnIf(a.abs().lt(smallest), signedZero(w, a));
    return a.bits().add(0x80000000n).and(UPPER_BITS).real();
  });

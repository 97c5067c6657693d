// Helper functions for floating-point operations that WebAssembly lacks.
import { Body, type Value, type Variable } from "../encoding/expression.ts";
import type { LaneCode } from "../unit/lane-code.ts";
import type { Unit } from "../unit/unit.ts";
import { repeated, VectorCode } from "../unit/vector-code.ts";

const SMALLEST_NORMAL = 2 ** -126;

/** Returns the helper for min or max: a number takes precedence over a NaN, and -0 is less than +0. */
export function extreme(unit: Unit, v: "f32" | "f64", operation: "min" | "max"): number {
  return unit.helper(`${v}_${operation}`, [v, v], [v], (code) => {
    code.get(0).get(0).op(`${v}.ne`).if(v).get(1).else();
    code.get(1).get(1).op(`${v}.ne`).if(v).get(0).else();
    code.get(0).get(1).op(`${v}.${operation}`).end().end();
  });
}

const SIGN_BITS = repeated([0, 0, 0, 128]);
const SMALLEST_NORMALS = repeated([0, 0, 128, 0]);

/** Flushes the f32 on the stack to zero if they are subnormal, keeping the sign. */
export function flushTop(lane: LaneCode): void {
  const { code, unit } = lane;
  if (!(lane instanceof VectorCode)) {
    code.call(flush(unit));
    return;
  }
  const local = lane.f.temporary("v128", "flushed");
  code.tee(local).v128(SIGN_BITS).v("v128.and").get(local).get(local).v("f32x4.abs");
  code.v128(SMALLEST_NORMALS).v("f32x4.lt").v("v128.bitselect");
}

/** Returns the helper that flushes subnormal f32 to zero, keeping the sign. */
export function flush(unit: Unit): number {
  return unit.helper("ftz", ["f32"], ["f32"], (code) => {
    const w = new Body(code);
    const [a] = w.parameters as [Variable];
    w.push(signedZero(w, a).when(a.op("abs").lt(SMALLEST_NORMAL), a));
  });
}

/** Returns zero with the sign of a number. */
const signedZero = (w: Body, a: Value): Value => w.constant(a.shape, 0).op("copysign", [a]);

/** Returns the helper that clamps to [0, 1]. A NaN becomes 0. */
export function saturate(unit: Unit, v: "f32" | "f64"): number {
  return unit.helper(`${v}_sat`, [v], [v], (code) => {
    const w = new Body(code);
    const [a] = w.parameters as [Variable];
    w.push(a.op("max", [0]).op("min", [1]).when(a.eq(a), 0));
  });
}

/** Returns the helper (result, factor, factor) that flushes a product of two f32 which is subnormal before rounding. */
export function flushProduct(unit: Unit): number {
  return unit.helper("ftz_product", ["f32", "f32", "f32"], ["f32"], (code) => {
    const w = new Body(code);
    const [result, a, b] = w.parameters as [Variable, Variable, Variable];
    const promoted = (value: Value) => value.into("f64", () => code.op("f64.promote_f32"));
    w.if(result.op("abs").eq(SMALLEST_NORMAL), () =>
      w.returnIf(promoted(a).mul(promoted(b)).op("abs").lt(SMALLEST_NORMAL), signedZero(w, result)),
    );
    w.push(result);
  });
}

/**
 * Returns the helper (result, dividend, divisor) for div.approx by a divisor above 2^126: zero, or a NaN for an infinite
 * dividend.
 */
export function largeDivisor(unit: Unit): number {
  return unit.helper("div_approx", ["f32", "f32", "f32"], ["f32"], (code) => {
    const w = new Body(code);
    const [result, dividend, divisor] = w.parameters as [Variable, Variable, Variable];
    const isLarge = divisor
      .op("abs")
      .gt(2 ** 126)
      .and(divisor.op("abs").lt(Number.POSITIVE_INFINITY));
    w.choose(
      isLarge,
      () => w.push(dividend.mul(0).op("copysign", [result])),
      () => w.push(result),
      "f32",
    );
  });
}

/** Bits of the upper half of an f64. */
const UPPER_BITS = -0x100000000n;

/** Returns the helper for 1 / x or 1 / sqrt(x), rounded to the upper 32 bits of an f64. */
export function coarseHelper(unit: Unit, operation: "rcp" | "rsqrt"): number {
  return unit.helper(`${operation}_coarse`, ["f64"], ["f64"], (code) => {
    const w = new Body(code);
    const [a] = w.parameters as [Variable];
    const smallest = 2 ** -1022;
    const bitsOf = (value: Value) => value.into("i64", () => code.op("i64.reinterpret_f64"));
    const numberOf = (bits: Value) => bits.into("f64", () => code.op("f64.reinterpret_i64"));
    const root = operation === "rsqrt" ? a.op("sqrt") : a;
    // The lower 32 bits of the operand are ignored.
    a.set(numberOf(bitsOf(a).and(UPPER_BITS)));
    a.set(signedZero(w, a).when(a.op("abs").lt(smallest), a));
    a.set(w.constant("f64", 1).op("div", [root]));
    w.returnIf(
      a.ne(a),
      w.value("f64", () => code.f64Bits(0x7fffffff00000000n)),
    );
    w.returnIf(a.op("abs").lt(smallest), signedZero(w, a));
    w.push(numberOf(bitsOf(a).add(0x80000000n).and(UPPER_BITS)));
  });
}

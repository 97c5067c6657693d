// Helper functions for floating-point operations that WebAssembly lacks.
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
    code
      .f32(0)
      .get(0)
      .op("f32.copysign")
      .get(0)
      .get(0)
      .op("f32.abs")
      .f32(SMALLEST_NORMAL)
      .op("f32.lt", "select");
  });
}

/** Returns the helper that clamps to [0, 1]. A NaN becomes 0. */
export function saturate(unit: Unit, v: "f32" | "f64"): number {
  const constant = v === "f32" ? "f32" : "f64";
  return unit.helper(`${v}_sat`, [v], [v], (code) => {
    code.get(0)[constant](0).op(`${v}.max`)[constant](1).op(`${v}.min`)[constant](0);
    code.get(0).get(0).op(`${v}.eq`, "select");
  });
}

/** Returns the helper that flushes a product of two f32 which is subnormal before rounding. */
export function flushProduct(unit: Unit): number {
  return unit.helper("ftz_product", ["f32", "f32", "f32"], ["f32"], (code) => {
    code.get(0).op("f32.abs").f32(SMALLEST_NORMAL).op("f32.eq").if();
    code
      .get(1)
      .op("f64.promote_f32")
      .get(2)
      .op("f64.promote_f32", "f64.mul", "f64.abs")
      .f64(SMALLEST_NORMAL)
      .op("f64.lt")
      .if();
    code.f32(0).get(0).op("f32.copysign", "return").end().end().get(0);
  });
}

/** Returns the helper for div.approx by a divisor above 2^126: zero, or a NaN for an infinite dividend. */
export function largeDivisor(unit: Unit): number {
  return unit.helper("div_approx", ["f32", "f32", "f32"], ["f32"], (code) => {
    code
      .get(2)
      .op("f32.abs")
      .f32(2 ** 126)
      .op("f32.gt")
      .get(2)
      .op("f32.abs")
      .f32(Number.POSITIVE_INFINITY)
      .op("f32.lt", "i32.and");
    code.if("f32").get(1).f32(0).op("f32.mul").get(0).op("f32.copysign").else().get(0).end();
  });
}

/** Returns the helper for 1 / x or 1 / sqrt(x), rounded to the upper 32 bits of an f64. */
export function coarseHelper(unit: Unit, operation: "rcp" | "rsqrt"): number {
  return unit.helper(`${operation}_coarse`, ["f64"], ["f64"], (code) => {
    const smallest = 2 ** -1022;
    // The lower 32 bits of the operand are ignored.
    code.get(0).op("i64.reinterpret_f64").i64(-0x100000000n).op("i64.and", "f64.reinterpret_i64").set(0);
    code
      .f64(0)
      .get(0)
      .op("f64.copysign")
      .get(0)
      .get(0)
      .op("f64.abs")
      .f64(smallest)
      .op("f64.lt", "select")
      .set(0);
    code.f64(1).get(0);
    if (operation === "rsqrt") code.op("f64.sqrt");
    code.op("f64.div").set(0);
    code.get(0).get(0).op("f64.ne").if().f64Bits(0x7fffffff00000000n).op("return").end();
    code
      .get(0)
      .op("f64.abs")
      .f64(smallest)
      .op("f64.lt")
      .if()
      .f64(0)
      .get(0)
      .op("f64.copysign", "return")
      .end();
    code
      .get(0)
      .op("i64.reinterpret_f64")
      .i64(0x80000000n)
      .op("i64.add")
      .i64(-0x100000000n)
      .op("i64.and", "f64.reinterpret_i64");
  });
}

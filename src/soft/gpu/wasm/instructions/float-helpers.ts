// Helper functions for floating-point operations that WebAssembly lacks.
import type { Code } from "../encoding/code.ts";
import type { Unit } from "../unit/unit.ts";

const DEMOTED = 0x1fffffffn;
const HALFWAY = 0x10000000n;
const SMALLEST_NORMAL = 2 ** -126;

/**
 * Pushes the fused multiply-add of three f32, rounded once. `push` pushes an operand, `wide` is an f64 local.
 */
export function writeFma32(
  unit: Unit,
  code: Code,
  push: (operandIndex: 1 | 2 | 3) => void,
  wide: number,
): void {
  if (unit.abilities.fused) {
    for (const operandIndex of [1, 2, 3] as const) {
      push(operandIndex);
      code.simd(0x13);
    }
    code.simd(0x105).simd(0x1f, 0);
    return;
  }
  // A product of two f32 is exact in f64. The sum is rounded to f64 and then to f32. The result differs from
  // one rounding only halfway between two f32, or when it is subnormal. The slow path handles both.
  push(1);
  code.op("f64.promote_f32");
  push(2);
  code.op("f64.promote_f32", "f64.mul");
  push(3);
  code.op("f64.promote_f32", "f64.add").tee(wide).op("i64.reinterpret_f64").i64(DEMOTED).op("i64.and");
  code
    .i64(HALFWAY)
    .op("i64.eq")
    .get(wide)
    .op("f64.abs")
    .f64(SMALLEST_NORMAL)
    .op("f64.lt", "i32.or")
    .if("f32");
  push(1);
  push(2);
  push(3);
  code.call(slowFma32(unit)).else().get(wide).op("f32.demote_f64").end();
}

/** Returns the helper for the slow path: the f64 sum is rounded to odd before the conversion to f32. */
function slowFma32(unit: Unit): number {
  return unit.helper("fma32", ["f32", "f32", "f32"], ["f32"], (code) => {
    const [product, addend, sum, t, lost] = Array.from({ length: 5 }, () => code.local("f64")) as [
      number,
      number,
      number,
      number,
      number,
    ];
    code.get(0).op("f64.promote_f32").get(1).op("f64.promote_f32", "f64.mul").tee(product);
    code.get(2).op("f64.promote_f32").tee(addend).op("f64.add").tee(sum);
    code.get(product).op("f64.sub").set(t);
    code.get(product).get(sum).get(t).op("f64.sub", "f64.sub");
    code.get(addend).get(t).op("f64.sub", "f64.add").tee(lost);
    // Rounds to odd: an inexact sum with an even last bit moves one step toward the error. An infinite sum
    // has no error.
    code.op("f64.abs").f64(0).op("f64.gt");
    code.get(sum).op("i64.reinterpret_f64").i64(1n).op("i64.and", "i64.eqz", "i32.and").if();
    code.get(sum).op("i64.reinterpret_f64");
    code.get(lost).op("i64.reinterpret_f64").get(sum).op("i64.reinterpret_f64", "i64.xor");
    code.i64(63n).op("i64.shr_s").i64(1n).op("i64.or", "i64.add", "f64.reinterpret_i64").set(sum).end();
    code.get(sum).op("f32.demote_f64");
  });
}

/** Returns the helper for fused multiply-add of f64, rounded once. */
export function fma64(unit: Unit): number {
  const exact = unit.host("fma64");
  return unit.helper("fma64", ["f64", "f64", "f64"], ["f64"], (code) => {
    if (unit.abilities.fused) {
      for (let i = 0; i < 3; i++) code.get(i).simd(0x14);
      code.simd(0x107).simd(0x21, 0);
      return;
    }
    // Boldo and Melquiond: exact product and sums, the last rounded to odd. This holds while no term over- or
    // underflows.
    const [ah, al, bh, bl, p, pe, s, se, v, t, r] = Array.from({ length: 11 }, () => code.local("f64")) as [
      number,
      number,
      number,
      number,
      number,
      number,
      number,
      number,
      number,
      number,
      number,
    ];
    code
      .get(0)
      .get(1)
      .op("f64.mul")
      .tee(p)
      .op("f64.abs")
      .tee(t)
      .f64(2 ** -900)
      .op("f64.gt");
    code
      .get(t)
      .f64(2 ** 900)
      .op("f64.lt", "i32.and");
    code
      .get(0)
      .op("f64.abs")
      .f64(2 ** 900)
      .op("f64.lt", "i32.and")
      .get(1)
      .op("f64.abs")
      .f64(2 ** 900)
      .op("f64.lt", "i32.and");
    code
      .get(2)
      .op("f64.abs")
      .tee(t)
      .f64(2 ** 900)
      .op("f64.lt", "i32.and");
    code
      .get(t)
      .f64(2 ** -900)
      .op("f64.gt")
      .get(t)
      .f64(0)
      .op("f64.eq", "i32.or", "i32.and", "i32.eqz");
    code.if();
    // Values that are not finite need no exact arithmetic, and a NaN keeps its payload.
    for (const n of [0, 1, 2]) {
      code.get(n).op("f64.abs").f64(Number.POSITIVE_INFINITY).op("f64.lt");
      if (n > 0) code.op("i32.and");
    }
    // A product with zero is exact.
    code.get(0).f64(0).op("f64.ne", "i32.and").get(1).f64(0).op("f64.ne", "i32.and");
    code.if("f64").get(0).get(1).get(2).call(exact);
    code.else().get(0).get(1).op("f64.mul").get(2).op("f64.add").end().op("return").end();
    const split = (from: number, high: number, low: number) => {
      code.get(from).f64(134217729).op("f64.mul").tee(t).get(t).get(from).op("f64.sub", "f64.sub").set(high);
      code.get(from).get(high).op("f64.sub").set(low);
    };
    split(0, ah, al);
    split(1, bh, bl);
    code.get(al).get(bl).op("f64.mul");
    code.get(p).get(ah).get(bh).op("f64.mul", "f64.sub").get(al).get(bh).op("f64.mul", "f64.sub");
    code.get(ah).get(bl).op("f64.mul", "f64.sub", "f64.sub").set(pe);
    const sum = (a: number, b: number, to: number, error: number) => {
      code.get(a).get(b).op("f64.add").tee(to).get(a).op("f64.sub").set(t);
      code.get(a).get(to).get(t).op("f64.sub", "f64.sub").get(b).get(t).op("f64.sub", "f64.add").set(error);
    };
    sum(2, pe, s, se);
    sum(p, s, v, r);
    // The sum r + se is rounded to odd.
    const [odd, lost] = [code.local("f64"), code.local("f64")];
    sum(r, se, odd, lost);
    code
      .get(lost)
      .f64(0)
      .op("f64.ne")
      .get(odd)
      .op("i64.reinterpret_f64")
      .i64(1n)
      .op("i64.and", "i64.eqz", "i32.and")
      .if();
    code.get(odd).op("i64.reinterpret_f64");
    code.i64(1n).i64(-1n).get(lost).f64(0).op("f64.gt").get(odd).f64(0).op("f64.gt", "i32.eq", "select");
    code.op("i64.add", "f64.reinterpret_i64").set(odd).end();
    code.get(v).get(odd).op("f64.add");
  });
}

/** Returns the helper for min or max: a number takes precedence over a NaN, and -0 is less than +0. */
export function extreme(unit: Unit, v: "f32" | "f64", operation: "min" | "max"): number {
  return unit.helper(`${v}_${operation}`, [v, v], [v], (code) => {
    code.get(0).get(0).op(`${v}.ne`).if(v).get(1).else();
    code.get(1).get(1).op(`${v}.ne`).if(v).get(0).else();
    code.get(0).get(1).op(`${v}.${operation}`).end().end();
  });
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

// Helper functions for f16 and bf16. They compute in f64, where sums and products are exact or round once.
import type { Code } from "../encoding/code.ts";
import type { Unit } from "../unit/unit.ts";

export type Half = "f16" | "bf16";

interface Shape {
  readonly fraction: number;
  readonly bias: number;
}

const SHAPES: Readonly<Record<Half, Shape>> = {
  f16: { fraction: 10, bias: 15 },
  bf16: { fraction: 7, bias: 127 },
};

/** Returns the bits of infinity. */
export const infinityOf = (half: Half): number => (half === "f16" ? 0x7c00 : 0x7f80);
export const oneOf = (half: Half): number => (half === "f16" ? 0x3c00 : 0x3f80);
/** Bits of the canonical NaN. */
export const NAN = 0x7fff;

/** Returns the helper that converts 16 bits to f64. */
export function widen(unit: Unit, half: Half): number {
  return unit.helper(`widen_${half}`, ["i32"], ["f64"], (code) => {
    if (half === "bf16") {
      code.get(0).i32(16).op("i32.shl", "f32.reinterpret_i32", "f64.promote_f32");
      return;
    }
    const size = code.local("i32");
    code.get(0).i32(0x7fff).op("i32.and").i32(13).op("i32.shl").tee(size);
    code
      .i32(0x1f << 23)
      .op("i32.lt_u")
      .if("f64");
    // A product with 2^112 corrects the exponent bias, also for subnormal numbers.
    code
      .get(size)
      .op("f32.reinterpret_i32")
      .f32(2 ** 112)
      .op("f32.mul", "f64.promote_f32")
      .else();
    code.get(size).i32(0x7f800000).op("i32.or", "f32.reinterpret_i32", "f64.promote_f32").end();
    code.f64(1).f64(-1).get(0).i32(0x8000).op("i32.and", "i32.eqz", "select", "f64.copysign");
  });
}

/** Returns the helper that converts f64 to the nearest 16-bit number, ties to even, with canonical NaNs. */
export function narrow(unit: Unit, half: Half): number {
  const { fraction, bias } = SHAPES[half];
  return unit.helper(`narrow_${half}`, ["f64"], ["i32"], (code) => {
    const [size, sign] = [code.local("i64"), code.local("i32")];
    const shift = BigInt(52 - fraction);
    code.get(0).get(0).op("f64.ne").if().i32(NAN).op("return").end();
    code
      .get(0)
      .op("i64.reinterpret_f64")
      .i64(48n)
      .op("i64.shr_u", "i32.wrap_i64")
      .i32(0x8000)
      .op("i32.and")
      .set(sign);
    code.get(0).op("f64.abs", "i64.reinterpret_f64").set(size);
    code
      .get(0)
      .op("f64.abs")
      .f64(2 ** (1 - bias))
      .op("f64.lt")
      .if();
    // Adding a constant aligns the last bit with the smallest subnormal number, so the low bits are the
    // result.
    code
      .get(0)
      .op("f64.abs")
      .f64(2 ** (1 - bias - fraction + 52))
      .op("f64.add", "i64.reinterpret_f64", "i32.wrap_i64");
    code.i32(0xffff).op("i32.and").get(sign).op("i32.or", "return").end();
    code
      .get(size)
      .i64((1n << (shift - 1n)) - 1n)
      .op("i64.add");
    code.get(size).i64(shift).op("i64.shr_u").i64(1n).op("i64.and", "i64.add").i64(shift).op("i64.shr_u");
    code
      .i64(BigInt(1023 - bias) << BigInt(fraction))
      .op("i64.sub")
      .set(size);
    const infinity = BigInt(infinityOf(half));
    code
      .i64(infinity)
      .get(size)
      .get(size)
      .i64(infinity)
      .op("i64.gt_u", "select", "i32.wrap_i64")
      .get(sign)
      .op("i32.or");
  });
}

/** Returns the helper that flushes subnormal numbers to zero. */
export function flushHalf(unit: Unit, half: Half): number {
  return unit.helper(`flush_${half}`, ["i32"], ["i32"], (code) => {
    const exponent = infinityOf(half);
    code.get(0).i32(0x8000).op("i32.and").get(0).get(0).i32(exponent).op("i32.and", "i32.eqz", "select");
  });
}

/**
 * Pushes a * b + c, rounded to odd, so that the conversion to 16 bits rounds once. `product` is a local with
 * a * b.
 */
export function pushSum(code: Code, product: number, c: number): void {
  const [sum, part, lost] = [code.local("f64"), code.local("f64"), code.local("f64")];
  code.get(product).get(c).op("f64.add").set(sum);
  code.get(sum).get(product).op("f64.sub").set(part);
  code
    .get(product)
    .get(sum)
    .get(part)
    .op("f64.sub", "f64.sub")
    .get(c)
    .get(part)
    .op("f64.sub", "f64.add")
    .set(lost);
  code.get(lost).get(lost).op("f64.eq").get(lost).f64(0).op("f64.ne", "i32.and");
  code.get(sum).op("i64.reinterpret_f64").i64(1n).op("i64.and", "i64.eqz", "i32.and").if();
  code.get(sum).op("i64.reinterpret_f64");
  code.i64(1n).i64(-1n).get(lost).f64(0).op("f64.gt").get(sum).f64(0).op("f64.gt", "i32.eq", "select");
  code.op("i64.add", "f64.reinterpret_i64").set(sum).end();
  code.get(sum);
}

// Helper functions for f16 and bf16. They compute in f64, where sums and products are exact or round once.
import type { Unit } from "../unit/unit.ts";

export type Half = "f16" | "bf16";

const FORMATS = { f16: { fraction: 10, bias: 15 }, bf16: { fraction: 7, bias: 127 } } as const;

/** Returns the bits of infinity. */
export const infinityOf = (half: Half): number => (half === "f16" ? 0x7c00 : 0x7f80);
export const oneOf = (half: Half): number => (half === "f16" ? 0x3c00 : 0x3f80);
/** Bits of the canonical NaN. */
export const NAN = 0x7fff;

/** Returns the helper that converts 16 bits to f64. */
export const widen = (unit: Unit, half: Half): number =>
  unit.helper(`widen_${half}`, "i32 > f64", (w, bits) => {
    if (half === "bf16") return bits.shl(16).real().double();
    const size = w.local("i32");
    const hasNumber = size.tee(bits.and(0x7fff).shl(13)).lt(0x1f << 23);
    // A product with 2^112 corrects the exponent bias, also for subnormal numbers.
    const number = size.real().mul(2 ** 112);
    const special = size.or(0x7f800000).real();
    const sign = w.constant("f64", 1).when(bits.and(0x8000).not(), -1);
    return w.choose(hasNumber, number.double(), special.double(), "f64").op("copysign", sign);
  });

/** Returns the helper that converts f64 to the nearest 16-bit number, ties to even, with canonical NaNs. */
export function narrow(unit: Unit, half: Half): number {
  const { fraction, bias } = FORMATS[half];
  return unit.helper(`narrow_${half}`, "f64 > i32", (w, value) => {
    const [size, sign] = [w.local("i64"), w.local("i32")];
    const shift = BigInt(52 - fraction);
    const infinity = infinityOf(half);
    w.returnIf(value.ne(value), NAN);
    sign.set(value.bits().shr(48).low().and(0x8000));
    size.set(value.abs().bits());
    // Adding a constant aligns the last bit with the smallest subnormal number, so the low bits are the
    // result.
    const aligned = value.abs().add(2 ** (1 - bias - fraction + 52));
    w.returnIf(value.abs().lt(2 ** (1 - bias)), aligned.bits().low().and(0xffff).or(sign));
    const rounded = size.add((1n << (shift - 1n)) - 1n).add(size.shr(shift).and(1));
    size.set(rounded.shr(shift).sub(BigInt(1023 - bias) << BigInt(fraction)));
    return w.constant("i64", infinity).when(size.gt(infinity), size).low().or(sign);
  });
}

/** Returns the helper that flushes subnormal numbers to zero. */
export const flushHalf = (unit: Unit, half: Half): number =>
  unit.helper(`flush_${half}`, "i32 > i32", (_w, bits) =>
    bits.and(0x8000).when(bits.and(infinityOf(half)).not(), bits),
  );

// Numbers of 16 bits.
import { BF16, convert, F16 } from "./exact.ts";

const floats = new Float32Array(1);
const words = new Uint32Array(floats.buffer);

/** f16 bits as a number. */
export function fromF16(bits: number): number {
  const sign = bits & 0x8000 ? -1 : 1;
  const exponent = (bits >> 10) & 31;
  const fraction = bits & 1023;
  if (exponent === 31) return fraction === 0 ? sign * Number.POSITIVE_INFINITY : Number.NaN;
  return exponent === 0 ? sign * fraction * 2 ** -24 : sign * (1024 + fraction) * 2 ** (exponent - 25);
}

/** The nearest f16, its bits; a NaN is 0x7fff. */
export function toF16(value: number): number {
  if (Number.isNaN(value)) return 0x7fff;
  const rounded = convert(value, F16, 0);
  const sign = Object.is(rounded, -0) || rounded < 0 ? 0x8000 : 0;
  const size = Math.abs(rounded);
  if (size === Number.POSITIVE_INFINITY) return sign | 0x7c00;
  if (size < 2 ** -14) return sign | (size * 2 ** 24);
  const exponent = Math.floor(Math.log2(size));
  return sign | ((exponent + 15) << 10) | (size * 2 ** (10 - exponent) - 1024);
}

/** bf16 bits as a number: the upper half of an f32. */
export function fromBf16(bits: number): number {
  words[0] = bits << 16;
  return floats[0]!;
}

export function toBf16(value: number): number {
  if (Number.isNaN(value)) return 0x7fff;
  floats[0] = convert(value, BF16, 0);
  return words[0]! >>> 16;
}

// Conversion to and from small floating-point formats in every rounding mode.
import { BF16, E4M3, E5M2, exactInteger, exactOf, F16, type Format, round, TF32 } from "./exact.ts";

interface Small {
  readonly format: Format;
  /** Number of fraction bits. */
  readonly fraction: number;
  readonly bits: number;
  readonly nan: number;
  /** Bits of infinity, or of the largest number in a format without infinity. */
  readonly infinity: number;
  readonly largest: number;
}

/** Formats in the order of NARROW_FORMATS. */
const smalls: readonly Small[] = [
  { format: F16, fraction: 10, bits: 16, nan: 0x7fff, infinity: 0x7c00, largest: 65504 },
  { format: BF16, fraction: 7, bits: 16, nan: 0x7fff, infinity: 0x7f80, largest: 2 ** 127 * (2 - 2 ** -7) },
  {
    format: TF32,
    fraction: 10,
    bits: 19,
    nan: 0x3ffff,
    infinity: 0x3fc00,
    largest: 2 ** 127 * (2 - 2 ** -10),
  },
  { format: E4M3, fraction: 3, bits: 8, nan: 0x7f, infinity: 0x7e, largest: 448 },
  { format: E5M2, fraction: 2, bits: 8, nan: 0x7f, infinity: 0x7c, largest: 57344 },
];

const FINITE = 8;

/** Converts a number. `how` is the rounding mode, plus 8 for saturation to finite values. */
export function narrowBits(value: number, format: number, how: number): number {
  const small = smalls[format]!;
  if (Number.isNaN(value)) return small.nan;
  const mode = how & 7;
  const rounded = Number.isFinite(value) ? round(exactOf(value), small.format, mode) : value;
  return encode(rounded, small, (how & FINITE) !== 0);
}

/** Converts a 64-bit integer. */
export function narrowInteger(value: bigint, signed: number, format: number, how: number): number {
  const small = smalls[format]!;
  const whole = exactInteger(signed !== 0 ? value : BigInt.asUintN(64, value));
  return encode(round(whole, small.format, how & 7), small, (how & FINITE) !== 0);
}

function encode(value: number, small: Small, finite: boolean): number {
  const { format, fraction, bits, infinity, largest } = small;
  const sign = value < 0 || Object.is(value, -0) ? 2 ** (bits - 1) : 0;
  let size = Math.abs(value);
  if (size > largest) {
    if (!finite) return sign + infinity;
    size = largest;
  }
  const smallest = 2 ** (format.least + fraction);
  if (size < smallest) return sign + size / 2 ** format.least;
  const exponent = Math.floor(Math.log2(size));
  // log2 may be too large by one just below a power of two.
  const top = 2 ** exponent > size ? exponent - 1 : exponent;
  return sign + (top - (format.least + fraction) + 1) * 2 ** fraction + (size / 2 ** top - 1) * 2 ** fraction;
}

/** Returns the value of an 8-bit number: e4m3 (3) or e5m2 (4). */
export function widenBits(bits: number, format: number): number {
  const { format: shape, fraction, nan } = smalls[format]!;
  const sign = bits & 0x80 ? -1 : 1;
  const size = bits & 0x7f;
  if (format === 3 && size === nan) return Number.NaN;
  if (format === 4 && size >= 0x7c) return size === 0x7c ? sign * Number.POSITIVE_INFINITY : Number.NaN;
  const raw = size >> fraction;
  const digits = (size & ((1 << fraction) - 1)) + (raw === 0 ? 0 : 1 << fraction);
  return sign * digits * 2 ** (shape.least + Math.max(raw, 1) - 1);
}

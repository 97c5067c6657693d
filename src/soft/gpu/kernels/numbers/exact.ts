// Exact floating-point arithmetic in every rounding mode, with big integers. It is slow and serves rare
// operations only.

const view = new DataView(new ArrayBuffer(8));

/** (-1)^sign * digits * 2^exponent. `sticky`: the exact value is slightly larger. */
interface Exact {
  readonly negative: boolean;
  readonly digits: bigint;
  readonly exponent: number;
  readonly sticky: boolean;
}

export interface Format {
  /** Number of binary digits, with the leading one. */
  readonly precision: number;
  /** Exponent of the last digit of the smallest subnormal number. */
  readonly least: number;
  /** Exponent of the first digit of the largest number. */
  readonly largest: number;
}

export const F32: Format = { precision: 24, least: -149, largest: 127 };
export const F64: Format = { precision: 53, least: -1074, largest: 1023 };
export const F16: Format = { precision: 11, least: -24, largest: 15 };
export const BF16: Format = { precision: 8, least: -133, largest: 127 };

/** TF32: 11 digits with the exponent range of f32. */
export const TF32: Format = { precision: 11, least: -136, largest: 127 };
/** E4M3: no infinity. A value that is too large overflows by one step. */
export const E4M3: Format = { precision: 4, least: -9, largest: 8 };
export const E5M2: Format = { precision: 3, least: -16, largest: 15 };

const NEAREST = 0;
const DOWN = 2;
const UP = 3;
/** Rounding mode: to nearest, ties away from zero. */
const AWAY = 4;

/** Decomposes a finite number. */
export function exactOf(value: number): Exact {
  view.setFloat64(0, value);
  const bits = view.getBigUint64(0);
  const raw = Number((bits >> 52n) & 0x7ffn);
  const fraction = bits & 0xfffffffffffffn;
  return {
    negative: bits >> 63n === 1n,
    digits: raw === 0 ? fraction : fraction | 0x10000000000000n,
    exponent: Math.max(raw, 1) - 1075,
    sticky: false,
  };
}

export const exactInteger = (value: bigint): Exact => ({
  negative: value < 0n,
  digits: value < 0n ? -value : value,
  exponent: 0,
  sticky: false,
});

const bitsOf = (value: bigint): number => (value === 0n ? 0 : value.toString(2).length);

/** Rounds to a format. */
export function round({ negative, digits, exponent, sticky }: Exact, format: Format, mode: number): number {
  if (digits === 0n && !sticky) return negative ? -0 : 0;
  const top = bitsOf(digits) + exponent;
  const last = Math.max(top - format.precision, format.least);
  const shift = last - exponent;
  let kept: bigint;
  let half = 0;
  if (shift <= 0) {
    kept = digits << BigInt(-shift);
    half = sticky ? 1 : 0;
  } else {
    kept = digits >> BigInt(shift);
    const rest = digits & ((1n << BigInt(shift)) - 1n);
    const middle = 1n << BigInt(shift - 1);
    half = rest === 0n && !sticky ? 0 : rest < middle ? 1 : rest === middle && !sticky ? 2 : 3;
  }
  const away =
    mode === NEAREST
      ? half === 3 || (half === 2 && (kept & 1n) === 1n)
      : mode === AWAY
        ? half >= 2
        : half > 0 && ((mode === UP && !negative) || (mode === DOWN && negative));
  if (away) kept++;
  const sign = negative ? -1 : 1;
  if (kept === 0n) return sign * 0;
  if (bitsOf(kept) + last - 1 > format.largest) {
    const infinite =
      mode === NEAREST || mode === AWAY || (mode === UP && !negative) || (mode === DOWN && negative);
    if (infinite) return sign * Number.POSITIVE_INFINITY;
    return sign * scale((1n << BigInt(format.precision)) - 1n, format.largest - format.precision + 1);
  }
  return sign * scale(kept, last);
}

/** Returns digits * 2^exponent, which must fit f64. */
function scale(digits: bigint, exponent: number): number {
  // Two steps, because the power of two alone may be out of range.
  const first = Math.trunc(exponent / 2);
  return Number(digits) * 2 ** first * 2 ** (exponent - first);
}

/** Returns a * b + c, rounded once. */
export function fma(a: number, b: number, c: number, format: Format, mode: number): number {
  const plain = a * b + c;
  if (!Number.isFinite(a) || !Number.isFinite(b) || !Number.isFinite(c)) {
    return Number.isFinite(a) && Number.isFinite(b) && !Number.isNaN(c) ? c : plain;
  }
  const [x, y, z] = [exactOf(a), exactOf(b), exactOf(c)];
  const negative = x.negative !== y.negative;
  return sum(
    { negative, digits: x.digits * y.digits, exponent: x.exponent + y.exponent, sticky: false },
    z,
    format,
    mode,
  );
}

function sum(a: Exact, b: Exact, format: Format, mode: number): number {
  const exponent = Math.min(a.exponent, b.exponent);
  const value = (each: Exact) =>
    (each.digits << BigInt(each.exponent - exponent)) * (each.negative ? -1n : 1n);
  const total = value(a) + value(b);
  if (total === 0n) {
    // x - x is -0 when rounding down. Two zeros of one sign retain it.
    if (a.negative === b.negative) return a.negative ? -0 : 0;
    return mode === DOWN ? -0 : 0;
  }
  return round(
    { negative: total < 0n, digits: total < 0n ? -total : total, exponent, sticky: false },
    format,
    mode,
  );
}

export function add(a: number, b: number, format: Format, mode: number): number {
  if (!Number.isFinite(a) || !Number.isFinite(b)) return a + b;
  return sum(exactOf(a), exactOf(b), format, mode);
}

export function mul(a: number, b: number, format: Format, mode: number): number {
  if (!Number.isFinite(a) || !Number.isFinite(b)) return a * b;
  const [x, y] = [exactOf(a), exactOf(b)];
  const negative = x.negative !== y.negative;
  return round(
    { negative, digits: x.digits * y.digits, exponent: x.exponent + y.exponent, sticky: false },
    format,
    mode,
  );
}

export function div(a: number, b: number, format: Format, mode: number): number {
  if (!Number.isFinite(a) || !Number.isFinite(b) || b === 0 || a === 0) return a / b;
  const [x, y] = [exactOf(a), exactOf(b)];
  const more = BigInt(Math.max(0, format.precision + 3 - bitsOf(x.digits) + bitsOf(y.digits)));
  const wide = x.digits << more;
  return round(
    {
      negative: x.negative !== y.negative,
      digits: wide / y.digits,
      exponent: x.exponent - y.exponent - Number(more),
      sticky: wide % y.digits !== 0n,
    },
    format,
    mode,
  );
}

export function sqrt(a: number, format: Format, mode: number): number {
  if (!(a > 0) || !Number.isFinite(a)) return Math.sqrt(a);
  const x = exactOf(a);
  let more = Math.max(0, 2 * format.precision + 4 - bitsOf(x.digits));
  if ((x.exponent - more) % 2 !== 0) more++;
  const wide = x.digits << BigInt(more);
  let root = 1n << BigInt(Math.ceil(bitsOf(wide) / 2));
  for (;;) {
    const next = (root + wide / root) >> 1n;
    if (next >= root) break;
    root = next;
  }
  return round(
    { negative: false, digits: root, exponent: (x.exponent - more) / 2, sticky: root * root !== wide },
    format,
    mode,
  );
}

/** Converts a number to a format. */
export function convert(value: number, format: Format, mode: number): number {
  return Number.isFinite(value) ? round(exactOf(value), format, mode) : value;
}

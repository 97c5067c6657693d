// Functions of mathematics in exact arithmetic: fixed-point numbers with P fractional bits, as bigints.

/** Fractional bits of a fixed-point number. */
export const P = 256n;
export const ONE = 1n << P;
/** Fractional bits of pi, which the reduction of the largest angle needs. */
const LONG = 1500n;

export const mul = (a: bigint, b: bigint): bigint => (a * b) >> P;
export const div = (a: bigint, b: bigint): bigint => (a << P) / b;
const abs = (a: bigint): bigint => (a < 0n ? -a : a);
const bitLength = (a: bigint): number => a.toString(16).length * 4;

/** Returns the whole root of a whole number, by Newton's iteration. */
function squareRoot(n: bigint): bigint {
  if (n < 2n) return n;
  let x = 1n << BigInt((bitLength(n) + 2) >> 1);
  for (;;) {
    const next = (x + n / x) >> 1n;
    if (next >= x) return x;
    x = next;
  }
}

export const root = (a: bigint): bigint => squareRoot(a << P);

const view = new DataView(new ArrayBuffer(8));

/** Returns a finite number as `mantissa * 2^exponent`. */
export function parts(x: number): { readonly mantissa: bigint; readonly exponent: number } {
  view.setFloat64(0, x);
  const bits = view.getBigUint64(0);
  const biased = Number((bits >> 52n) & 2047n);
  const fraction = bits & 0xfffffffffffffn;
  const mantissa = biased === 0 ? fraction : fraction | (1n << 52n);
  return { mantissa: bits >> 63n ? -mantissa : mantissa, exponent: Math.max(biased, 1) - 1075 };
}

/** Returns a number in fixed point. Bits below the last one are cut. */
export function fixed(x: number): bigint {
  const { mantissa, exponent } = parts(x);
  const shift = BigInt(exponent) + P;
  return shift >= 0n ? mantissa << shift : mantissa >> -shift;
}

/** Returns the f64 that is nearest to `n * 2^exponent`, ties to even. */
export function rounded(n: bigint, exponent: number): number {
  if (n === 0n) return 0;
  const size = abs(n);
  const length = size.toString(2).length;
  // The last bit of the result has at least the weight 2^-1074.
  const drop = Math.max(length - 53, -1074 - exponent);
  let mantissa = size;
  if (drop > 0) {
    const by = BigInt(drop);
    mantissa = size >> by;
    const rest = size - (mantissa << by);
    const half = 1n << (by - 1n);
    if (rest > half || (rest === half && mantissa & 1n)) mantissa += 1n;
  }
  const scale = exponent + Math.max(drop, 0);
  const first = Math.max(Math.min(scale, 900), -900);
  const value = Number(mantissa) * 2 ** first * 2 ** (scale - first);
  return n < 0n ? -value : value;
}

export const ofFixed = (a: bigint): number => rounded(a, -Number(P));

/** Returns atan(1 / n) with `bits` fractional bits. */
function inverseTangent(n: bigint, bits: bigint): bigint {
  let term = (1n << bits) / n;
  let sum = term;
  for (let k = 3n; term !== 0n; k += 2n) {
    term = -term / (n * n);
    sum += term / k;
  }
  return sum;
}

// Machin's formula, with 64 more bits than are used.
const longPi = (4n * (4n * inverseTangent(5n, LONG + 64n) - inverseTangent(239n, LONG + 64n))) >> 64n;
export const pi = longPi >> (LONG - P);

/** Logarithm of 2: twice the inverse hyperbolic tangent of 1/3. */
const ln2 = (() => {
  let [term, sum] = [(2n << (P + 16n)) / 3n, 0n];
  for (let k = 1n; term !== 0n; k += 2n) {
    sum += term / k;
    term /= 9n;
  }
  return sum >> 16n;
})();

/** Returns e^a for |a| <= 1. The argument is divided by 2^16, and the result squared 16 times. */
function expSmall(a: bigint): bigint {
  const guard = P + 48n;
  const r = a << 32n;
  let [term, sum] = [1n << guard, 1n << guard];
  for (let k = 1n; term !== 0n; k += 1n) {
    term = ((term * r) >> guard) / k;
    if (term === -1n) break;
    sum += term;
  }
  for (let i = 0; i < 16; i++) sum = (sum * sum) >> guard;
  return sum >> 48n;
}

/** Returns e^a as `mantissa * 2^exponent`, with a mantissa in fixed point. */
export function exp(a: bigint): { readonly mantissa: bigint; readonly exponent: number } {
  const k = (2n * a + ln2) / (2n * ln2) - (2n * a + ln2 < 0n ? 1n : 0n);
  return { mantissa: expSmall(a - k * ln2), exponent: Number(k) };
}

/** Returns the logarithm of the positive number `n / d`, by Newton's iteration. */
export function log(n: bigint, d: bigint): bigint {
  const k = bitLength(n) - bitLength(d);
  const m = k >= 0 ? (n << P) / (d << BigInt(k)) : ((n << BigInt(-k)) << P) / d;
  let y = fixed(Math.log(ofFixed(m)));
  for (let i = 0; i < 3; i++) {
    const e = expAt(y);
    y += (2n * (m - e) * ONE) / (m + e);
  }
  return y + BigInt(k) * ln2;
}

/** Returns e^a in fixed point, for small results. */
function expAt(a: bigint): bigint {
  const { mantissa, exponent } = exp(a);
  return exponent >= 0 ? mantissa << BigInt(exponent) : mantissa >> BigInt(-exponent);
}

/** Returns x modulo pi / 2, and the number of the quadrant. */
function reduced(x: number): { readonly r: bigint; readonly q: number } {
  const { mantissa, exponent } = parts(x);
  const wide = mantissa << (BigInt(exponent) + LONG);
  const doubled = 2n * wide + (wide < 0n ? -(longPi >> 1n) : longPi >> 1n);
  const q = doubled / longPi;
  return { r: (wide - ((q * longPi) >> 1n)) >> (LONG - P), q: Number(((q % 4n) + 4n) % 4n) };
}

/** Returns the sine, or the cosine, of |r| <= 1. */
function series(r: bigint, isSine: boolean): bigint {
  const square = mul(r, r);
  let term = isSine ? r : ONE;
  let sum = term;
  for (let k = isSine ? 2n : 1n; abs(term) > 1n; k += 2n) {
    term = -mul(term, square) / (k * (k + 1n));
    sum += term;
  }
  return sum;
}

/** Returns pi times x modulo pi / 2, and the number of the quadrant. */
export function reducedTurn(x: number): { readonly r: bigint; readonly q: number } {
  const twice = 2n * fixed(x);
  const q = (twice + (twice < 0n ? -ONE : ONE) / 2n) / ONE;
  return { r: mul(twice - q * ONE, pi) / 2n, q: Number(((q % 4n) + 4n) % 4n) };
}

/** Returns the sine and the cosine of a reduced angle. */
export function sineAndCosine({ r, q }: { readonly r: bigint; readonly q: number }): {
  readonly sine: bigint;
  readonly cosine: bigint;
} {
  const [s, c] = [series(r, true), series(r, false)];
  const turned = [
    { sine: s, cosine: c },
    { sine: c, cosine: -s },
    { sine: -s, cosine: -c },
    { sine: -c, cosine: s },
  ];
  return turned[q]!;
}

/** Returns the arctangent of |t| <= 1. Halving the angle four times makes the series short. */
function arctangent(t: bigint): bigint {
  let u = t;
  for (let i = 0; i < 4; i++) u = div(u, ONE + root(ONE + mul(u, u)));
  const square = mul(u, u);
  let [term, sum] = [u, u];
  for (let k = 3n; abs(term) > 1n; k += 2n) {
    term = -mul(term, square);
    sum += term / k;
  }
  return sum << 4n;
}

/** Returns the angle of the point (x, y), from -pi to pi. */
function angle(y: bigint, x: bigint): bigint {
  const [a, b] = [abs(y), abs(x)];
  const near = a <= b ? arctangent((a << P) / b) : pi / 2n - arctangent((b << P) / a);
  const turned = x < 0n ? pi - near : near;
  return y < 0n ? -turned : turned;
}

const quotient = (a: bigint, b: bigint): number => ofFixed((a << P) / b);

/** Factor that gives whole roots enough bits. */
const WIDE = 1n << 400n;
/** Below this size odd functions such as the sine round to their argument. */
const TINY = 2 ** -60;
const orTiny =
  (run: (x: number) => number) =>
  (x: number): number =>
    Math.abs(x) < TINY ? x : run(x);
/** Returns (e^a +- e^-a) / 2 for a >= 0. */
function hyperbolic(a: number, sign: 1n | -1n): number {
  const { mantissa, exponent } = exp(fixed(a));
  // The small part is below the last bit of the large one beyond exponent 128.
  if (exponent > 128) return rounded(mantissa, exponent - 1 - Number(P));
  const large = mantissa << BigInt(Math.max(exponent, 0));
  return ofFixed((large + sign * ((ONE * ONE) / large)) >> 1n);
}

const ratio = (x: number): readonly [bigint, bigint] => [fixed(x), ONE];
const signed = (run: (a: number) => number) => (x: number) => (x < 0 ? -run(-x) : run(x));
export const exponential = (a: bigint): number => {
  const { mantissa, exponent } = exp(a);
  return rounded(mantissa, exponent - Number(P));
};
export const exact = (x: number): readonly [bigint, bigint] => {
  const { mantissa, exponent } = parts(x);
  return exponent >= 0 ? [mantissa << BigInt(exponent), 1n] : [mantissa, 1n << BigInt(-exponent)];
};

function power(x: number, y: number): number {
  const size = Math.abs(x);
  const isOdd = Math.abs(y) < 2 ** 53 && Math.abs(y % 2) === 1;
  const guess = y * Math.log2(size);
  if (Math.abs(guess) > 1100) return (guess > 0 ? Infinity : 0) * (x < 0 && isOdd ? -1 : 1);
  const { mantissa, exponent } = parts(y);
  const logarithm = log(...exact(size));
  const product = mantissa * logarithm;
  const value = exponential(exponent >= 0 ? product << BigInt(exponent) : product >> BigInt(-exponent));
  return x < 0 && isOdd ? -value : value;
}

type Exact = (x: number, y: number) => number;

/** Functions by name. Each takes finite numbers for which the result is a finite number other than 0. */
export const exactFunctions: Readonly<Record<string, Exact>> = {
  exp: (x) => (x > 720 ? Infinity : x < -760 ? 0 : exponential(fixed(x))),
  exp2: (x) => (x > 1100 ? Infinity : x < -1100 ? 0 : exponential(mul(fixed(x), ln2))),
  exp10: (x) => (x > 320 ? Infinity : x < -340 ? 0 : exponential((fixed(x) * log(10n, 1n)) >> P)),
  expm1: orTiny((x) => {
    if (x > 720) return Infinity;
    if (x > 100) return exponential(fixed(x));
    return x < -100 ? -1 : ofFixed(expAt(fixed(x)) - ONE);
  }),
  log: (x) => ofFixed(log(...exact(x))),
  log2: (x) => quotient(log(...exact(x)), ln2),
  log10: (x) => quotient(log(...exact(x)), log(10n, 1n)),
  log1p: orTiny((x) => {
    const [n, d] = exact(x);
    return ofFixed(log(n + d, d));
  }),
  pow: power,
  sin: orTiny((x) => ofFixed(sineAndCosine(reduced(x)).sine)),
  sinpi: (x) => {
    const { mantissa, exponent } = parts(x);
    // The sine of a tiny angle rounds to the angle.
    return Math.abs(x) < 2 ** -60
      ? rounded(mantissa * pi, exponent - Number(P))
      : ofFixed(sineAndCosine(reducedTurn(x)).sine);
  },
  cospi: (x) => ofFixed(sineAndCosine(reducedTurn(x)).cosine),
  cos: (x) => ofFixed(sineAndCosine(reduced(x)).cosine),
  tan: orTiny((x) => {
    const { sine, cosine } = sineAndCosine(reduced(x));
    return quotient(sine, cosine);
  }),
  atan: orTiny((x) =>
    Math.abs(x) > 2 ** 100 ? ofFixed(x < 0 ? -pi / 2n : pi / 2n) : ofFixed(angle(...ratio(x))),
  ),
  asin: orTiny((x) => ofFixed(angle(fixed(x), root(ONE - mul(fixed(x), fixed(x)))))),
  acos: (x) => ofFixed(angle(root(ONE - mul(fixed(x), fixed(x))), fixed(x))),
  atan2: (y, x) => {
    const [p, q] = [exact(y), exact(x)];
    const [a, b] = [p[0] * q[1], q[0] * p[1]];
    // A small angle is the quotient.
    const apart = bitLength(abs(b)) - bitLength(abs(a));
    if (apart > 100 && b > 0n) return rounded((a << BigInt(apart + 128)) / b, -apart - 128);
    return ofFixed(angle(a, b));
  },
  sinh: orTiny(signed((a) => (a > 720 ? Infinity : hyperbolic(a, -1n)))),
  cosh: (x) => (Math.abs(x) > 720 ? Infinity : hyperbolic(Math.abs(x), 1n)),
  tanh: orTiny(
    signed((a) => {
      if (a > 40) return 1;
      const e = expAt(fixed(2 * a));
      return quotient(e - ONE, e + ONE);
    }),
  ),
  asinh: orTiny(
    signed((a) => {
      const [n, d] = exact(a);
      return ofFixed(log(n * WIDE + squareRoot((n * n + d * d) * WIDE * WIDE), d * WIDE));
    }),
  ),
  acosh: (x) => {
    const [n, d] = exact(x);
    return ofFixed(log(n * WIDE + squareRoot((n * n - d * d) * WIDE * WIDE), d * WIDE));
  },
  atanh: orTiny((x) => {
    const [n, d] = exact(x);
    return ofFixed(log(d + n, d - n) / 2n);
  }),
  cbrt: signed((a) => {
    const { mantissa, exponent } = parts(a);
    const drop = (((exponent % 3) + 3) % 3) + 300;
    const n = mantissa << BigInt(drop);
    let x = 2n << BigInt(Math.ceil(bitLength(n) / 3));
    for (;;) {
      const next = (2n * x + n / (x * x)) / 3n;
      if (next >= x) break;
      x = next;
    }
    return rounded(x, (exponent - drop) / 3);
  }),
  hypot: (x, y) => {
    const [p, q] = [exact(x), exact(y)];
    const [a, b] = [p[0] * q[1], q[0] * p[1]];
    const wide = 200;
    const n = squareRoot((a * a + b * b) << BigInt(2 * wide));
    return rounded((n << 2400n) / (p[1] * q[1]), -wide - 2400);
  },
};

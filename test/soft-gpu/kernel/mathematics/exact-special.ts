// Functions that JavaScript does not have, in exact arithmetic, for all numbers.
import {
  div,
  exact,
  exp,
  exponential,
  fixed,
  log,
  mul,
  ONE,
  ofFixed,
  P,
  parts,
  pi,
  reducedTurn,
  root,
  rounded,
  sineAndCosine,
} from "./exact.ts";

const rootPi = root(pi);
const twoOverRootPi = div(2n * ONE, rootPi);
const rootTwo = root(2n * ONE);
/** Below this size odd functions of f64 are linear. */
const TINY = 2 ** -60;
/** From this value on the continued fraction is short. */
const FAR = 3n * ONE;

/** Returns `factor * x` for a factor in fixed point. */
function multiple(x: number, factor: bigint): number {
  const { mantissa, exponent } = parts(x);
  return rounded(mantissa * factor, exponent - Number(P));
}

/** A number in fixed point times a power of two. */
interface Scaled {
  readonly mantissa: bigint;
  readonly exponent: number;
}
const shifted = ({ mantissa, exponent }: Scaled): bigint =>
  exponent >= 0 ? mantissa << BigInt(exponent) : mantissa >> BigInt(-exponent);
const ofScaled = ({ mantissa, exponent }: Scaled): number => rounded(mantissa, exponent - Number(P));

/** Returns erf of |x| < 4 by its series, with more bits than the result has. */
function errorSeries(x: bigint): bigint {
  const square = mul(x, x);
  let [term, sum] = [x << 64n, x << 64n];
  for (let n = 1n; term !== 0n && term !== -1n; n += 1n) {
    term = -mul(term, square) / n;
    sum += term / (2n * n + 1n);
  }
  return mul(sum, twoOverRootPi) >> 64n;
}

/** Returns e^(x^2) erfc(x) for x >= 0, as a numerator and a denominator in fixed point. */
function scaledComplement(x: bigint): readonly [bigint, bigint] {
  if (x < FAR) return [mul(shifted(exp(mul(x, x))), ONE - errorSeries(x)), ONE];
  let f = x;
  for (let k = 400n; k > 0n; k -= 1n) f = x + div((k * ONE) / 2n, f);
  return [ONE, mul(rootPi, f)];
}

/** Returns erfc of a number in fixed point. */
function complement(x: bigint): Scaled {
  if (x < 0n) return { mantissa: 2n * ONE - shifted(complement(-x)), exponent: 0 };
  if (x < FAR) return { mantissa: ONE - errorSeries(x), exponent: 0 };
  const { mantissa, exponent } = exp(-mul(x, x));
  const [n, d] = scaledComplement(x);
  return { mantissa: (mantissa * n) / d, exponent };
}

function erf(x: number): number {
  if (Number.isNaN(x) || x === 0) return x;
  if (Math.abs(x) < TINY) return multiple(x, twoOverRootPi);
  if (Math.abs(x) > 10) return Math.sign(x);
  return x < 0
    ? -ofFixed(ONE - shifted(complement(fixed(-x))))
    : ofFixed(ONE - shifted(complement(fixed(x))));
}

function erfc(x: number): number {
  if (Number.isNaN(x)) return x;
  if (x > 40 || x < -40) return x > 0 ? 0 : 2;
  return ofScaled(complement(fixed(x)));
}

function normcdf(x: number): number {
  if (Number.isNaN(x)) return x;
  if (x > 60 || x < -60) return x > 0 ? 1 : 0;
  const { mantissa, exponent } = complement(-div(fixed(x), rootTwo));
  return ofScaled({ mantissa, exponent: exponent - 1 });
}

function erfcx(x: number): number {
  if (Number.isNaN(x)) return x;
  if (x === Infinity || x < -40) return x > 0 ? 0 : Infinity;
  const at = fixed(x);
  const [n, d] = scaledComplement(at < 0n ? -at : at);
  if (x >= 0) return rounded((n << 2000n) / d, -2000);
  const { mantissa, exponent } = exp(mul(at, at));
  return ofFixed(2n * shifted({ mantissa, exponent }) - div(n, d));
}

/** Returns the root of erfc(x) = c for 0 < c < 1, in fixed point, by Halley's iteration. */
function inverseComplement(c: Scaled): bigint {
  const near = ofScaled(c);
  const w = -Math.log(near);
  // The first value comes from erf(x)^2 = 1 - e^(-x^2 ...) near 0, and from the first term of the asymptotic series.
  let start = 1 - near;
  if (near < 0.6) {
    start = Math.max(0.3, Math.sqrt(w) * 0.8);
    for (let i = 0; i < 8; i++) start = Math.sqrt(Math.max(0.05, w - Math.log(start * 1.8 + 0.9)));
  }
  let x = fixed(start);
  for (let i = 0; i < 9; i++) {
    const [n, d] = scaledComplement(x);
    const e = exp(mul(x, x));
    const wanted = shifted({ mantissa: mul(e.mantissa, c.mantissa), exponent: e.exponent + c.exponent });
    const u = div(div(n, d) - wanted, twoOverRootPi);
    const step = div(u, ONE - mul(x, u));
    x += step;
    if (x < 0n) x = ONE >> 4n;
    if (step === 0n) break;
  }
  return x;
}

const scaledOf = (x: number): Scaled => {
  const { mantissa, exponent } = parts(x);
  return { mantissa: mantissa << P, exponent };
};

function erfinv(y: number): number {
  const a = Math.abs(y);
  if (!(a < 1)) return a === 1 ? y * Infinity : Number.NaN;
  if (y === 0) return y;
  if (a < TINY) return multiple(y, div(ONE, twoOverRootPi));
  return Math.sign(y) * ofFixed(inverseComplement({ mantissa: ONE - fixed(a), exponent: 0 }));
}

function erfcinv(y: number): number {
  if (!(y >= 0 && y <= 2)) return Number.NaN;
  if (y === 0 || y === 2) return y === 0 ? Infinity : -Infinity;
  if (y === 1) return 0;
  return y < 1 ? ofFixed(inverseComplement(scaledOf(y))) : -ofFixed(inverseComplement(scaledOf(2 - y)));
}

function normcdfinv(p: number): number {
  if (!(p >= 0 && p <= 1)) return Number.NaN;
  if (p === 0 || p === 1) return p === 0 ? -Infinity : Infinity;
  if (p === 0.5) return 0;
  const { mantissa, exponent } = scaledOf(p < 0.5 ? p : 1 - p);
  const size = mul(inverseComplement({ mantissa, exponent: exponent + 1 }), rootTwo);
  return ofFixed(p < 0.5 ? -size : size);
}

/** Returns Bernoulli's numbers B(2), B(4), ... as fractions. */
function bernoulli(count: number): readonly (readonly [bigint, bigint])[] {
  const all: [bigint, bigint][] = [];
  const row: [bigint, bigint][] = [];
  const reduced = (n: bigint, d: bigint): [bigint, bigint] => {
    let [a, b] = [n < 0n ? -n : n, d];
    while (b !== 0n) [a, b] = [b, a % b];
    return a === 0n ? [0n, 1n] : [n / a, d / a];
  };
  // The algorithm of Akiyama and Tanigawa.
  for (let m = 0; m <= 2 * count; m++) {
    row[m] = [1n, BigInt(m + 1)];
    for (let j = m; j > 0; j--) {
      const [[n, d], [p, q]] = [row[j - 1]!, row[j]!];
      row[j - 1] = reduced(BigInt(j) * (n * q - p * d), d * q);
    }
    if (m > 0 && m % 2 === 0) all.push(row[0]!);
  }
  return all;
}

const numbers = bernoulli(40);
const halfLogOfTwoPi = log(2n * pi, ONE) / 2n;

/** Returns the logarithm of gamma(x) for x > 0, in fixed point, by Stirling's series at x + count. */
function logarithm(x: bigint): bigint {
  const count = x < 50n * ONE ? 50n - x / ONE : 0n;
  const z = x + count * ONE;
  const inverse = div(ONE, z);
  const square = mul(inverse, inverse);
  let [power, sum] = [inverse, 0n];
  for (const [i, [n, d]] of numbers.entries()) {
    const k = BigInt(2 * i + 2);
    sum += (power * n) / (d * k * (k - 1n));
    power = mul(power, square);
  }
  let [n, d] = [1n, 1n];
  for (let i = 0n; i < count; i += 1n) [n, d] = [n * (x + i * ONE), d * ONE];
  return mul(z - ONE / 2n, log(z, ONE)) - z + halfLogOfTwoPi + sum - log(n, d);
}

const isPole = (x: number): boolean => x <= 0 && Number.isInteger(x);

/** Returns the sine of pi * x. */
const sine = (x: number): bigint => sineAndCosine(reducedTurn(x)).sine;

/** Returns the logarithm of |gamma(x)|, for numbers that are not poles. */
function anyLogarithm(x: number): bigint {
  if (x > 0) return logarithm(fixed(x));
  const [a, s] = [fixed(-x), sine(x)];
  return log(pi * ONE, a * (s < 0n ? -s : s)) - logarithm(a);
}

function gamma(x: number): number {
  if (Number.isNaN(x) || x === Infinity) return x;
  if (Math.abs(x) < TINY) return 1 / x;
  if (isPole(x) || x === -Infinity) return Number.NaN;
  if (x > 180) return Infinity;
  const isNegative = x < 0 && sine(x) < 0n;
  const size = x < -200 ? 0 : exponential(anyLogarithm(x));
  return isNegative ? -size : size;
}

function lgamma(x: number): number {
  if (Number.isNaN(x)) return x;
  if (isPole(x) || Math.abs(x) === Infinity) return Infinity;
  if (x === 1 || x === 2) return 0;
  if (Math.abs(x) < TINY) return -ofFixed(log(...exact(Math.abs(x))));
  return ofFixed(anyLogarithm(x));
}

function rcbrt(x: number): number {
  if (x === 0 || !Number.isFinite(x)) return 1 / x;
  const [n, d] = exact(Math.abs(x));
  // The cube root of d * 2^3600 / n.
  const wide = (d << 3600n) / n;
  let root = 1n << BigInt(Math.ceil(wide.toString(2).length / 3) + 1);
  for (;;) {
    const next = (2n * root + wide / (root * root)) / 3n;
    if (next >= root) break;
    root = next;
  }
  return Math.sign(x) * rounded(root, -1200);
}

/** Returns the sum of the squares of numbers as a numerator and the root of a denominator. */
function sumOfSquares(values: readonly number[]): readonly [sum: bigint, denominator: bigint] {
  const fractions = values.map(exact);
  // All denominators are powers of two.
  let most = 1n;
  for (const [, d] of fractions) if (d > most) most = d;
  return [fractions.reduce((sum, [n, d]) => sum + (n * (most / d)) ** 2n, 0n), most];
}

/** Returns 1 divided by the length of a vector. */
function inverseLength(...values: readonly number[]): number {
  if (values.some((each) => Math.abs(each) === Infinity)) return 0;
  if (values.some(Number.isNaN)) return Number.NaN;
  if (values.every((each) => each === 0)) return Infinity;
  const [sum, d] = sumOfSquares(values);
  // The root of the inverse of a sum of squares, with 1200 bits below the point.
  return rounded(wholeRoot(((d * d) << 4800n) / sum), -2400);
}

/** Returns the length of a vector. */
function length(...values: readonly number[]): number {
  if (values.some((each) => Math.abs(each) === Infinity)) return Infinity;
  if (values.some(Number.isNaN)) return Number.NaN;
  const [sum, d] = sumOfSquares(values);
  // The smallest denominator gives the root at least 200 bits.
  return sum === 0n ? 0 : rounded(wholeRoot((sum << 4800n) / (d * d)), -2400);
}

function wholeRoot(n: bigint): bigint {
  let x = 1n << BigInt((n.toString(2).length >> 1) + 1);
  for (;;) {
    const next = (x + n / x) >> 1n;
    if (next >= x) return x;
    x = next;
  }
}

function remainder(x: number, y: number): number {
  if (Number.isNaN(x) || Number.isNaN(y) || y === 0 || Math.abs(x) === Infinity) return Number.NaN;
  if (Math.abs(y) === Infinity || x === 0) return x;
  const [p, q] = [exact(x), exact(Math.abs(y))];
  const [a, b, d] = [p[0] * q[1], q[0] * p[1], p[1] * q[1]];
  const size = a < 0n ? -a : a;
  const [whole, rest] = [size / b, size % b];
  const isUp = 2n * rest > b || (2n * rest === b && whole % 2n === 1n);
  const result = isUp ? rest - b : rest;
  const shift = -(d.toString(2).length - 1);
  const value = rounded(result, shift);
  return x < 0 ? -value : value;
}

/** Functions by the names that kernels have for them. */
export const exactSpecial: Readonly<Record<string, (...values: readonly number[]) => number>> = {
  erf,
  erfc,
  erfcx,
  erfinv,
  erfcinv,
  normcdf,
  normcdfinv,
  gamma,
  lgamma,
  rcbrt,
  ...{ rhypot: inverseLength, rnorm3d: inverseLength, rnorm4d: inverseLength },
  ...{ norm3d: length, norm4d: length },
  remainder,
};

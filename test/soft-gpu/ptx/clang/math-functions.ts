// CUDA's mathematical functions with their expected values in JavaScript, and test operands.
import { seeded } from "../../../support/random.ts";

type Expected = (x: number, y: number) => number;
/** C expression of x and y, expected value, and maximum error in ulps. */
export type MathFunction = readonly [call: string, expected: Expected, ulps: number];

const log1p = Math.log1p;
const both = (wide: number): readonly MathFunction[] => [
  ["exp(x)", Math.exp, 1],
  ["expm1(x)", Math.expm1, wide],
  ["log(x)", Math.log, 1],
  ["log2(x)", Math.log2, wide],
  ["log10(x)", Math.log10, wide],
  ["log1p(x)", log1p, 1],
  ["exp2(x)", (x) => 2 ** x, wide],
  ["sin(x)", Math.sin, wide],
  ["cos(x)", Math.cos, wide],
  ["tan(x)", Math.tan, wide + 1],
  ["asin(x)", Math.asin, wide],
  ["acos(x)", Math.acos, wide],
  ["atan(x)", Math.atan, wide],
  ["sinh(x)", Math.sinh, wide],
  ["cosh(x)", Math.cosh, wide],
  ["tanh(x)", Math.tanh, wide],
  ["cbrt(x)", Math.cbrt, 1],
  ["sqrt(x)", Math.sqrt, 0],
  ["floor(x)", Math.floor, 0],
  ["ceil(x)", Math.ceil, 0],
  ["trunc(x)", Math.trunc, 0],
  ["round(x)", (x) => (Math.abs(x - Math.trunc(x)) >= 0.5 ? Math.trunc(x) + Math.sign(x) : Math.trunc(x)), 0],
  ["fabs(x)", Math.abs, 0],
  ["isnan(x) + 2 * isinf(x) + 4 * isfinite(x)", (x) => (Number.isNaN(x) ? 1 : Number.isFinite(x) ? 4 : 2), 0],
  ["pow(x, y)", power, wide],
  ["atan2(x, y)", Math.atan2, wide],
  ["fmod(x, y)", (x, y) => x % y, 0],
  ["hypot(x, y)", Math.hypot, wide],
  ["ldexp(x, (int)fmin(fmax(y, -300), 300))", (x, y) => ldexp(x, Number.isNaN(y) ? -300 : y), 0],
];

/** Computes erf by its series, for arguments below 2. */
function erf(x: number): number {
  let [term, sum] = [x, x];
  for (let n = 1; n < 60; n++) {
    term *= (2 * x * x) / (2 * n + 1);
    sum += term;
  }
  return (2 / Math.sqrt(Math.PI)) * Math.exp(-x * x) * sum;
}

/** Computes erfc by a continued fraction, for arguments from 2 on. */
function erfc(x: number): number {
  if (!(x >= 2)) return 1 - erf(x);
  let fraction = x;
  for (let n = 120; n > 0; n--) fraction = x + n / 2 / fraction;
  return x > 30 ? 0 : Math.exp(-x * x) / (fraction * Math.sqrt(Math.PI));
}

/** Computes sinpi of an exactly reduced argument. */
function sinpi(x: number): number {
  const r = Math.abs(x) % 2;
  const whole = Math.round(r);
  const value = Math.sin(Math.PI * (r - whole)) * (whole === 1 ? -1 : 1);
  return r === whole ? 0 * Math.sign(x) : Math.sign(x) * value;
}

function nearest(x: number): number {
  const down = Math.floor(x);
  const found = x - down > 0.5 || (x - down === 0.5 && down % 2 !== 0) ? down + 1 : down;
  return found === 0 && (x < 0 || Object.is(x, -0)) ? -0 : found;
}

/**
 * Computes the remainder of floats; doubles represent twice the divisor, which determines the quotient's last
 * bit.
 */
function remainder(x: number, y: number): number {
  const b = Math.abs(y);
  let r = Math.abs(x) % (2 * b);
  if (Number.isNaN(r)) return r;
  if (b === Infinity) return x;
  // A tie rounds to the even quotient: after subtracting one divisor, exactly half of another rounds up.
  if (2 * r > b) {
    r -= b;
    if (2 * r >= b) r -= b;
  }
  return (x < 0 || Object.is(x, -0) ? -1 : 1) * r;
}

/**
 * Computes x to the power y as C does. Integral powers are computed exactly, because JavaScriptCore rounds in
 * each step.
 */
function power(x: number, y: number): number {
  if (x === 1 || (x === -1 && Math.abs(y) === Infinity)) return 1;
  if (!Number.isInteger(y) || y < 2 || y > 1000 || !Number.isFinite(x) || Math.abs(x) < 1e-290) return x ** y;
  let [m, e] = [Math.abs(x), 0];
  for (; !Number.isInteger(m); m *= 2) e--;
  const exact = BigInt(m) ** BigInt(y);
  const shift = Math.max(0, exact.toString(2).length - 64);
  const top = Number((exact >> BigInt(shift)) | (exact & ((1n << BigInt(shift)) - 1n) ? 1n : 0n));
  const n = e * y + shift;
  const half = Math.max(Math.min(Math.trunc(n / 2), 1000), -1060);
  const found = top * 2 ** half * 2 ** Math.max(Math.min(n - half, 1023), -1074);
  return x < 0 && y % 2 === 1 ? -found : found;
}

/** Scales in steps, so that no intermediate result leaves the range of doubles. */
function ldexp(x: number, y: number): number {
  const n = Math.trunc(Math.min(Math.max(y, -300), 300));
  return x * 2 ** n;
}

export const floatFunctions: readonly MathFunction[] = [
  ...both(1),
  ["expf(x)", Math.exp, 1],
  ["logf(x)", Math.log, 1],
  ["powf(x, y)", power, 1],
  ["exp10f(x)", (x) => 10 ** x, 1],
  ["erff(x)", (x) => (Math.abs(x) < 0.5 ? erf(x) : Math.sign(x) * (1 - erfc(Math.abs(x)))), 1],
  ["erfcf(x)", (x) => (x < 0 ? 2 - erfc(-x) : erfc(x)), 1],
  ["normcdff(x)", (x) => (x > 0 ? 2 - erfc(x * Math.SQRT1_2) : erfc(-x * Math.SQRT1_2)) / 2, 1],
  ["sinpif(x)", sinpi, 1],
  ["cospif(x)", (x) => (Math.abs(x) % 1 === 0.5 ? 0 : Math.cos(Math.PI * (x % 2))), 1],
  ["remainderf(x, y)", remainder, 0],
  ["rcbrtf(x)", (x) => 1 / Math.cbrt(x), 1],
  ["(sincosf(x, &x, &y), x)", Math.sin, 1],
  ["(sincosf(x, &x, &y), y)", Math.cos, 1],
  ["rint(x)", nearest, 0],
  ["__fsqrt_rn(x)", Math.sqrt, 0],
  ["__frcp_rn(x)", (x) => 1 / x, 0],
  ["__fdiv_rn(x, y)", (x, y) => x / y, 0],
  ["__fmul_rn(x, y)", (x, y) => x * y, 0],
  ["__fadd_rn(x, y)", (x, y) => x + y, 0],
  ["asinhf(x)", Math.asinh, 1],
  ["acoshf(x)", Math.acosh, 1],
  ["atanhf(x)", Math.atanh, 1],
];

export const doubleFunctions: readonly MathFunction[] = both(2);

const bitsOf = new DataView(new ArrayBuffer(8));
/** Returns the distance of two numbers in units in the last place. */
export function ulps(found: number, wanted: number, type: "float" | "double"): number {
  const exact = type === "float" ? Math.fround(wanted) : wanted;
  if (Object.is(found, exact) || (Number.isNaN(found) && Number.isNaN(exact))) return 0;
  const order = (x: number): bigint => {
    if (type === "float") bitsOf.setFloat32(0, x);
    else bitsOf.setFloat64(0, x);
    const bits = type === "float" ? BigInt(bitsOf.getUint32(0)) : bitsOf.getBigUint64(0);
    const sign = type === "float" ? 1n << 31n : 1n << 63n;
    return bits & sign ? -(bits & (sign - 1n)) - 1n : bits;
  };
  const apart = Number(order(found) - order(exact));
  return Number.isNaN(found) || Number.isNaN(exact) ? Infinity : Math.abs(apart);
}

/** Returns a reproducible generator of 32-bit numbers. */
function random(seed: number): () => number {
  const { int } = seeded(seed);
  return () => int(2 ** 32);
}

const EDGES = [
  0,
  0.25,
  0.5,
  1,
  1.5,
  2,
  2.5,
  3,
  10,
  100,
  88.7,
  89,
  103.5,
  104,
  709.7,
  710,
  745.1,
  746,
  1e10,
  1e30,
  Infinity,
];
const signed = (values: readonly number[]): number[] => values.flatMap((x) => [x, -x]);

function common(most: number): number[] {
  const quarters = Array.from({ length: 200 }, (_, i) => (i * i * 7 + i) * (Math.PI / 2));
  const powers = Array.from({ length: 2 * most }, (_, i) => 2 ** (i - most));
  const next = random(7);
  const small = Array.from({ length: 800 }, () => (next() / 2 ** 32) * 4);
  const middle = Array.from({ length: 600 }, () => (next() / 2 ** 32) * 120);
  return [Number.NaN, ...signed([...EDGES, ...quarters, ...powers, ...small, ...middle])];
}

export function floats(): number[] {
  const next = random(1);
  const any = Array.from({ length: 2000 }, () => {
    bitsOf.setUint32(0, next());
    return bitsOf.getFloat32(0);
  });
  return [...common(149), 1e-45, -1e-45, 3.4028234663852886e38, ...any].map(Math.fround);
}

export function doubles(): number[] {
  const next = random(2);
  const any = Array.from({ length: 1500 }, () => {
    bitsOf.setUint32(0, next());
    bitsOf.setUint32(4, next());
    return bitsOf.getFloat64(0);
  });
  return [...common(1074), 5e-324, Number.MAX_VALUE, ...any];
}

function paired(values: readonly number[], round: (x: number) => number): (readonly [number, number])[] {
  const edges = signed([...EDGES, 1e-45]).concat(Number.NaN);
  const next = random(3);
  const near = Array.from(
    { length: 1500 },
    () => [(next() / 2 ** 32) * 20, (next() / 2 ** 32) * 40 - 20] as const,
  );
  const any = values.slice(0, 2500).map((x) => [x, values[next() % values.length]!] as const);
  return [...edges.flatMap((x) => edges.map((y) => [x, y] as const)), ...near, ...any].map(
    ([x, y]) => [round(x), round(y)] as const,
  );
}

export const pairs = () => paired(floats().reverse(), Math.fround);
export const pairsOfDoubles = () => paired(doubles().reverse(), (x) => x);

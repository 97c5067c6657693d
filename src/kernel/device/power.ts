import type { Exponentials } from "./exponential.ts";
import type { DeviceIntrinsics } from "./intrinsics.ts";
import type { Logarithms } from "./logarithm.ts";

/** `Math.pow` of f64 and f32, with JavaScript's special cases. */
export const powers = (m: DeviceIntrinsics, { shared }: Exponentials, { split, logOfSum }: Logarithms) => {
  // Error of the rounded sum `a + b`, for |a| >= |b|.
  const lostBy = (a: number, b: number, sum: number) => a - sum + b;

  // log(a) for a positive and finite, as a sum of two doubles. Its first terms, 2s + 2s^3/3, are pairs.
  const logPair = (a: number) => {
    const { r, k } = split(a);
    const f = r - 1;
    const t = 1 + r;
    const tLow = r - (t - 1);
    const s = f / t;
    const sLow = m.fma(-s, tLow, m.fma(-s, t, f)) / t;
    const z = m.product(s, s);
    const zLow = m.fma(2 * s, sLow, m.fma(s, s, -z));
    const c = m.product(z, s);
    const cLow = m.fma(z, sLow, m.fma(zLow, s, m.fma(z, s, -c)));
    // 2/3 in two parts.
    const third = m.product(c, 0.6666666666666666);
    const thirdLow =
      m.fma(c, 0.6666666666666666, -third) + cLow * 0.6666666666666666 + c * 3.700743415417188e-17;
    const coefficients = [2 / 23, 2 / 21, 2 / 19, 2 / 17, 2 / 15, 2 / 13, 2 / 11, 2 / 9, 2 / 7, 2 / 5];
    const rest = shared.polynomial(z, coefficients) * (c * z) + thirdLow;
    // The first part of ln(2) has 40 bits, so its product with k is exact.
    const whole = m.product(k, 0.6931471805592082);
    const one = whole + 2 * s;
    const two = one + third;
    const low =
      lostBy(one, third, two) + (lostBy(whole, 2 * s, one) + (rest + (k * 7.371002565167799e-13 + 2 * sLow)));
    const high = two + low;
    return { high, low: lostBy(two, low, high) };
  };
  // a^y for a positive and finite.
  const positivePower = (a: number, y: number) => {
    const { high, low } = logPair(a);
    const e = m.product(y, high);
    const eLow = m.fma(y, low, m.fma(y, high, -e));
    if (Math.abs(e) > 800) return e > 0 ? m.f64(Infinity) : m.f64(0);
    return shared.expOfSum(e, eLow, 0);
  };

  // The special cases are those of JavaScript: 1 to the power of infinity or NaN is NaN, where C has 1.
  const special = (x: number, y: number, finite: number) => {
    const a = Math.abs(x);
    const isWhole = Math.trunc(y) === y;
    const half = y * 0.5;
    const isOdd = isWhole && Math.trunc(half) !== half && Math.abs(y) < 2 ** 53;
    const isEdge = a === 0 || a === Infinity;
    const edge = (a === 0) === y < 0 ? m.f64(Infinity) : m.f64(0);
    const size = isEdge ? edge : finite;
    const signed = isOdd && m.copySign(1, x) < 0 ? -size : size;
    const fromInfinity = a > 1 === y > 0 ? m.f64(Infinity) : m.f64(0);
    const isUndefined = shared.isNan(x) || shared.isNan(y) || (a === 1 && Math.abs(y) === Infinity);
    const isComplex = x < 0 && !isEdge && !isWhole;
    if (y === 0) return m.f64(1);
    if (isUndefined || (isComplex && Math.abs(y) < Infinity)) return (y - y) / (y - y);
    return Math.abs(y) === Infinity ? fromInfinity : signed;
  };

  const clean = (x: number) => {
    const a = Math.abs(x);
    return a > 0 && a < Infinity ? a : m.f64(1);
  };
  const pow = (x: number, y: number) => special(x, y, positivePower(clean(x), y));
  // The error of y * log(a) in f64 is small beside the rounding to f32.
  const powf = (x: number, y: number) => {
    const wide = m.f64(y);
    const finite = shared.expForFloat(wide * logOfSum(clean(m.f64(x)), m.f64(0)));
    return m.f32(special(m.f64(x), wide, finite));
  };
  return { logPair, pow, powf };
};

/** Functions of `powers`, as other families take them. */
export type Powers = ReturnType<typeof powers>;

import type { DeviceIntrinsics } from "./intrinsics.ts";

/** The exponential functions of f64. */
export const exponentials = (m: DeviceIntrinsics) => {
  // 2^k, for k from -1022 to 1023.
  const power = (k: number) => m.f64FromBits((m.i64(k) + 1023n) << 52n);
  // Horner's scheme. The coefficients begin with that of the highest power.
  const polynomial = (x: number, coefficients: readonly number[]) => {
    let sum = m.f64(coefficients[0]!);
    for (let i = 1; i < coefficients.length; i++) sum = sum * x + coefficients[i]!;
    return sum;
  };
  const isNan = (x: number) => !(Math.abs(x) <= Infinity);

  // e^r - 1 - r by the Taylor series up to r^13, for |r| <= ln(2) / 2.
  const seriesRest = (r: number) => {
    const high = [1 / 6227020800, 1 / 479001600, 1 / 39916800, 1 / 3628800, 1 / 362880, 1 / 40320];
    const low = [1 / 5040, 1 / 720, 1 / 120, 1 / 24, 1 / 6, 0.5];
    let p = polynomial(r, high);
    for (let i = 0; i < low.length; i++) p = p * r + low[i]!;
    return r * r * p;
  };
  // e^(r + low). The error of the first sum is added last.
  const expOfRemainder = (r: number, low: number) => {
    const sum = 1 + r;
    return sum + (1 - sum + r + (seriesRest(r) + low));
  };
  // The power of two is applied in two steps, because the power alone may not be a normal number.
  const scale = (x: number, n: number) => x * power(n >> 1) * power(n - (n >> 1));

  // x - k ln(2) as two doubles. The first part of ln(2) has 40 bits, so its product with k is exact.
  const remainder = (x: number, k: number, more: number) => {
    const high = x - k * 0.6931471805592082;
    const low = k * 7.371002565167799e-13 - more;
    const r = high - low;
    return { r, low: high - r - low };
  };

  // e^(x + more) * 2^shift.
  const expOfSum = (x: number, more: number, shift: number) => {
    if (!(x < 711)) return x > 0 ? m.f64(Infinity) : x;
    if (x < -746) return 0;
    const k = m.rint(x * Math.LOG2E);
    const { r, low } = remainder(x, k, more);
    return scale(expOfRemainder(r, low), m.i32(k) + shift);
  };
  const exp2 = (x: number) => {
    if (!(x < 1024)) return x > 0 ? m.f64(Infinity) : x;
    if (x < -1076) return 0;
    const k = m.rint(x);
    return scale(expOfRemainder((x - k) * Math.LN2, m.f64(0)), m.i32(k));
  };
  const exp10 = (x: number) => {
    if (Math.abs(x) > 400) return x < 0 ? m.f64(0) : m.f64(Infinity);
    const high = m.product(x, Math.LN10);
    const lost = m.fma(x, Math.LN10, -high) - x * 2.1707562233822494e-16;
    return expOfSum(high, lost, 0);
  };
  // 2^k e^r - 1 = (2^k - 1) + 2^k r + 2^k (e^r - 1 - r). The error of the first sum, and that of r, are added last.
  const expm1 = (x: number) => {
    if (x > 700) return expOfSum(x, m.f64(0), 0);
    if (x < -50) return -1;
    const k = m.rint(x * Math.LOG2E);
    const { r, low } = remainder(x, k, m.f64(0));
    const p = power(m.i32(k));
    const sum = p - 1 + p * r;
    const lost = p - 1 - sum + p * r;
    const value = sum + (lost + p * (seriesRest(r) + low));
    return x === 0 || isNan(x) ? x : value;
  };

  // e^x with the precision that f32 needs, by the Taylor series up to r^9. It stays in the range of f64.
  const expForFloat = (x: number) => {
    const a = x < -300 ? m.f64(-300) : x > 300 ? m.f64(300) : x;
    const k = m.rint(a * Math.LOG2E);
    const coefficients = [1 / 362880, 1 / 40320, 1 / 5040, 1 / 720, 1 / 120, 1 / 24, 1 / 6, 0.5, 1, 1];
    return polynomial(a - k * Math.LN2, coefficients) * power(m.i32(k));
  };

  const exp = (x: number) => expOfSum(x, m.f64(0), 0);
  const shared = { power, polynomial, isNan, expOfSum, expForFloat };
  return { shared, exp, exp2, exp10, expm1 };
};

/** Functions of `exponentials`, as other families take them. */
export type Exponentials = ReturnType<typeof exponentials>;

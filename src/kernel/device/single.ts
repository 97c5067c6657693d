import type { DeviceIntrinsics } from "./intrinsics.ts";

/**
 * Exponential functions of f32 that compute in f32. Many GPUs have few units for f64. No product needs an `fma` to
 * be exact.
 */
export const singles = (m: DeviceIntrinsics) => {
  // Horner's scheme. The coefficients begin with that of the highest power.
  const polynomial = (x: number, coefficients: readonly number[]) => {
    let sum = m.f32(coefficients[0]!);
    for (let i = 1; i < coefficients.length; i++) sum = sum * x + coefficients[i]!;
    return sum;
  };
  // 2^n, for n from -126 to 127. Only the low 8 bits of n are read.
  const power = (n: number) => m.f32FromBits((n << 23) + 0x3f800000);
  // The power of two is applied in two steps, because the power alone may not be a normal number.
  const scale = (x: number, n: number) => x * power(n >> 1) * power(n - (n >> 1));
  // Adding 1.5 * 2^23 leaves the nearest whole number in the low bits.
  const magic = 12582912;
  const clamped = (x: number, low: number, high: number) => Math.min(Math.max(x, low), high);

  // x - k ln(2). The first part of ln(2) has 9 bits, so its product with k is exact.
  const remainder = (x: number, k: number) => x - k * 0.693359375 + k * 0.00021219444005469057;
  // e^r - 1 - r, for |r| <= ln(2) / 2. Fitted to (e^r - 1 - r) / r^2.
  const seriesRest = (r: number) =>
    r *
    r *
    polynomial(
      r,
      [
        0.001381459878757596, 0.008368716575205326, 0.04166838899254799, 0.1666652113199234,
        0.4999999403953552,
      ],
    );
  const expOfRemainder = (r: number) => 1 + (r + seriesRest(r));
  // The limits give 0 and infinity. There is no branch, so that ptxas can overlap the rounds of a loop.
  const expf = (x: number) => {
    const a = clamped(x, -104, 89);
    const t = a * Math.LOG2E + magic;
    return scale(expOfRemainder(remainder(a, t - magic)), m.bitsOf32(t));
  };
  const exp2f = (x: number) => {
    const a = clamped(x, -151, 128);
    const t = a + magic;
    return scale(expOfRemainder((a - (t - magic)) * Math.LN2), m.bitsOf32(t));
  };

  // e^x / 2, for x up to 90. It does not overflow where e^x does.
  const halfExp = (x: number) => {
    const t = x * Math.LOG2E + magic;
    return scale(expOfRemainder(remainder(x, t - magic)), m.bitsOf32(t) - 1);
  };
  const exp10f = (x: number) => {
    const a = clamped(x, -46, 39);
    const t = a * 3.321928094887362 + magic;
    const k = t - magic;
    // The first part of log10(2) has 12 bits, so its product with k is exact.
    const r = (a - k * 0.301025390625 - k * 4.6050389811980175e-6) * Math.LN10;
    return scale(expOfRemainder(r), m.bitsOf32(t));
  };
  // 2^k e^r - 1 = (2^k - 1) + 2^k r + 2^k (e^r - 1 - r). The error of the first sum, and that of r, are added last.
  const expm1f = (x: number) => {
    if (x === 0) return x;
    if (Math.abs(x) < 0.35) return x + seriesRest(x);
    if (x > 80) return expf(x);
    if (x < -20) return -1;
    const t = x * Math.LOG2E + magic;
    const k = t - magic;
    const high = x - k * 0.693359375;
    const low = k * -0.00021219444005469057;
    const r = high - low;
    const rest = seriesRest(r) + (high - r - low);
    const p = power(m.bitsOf32(t));
    const product = m.product(p, r);
    const sum = p - 1 + product;
    return sum + (p - 1 - sum + product + p * rest);
  };
  const bounded = (x: number) => {
    const a = Math.abs(x);
    return a > 90 ? m.f32(90) : a;
  };
  const coshf = (x: number) => {
    const half = halfExp(bounded(x));
    return half + 0.25 / half;
  };
  const sinhf = (x: number) => {
    const half = halfExp(bounded(x));
    const z = x * x;
    const near = x + x * z * polynomial(z, [1 / 362880, 1 / 5040, 1 / 120, 1 / 6]);
    return x === 0 ? x : Math.abs(x) < 1 ? near : m.copySign(half - 0.25 / half, x);
  };
  // (tanh(x) - x) / x^3 by z = x^2, for |x| < 0.55. Fitted.
  const tanhNear = [
    -0.006282529017080131, 0.02107781095109995, -0.053853874959284724, 0.1333260189612176,
    -0.33333318052480804,
  ];
  // Both forms are computed, and there is no branch, as in `expf`. A reciprocal takes fewer instructions than a division, and
  // twice its value is the quotient.
  const tanhf = (x: number) => {
    const a = Math.abs(x);
    const z = x * x;
    const near = a + a * (z * polynomial(z, tanhNear));
    // NaN is not larger, and stays.
    const twice = a > 9.1 ? m.f32(18.2) : a + a;
    const t = twice * Math.LOG2E + magic;
    const far = 1 - 2 * (1 / (power(m.bitsOf32(t)) * expOfRemainder(remainder(twice, t - magic)) + 1));
    return m.copySign(a < 0.55 ? near : far, x);
  };
  return { polynomial, scale, expOfRemainder, expf, exp2f, exp10f, expm1f, coshf, sinhf, tanhf };
};

/** Functions of `singles`, as other families take them. */
export type Singles = ReturnType<typeof singles>;

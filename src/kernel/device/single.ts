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
  // 2^k, for k from -126 to 127.
  const power = (k: number) => m.f32FromBits((k + 127) << 23);
  // The power of two is applied in two steps, because the power alone may not be a normal number.
  const scale = (x: number, n: number) => x * power(n >> 1) * power(n - (n >> 1));

  // x - k ln(2). The first part of ln(2) has 9 bits, so its product with k is exact.
  const remainder = (x: number, k: number) => x - k * 0.693359375 + k * 0.00021219444005469057;
  // e^r - 1 - r by the Taylor series up to r^7, for |r| <= ln(2) / 2.
  const seriesRest = (r: number) => r * r * polynomial(r, [1 / 5040, 1 / 720, 1 / 120, 1 / 24, 1 / 6, 0.5]);
  // The error of the first sum is added last.
  const expOfRemainder = (r: number) => {
    const sum = 1 + r;
    return sum + (1 - sum + r + seriesRest(r));
  };
  const expf = (x: number) => {
    if (!(x < 89)) return x > 0 ? m.f32(Infinity) : x;
    if (x < -104) return 0;
    const k = m.rint(x * Math.LOG2E);
    return scale(expOfRemainder(remainder(x, k)), m.i32(k));
  };
  const exp2f = (x: number) => {
    if (!(x < 128)) return x > 0 ? m.f32(Infinity) : x;
    if (x < -150) return 0;
    const k = m.rint(x);
    return scale(expOfRemainder((x - k) * Math.LN2), m.i32(k));
  };

  // e^x / 2, for x up to 90. It does not overflow where e^x does.
  const halfExp = (x: number) => {
    const k = m.rint(x * Math.LOG2E);
    return scale(expOfRemainder(remainder(x, k)), m.i32(k) - 1);
  };
  const exp10f = (x: number) => {
    if (!(x < 39)) return x > 0 ? m.f32(Infinity) : x;
    if (x < -46) return 0;
    const k = m.rint(x * 3.321928094887362);
    // The first part of log10(2) has 12 bits, so its product with k is exact.
    const r = (x - k * 0.301025390625 - k * 4.6050389811980175e-6) * Math.LN10;
    return scale(expOfRemainder(r), m.i32(k));
  };
  // 2^k e^r - 1 = (2^k - 1) + 2^k r + 2^k (e^r - 1 - r). The error of the first sum, and that of r, are added last.
  const expm1f = (x: number) => {
    if (x === 0) return x;
    if (Math.abs(x) < 0.35) return x + seriesRest(x);
    if (x > 80) return expf(x);
    if (x < -20) return -1;
    const k = m.rint(x * Math.LOG2E);
    const high = x - k * 0.693359375;
    const low = k * -0.00021219444005469057;
    const r = high - low;
    const rest = seriesRest(r) + (high - r - low);
    const p = power(m.i32(k));
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
  const tanhf = (x: number) => {
    const a = Math.abs(x);
    if (a < 0.55) {
      // The fifth convergent of Lambert's fraction x / (1 + x^2 / (3 + x^2 / (5 + ...))), as x minus a part.
      const z = x * x;
      const part = x * ((z * polynomial(z, [14, 315])) / polynomial(z, [15, 420, 945]));
      // The sign makes -0 of x - x for -0.
      return m.copySign(x - part, x);
    }
    return m.copySign(a > 9.1 ? m.f32(1) : 1 - 2 / (expf(2 * a) + 1), x);
  };
  return { polynomial, expf, exp2f, exp10f, expm1f, coshf, sinhf, tanhf };
};

/** Functions of `singles`, as other families take them. */
export type Singles = ReturnType<typeof singles>;

import type { DeviceIntrinsics } from "./intrinsics.ts";

/**
 * Functions of f32 that compute in f32. Many GPUs have few units for f64, so the most frequent functions do without.
 * No product needs an `fma` to be exact.
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
  // e^r by the Taylor series up to r^7, for |r| <= ln(2) / 2. The error of the first sum is added last.
  const expOfRemainder = (r: number) => {
    const rest = r * r * polynomial(r, [1 / 5040, 1 / 720, 1 / 120, 1 / 24, 1 / 6, 0.5]);
    const sum = 1 + r;
    return sum + (1 - sum + r + rest);
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

  // log(1 + f) = f - f^2/2 + s (f^2/2 + R) with s = f / (2 + f). Only the first term of the sum is large.
  const logf = (x: number) => {
    if (!(x > 0 && x < Infinity)) return x === 0 ? m.f32(-Infinity) : x < 0 ? (x - x) / (x - x) : x;
    const isSubnormal = x < 2 ** -126;
    const bits = m.bitsOf32(isSubnormal ? x * 2 ** 25 : x);
    // 0x3f3504f3 are the bits of sqrt(1/2).
    const n = (bits - 0x3f3504f3) >> 23;
    const f = m.f32FromBits(bits - (n << 23)) - 1;
    const k = m.f32(isSubnormal ? n - 25 : n);
    const s = f / (2 + f);
    const z = s * s;
    const half = m.product(0.5 * f, f);
    const rest = s * (half + z * polynomial(z, [2 / 11, 2 / 9, 2 / 7, 2 / 5, 2 / 3]));
    return k * 0.693359375 - (half - (rest - k * 0.00021219444005469057) - f);
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
  return { expf, exp2f, logf, tanhf };
};

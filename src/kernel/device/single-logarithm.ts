import type { DeviceIntrinsics } from "./intrinsics.ts";
import type { Singles } from "./single.ts";

/** Logarithms and inverse hyperbolic functions of f32 that compute in f32. */
export const singleLogarithms = (m: DeviceIntrinsics, { polynomial }: Singles) => {
  const isFinitePositive = (x: number) => x > 0 && x < Infinity;
  // Logarithm of 0, of a negative number, of infinity and of NaN.
  const edge = (x: number) => (x === 0 ? m.f32(-Infinity) : x < 0 ? (x - x) / (x - x) : x);
  // Splits a positive and finite number into r * 2^n, with r between sqrt(1/2) and sqrt(2).
  const split = (x: number) => {
    const isSubnormal = x < 2 ** -126;
    const bits = m.bitsOf32(isSubnormal ? x * 2 ** 25 : x);
    // 0x3f3504f3 are the bits of sqrt(1/2).
    const n = (bits - 0x3f3504f3) >> 23;
    return { r: m.f32FromBits(bits - (n << 23)), n: isSubnormal ? n - 25 : n };
  };
  // log(1 + f) = f - f^2/2 + s (f^2/2 + R) with s = f / (2 + f). Only the first term of the sum is large.
  const rest = (f: number, half: number) => {
    const s = f / (2 + f);
    const z = s * s;
    return s * (half + z * polynomial(z, [2 / 11, 2 / 9, 2 / 7, 2 / 5, 2 / 3]));
  };
  // log(x + low). The first part of ln(2) has 10 bits, so its product with k is exact.
  const logOfSum = (x: number, low: number) => {
    const { r, n } = split(x);
    const k = m.f32(n);
    const f = r - 1;
    const half = m.product(0.5 * f, f);
    return k * 0.693359375 - (half - (rest(f, half) + (low - k * 0.00021219444005469057)) - f);
  };
  const logf = (x: number) => (isFinitePositive(x) ? logOfSum(x, m.f32(0)) : edge(x));

  // log(x) / log(b). `inverse` is 1 / log(b) and `two` is log(2) / log(b), each in two parts. The first parts have
  // 12 bits, so their products are exact.
  const logToBase = (x: number, inverse: readonly number[], two: readonly number[]) => {
    const { r, n } = split(x);
    const k = m.f32(n);
    const f = r - 1;
    const half = m.product(0.5 * f, f);
    const high = m.f32FromBits(m.bitsOf32(f - half) & -4096);
    const low = f - high - half + rest(f, half);
    const product = m.product(high, inverse[0]!);
    const whole = m.product(k, two[0]!);
    const small = low * (inverse[0]! + inverse[1]!) + high * inverse[1]! + k * two[1]!;
    const sum = whole + product;
    return sum + (whole - sum + product + small);
  };
  const log2f = (x: number) =>
    isFinitePositive(x) ? logToBase(x, [1.4423828125, 0.0003122283889634074], [1, 0]) : edge(x);
  const log10f = (x: number) => {
    const inverse = [0.4342041015625, 9.038034075181667e-5];
    const two = [0.301025390625, 4.6050389811980175e-6];
    return isFinitePositive(x) ? logToBase(x, inverse, two) : edge(x);
  };
  const log1pf = (x: number) => {
    if (!(x > -1 && x < Infinity)) return edge(1 + x);
    if (x === 0) return x;
    if (x > -0.29 && x < 0.41) {
      const half = m.product(0.5 * x, x);
      return x - (half - rest(x, half));
    }
    const sum = 1 + x;
    const lost = x > 1 ? 1 - (sum - x) : x - (sum - 1);
    return logOfSum(sum, lost / sum);
  };

  // From 4096 on a^2 + 1 is a^2, and the result is log(2a).
  const asinhf = (x: number) => {
    const a = Math.abs(x);
    if (a > 4096) return m.copySign(logf(a) + Math.LN2, x);
    return m.copySign(log1pf(a + (a * a) / (1 + Math.sqrt(a * a + 1))), x);
  };
  const acoshf = (x: number) => {
    if (!(x >= 1)) return (x - x) / (x - x);
    const t = x - 1;
    return x > 4096 ? logf(x) + Math.LN2 : log1pf(t + Math.sqrt(t * t + 2 * t));
  };
  const atanhf = (x: number) => {
    const a = Math.abs(x);
    return m.copySign(0.5 * log1pf((2 * a) / (1 - a)), x);
  };
  return { split, logf, log2f, log10f, log1pf, asinhf, acoshf, atanhf };
};

/** Functions of `singleLogarithms`, as other families take them. */
export type SingleLogarithms = ReturnType<typeof singleLogarithms>;

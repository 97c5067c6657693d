import type { Exponentials } from "./exponential.ts";
import type { DeviceIntrinsics } from "./intrinsics.ts";

/** The logarithms of f64. */
export const logarithms = (m: DeviceIntrinsics, { shared }: Exponentials) => {
  const isFinitePositive = (x: number) => x > 0 && x < Infinity;
  // Logarithm of 0, of a negative number, of infinity and of NaN.
  const edge = (x: number) => (x === 0 ? m.f64(-Infinity) : x * Infinity + Infinity);

  // Splits a positive and finite number into r * 2^n, with r between sqrt(1/2) and sqrt(2).
  const parts = (x: number) => {
    const isSubnormal = x < 2 ** -1022;
    const bits = m.bitsOf(isSubnormal ? x * 2 ** 54 : x);
    // 0x3fe6a09e667f3bcd are the bits of sqrt(1/2).
    const n = (bits - 0x3fe6a09e667f3bcdn) >> 52n;
    return { r: m.f64FromBits(bits - (n << 52n)), n: isSubnormal ? m.i32(n) - 54 : m.i32(n) };
  };
  // Converts an i32. The bits of 2^52 plus a whole number are those of 2^52, plus that number.
  const wide = (n: number) =>
    m.f64FromBits(m.i64(m.u32(n ^ -0x80000000)) + 0x4330000000000000n) - 4503601774854144;
  const split = (x: number) => {
    const { r, n } = parts(x);
    return { r, k: wide(n) };
  };
  // log(1 + f) = f - f^2/2 + s (f^2/2 + R) with s = f / (2 + f). Only the first term of the sum is large. R is fitted.
  const restOf = (s: number, half: number) => {
    const z = s * s;
    const high = [0.1479607915211642, 0.15314038309786362, 0.18183564776276848, 0.22222198565094708];
    const low = [0.28571428742460575, 0.39999999999414376, 0.6666666666666734];
    let p = shared.polynomial(z, high);
    for (let i = 0; i < low.length; i++) p = p * z + low[i]!;
    return s * (half + z * p);
  };
  // The sum is small beside f, so the second rounding of s does not matter. A reciprocal takes few registers.
  const ratio = (f: number) => f * (1 / (2 + f));
  const rest = (f: number, half: number) => restOf(ratio(f), half);
  // log(x + low). The first part of ln(2) has 40 bits, so its product with k is exact.
  const logOfSum = (x: number, low: number) => {
    const { r, k } = split(x);
    const f = r - 1;
    const half = m.product(0.5 * f, f);
    return k * 0.6931471805592082 - (half - (rest(f, half) + (k * 7.371002565167799e-13 + low)) - f);
  };
  const log = (x: number) => {
    if (!isFinitePositive(x)) return edge(x);
    const { r, n } = parts(x);
    const f = r - 1;
    const s = ratio(f);
    const half = m.product(0.5 * f, f);
    const k = wide(n);
    return k * 0.6931471805592082 - (half - (restOf(s, half) + k * 7.371002565167799e-13) - f);
  };

  // log(x) / log(b). `inverse` is 1 / log(b) and `two` is log(2) / log(b), each in two parts.
  const logToBase = (x: number, inverse: readonly number[], two: readonly number[]) => {
    const { r, k } = split(x);
    const f = r - 1;
    const half = m.product(0.5 * f, f);
    const high = f - half;
    const low = f - high - half + rest(f, half);
    const product = m.product(high, inverse[0]!);
    const lost = m.fma(high, inverse[0]!, -product);
    const whole = m.product(k, two[0]!);
    const sum = whole + product;
    return sum + (whole - sum + product + (lost + high * inverse[1]! + low * inverse[0]! + k * two[1]!));
  };
  const log2 = (x: number) =>
    isFinitePositive(x) ? logToBase(x, [Math.LOG2E, 2.0355273740931033e-17], [1, 0]) : edge(x);
  const log10 = (x: number) => {
    const inverse = [Math.LOG10E, 1.098319650216765e-17];
    const two = [0.30102999566361177, 3.694239077158931e-13];
    return isFinitePositive(x) ? logToBase(x, inverse, two) : edge(x);
  };
  const log1p = (x: number) => {
    if (!(x > -1 && x < Infinity)) return edge(1 + x);
    if (Math.abs(x) < 2 ** -54) return x;
    if (x > -0.25 && x < 0.375) {
      const half = m.product(0.5 * x, x);
      return x - (half - rest(x, half));
    }
    const sum = 1 + x;
    const lost = x > 1 ? 1 - (sum - x) : x - (sum - 1);
    return logOfSum(sum, lost / sum);
  };
  return { split, isFinitePositive, logOfSum, log, log2, log10, log1p };
};

/** Functions of `logarithms`, as other families take them. */
export type Logarithms = ReturnType<typeof logarithms>;

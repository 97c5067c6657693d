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

  // e^r - 1 - r, for |r| <= ln(2) / 2. Fitted to (e^r - 1 - r) / r^2.
  const seriesRest = (r: number) => {
    const high = [2.500006162553128e-8, 2.763024838532302e-7, 2.755758637378518e-6, 2.480149309888739e-5];
    const middle = [0.00019841269506578723, 0.0013888888943630134, 0.008333333333494461];
    const low = [0.041666666666530155, 0.16666666666666413, 0.5000000000000011];
    let p = polynomial(r, high);
    for (let i = 0; i < middle.length; i++) p = p * r + middle[i]!;
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

  // e^x where 2^k is not a normal number, from e^r and k. Larger |x| and NaN have results of their own.
  const farExp = (x: number, p: number, k: number) => {
    const value = scale(p, k);
    return x < -746 ? 0 : x < 711 ? value : x > 0 ? m.f64(Infinity) : x;
  };
  const exp = (x: number) => {
    // Adding 1.5 * 2^52 leaves the nearest whole number in the low bits.
    const t = x * Math.LOG2E + 6755399441055744;
    const k = t - 6755399441055744;
    const r = x - k * 0.6931471805592082 - k * 7.371002565167799e-13;
    const p = 1 + (r + seriesRest(r));
    const bits = m.bitsOf(t);
    if (Math.abs(x) < 708) return m.f64FromBits(m.bitsOf(p) + (bits << 52n));
    return farExp(x, p, m.i32(bits));
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

  const shared = { power, polynomial, isNan, expOfSum, expForFloat };
  return { shared, exp, exp2, exp10, expm1 };
};

/** Functions of `exponentials`, as other families take them. */
export type Exponentials = ReturnType<typeof exponentials>;

import type { Exponentials } from "./exponential.ts";
import type { DeviceIntrinsics } from "./intrinsics.ts";
import type { Logarithms } from "./logarithm.ts";

/** The hyperbolic functions and their inverses of f64. */
export const hyperbolics = (
  m: DeviceIntrinsics,
  { shared, expm1 }: Exponentials,
  { log, log1p }: Logarithms,
) => {
  const sinh = (x: number) => {
    const a = Math.abs(x);
    // e^a / 2 does not overflow where e^a does.
    if (a > 40) return m.copySign(shared.expOfSum(a, m.f64(0), -1), x);
    const t = expm1(a);
    return shared.isNan(x) ? x : m.copySign(0.5 * (t + t / (t + 1)), x);
  };
  const cosh = (x: number) => {
    const half = shared.expOfSum(Math.abs(x), m.f64(0), -1);
    return Math.abs(x) > 40 || shared.isNan(x) ? half : half + 0.25 / half;
  };
  // The ninth convergent of Lambert's continued fraction x / (1 + x^2 / (3 + x^2 / (5 + ...))), as x minus a part.
  const tanhNearZero = (x: number) => {
    const z = x * x;
    const above = shared.polynomial(z, [44, 12870, 810810, 11486475]);
    const below = shared.polynomial(z, [45, 13860, 945945, 16216200, 34459425]);
    // The sign makes -0 of x - x for -0.
    return m.copySign(x - x * ((z * above) / below), x);
  };
  const tanh = (x: number) => {
    const a = Math.abs(x);
    if (a < 0.8) return tanhNearZero(x);
    const t = expm1(2 * (a > 30 ? m.f64(30) : a));
    return shared.isNan(x) ? x : m.copySign(a > 22 ? m.f64(1) : 1 - 2 / (t + 2), x);
  };
  const asinh = (x: number) => {
    const a = Math.abs(x);
    // log(2a), where a^2 + 1 is a^2.
    if (a > 2 ** 28) return m.copySign(a < Infinity ? log(a) + Math.LN2 : a, x);
    return shared.isNan(x) ? x : m.copySign(log1p(a + (a * a) / (1 + Math.sqrt(a * a + 1))), x);
  };
  const acosh = (x: number) => {
    if (!(x >= 1)) return (x - x) / (x - x);
    const t = x - 1;
    if (x > 2 ** 28) return x < Infinity ? log(x) + Math.LN2 : x;
    return log1p(t + Math.sqrt(t * t + 2 * t));
  };
  const atanh = (x: number) => {
    const a = Math.abs(x);
    return shared.isNan(x) ? x : m.copySign(0.5 * log1p((2 * a) / (1 - a)), x);
  };
  return { sinh, cosh, tanh, asinh, acosh, atanh };
};

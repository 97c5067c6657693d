import type { Exponentials } from "./exponential.ts";
import type { DeviceIntrinsics } from "./intrinsics.ts";
import type { Logarithms } from "./logarithm.ts";
import type { Trigonometry } from "./trigonometry.ts";

/** The gamma function of f32, and the logarithm of its absolute value. */
export const gammas = (
  m: DeviceIntrinsics,
  { shared }: Exponentials,
  { log }: Logarithms,
  { sineOfPi }: Trigonometry,
) => {
  // The logarithm of gamma(x) by Stirling's series, for x >= 8. The coefficients are B(2n) / (2n (2n - 1)).
  const stirling = (x: number) => {
    const inverse = 1 / x;
    const coefficients = [-691 / 360360, 1 / 1188, -1 / 1680, 1 / 1260, -1 / 360, 1 / 12];
    const series = inverse * shared.polynomial(inverse * inverse, coefficients);
    // log(2 pi) / 2.
    return (x - 0.5) * log(x) - x + (0.9189385332046728 + series);
  };
  // x (x + 1) ... (x + 7): gamma(x + 8) divided by gamma(x).
  const rising = (x: number) => {
    let product = x;
    for (let i = 1; i < 8; i++) product *= x + i;
    return product;
  };
  const positiveGamma = (x: number) => {
    const isSmall = x < 8;
    const size = shared.expOfSum(stirling(isSmall ? x + 8 : x), m.f64(0), 0);
    return isSmall ? size / rising(x) : size;
  };
  const positiveLogarithm = (x: number) => {
    const isSmall = x < 8;
    const size = stirling(isSmall ? x + 8 : x);
    return isSmall ? size - log(rising(x)) : size;
  };

  const gammaf = (x: number) => {
    const wide = m.f64(x);
    const isWhole = Math.trunc(x) === x;
    if (x === 0) return m.f32(m.copySign(Infinity, wide));
    if (x === Infinity || shared.isNan(x)) return x;
    if (x < 0 && isWhole) return (x - x) / (x - x);
    if (x > 0) return m.f32(positiveGamma(wide));
    // Below -180 the result is smaller than every f32.
    const far = wide < -180 ? m.f64(-180.5) : wide;
    const size = Math.PI / positiveGamma(1 - far);
    const sine = sineOfPi(wide);
    return m.f32(wide < -180 ? m.copySign(0, sine) : size / sine);
  };
  const lgammaf = (x: number) => {
    const wide = m.f64(x);
    if (shared.isNan(x)) return x;
    if (Math.abs(x) === Infinity || (x <= 0 && Math.trunc(x) === x)) return m.f32(Infinity);
    if (x === 1 || x === 2) return m.f32(0);
    if (x > 0) return m.f32(positiveLogarithm(wide));
    return m.f32(log(Math.PI / Math.abs(sineOfPi(wide))) - positiveLogarithm(1 - wide));
  };
  return { gammaf, lgammaf };
};

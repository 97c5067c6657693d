import type { Exponentials } from "./exponential.ts";
import type { DeviceIntrinsics } from "./intrinsics.ts";

/** The inverse trigonometric functions of f64. */
export const arctangents = (m: DeviceIntrinsics, { shared }: Exponentials) => {
  const series = [1 / 17, -1 / 15, 1 / 13, -1 / 11, 1 / 9, -1 / 7, 1 / 5, -1 / 3];
  // The arctangent of i / 4 in two parts.
  const quarter = (i: number) =>
    i === 4
      ? m.f64(0.7853981633974483)
      : i === 3
        ? m.f64(0.6435011087932844)
        : i === 2
          ? m.f64(0.4636476090008061)
          : i === 1
            ? m.f64(0.24497866312686414)
            : m.f64(0);
  const quarterLow = (i: number) =>
    i === 4
      ? m.f64(3.061616997868383e-17)
      : i === 3
        ? m.f64(1.5834785051444286e-17)
        : i === 2
          ? m.f64(2.2698777452961687e-17)
          : i === 1
            ? m.f64(1.0698755618734451e-17)
            : m.f64(0);
  // The arctangent of a / b in two parts, for 0 <= a <= b and b > 0. The distance to a multiple of 1/4 makes the
  // series short.
  const part = (a: number, b: number) => {
    const i = m.rint(4 * (a / b));
    const c = 0.25 * i;
    const u = m.fma(-c, b, a) / m.fma(c, a, b);
    const z = u * u;
    const known = quarter(i);
    const high = known + u;
    const low = known - high + u + (u * z * shared.polynomial(z, series) + quarterLow(i));
    return { high, low };
  };
  // Subtracts a pair from a multiple of pi, which has two parts as well.
  const subtracted = (whole: number, wholeLow: number, from: { high: number; low: number }) => {
    const high = whole - from.high;
    return { high, low: whole - high - from.high + (wholeLow - from.low) };
  };
  // Brings two lengths into the range in which products and quotients are exact enough.
  const scaled = (a: number, b: number) => {
    const isLarge = a > 2 ** 900 || b > 2 ** 900;
    const isSmall = a < 2 ** -800 && b < 2 ** -800;
    const by = isLarge ? m.f64(2 ** -120) : isSmall ? m.f64(2 ** 200) : m.f64(1);
    return { a: a * by, b: b * by };
  };
  const finite = (x: number, other: number) =>
    x === Infinity ? m.f64(1) : other === Infinity ? m.f64(0) : x;
  const atan2 = (y: number, x: number) => {
    const [py, px] = [Math.abs(y), Math.abs(x)];
    const { a, b } = scaled(finite(py, px), finite(px, py));
    const isSteep = a > b;
    const isZero = a === 0 && b === 0;
    const first = part(isSteep ? b : a, isZero ? m.f64(1) : isSteep ? a : b);
    const turned = subtracted(m.f64(1.5707963267948966), m.f64(6.123233995736766e-17), first);
    const second = isSteep ? turned : first;
    const back = subtracted(m.f64(Math.PI), m.f64(1.2246467991473532e-16), second);
    const third = m.copySign(1, x) < 0 ? back : second;
    return shared.isNan(x) || shared.isNan(y) ? x + y : m.copySign(third.high + third.low, y);
  };
  const leg = (x: number) => Math.sqrt((1 - x) * (1 + x));
  const atan = (x: number) => (x === 0 ? x : atan2(x, m.f64(1)));
  const asin = (x: number) => (Math.abs(x) < 2 ** -30 ? x : atan2(x, leg(x)));
  const acos = (x: number) => atan2(leg(x), x);
  return { atan, asin, acos, atan2 };
};

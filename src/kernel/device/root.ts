import type { Exponentials } from "./exponential.ts";
import type { DeviceIntrinsics } from "./intrinsics.ts";

/** Cube root and hypotenuse of f64, and their inverses. */
export const roots = (m: DeviceIntrinsics, { shared }: Exponentials) => {
  const isBounded = (x: number) => Math.abs(x) < Infinity;
  // One step of Halley's iteration.
  const step = (t: number, a: number) => {
    const cube = t * t * t;
    return t - t * ((cube - a) / (cube + cube + a));
  };
  // The first estimate has a third of the exponent.
  const estimate = (a: number) => m.f64FromBits(m.bitsOf(a) / 3n + 0x2a9f7893782da1cen);
  // Brings a size into the range in which its cube root can be improved, with the factor of the root.
  const scaled = (size: number) => {
    const by = size < 2 ** -900 ? m.f64(2 ** 54) : size > 2 ** 900 ? m.f64(2 ** -54) : m.f64(1);
    const back = size < 2 ** -900 ? m.f64(2 ** -18) : size > 2 ** 900 ? m.f64(2 ** 18) : m.f64(1);
    return { a: size * by, back };
  };
  const cbrt = (x: number) => {
    if (x === 0 || !isBounded(x)) return x;
    const { a, back } = scaled(Math.abs(x));
    const t = step(step(step(estimate(a), a), a), a);
    // The last step uses the exact remainder t^3 - a.
    const square = m.product(t, t);
    const cube = m.product(square, t);
    const over = cube - a + m.fma(square, t, -cube) + m.fma(t, t, -square) * t;
    return m.copySign((t - over / (3 * square)) * back, x);
  };
  const hypot = (x: number, y: number) => {
    const [a, b] = [Math.abs(x), Math.abs(y)];
    const large = Math.max(a, b);
    const small = Math.min(a, b);
    const by = large > 2 ** 500 ? m.f64(2 ** -600) : large < 2 ** -450 ? m.f64(2 ** 600) : m.f64(1);
    const back = large > 2 ** 500 ? m.f64(2 ** 600) : large < 2 ** -450 ? m.f64(2 ** -600) : m.f64(1);
    const [u, v] = [large * by, small * by];
    const length = Math.sqrt(m.fma(u, u, v * v)) * back;
    if (a === Infinity || b === Infinity) return m.f64(Infinity);
    return shared.isNan(a) || shared.isNan(b) ? a + b : length;
  };
  const rcbrt = (x: number) => {
    const { a, back } = scaled(Math.abs(x));
    const t = 1 / step(step(step(estimate(a), a), a), a);
    // One step of Newton's iteration with the exact remainder 1 - a t^3.
    const square = m.product(t, t);
    const cube = m.product(square, t);
    const cubeLow = m.fma(square, t, -cube) + m.fma(t, t, -square) * t;
    const product = m.product(a, cube);
    const under = 1 - product - m.fma(a, cube, -product) - a * cubeLow;
    const value = m.copySign((t + (t * under) / 3) / back, x);
    return x === 0 || !isBounded(x) ? 1 / x : value;
  };
  const rhypot = (x: number, y: number) => {
    const [a, b] = [Math.abs(x), Math.abs(y)];
    const large = Math.max(a, b);
    const by = large > 2 ** 500 ? m.f64(2 ** -600) : large < 2 ** -450 ? m.f64(2 ** 600) : m.f64(1);
    const [u, v] = [a * by, b * by];
    // The sum of the squares has two parts.
    const [square, other] = [m.product(u, u), m.product(v, v)];
    const sum = square + other;
    const isFirst = u > v;
    const lost = isFirst ? square - sum + other : other - sum + square;
    const low = lost + (m.fma(u, u, -square) + m.fma(v, v, -other));
    // One step of Newton's iteration with the exact remainder 1 - sum * t^2.
    const t = 1 / Math.sqrt(sum);
    const inverse = m.product(t, t);
    const product = m.product(sum, inverse);
    const under = 1 - product - m.fma(sum, inverse, -product) - sum * m.fma(t, t, -inverse) - low * inverse;
    const value = (t + 0.5 * t * under) * by;
    if (a === Infinity || b === Infinity) return m.f64(0);
    if (shared.isNan(a) || shared.isNan(b)) return a + b;
    return large === 0 ? m.f64(Infinity) : value;
  };
  return { cbrt, hypot, rcbrt, rhypot };
};

import type { Exponentials } from "./exponential.ts";
import type { DeviceIntrinsics } from "./intrinsics.ts";

/** Cube root and hypotenuse of f64. */
export const roots = (m: DeviceIntrinsics, { shared }: Exponentials) => {
  const isBounded = (x: number) => Math.abs(x) < Infinity;
  // One step of Halley's iteration.
  const step = (t: number, a: number) => {
    const cube = t * t * t;
    return t - t * ((cube - a) / (cube + cube + a));
  };
  // The first estimate has a third of the exponent.
  const estimate = (a: number) => m.f64FromBits(m.bitsOf(a) / 3n + 0x2a9f7893782da1cen);
  const cbrt = (x: number) => {
    if (x === 0 || !isBounded(x)) return x;
    const size = Math.abs(x);
    const by = size < 2 ** -900 ? m.f64(2 ** 54) : size > 2 ** 900 ? m.f64(2 ** -54) : m.f64(1);
    const back = size < 2 ** -900 ? m.f64(2 ** -18) : size > 2 ** 900 ? m.f64(2 ** 18) : m.f64(1);
    const a = size * by;
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
  return { cbrt, hypot };
};

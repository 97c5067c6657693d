import type { DeviceIntrinsics } from "./intrinsics.ts";

/** Cube root and hypotenuse of f32, which compute in f32, and their inverses, whose last step is of f64. */
export const singleRoots = (m: DeviceIntrinsics) => {
  // One step of Halley's iteration.
  const step = (t: number, a: number) => {
    const cube = t * t * t;
    return t - t * ((cube - a) / (cube + cube + a));
  };
  const cbrtf = (x: number) => {
    const size = Math.abs(x);
    if (x === 0 || !(size < Infinity)) return x;
    const by = size < 2 ** -100 ? m.f32(2 ** 24) : size > 2 ** 100 ? m.f32(2 ** -24) : m.f32(1);
    const back = size < 2 ** -100 ? m.f32(2 ** -8) : size > 2 ** 100 ? m.f32(2 ** 8) : m.f32(1);
    const a = size * by;
    // The first estimate has a third of the exponent.
    const estimate = m.f32FromBits(((m.bitsOf32(a) / 3) | 0) + 0x2a5137a0);
    return m.copySign(step(step(estimate, a), a) * back, x);
  };
  const hypotf = (x: number, y: number) => {
    const [a, b] = [Math.abs(x), Math.abs(y)];
    const large = Math.max(a, b);
    const by = large > 2 ** 60 ? m.f32(2 ** -70) : large < 2 ** -40 ? m.f32(2 ** 100) : m.f32(1);
    const back = large > 2 ** 60 ? m.f32(2 ** 70) : large < 2 ** -40 ? m.f32(2 ** -100) : m.f32(1);
    const [u, v] = [a * by, b * by];
    const length = Math.sqrt(u * u + v * v) * back;
    return a === Infinity || b === Infinity ? m.f32(Infinity) : length;
  };
  const rcbrtf = (x: number) => {
    const t = 1 / m.f64(cbrtf(x));
    // One step of Newton's iteration.
    const value = m.f32(t + (t * (1 - m.f64(x) * t * t * t)) / 3);
    return x === 0 || !(Math.abs(x) < Infinity) ? 1 / x : value;
  };
  const rhypotf = (x: number, y: number) => {
    const [a, b] = [m.f64(x), m.f64(y)];
    const value = m.f32(1 / Math.sqrt(a * a + b * b));
    return Math.abs(x) === Infinity || Math.abs(y) === Infinity ? m.f32(0) : value;
  };
  return { cbrtf, hypotf, rcbrtf, rhypotf };
};

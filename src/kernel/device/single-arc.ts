import type { DeviceIntrinsics } from "./intrinsics.ts";
import type { Singles } from "./single.ts";

/** Inverse trigonometric functions of f32 that compute in f32. */
export const singleArcs = (m: DeviceIntrinsics, { polynomial }: Singles) => {
  // Fitted to (atan(t) - t) / t^3, as a polynomial in z = t^2, for t <= 1.
  const arctangentRest = (z: number) => {
    const high = [0.00292064604, -0.0163677439, 0.0432115631, -0.0755218928];
    const low = [0.10665993, -0.142110524, 0.199937725, -0.333331527];
    let p = polynomial(z, high);
    for (let i = 0; i < low.length; i++) p = p * z + low[i]!;
    return p;
  };
  const finite = (x: number, other: number) =>
    x === Infinity ? m.f32(1) : other === Infinity ? m.f32(0) : x;
  const atan2f = (y: number, x: number) => {
    const [py, px] = [Math.abs(y), Math.abs(x)];
    const [a, b] = [finite(py, px), finite(px, py)];
    const isSteep = a > b;
    const isZero = a === 0 && b === 0;
    const t = (isSteep ? b : a) / (isZero ? m.f32(1) : isSteep ? a : b);
    const z = t * t;
    const first = t + t * z * arctangentRest(z);
    // pi / 2 and pi have two parts.
    const second = isSteep ? 1.5707963705062866 - (first + 4.371138828673793e-8) : first;
    const third = m.copySign(1, x) < 0 ? 3.1415927410125732 - (second + 8.742277657347586e-8) : second;
    const isNan = !(py <= Infinity) || !(px <= Infinity);
    return isNan ? x + y : m.copySign(third, y);
  };
  const atanf = (x: number) => atan2f(x, m.f32(1));

  // asin(r) - r, for z = r^2 up to 1/4. Fitted to (asin(r) - r) / r^3.
  const arcsineRest = (r: number, z: number) =>
    r *
    z *
    polynomial(z, [0.0378911343, 0.0141801317, 0.0318736939, 0.0445093583, 0.0750054208, 0.166666594]);
  // Above 1/2 the angle is pi / 2 minus twice the arcsine of sqrt((1 - x) / 2).
  const asinf = (x: number) => {
    const a = Math.abs(x);
    const isLarge = a > 0.5;
    const z = isLarge ? 0.5 - 0.5 * a : a * a;
    const r = isLarge ? Math.sqrt(z) : a;
    const rest = arcsineRest(r, z);
    const high = 1.5707963705062866 - 2 * r;
    const lost = 1.5707963705062866 - high - 2 * r;
    return m.copySign(isLarge ? high + (lost - 2 * rest - 4.371138828673793e-8) : r + rest, x);
  };
  const acosf = (x: number) => {
    const a = Math.abs(x);
    const isLarge = a > 0.5;
    const z = isLarge ? 0.5 - 0.5 * a : a * a;
    const r = isLarge ? Math.sqrt(z) : a;
    const rest = arcsineRest(r, z);
    const near = 2 * (r + rest);
    const far = 3.1415927410125732 - (near + 8.742277657347586e-8);
    const middle = 1.5707963705062866 - (m.copySign(r, x) + (m.copySign(rest, x) + 4.371138828673793e-8));
    return isLarge ? (x < 0 ? far : near) : middle;
  };
  return { atanf, asinf, acosf, atan2f };
};

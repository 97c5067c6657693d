import type { Circles } from "./circle.ts";
import type { DeviceIntrinsics } from "./intrinsics.ts";
import type { LargeAngles } from "./large-angle.ts";

/** Sine, cosine and tangent of f64, for angles of every size. */
export const trigonometry = (
  m: DeviceIntrinsics,
  { sine, cosine }: Circles,
  { turnedLarge, tangentLarge }: LargeAngles,
) => {
  // x minus a multiple of pi / 2, as two doubles. The first fma is exact, because the product is close to x.
  const reduce = (x: number) => {
    const k = m.rint(x * 0.6366197723675814);
    const t = m.fma(-k, 1.5707963267948966, x);
    const w = m.product(k, 6.123233995736766e-17);
    const r = t - w;
    const back = r - t;
    const lost = t - (r - back) - (w + back);
    const low = lost - m.fma(k, 6.123233995736766e-17, -w) + k * 1.4973849048591698e-33;
    return { q: m.i32(k), r, low };
  };
  // The sine of x plus `turns` times pi / 2. The sine and the cosine of one angle share the reduction.
  const turned = (x: number, turns: number) => {
    const { q, r, low } = reduce(x);
    if (!(Math.abs(x) < 2 ** 30)) return turnedLarge(x, turns);
    const n = q + turns;
    const value = (n & 1) !== 0 ? cosine(r, low) : sine(r, low);
    return (n & 2) !== 0 ? -value : value;
  };
  const sin = (x: number) => (x === 0 ? x : turned(x, 0));
  const cos = (x: number) => turned(x, 1);
  const tan = (x: number) => {
    const { q, r, low } = reduce(x);
    if (x === 0) return x;
    if (!(Math.abs(x) < 2 ** 30)) return tangentLarge(x);
    const [s, c] = [sine(r, low), cosine(r, low)];
    return (q & 1) !== 0 ? -c / s : s / c;
  };

  // The sine of pi * x plus `turns` times pi / 2, without the rounding of x * pi.
  const turnedByPi = (x: number, turns: number) => {
    // From 2^53 on each f64 is even.
    const y = Math.abs(x) < 2 ** 53 ? x : m.f64(0);
    const k = m.rint(2 * y);
    const t = y - 0.5 * k;
    const r = m.product(t, Math.PI);
    const low = m.fma(t, Math.PI, -r) + t * 1.2246467991473532e-16;
    const q = m.i32(m.i64(k) & 3n) + turns;
    const value = (q & 1) !== 0 ? cosine(r, low) : sine(r, low);
    return (q & 2) !== 0 ? -value : value;
  };
  const sinpi = (x: number) => {
    if (!(Math.abs(x) < Infinity)) return x - x;
    const value = turnedByPi(x, 0);
    return Math.trunc(x) === x ? m.copySign(0, x) : value;
  };
  const cospi = (x: number) => {
    if (!(Math.abs(x) < Infinity)) return x - x;
    // Adding 0 makes 0 of -0.
    return turnedByPi(x, 1) + 0;
  };
  const sineOfPi = (x: number) => turnedByPi(x, 0);
  return { sineOfPi, sin, cos, tan, sinpi, cospi };
};

/** Functions of `trigonometry`, as other families take them. */
export type Trigonometry = ReturnType<typeof trigonometry>;

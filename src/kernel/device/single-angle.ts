import type { DeviceIntrinsics } from "./intrinsics.ts";
import type { LargeAngles } from "./large-angle.ts";

/** Sine, cosine and tangent of f32, which compute in f32 but for large angles. */
export const singleAngles = (m: DeviceIntrinsics, { turnedLarge, tangentLarge }: LargeAngles) => {
  // x minus k times pi / 2, as two floats. The first three parts of pi / 2 have 11 bits, so their products with k
  // are exact below 2^13.
  const reduce = (x: number) => {
    const k = m.rint(x * 0.6366197723675814);
    const t = x - k * 1.5703125 - k * 0.0004837512969970703;
    const w = k * 7.549533620476723e-8;
    const first = t - w;
    const rest = t - first - w - k * 2.5632829192545614e-12 - k * 6.123234262925839e-17;
    const r = first + rest;
    return { q: m.i32(k), r, low: first - r + rest };
  };
  // Fitted to (sin(r) - r) / r^3 and (cos(r) - 1 + r^2 / 2) / r^4, as polynomials in z = r^2.
  const sineRest = (z: number) => (z * -0.00019511 + 0.00833213) * z - 0.16666654;
  const cosineRest = (z: number) => (z * 2.44312392e-5 - 0.00138873063) * z + 0.0416666457;
  // Sine or cosine of r + low, for a number of turns by pi / 2. Both have the form of a large and a small part.
  const turn = (n: number, r: number, low: number) => {
    const isOdd = (n & 1) !== 0;
    const z = r * r;
    const rest = isOdd ? cosineRest(z) : sineRest(z);
    const large = isOdd ? 1 - 0.5 * z : r;
    const small = (isOdd ? z : r) * z * rest + (isOdd ? -r : m.f32(1)) * low;
    const value = large + small;
    return (n & 2) !== 0 ? -value : value;
  };
  const sinf = (x: number) => {
    const { q, r, low } = reduce(x);
    if (!(Math.abs(x) < 8192)) return m.f32(turnedLarge(m.f64(x), 0));
    const value = turn(q, r, low);
    return x === 0 ? x : value;
  };
  const cosf = (x: number) => {
    const { q, r, low } = reduce(x);
    return Math.abs(x) < 8192 ? turn(q + 1, r, low) : m.f32(turnedLarge(m.f64(x), 1));
  };
  const tanf = (x: number) => {
    const { q, r, low } = reduce(x);
    if (!(Math.abs(x) < 8192)) return m.f32(tangentLarge(m.f64(x)));
    const z = r * r;
    const s = r + (r * z * sineRest(z) + low);
    const c = 1 - 0.5 * z + (z * z * cosineRest(z) - r * low);
    const value = (q & 1) !== 0 ? -c / s : s / c;
    return x === 0 ? x : value;
  };

  // The sine of pi * x plus `turns` times pi / 2. The distance to the nearest half is exact.
  const turnedByPi = (x: number, turns: number) => {
    // From 2^24 on each f32 is even.
    const y = Math.abs(x) < 2 ** 24 ? x : m.f32(0);
    const k = m.rint(2 * y);
    const t = y - 0.5 * k;
    // The first part of pi has 8 bits. The first part of t has 15 bits, so their product is exact.
    const high = m.rint(t * 65536) * (1 / 65536);
    const first = high * 3.140625;
    const rest = (t - high) * 3.140625 + t * 0.0009676535897932384;
    const r = first + rest;
    return turn(m.i32(k) + turns, r, first - r + rest);
  };
  const sinpif = (x: number) => {
    const value = turnedByPi(x, 0);
    if (!(Math.abs(x) < Infinity)) return x - x;
    return Math.trunc(x) === x ? m.copySign(0, x) : value;
  };
  const cospif = (x: number) => {
    const value = turnedByPi(x, 1);
    // Adding 0 makes 0 of -0.
    return Math.abs(x) < Infinity ? value + 0 : x - x;
  };
  return { sinf, cosf, tanf, sinpif, cospif };
};

import type { Exponentials } from "./exponential.ts";
import type { DeviceIntrinsics } from "./intrinsics.ts";

/** Sine, cosine and tangent of f64 and f32, for angles of every size. */
export const trigonometry = (m: DeviceIntrinsics, { shared }: Exponentials) => {
  // 64 binary digits of 2 / pi from a place on. A shift by 64 gives 0.
  const digits = (place: number) => {
    const count = m.u64(place & 63);
    const word = place >> 6;
    return (m.twoOverPi[word]! << count) | (m.twoOverPi[word + 1]! >> (m.u64(64) - count));
  };
  // The reduction of Payne and Hanek. It computes only the 192 bits of x * 2 / pi that follow the quadrant.
  const reduceLarge = (x: number) => {
    const bits = m.bitsOf(Math.abs(x));
    const mantissa = m.u64((bits & 0xfffffffffffffn) | 0x10000000000000n);
    const place = m.i32(bits >> 52n) - 1075 + 62;
    const [w0, w1, w2] = [digits(place), digits(place + 64), digits(place + 128)];
    const carry = m.mulhi(mantissa, w2);
    const p1 = mantissa * w1 + carry;
    const p0 = mantissa * w0 + m.mulhi(mantissa, w1) + (p1 < carry ? m.u64(1n) : m.u64(0n));
    const q = m.i32(p0 >> 62n) + (m.i32(p0 >> 61n) & 1);
    const first = (p0 << 2n) | (p1 >> 62n);
    const second = (p1 << 2n) | ((mantissa * w2) >> 62n);
    // A negative fraction is negated first. The sum of a large negative and a small positive part would lose its
    // last bits.
    const isNegated = m.i64(first) < 0n;
    const high = isNegated ? ~first : first;
    const rest = isNegated ? ~second : second;
    const h = m.f64(m.i64((high >> 11n) << 11n)) * 2 ** -64;
    const l = m.f64(m.i64(((high & 2047n) << 52n) | (rest >> 12n))) * 2 ** -116;
    const sum = h + l;
    const left = h - sum + l;
    // pi / 2 in two parts.
    const r = m.product(sum, 1.5707963267948966);
    const lost = m.fma(sum, 1.5707963267948966, -r);
    const low = lost + left * 1.5707963267948966 + sum * 6.123233995736766e-17;
    const isNegative = x < 0 !== isNegated;
    return { q: x < 0 ? -q : q, r: isNegative ? -r : r, low: isNegative ? -low : low };
  };
  // x minus a multiple of pi / 2, as two doubles. The first fma is exact, because the product is close to x.
  const reduce = (x: number) => {
    if (!(Math.abs(x) < 2 ** 30)) return reduceLarge(x);
    const k = m.rint(x * 0.6366197723675814);
    const t = m.fma(-k, 1.5707963267948966, x);
    const w = m.product(k, 6.123233995736766e-17);
    const r = t - w;
    const back = r - t;
    const lost = t - (r - back) - (w + back);
    const low = lost - m.fma(k, 6.123233995736766e-17, -w) + k * 1.4973849048591698e-33;
    return { q: m.i32(k), r, low };
  };
  const sine = (r: number, low: number) => {
    const z = r * r;
    const high = [1 / 355687428096000, -1 / 1307674368000, 1 / 6227020800, -1 / 39916800];
    const rest = [1 / 362880, -1 / 5040, 1 / 120, -1 / 6];
    let p = shared.polynomial(z, high);
    for (let i = 0; i < rest.length; i++) p = p * z + rest[i]!;
    return r + (z * r * p + low * (1 - z * 0.5));
  };
  const cosine = (r: number, low: number) => {
    const z = r * r;
    const half = m.product(0.5, z);
    const high = [1 / 20922789888000, -1 / 87178291200, 1 / 479001600, -1 / 3628800];
    const rest = [1 / 40320, -1 / 720, 1 / 24];
    let p = shared.polynomial(z, high);
    for (let i = 0; i < rest.length; i++) p = p * z + rest[i]!;
    const w = 1 - half;
    return w + (1 - w - half + (z * z * p - r * low));
  };
  // The sine of x plus `turns` times pi / 2.
  const turned = (x: number, turns: number) => {
    const { q, r, low } = reduce(x);
    const n = q + turns;
    const value = (n & 1) !== 0 ? cosine(r, low) : sine(r, low);
    return (n & 2) !== 0 ? -value : value;
  };
  const isBounded = (x: number) => Math.abs(x) < Infinity;
  const sin = (x: number) => (x === 0 ? x : isBounded(x) ? turned(x, 0) : x - x);
  const cos = (x: number) => (isBounded(x) ? turned(x, 1) : x - x);
  const tan = (x: number) => {
    if (x === 0) return x;
    if (!isBounded(x)) return x - x;
    const { q, r, low } = reduce(x);
    const [s, c] = [sine(r, low), cosine(r, low)];
    return (q & 1) !== 0 ? -c / s : s / c;
  };

  // The first two parts of pi / 2 have 25 bits, so their products with k are exact.
  const reduceFloat = (x: number) => {
    if (!(Math.abs(x) < 2 ** 28)) return reduceLarge(x);
    const k = m.rint(x * 0.6366197723675814);
    const high = x - k * 1.5707963109016418 - k * 1.5893254712295857e-8;
    return { q: m.i32(k), r: high - k * 6.123233995736765e-17, low: m.f64(0) };
  };
  const sineFloat = (r: number) => {
    const z = r * r;
    const coefficients = [1 / 6227020800, -1 / 39916800, 1 / 362880, -1 / 5040, 1 / 120, -1 / 6];
    return r + r * z * shared.polynomial(z, coefficients);
  };
  const cosineFloat = (r: number) => {
    const z = r * r;
    return shared.polynomial(z, [1 / 479001600, -1 / 3628800, 1 / 40320, -1 / 720, 1 / 24, -0.5, 1]);
  };
  const turnedFloat = (x: number, turns: number) => {
    const { q, r } = reduceFloat(x);
    const n = q + turns;
    const value = (n & 1) !== 0 ? cosineFloat(r) : sineFloat(r);
    return m.f32((n & 2) !== 0 ? -value : value);
  };
  const sinf = (x: number) => (x === 0 ? x : isBounded(x) ? turnedFloat(m.f64(x), 0) : x - x);
  const cosf = (x: number) => (isBounded(x) ? turnedFloat(m.f64(x), 1) : x - x);
  const tanf = (x: number) => {
    if (x === 0) return x;
    if (!isBounded(x)) return x - x;
    const { q, r } = reduceFloat(m.f64(x));
    const [s, c] = [sineFloat(r), cosineFloat(r)];
    return m.f32((q & 1) !== 0 ? -c / s : s / c);
  };

  // The sine and cosine of pi * x, without the rounding of pi.
  const turnedByPi = (x: number, turns: number) => {
    const k = m.rint(2 * x);
    const r = (x - 0.5 * k) * Math.PI;
    const q = (Math.abs(x) < 2 ** 53 ? m.i32(m.i64(k) & 3n) : m.i32(0)) + turns;
    const value = (q & 1) !== 0 ? cosineFloat(r) : sineFloat(r);
    return (q & 2) !== 0 ? -value : value;
  };
  const sinpif = (x: number) => {
    if (!isBounded(x)) return x - x;
    const value = turnedByPi(m.f64(x), 0);
    return Math.trunc(x) === x ? m.f32(m.copySign(0, m.f64(x))) : m.f32(value);
  };
  const cospif = (x: number) => {
    if (!isBounded(x)) return x - x;
    // Adding 0 makes 0 of -0.
    return m.f32(turnedByPi(m.f64(x), 1) + 0);
  };
  const sineOfPi = (x: number) => turnedByPi(x, 0);
  return { sineOfPi, sin, cos, tan, sinf, cosf, tanf, sinpif, cospif };
};

/** Functions of `trigonometry`, as other families take them. */
export type Trigonometry = ReturnType<typeof trigonometry>;

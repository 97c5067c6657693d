import type { Circles } from "./circle.ts";
import type { DeviceIntrinsics } from "./intrinsics.ts";

/** Sine and tangent of angles that the fast reductions do not take: large ones, infinities and NaN. */
export const largeAngles = (m: DeviceIntrinsics, { sine, cosine }: Circles) => {
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
  // The sine of x plus `turns` times pi / 2.
  const turnedLarge = (x: number, turns: number) => {
    if (!(Math.abs(x) < Infinity)) return x - x;
    const { q, r, low } = reduceLarge(x);
    const n = q + turns;
    const value = (n & 1) !== 0 ? cosine(r, low) : sine(r, low);
    return (n & 2) !== 0 ? -value : value;
  };
  const tangentLarge = (x: number) => {
    if (!(Math.abs(x) < Infinity)) return x - x;
    const { q, r, low } = reduceLarge(x);
    const [s, c] = [sine(r, low), cosine(r, low)];
    return (q & 1) !== 0 ? -c / s : s / c;
  };
  return { turnedLarge, tangentLarge };
};

/** Functions of `largeAngles`, as other families take them. */
export type LargeAngles = ReturnType<typeof largeAngles>;

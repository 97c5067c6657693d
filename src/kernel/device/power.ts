import type { Exponentials } from "./exponential.ts";
import type { DeviceIntrinsics } from "./intrinsics.ts";
import type { Logarithms } from "./logarithm.ts";
import type { PowerEdges } from "./power-edge.ts";
import type { Singles } from "./single.ts";
import type { SingleLogarithms } from "./single-logarithm.ts";

/** `Math.pow` of f64 and f32, with JavaScript's special cases. */
export const powers = (
  m: DeviceIntrinsics,
  { shared }: Exponentials,
  { split }: Logarithms,
  { expOfRemainder, scale }: Singles,
  { split: splitSingle }: SingleLogarithms,
  edges: PowerEdges,
) => {
  // Error of the rounded sum `a + b`, for |a| >= |b|.
  const lostBy = (a: number, b: number, sum: number) => a - sum + b;

  // log(a) for a positive and finite, as a sum of two doubles. Its first terms, 2s + 2s^3/3, are pairs.
  const logPair = (a: number) => {
    const { r, k } = split(a);
    const f = r - 1;
    const t = 1 + r;
    const tLow = r - (t - 1);
    const s = f / t;
    const sLow = m.fma(-s, tLow, m.fma(-s, t, f)) / t;
    const z = m.product(s, s);
    const zLow = m.fma(2 * s, sLow, m.fma(s, s, -z));
    const c = m.product(z, s);
    const cLow = m.fma(z, sLow, m.fma(zLow, s, m.fma(z, s, -c)));
    // 2/3 in two parts.
    const third = m.product(c, 0.6666666666666666);
    const thirdLow =
      m.fma(c, 0.6666666666666666, -third) + cLow * 0.6666666666666666 + c * 3.700743415417188e-17;
    const coefficients = [2 / 23, 2 / 21, 2 / 19, 2 / 17, 2 / 15, 2 / 13, 2 / 11, 2 / 9, 2 / 7, 2 / 5];
    const rest = shared.polynomial(z, coefficients) * (c * z) + thirdLow;
    // The first part of ln(2) has 40 bits, so its product with k is exact.
    const whole = m.product(k, 0.6931471805592082);
    const one = whole + 2 * s;
    const two = one + third;
    const low =
      lostBy(one, third, two) + (lostBy(whole, 2 * s, one) + (rest + (k * 7.371002565167799e-13 + 2 * sLow)));
    const high = two + low;
    return { high, low: lostBy(two, low, high) };
  };
  // a^y for a positive and finite.
  const positivePower = (a: number, y: number) => {
    const { high, low } = logPair(a);
    const e = m.product(y, high);
    const eLow = m.fma(y, low, m.fma(y, high, -e));
    if (Math.abs(e) > 800) return e > 0 ? m.f64(Infinity) : m.f64(0);
    return shared.expOfSum(e, eLow, 0);
  };

  const clean = (x: number) => {
    const a = Math.abs(x);
    return a > 0 && a < Infinity ? a : m.f64(1);
  };
  const isPlain = (x: number, y: number) => x > 0 && x < Infinity && Math.abs(y) < Infinity;
  const pow = (x: number, y: number) => {
    const finite = positivePower(clean(x), y);
    return isPlain(x, y) ? finite : edges.powerOf(x, y, finite);
  };
  // 2 / ln(2) (1 + z / 3 + z^2 / 5 + ...). Fitted for z up to (3 - 2 sqrt(2))^2.
  const logarithmRest = [
    0.3407257749151827, 0.4116730803295073, 0.5770835747924565, 0.9617966734502887, 2.885390081789762,
  ];
  // log2(a) for a positive and finite f32, in f64: k + 2 atanh(s) / ln(2) with s = f / (2 + f). A division of f32 and one step
  // of Newton give the reciprocal, because a division of f64 takes longer.
  const wideLogarithm = (a: number) => {
    const { r, n } = splitSingle(a);
    const f = m.f64(r - 1);
    const near = m.f64(1 / (r + 1));
    const s = f * near * (2 - (f + 2) * near);
    return m.f64(n) + s * shared.polynomial(s * s, logarithmRest);
  };
  // 2^e as f32. The error of e in f64 is small beside the rounding of the result.
  const singlePower = (e: number) => {
    // Adding 1.5 * 2^52 leaves the nearest whole number in the low bits.
    const t = e + 6755399441055744;
    const r = m.f32(e - (t - 6755399441055744)) * m.f32(Math.LN2);
    const value = scale(expOfRemainder(r), m.i32(m.bitsOf(t)));
    return Math.abs(e) < 152 ? value : e > 0 ? m.f32(Infinity) : m.f32(0);
  };
  const cleanSingle = (x: number) => {
    const a = Math.abs(x);
    return a > 0 && a < Infinity ? a : m.f32(1);
  };
  const powf = (x: number, y: number) => {
    const finite = singlePower(m.f64(y) * wideLogarithm(cleanSingle(x)));
    return isPlain(x, y) ? finite : m.f32(edges.powerOf(m.f64(x), m.f64(y), m.f64(finite)));
  };
  return { logPair, pow, powf };
};

/** Functions of `powers`, as other families take them. */
export type Powers = ReturnType<typeof powers>;

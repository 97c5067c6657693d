import type { Exponentials } from "./exponential.ts";
import type { DeviceIntrinsics } from "./intrinsics.ts";

/** Lengths of vectors of three and four components, and 1 divided by them. */
export const norms = (m: DeviceIntrinsics, { shared }: Exponentials) => {
  // Squares of f32 are exact in f64, and their sum has no limit that a length of f32 reaches.
  const squaredf = (x: number, y: number, z: number, w: number) => {
    const [a, b, c, d] = [m.f64(x), m.f64(y), m.f64(z), m.f64(w)];
    return a * a + b * b + c * c + d * d;
  };
  const isEndless = (x: number, y: number, z: number, w: number) =>
    Math.abs(x) === Infinity ||
    Math.abs(y) === Infinity ||
    Math.abs(z) === Infinity ||
    Math.abs(w) === Infinity;
  const norm4df = (x: number, y: number, z: number, w: number) => {
    const length = m.f32(Math.sqrt(squaredf(x, y, z, w)));
    return isEndless(x, y, z, w) ? m.f32(Infinity) : length;
  };
  const rnorm4df = (x: number, y: number, z: number, w: number) => {
    const inverse = m.f32(1 / Math.sqrt(squaredf(x, y, z, w)));
    return isEndless(x, y, z, w) ? m.f32(0) : inverse;
  };
  const norm3df = (x: number, y: number, z: number) => norm4df(x, y, z, m.f32(0));
  const rnorm3df = (x: number, y: number, z: number) => rnorm4df(x, y, z, m.f32(0));

  // The exact sum of two numbers, as the rounded sum and the rest.
  const twoSum = (a: number, b: number) => {
    const sum = a + b;
    const part = sum - a;
    return { sum, low: a - (sum - part) + (b - part) };
  };
  // The sum of the squares in two parts.
  const squared = (x: number, y: number, z: number, w: number) => {
    const [a, b, c, d] = [m.product(x, x), m.product(y, y), m.product(z, z), m.product(w, w)];
    const lost = m.fma(x, x, -a) + m.fma(y, y, -b) + (m.fma(z, z, -c) + m.fma(w, w, -d));
    const [first, second] = [twoSum(a, b), twoSum(c, d)];
    const all = twoSum(first.sum, second.sum);
    return { sum: all.sum, low: all.low + (first.low + second.low) + lost };
  };
  const largestOf = (x: number, y: number, z: number, w: number) =>
    Math.max(Math.max(Math.abs(x), Math.abs(y)), Math.max(Math.abs(z), Math.abs(w)));
  const scaleOf = (large: number) =>
    large > 2 ** 500 ? m.f64(2 ** -600) : large < 2 ** -450 ? m.f64(2 ** 600) : m.f64(1);
  const norm4d = (x: number, y: number, z: number, w: number) => {
    const large = largestOf(x, y, z, w);
    const by = scaleOf(large);
    const { sum, low } = squared(x * by, y * by, z * by, w * by);
    const root = Math.sqrt(sum);
    // The remainder of the root, to first order.
    const rest = (m.fma(-root, root, sum) + low) / (root + root);
    const length = (root + rest) / by;
    if (isEndless(x, y, z, w)) return m.f64(Infinity);
    return large === 0 ? m.f64(0) : length;
  };
  const rnorm4d = (x: number, y: number, z: number, w: number) => {
    const large = largestOf(x, y, z, w);
    const by = scaleOf(large);
    const { sum, low } = squared(x * by, y * by, z * by, w * by);
    // One step of Newton's iteration with the exact remainder 1 - sum * t^2.
    const t = 1 / Math.sqrt(sum);
    const inverse = m.product(t, t);
    const product = m.product(sum, inverse);
    const under = 1 - product - m.fma(sum, inverse, -product) - sum * m.fma(t, t, -inverse) - low * inverse;
    const value = (t + 0.5 * t * under) * by;
    if (isEndless(x, y, z, w)) return m.f64(0);
    if (shared.isNan(large)) return large;
    return large === 0 ? m.f64(Infinity) : value;
  };
  const norm3d = (x: number, y: number, z: number) => norm4d(x, y, z, m.f64(0));
  const rnorm3d = (x: number, y: number, z: number) => rnorm4d(x, y, z, m.f64(0));
  return { norm3d, rnorm3d, norm4d, rnorm4d, norm3df, rnorm3df, norm4df, rnorm4df };
};

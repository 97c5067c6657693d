import type { DoubleErrors } from "./double-error.ts";
import type { Exponentials } from "./exponential.ts";
import type { DeviceIntrinsics } from "./intrinsics.ts";
import type { Logarithms } from "./logarithm.ts";

/** The inverses of the error functions of f64 and f32. All of them compute in f64. */
export const inverseErrors = (
  m: DeviceIntrinsics,
  { shared }: Exponentials,
  { log }: Logarithms,
  { near, scaled }: DoubleErrors,
) => {
  // sqrt(pi) / 2.
  const ROOT = 0.886226925452758;
  // The inverse of erf for |a| <= 0.6: a polynomial in a^2, then two steps of Halley's iteration.
  const middle = (a: number) => {
    let x =
      a *
      shared.polynomial(
        a * a,
        [
          0.1529713531399379, 0.05289479167322488, 0.13234615618894696, 0.23178458508434308,
          0.8862286313720455,
        ],
      );
    for (let i = 0; i < 2; i++) {
      const u = (near(x) - a) * shared.expOfSum(x * x, m.f64(0), 0) * ROOT;
      x -= u / (1 + x * u);
    }
    return x;
  };
  // The inverse of erfc for 0 < c <= 0.4. The first value is a polynomial in the inverse of 1 + sqrt(-log(c)).
  const far = (c: number) => {
    const w = Math.sqrt(-log(c));
    let x =
      w *
      shared.polynomial(
        1 / (1 + w),
        [
          -2.375005963729074, 6.754258125374739, -5.181003144022344, 1.5426963677142105, -1.5681234382651823,
          -0.029143216782466213, 1.000331666270985,
        ],
      );
    for (let i = 0; i < 2; i++) {
      // The root of e^(x^2) stays in the range of f64.
      const square = m.product(x, x);
      const half = shared.expOfSum(0.5 * square, 0.5 * m.fma(x, x, -square), 0);
      const u = (scaled(x) - c * half * half) * ROOT;
      x += u / (1 - x * u);
    }
    return x;
  };
  const notANumber = (x: number) => (x - x) / (x - x);

  const erfinv = (y: number) => {
    const a = Math.abs(y);
    if (!(a <= 1)) return notANumber(y);
    if (a === 1) return m.copySign(Infinity, y);
    return a <= 0.6 ? (y === 0 ? y : middle(y)) : m.copySign(far(1 - a), y);
  };
  const erfcinv = (y: number) => {
    if (!(y >= 0 && y <= 2)) return notANumber(y);
    const c = y > 1 ? 2 - y : y;
    const size = c === 0 ? m.f64(Infinity) : c < 0.4 ? far(c) : middle(1 - c);
    return y > 1 ? -size : size;
  };
  const normcdfinv = (p: number) => {
    if (!(p >= 0 && p <= 1)) return notANumber(p);
    const c = p > 0.5 ? 1 - p : p;
    const size = c === 0 ? m.f64(Infinity) : c < 0.2 ? far(2 * c) : middle(1 - 2 * c);
    const value = Math.SQRT2 * size;
    return p > 0.5 ? value : -value;
  };
  const erfinvf = (y: number) => m.f32(erfinv(m.f64(y)));
  const erfcinvf = (y: number) => m.f32(erfcinv(m.f64(y)));
  const normcdfinvf = (p: number) => m.f32(normcdfinv(m.f64(p)));
  return { erfinv, erfcinv, normcdfinv, erfinvf, erfcinvf, normcdfinvf };
};

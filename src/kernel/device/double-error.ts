import type { Exponentials } from "./exponential.ts";
import type { DeviceIntrinsics } from "./intrinsics.ts";

/** The error functions of f64. */
export const doubleErrors = (m: DeviceIntrinsics, { shared }: Exponentials) => {
  // (erf(x) / x - 1) for |x| < 1, without the first digits of 2 / sqrt(pi) - 1, as a polynomial in z = x^2. Fitted.
  const nearRest = (z: number) =>
    z *
    shared.polynomial(
      z,
      [
        6.174097221305255e-11, -1.1500357159785296e-9, 1.4692484859133263e-8, -1.6355118610877705e-7,
        1.6461446656928561e-6, -1.4925622504489842e-5, 0.00012055332214716276, -0.0008548327010033328,
        0.005223977625303518, -0.026866170645123838, 0.11283791670955111, -0.37612638903183754,
      ],
    );
  const near = (x: number) => x + x * (nearRest(x * x) + 0.1283791670955126);
  // (1 + 2a) e^(a^2) erfc(a) for a >= 0.5, as a polynomial in (a - 4) / (a + 4). Fitted.
  const scaled = (a: number) => {
    const t = (a - 4) / (a + 4);
    return (
      shared.polynomial(
        t,
        [
          3.4238599655102397e-9, -9.752941425191894e-9, -2.30775672736564e-8, 1.0358588303681392e-7,
          8.187721285705348e-8, -8.199551611794782e-7, 2.880833478272064e-7, 5.706822301859325e-6,
          -1.1219239450968377e-5, -2.4398198695781975e-5, 0.0001506208125905374, -0.00019925692900828166,
          -0.0007577731198845029, 0.0050319700130714105, -0.016197734077877748, 0.03716751553423657,
          -0.06633036581087434, 0.09373283499851863, -0.10103906603634742, 0.06809705425468858,
          0.01537965210262021, -0.1396211168405625, 1.2329951186255526,
        ],
      ) /
      (1 + 2 * a)
    );
  };
  // e^(sign * (a + low)^2). The square has two parts.
  const expOfSquare = (a: number, low: number, sign: number) => {
    const square = m.product(a, a);
    const rest = m.fma(a, a, -square) + 2 * a * low;
    return shared.expOfSum(sign * square, sign * rest, 0);
  };
  const tail = (a: number, low: number) => {
    const bounded = a > 28 ? m.f64(28) : a;
    return expOfSquare(bounded, low, -1) * scaled(bounded);
  };
  // erfc(x + low).
  const complement = (x: number, low: number) => {
    const a = Math.abs(x);
    if (!(a >= 0.5)) return 1 - near(x);
    return x < 0 ? 2 - tail(a, -low) : tail(a, low);
  };

  const erf = (x: number) => {
    const a = Math.abs(x);
    if (!(a >= 1)) return near(x);
    return m.copySign(1 - tail(a, m.f64(0)), x);
  };
  const erfc = (x: number) => complement(x, m.f64(0));
  // Beyond 40 the results are 0 and 1. The factor sqrt(1/2) has two parts.
  const normcdf = (x: number) => {
    const bounded = x < -40 ? m.f64(-40) : x > 40 ? m.f64(40) : x;
    const high = m.product(bounded, -Math.SQRT1_2);
    const low = m.fma(bounded, -Math.SQRT1_2, -high) + bounded * 4.833646656726457e-17;
    return 0.5 * complement(high, low);
  };
  const erfcx = (x: number) => {
    const a = Math.abs(x);
    if (!(a >= 0.5)) return shared.expOfSum(x * x, m.f64(0), 0) * (1 - near(x));
    if (x < -27) return m.f64(Infinity);
    // From 2^52 on the polynomial has its last value, the inverse of sqrt(pi).
    const size = a > 2 ** 52 ? 0.5641895835477563 / a : scaled(a);
    return x < 0 ? 2 * expOfSquare(a, m.f64(0), 1) - size : size;
  };
  const erfcxf = (x: number) => m.f32(erfcx(m.f64(x)));
  return { near, scaled, expOfSquare, tail, erf, erfc, normcdf, erfcx, erfcxf };
};

/** Functions of `doubleErrors`, as other families take them. */
export type DoubleErrors = ReturnType<typeof doubleErrors>;

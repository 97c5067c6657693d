import type { Exponentials } from "./exponential.ts";
import type { DeviceIntrinsics } from "./intrinsics.ts";
import type { Logarithms } from "./logarithm.ts";
import type { Powers } from "./power.ts";
import type { Trigonometry } from "./trigonometry.ts";

/** The gamma function of f64, and the logarithm of its absolute value. */
export const doubleGammas = (
  m: DeviceIntrinsics,
  { shared }: Exponentials,
  { log }: Logarithms,
  { logPair }: Powers,
  { sineOfPi }: Trigonometry,
) => {
  // The logarithm of gamma(x) by Stirling's series, for x >= 10, in two parts. The coefficients are
  // B(2n) / (2n (2n - 1)).
  const stirling = (x: number) => {
    const inverse = 1 / x;
    const coefficients = [-3617 / 122400, 1 / 156, -691 / 360360, 1 / 1188, -1 / 1680, 1 / 1260, -1 / 360];
    const series = shared.polynomial(inverse * inverse, coefficients) * inverse * inverse + 1 / 12;
    const { high, low } = logPair(x);
    const a = x - 0.5;
    const product = m.product(a, high - 1);
    const rest = m.fma(a, high - 1, -product) + a * low;
    // log(2 pi) / 2 - 1/2 in two parts.
    const sum = product + 0.4189385332046727;
    const lost = product - sum + 0.4189385332046727;
    return { high: sum, low: lost + (rest + (inverse * series + 1.672820965858541e-17)) };
  };
  // 1 / gamma(1 + f) for 0 <= f < 1. Fitted.
  const inverseOfGamma = (f: number) =>
    shared.polynomial(
      f,
      [
        -8.521820446681207e-10, 2.3630858794920432e-8, -2.4083612503619526e-7, 1.1832658730843587e-6,
        -1.3030643874115745e-6, -2.009377474090673e-5, 0.00012802610331145715, -0.00021523094537767175,
        -0.0011651711582134274, 0.007218944122549672, -0.009621971683209187, -0.04219773453633884,
        0.1665386113807218, -0.04200263503401723, -0.6558780715202559, 0.5772156649015329, 1.0,
      ],
    );
  // gamma(a) for 0 < a < 10.
  const smallGamma = (a: number) => {
    let y = a;
    let product = m.f64(1);
    while (y >= 2) {
      y -= 1;
      product *= y;
    }
    return a < 1 ? 1 / (a * inverseOfGamma(a)) : product / inverseOfGamma(y - 1);
  };
  // log(gamma(2 + f)) and log(gamma(1 + f)) for |f| <= 0.5. The variable f / (2 + f) makes the second series short.
  const aboveTwo = (f: number) =>
    f *
    shared.polynomial(
      f,
      [
        -3.085985478389113e-8, 6.472569840064724e-8, -9.558178101637118e-8, 2.0193835401136915e-7,
        -4.50816822544673e-7, 9.584207048594987e-7, -2.038907782567714e-6, 4.374223481082048e-6,
        -9.439526202058818e-6, 2.0507291996563825e-5, -4.4926233820610826e-5, 9.94575066878814e-5,
        -0.00022315475858818615, 0.0005096695250241955, -0.0011927539116998527, 0.0028905103307344045,
        -0.007385551028674025, 0.02058080842778463, -0.06735230105319809, 0.3224670334241132,
        0.42278433509846713,
      ],
    );
  const aboveOne = (f: number) =>
    f *
    shared.polynomial(
      f / (2 + f),
      [
        0.34574336045095155, 0.222569272094059, 0.12236753453244309, -0.03305791427500443,
        0.09156821381762985, 0.002231403189266786, 0.1163662094849815, 0.0009474884286615732,
        0.13014895067855695, 0.0011851001937606307, 0.14972704436058204, 0.0016027942017944853,
        0.17613632425641113, 0.002272715577984005, 0.2138889099801326, 0.0034723552336607985,
        0.2723218224136297, 0.005952815131182552, 0.37499711927931817, 0.012477040017896509,
        0.6040954591782514, 0.04219152930210072, 1.6449340668482264, -0.5772156649015329,
      ],
    );
  const positiveLogarithm = (a: number) => {
    if (a >= 10) {
      const { high, low } = stirling(a);
      return a > 2.5563481638716906e305 ? m.f64(Infinity) : high + low;
    }
    if (a < 0.5) return aboveOne(a) - log(a);
    if (a < 1.5) return aboveOne(a - 1);
    let y = a;
    let product = m.f64(1);
    while (y > 2.5) {
      y -= 1;
      product *= y;
    }
    return aboveTwo(y - 2) + log(product);
  };

  const gamma = (x: number) => {
    const a = Math.abs(x);
    if (x === Infinity || shared.isNan(x)) return x;
    // The next term is -0.577.
    if (a < 2 ** -54) return 1 / x;
    if (x < 0 && Math.trunc(x) === x) return (x - x) / (x - x);
    if (a < 10) {
      const size = smallGamma(a);
      return x > 0 ? size : Math.PI / (a * sineOfPi(x) * size);
    }
    const { high, low } = stirling(a > 200 ? m.f64(200) : a);
    if (x > 0) return shared.expOfSum(high, low, 0);
    // The root of 1 / gamma(a) stays in the range of f64.
    const root = shared.expOfSum(-0.5 * high, -0.5 * low, 0);
    return (Math.PI / (a * sineOfPi(x))) * root * root;
  };
  const lgamma = (x: number) => {
    const a = Math.abs(x);
    if (shared.isNan(x)) return x;
    if (a === Infinity || (x <= 0 && Math.trunc(x) === x)) return m.f64(Infinity);
    if (a < 2 ** -54) return -log(a);
    const size = positiveLogarithm(a);
    return x > 0 ? size : log(Math.PI / (a * Math.abs(sineOfPi(x)))) - size;
  };
  return { gamma, lgamma };
};

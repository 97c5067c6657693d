import type { Exponentials } from "./exponential.ts";
import type { DeviceIntrinsics } from "./intrinsics.ts";

/** The error functions of f32. */
export const errorFunctions = (m: DeviceIntrinsics, { shared }: Exponentials) => {
  // erfc(x) for x >= 0.5: e^(-x^2) / (1 + 2x) times a polynomial in (x - 3) / (x + 3). The coefficients are those
  // of src/cuda/program/headers/math-f32.cuh, fitted for doorbell.
  const tail = (x: number) => {
    const a = x > 11 ? m.f64(11) : x;
    const t = (a - 3) / (a + 3);
    const high = [
      2.0154407980407047e-5, 0.00011035818025210154, -0.00011971031607343593, -0.0007757975469306855,
    ];
    const middle = [0.00189388646327374, 0.002528939456105128, -0.023771377776009846, 0.06830804222976138];
    const low = [-0.11927359788661288, 0.129645159027238, -0.047562296194414516, -0.13562110613507836];
    let p = shared.polynomial(t, high);
    for (let i = 0; i < middle.length; i++) p = p * t + middle[i]!;
    for (let i = 0; i < low.length; i++) p = p * t + low[i]!;
    p = p * t + 1.2530080582781782;
    return (shared.expForFloat(-a * a) * p) / (2 * a + 1);
  };
  // erf(x) for |x| < 0.5, by its series. The factor is 2 / sqrt(pi).
  const near = (x: number) => {
    const z = x * x;
    const coefficients = [-1 / 75600, 1 / 9360, -1 / 1320, 1 / 216, -1 / 42, 1 / 10, -1 / 3, 1];
    return x * shared.polynomial(z, coefficients) * 1.1283791670955126;
  };
  const erfcWide = (x: number) => {
    const a = Math.abs(x);
    if (!(a >= 0.5)) return 1 - near(x);
    const t = tail(a);
    return x < 0 ? 2 - t : t;
  };
  const erff = (x: number) => {
    const wide = m.f64(x);
    const a = Math.abs(wide);
    if (a < 0.5) return m.f32(near(wide));
    return shared.isNan(x) ? x : m.f32(m.copySign(1 - tail(a), wide));
  };
  const erfcf = (x: number) => m.f32(erfcWide(m.f64(x)));
  const normcdff = (x: number) => m.f32(0.5 * erfcWide(m.f64(x) * -Math.SQRT1_2));
  return { erff, erfcf, normcdff };
};

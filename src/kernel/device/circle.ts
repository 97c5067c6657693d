import type { Exponentials } from "./exponential.ts";
import type { DeviceIntrinsics } from "./intrinsics.ts";

/** Sine and cosine of f64 between -pi / 4 and pi / 4. `low` is the part of the angle that `r` does not hold. */
export const circles = (m: DeviceIntrinsics, { shared }: Exponentials) => {
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
  return { sine, cosine };
};

/** Functions of `circles`, as other families take them. */
export type Circles = ReturnType<typeof circles>;

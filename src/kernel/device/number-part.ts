import type { DeviceIntrinsics } from "./intrinsics.ts";

/** Functions of the exponent and the fraction of a number, and exact differences. */
export const numberParts = (m: DeviceIntrinsics) => {
  const isNan = (x: number) => !(Math.abs(x) <= Infinity);
  const fdim = (x: number, y: number) => (isNan(x) || isNan(y) ? x + y : x > y ? x - y : 0);
  // The remainder of the quotient that is rounded to nearest, ties to even, as IEEE 754 has it. `half` divides
  // without rounding.
  const nearestRemainder = (x: number, y: number, half: number) => {
    const b = Math.abs(y);
    // Twice a large divisor is infinity, and a remainder of infinity is the dividend.
    let r = Math.abs(x % (b + b));
    // A small divisor has no exact half.
    const isOver = b < half ? r + r > b : r > 0.5 * b;
    if (isOver) {
      r -= b;
      const isStillOver = b < half ? r + r >= b : r >= 0.5 * b;
      if (isStillOver) r -= b;
    }
    const signed = m.copySign(1, x) < 0 ? -r : r;
    const isUndefined = isNan(y) || y === 0 || !(Math.abs(x) < Infinity);
    return isUndefined ? (x * y) / (x * y) : signed;
  };
  const remainder = (x: number, y: number) => nearestRemainder(x, y, m.f64(2 ** -1000));
  const remainderf = (x: number, y: number) => nearestRemainder(x, y, m.f32(2 ** -120));

  // The next number in the direction of y. Bits of numbers with one sign are ordered as the numbers are.
  const nextAfter = (x: number, y: number) => {
    const bits = m.bitsOf(x);
    const next = m.f64FromBits(x < y === x > 0 ? bits + 1n : bits - 1n);
    if (x === y || isNan(x) || isNan(y)) return x === y ? y : x + y;
    return x === 0 ? m.copySign(5e-324, y) : next;
  };
  const nextAfterf = (x: number, y: number) => {
    const bits = m.bitsOf32(x);
    const next = m.f32FromBits(x < y === x > 0 ? bits + 1 : bits - 1);
    if (x === y || isNan(x) || isNan(y)) return x === y ? y : x + y;
    return x === 0 ? m.copySign(m.f32FromBits(1), y) : next;
  };

  // Exponent of a number other than 0 and infinity. Subnormal numbers are multiplied first.
  const exponent = (x: number) => {
    const isSmall = Math.abs(x) < 2 ** -1022;
    const biased = m.i32((m.bitsOf(isSmall ? x * 2 ** 54 : x) >> 52n) & 2047n);
    return isSmall ? biased - 1077 : biased - 1023;
  };
  const exponentf = (x: number) => {
    const isSmall = Math.abs(x) < 2 ** -126;
    const biased = (m.bitsOf32(isSmall ? x * 2 ** 25 : x) >> 23) & 255;
    return isSmall ? biased - 152 : biased - 127;
  };
  // The results of 0, infinity and NaN are those of CUDA.
  const checked = (x: number, value: number) =>
    x === 0 || isNan(x) ? m.i32(-2147483648) : Math.abs(x) === Infinity ? m.i32(2147483647) : value;
  const ilogb = (x: number) => checked(x, exponent(x));
  const ilogbf = (x: number) => checked(x, exponentf(x));

  // 2^k, for k from -1022 to 1023.
  const power = (k: number) => m.f64FromBits((m.i64(k) + 1023n) << 52n);
  // x * 2^n with one rounding: only the last product may round, because it comes after a large first one.
  const ldexp = (x: number, n: number) => {
    const k = n > 2200 ? m.i32(2200) : n < -2200 ? m.i32(-2200) : n;
    const step = k > 1023 ? m.i32(1023) : k < -1022 ? m.i32(-969) : k;
    const rest = k - step;
    const second = rest > 1023 ? m.i32(1023) : rest < -1022 ? m.i32(-969) : rest;
    const last = rest - second;
    const bounded = last > 1023 ? m.i32(1023) : last < -1022 ? m.i32(-1022) : last;
    return x * power(step) * power(second) * power(bounded);
  };
  // A product of f64 is exact, and the conversion rounds once.
  const ldexpf = (x: number, n: number) => {
    const k = n > 400 ? m.i32(400) : n < -400 ? m.i32(-400) : n;
    return m.f32(m.f64(x) * power(k));
  };

  // x as fraction * 2^exponent, with a fraction from 1/2 to 1.
  const frexp = (x: number) => {
    const isPlain = x === 0 || !(Math.abs(x) < Infinity);
    const k = exponent(isPlain ? m.f64(1) : x) + 1;
    return { fraction: isPlain ? x : ldexp(x, -k), exponent: isPlain ? m.i32(0) : k };
  };
  const frexpf = (x: number) => {
    const isPlain = x === 0 || !(Math.abs(x) < Infinity);
    const k = exponentf(isPlain ? m.f32(1) : x) + 1;
    return { fraction: isPlain ? x : ldexpf(x, -k), exponent: isPlain ? m.i32(0) : k };
  };
  // Both parts have the sign of x.
  const modf = (x: number) => {
    const whole = Math.trunc(x);
    const rest = Math.abs(x) === Infinity ? 0 : x - whole;
    return { whole: m.copySign(whole, x), fraction: m.copySign(rest, x) };
  };
  const modff = (x: number) => {
    const whole = Math.trunc(x);
    const rest = Math.abs(x) === Infinity ? 0 : x - whole;
    return { whole: m.copySign(whole, x), fraction: m.copySign(rest, x) };
  };
  return {
    ...{ fdim, fdimf: fdim, remainder, remainderf, nextAfter, nextAfterf },
    ...{ ilogb, ilogbf, ldexp, ldexpf, frexp, frexpf, modf, modff },
  };
};

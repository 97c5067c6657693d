import type { DeviceIntrinsics } from "./intrinsics.ts";

/** Powers of 0, infinity, NaN and negative numbers, and powers whose exponent is not finite. */
export const powerEdges = (m: DeviceIntrinsics) => {
  const isNan = (x: number) => !(Math.abs(x) <= Infinity);
  // `finite` is the power of the absolute value, where that is positive and finite. The special cases are those of JavaScript: 1 to the power of infinity or NaN is NaN, where C has 1.
  const powerOf = (x: number, y: number, finite: number) => {
    const a = Math.abs(x);
    const isWhole = Math.trunc(y) === y;
    const half = y * 0.5;
    const isOdd = isWhole && Math.trunc(half) !== half && Math.abs(y) < 2 ** 53;
    const isEdge = a === 0 || a === Infinity;
    const edge = (a === 0) === y < 0 ? m.f64(Infinity) : m.f64(0);
    const size = isEdge ? edge : finite;
    const signed = isOdd && m.copySign(1, x) < 0 ? -size : size;
    const fromInfinity = a > 1 === y > 0 ? m.f64(Infinity) : m.f64(0);
    const isUndefined = isNan(x) || isNan(y) || (a === 1 && Math.abs(y) === Infinity);
    const isComplex = x < 0 && !isEdge && !isWhole;
    if (y === 0) return m.f64(1);
    if (isUndefined || (isComplex && Math.abs(y) < Infinity)) return (y - y) / (y - y);
    return Math.abs(y) === Infinity ? fromInfinity : signed;
  };
  return { powerOf };
};

/** Functions of `powerEdges`, as other families take them. */
export type PowerEdges = ReturnType<typeof powerEdges>;

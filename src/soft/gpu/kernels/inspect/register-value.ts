import { SCALARS, type Scalar } from "../../ptx/operations/scalar.ts";

const view = new DataView(new ArrayBuffer(8));

/**
 * Returns the value of a register: a boolean for predicates, a bigint for 64-bit integers, else a number.
 * Untyped 32-bit values are signed.
 */
export function registerValue(type: Scalar, low: number, high: number): number | bigint | boolean {
  view.setInt32(0, low, true);
  view.setInt32(4, high, true);
  const { bytes, kind } = SCALARS[type];
  if (kind === "pred") return low !== 0;
  if (type === "f32") return view.getFloat32(0, true);
  if (type === "f64") return view.getFloat64(0, true);
  if (type === "f16") return halfOf(low);
  if (type === "bf16") {
    view.setInt32(0, low << 16, true);
    return view.getFloat32(0, true);
  }
  if (bytes === 8) return kind === "signed" ? view.getBigInt64(0, true) : view.getBigUint64(0, true);
  if (bytes === 4) return kind === "unsigned" ? low >>> 0 : low;
  const bits = low & (2 ** (8 * bytes) - 1);
  return kind === "signed" ? (bits << (32 - 8 * bytes)) >> (32 - 8 * bytes) : bits;
}

function halfOf(bits: number): number {
  const sign = bits & 0x8000 ? -1 : 1;
  const exponent = (bits >>> 10) & 31;
  const fraction = bits & 1023;
  if (exponent === 0) return sign * fraction * 2 ** -24;
  if (exponent === 31) return fraction === 0 ? sign * Number.POSITIVE_INFINITY : Number.NaN;
  return sign * (1 + fraction / 1024) * 2 ** (exponent - 15);
}

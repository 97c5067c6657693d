// Integer operands and results of cvt, including saturation of floating-point values.
import type { IntegralRounding } from "../../ptx/operations/convert.ts";
import { bytesOf, isSigned, type Scalar, valueType } from "../../ptx/operations/scalar.ts";
import type { Value } from "../encoding/expression.ts";
import type { InstructionBody } from "../unit/instruction-body.ts";

/** WebAssembly instructions that round to an integral value. */
export const INTEGRAL: Readonly<Record<IntegralRounding, string>> = {
  rni: "nearest",
  rzi: "trunc",
  rmi: "floor",
  rpi: "ceil",
};

/** Returns the operand, which is an integer, as i64. */
export function wideInteger(w: InstructionBody, from: Scalar, operandIndex = 1): Value {
  const value = w.operand(operandIndex, from);
  return valueType(from) === "i32" ? value.wide(isSigned(from)) : value;
}

/** Sets a narrow result, which is extended by its own sign in a wider register. */
export function setNarrow(w: InstructionBody, to: Scalar, value: Value): void {
  const bits = 8 * bytesOf(to);
  if (bits >= 32) w.result(to, value);
  else w.result(to, isSigned(to) ? value.op(`extend${bits}_s`) : value.and(2 ** bits - 1));
}

/** Returns an i64 clamped to the range of an integer type, in the type's own width. */
export function clamped(w: InstructionBody, wide: Value, to: Scalar, signed: boolean): Value {
  const bits = BigInt(bytesOf(to) * 8);
  const high = isSigned(to) ? (1n << (bits - 1n)) - 1n : (1n << bits) - 1n;
  const low = isSigned(to) ? -(1n << (bits - 1n)) : 0n;
  const value = w.saved("clamped", wide);
  const sign = signed ? "s" : "u";
  if (!(bits === 64n && signed && !isSigned(to)))
    value.set(value.when(value.compare(`le_${sign}`, high), high));
  if (signed) value.set(value.when(value.compare("ge_s", low), low));
  return bits === 64n ? value : value.low();
}

/**
 * Sets the result to an integral floating-point value. Out-of-range values saturate. A NaN becomes 0 where neither side
 * has 64 bits, else only the highest bit is set. `isHalf` is true for a value that was widened from 16 bits.
 */
export function setInteger(w: InstructionBody, to: Scalar, real: Value, isHalf = false): void {
  const from = real.shape;
  const v = valueType(to);
  const truncated = (v: "i32" | "i64", sign: string) =>
    value.tee(real).to(v, `${v}.trunc_sat_${from}_${sign}`);
  const value = w.temporary(from, "nan");
  const sign = isSigned(to) ? "s" : "u";
  const bytes = bytesOf(to);
  const integer =
    bytes < 4 ? clamped(w, truncated("i64", "s"), to, true) : truncated(v as "i32" | "i64", sign);
  const isExact = v === "i32" && (from === "f32" || isHalf);
  const highest = v === "i64" ? -(2n ** 63n) : 1 << (8 * bytes - 1);
  setNarrow(w, to, isExact ? integer : integer.when(value.eq(value), highest));
}

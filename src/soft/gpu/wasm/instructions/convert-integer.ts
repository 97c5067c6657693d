// Integer operands and results of cvt, including saturation of floating-point values.
import type { IntegralRounding } from "../../ptx/operations/convert.ts";
import { bytesOf, isSigned, type Scalar, valueType } from "../../ptx/operations/scalar.ts";
import type { Instruction } from "../../ptx/syntax.ts";
import type { FunctionCode } from "../unit/function-code.ts";

/** WebAssembly instructions that round to an integral value. */
export const INTEGRAL: Readonly<Record<IntegralRounding, string>> = {
  rni: "nearest",
  rzi: "trunc",
  rmi: "floor",
  rpi: "ceil",
};

/** Pushes an integer operand as i64. */
export function pushInteger(f: FunctionCode, i: Instruction, from: Scalar): void {
  f.push(i, i.operands[1], from);
  if (valueType(from) === "i32") f.code.op(isSigned(from) ? "i64.extend_i32_s" : "i64.extend_i32_u");
}

/** Pops a narrow result, which is extended by its own sign in a wider register. */
export function popNarrow(f: FunctionCode, i: Instruction, to: Scalar): void {
  const { code } = f;
  if (bytesOf(to) === 1) code.op(...(isSigned(to) ? ["i32.extend8_s"] : []));
  if (bytesOf(to) === 1 && !isSigned(to)) code.i32(0xff).op("i32.and");
  if (bytesOf(to) === 2 && isSigned(to)) code.op("i32.extend16_s");
  if (bytesOf(to) === 2 && !isSigned(to)) code.i32(0xffff).op("i32.and");
  f.pop(i, i.operands[0], to);
}

/** Clamps the i64 on the stack to the range of an integer type. */
export function clamp(f: FunctionCode, to: Scalar, signed: boolean): void {
  const { code } = f;
  const bits = BigInt(bytesOf(to) * 8);
  const high = isSigned(to) ? (1n << (bits - 1n)) - 1n : (1n << bits) - 1n;
  const low = isSigned(to) ? -(1n << (bits - 1n)) : 0n;
  const value = f.temporary("i64", "clamped");
  code.set(value);
  if (!(bits === 64n && signed && !isSigned(to)))
    code
      .i64(high)
      .get(value)
      .get(value)
      .i64(high)
      .op(signed ? "i64.gt_s" : "i64.gt_u", "select")
      .set(value);
  if (signed) code.i64(low).get(value).get(value).i64(low).op("i64.lt_s", "select").set(value);
  code.get(value);
}

/**
 * Converts the integral floating-point value on the stack to an integer; out-of-range values saturate.
 * A NaN becomes 0 where neither side has 64 bits, else only the highest bit is set.
 */
export function popInteger(
  f: FunctionCode,
  i: Instruction,
  to: Scalar,
  from: "f32" | "f64",
  half = false,
): void {
  const { code } = f;
  const v = valueType(to);
  const sign = isSigned(to) ? "s" : "u";
  const value = f.temporary(from, "nan");
  if (v === "i64") {
    code.tee(value).op(`i64.trunc_sat_${from}_${sign}`);
    code
      .i64(-(2n ** 63n))
      .get(value)
      .get(value)
      .op(`${from}.eq`, "select");
    f.pop(i, i.operands[0], to);
    return;
  }
  const wide = from === "f64" && !half;
  if (wide) code.tee(value);
  if (bytesOf(to) === 4) code.op(`i32.trunc_sat_${from}_${sign}`);
  else {
    code.op(`i64.trunc_sat_${from}_s`);
    clamp(f, to, true);
    code.op("i32.wrap_i64");
  }
  if (wide)
    code
      .i32(1 << (bytesOf(to) * 8 - 1))
      .get(value)
      .get(value)
      .op("f64.eq", "select");
  popNarrow(f, i, to);
}

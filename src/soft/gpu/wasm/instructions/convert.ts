// cvt: between integers and floating point, with roundings and saturation.
import type { Instruction } from "../../ptx/syntax.ts";
import { bytesOf, isFloat, isSigned, type Scalar, valueType } from "../../ptx/types.ts";
import { type FunctionCode, isHalf, refuse, typesOf } from "../function-code.ts";
import { flush, saturate } from "./float-helpers.ts";
import type { Handler } from "./handler.ts";

const MODIFIERS = "rn rz rm rp rni rzi rmi rpi ftz sat rna".split(" ");
const MODES: Readonly<Record<string, number>> = { rn: 0, rz: 1, rm: 2, rp: 3 };

export const cvt: Handler = (f, i) => {
  const [to, from, ...more] = typesOf(i);
  if (to === undefined || from === undefined || more.length > 0) refuse(i);
  for (const each of i.modifiers) if (each !== to && each !== from && !MODIFIERS.includes(each)) refuse(i);
  if (isHalf(to) || isHalf(from)) halves(f, i, to, from);
  else if (isFloat(from)) fromFloat(f, i, to, from as "f32" | "f64");
  else if (isFloat(to)) toFloat(f, i, to as "f32" | "f64", from);
  else integers(f, i, to, from);
};

function integers(f: FunctionCode, i: Instruction, to: Scalar, from: Scalar): void {
  const { code } = f;
  f.push(i, i.operands[1], from);
  if (i.modifiers.includes("sat")) {
    if (valueType(from) === "i32") code.op(isSigned(from) ? "i64.extend_i32_s" : "i64.extend_i32_u");
    clamp(f, to, isSigned(from));
    if (valueType(to) === "i32") code.op("i32.wrap_i64");
  } else if (valueType(from) === "i32" && valueType(to) === "i64") {
    code.op(isSigned(from) ? "i64.extend_i32_s" : "i64.extend_i32_u");
  } else if (valueType(from) === "i64" && valueType(to) === "i32") code.op("i32.wrap_i64");
  popInteger(f, i, to);
}

/** Narrow results are extended by their own sign where the register is wider. */
function popInteger(f: FunctionCode, i: Instruction, to: Scalar): void {
  const { code } = f;
  if (bytesOf(to) === 1) code.op(...(isSigned(to) ? ["i32.extend8_s"] : []));
  if (bytesOf(to) === 1 && !isSigned(to)) code.i32(0xff).op("i32.and");
  if (bytesOf(to) === 2 && isSigned(to)) code.op("i32.extend16_s");
  if (bytesOf(to) === 2 && !isSigned(to)) code.i32(0xffff).op("i32.and");
  f.pop(i, i.operands[0], to);
}

/** Brings the i64 on the stack into the range of an integer type. */
function clamp(f: FunctionCode, to: Scalar, signed: boolean): void {
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

function toFloat(f: FunctionCode, i: Instruction, to: "f32" | "f64", from: Scalar): void {
  const { code } = f;
  const mode = i.modifiers.find((each) => MODES[each] !== undefined && each !== "rn");
  f.push(i, i.operands[1], from);
  const sign = isSigned(from) ? "s" : "u";
  if (mode !== undefined && !(to === "f64" && valueType(from) === "i32")) {
    if (valueType(from) === "i32") code.op(`i64.extend_i32_${sign}`);
    code
      .i32(isSigned(from) ? 1 : 0)
      .i32(MODES[mode]!)
      .call(f.unit.host(`${to}_from_integer`));
  } else code.op(`${to}.convert_${valueType(from)}_${sign}`);
  if (i.modifiers.includes("sat")) code.call(saturate(f.unit, to));
  f.pop(i, i.operands[0], to);
}

const WHOLE: Readonly<Record<string, string>> = { rni: "nearest", rzi: "trunc", rmi: "floor", rpi: "ceil" };

function fromFloat(f: FunctionCode, i: Instruction, to: Scalar, from: "f32" | "f64"): void {
  const { code } = f;
  const ftz = i.modifiers.includes("ftz");
  const whole = Object.keys(WHOLE).find((each) => i.modifiers.includes(each));
  f.push(i, i.operands[1], from);
  if (ftz && from === "f32") code.call(flush(f.unit));
  if (isFloat(to)) {
    const mode = i.modifiers.find((each) => MODES[each] !== undefined && each !== "rn");
    if (whole !== undefined) code.op(`${from}.${WHOLE[whole]}`);
    if (from === "f32" && to === "f64") code.op("f64.promote_f32");
    else if (from === "f64" && to === "f32") {
      if (mode !== undefined) code.i32(MODES[mode]!).call(f.unit.host("f32_from_f64"));
      else code.op("f32.demote_f64");
    }
    if (ftz && to === "f32") code.call(flush(f.unit));
    if (i.modifiers.includes("sat")) code.call(saturate(f.unit, to as "f32" | "f64"));
    if (to === "f32") f.canonical();
    f.pop(i, i.operands[0], to);
    return;
  }
  if (whole === undefined) refuse(i);
  if (whole !== "rzi") code.op(`${from}.${WHOLE[whole]}`);
  // Out of range gives the nearest. A NaN gives 0 where neither side has 64 bits, else the highest bit alone.
  const v = valueType(to);
  const sign = isSigned(to) ? "s" : "u";
  if (v === "i64") {
    const value = f.temporary(from, "nan");
    code.tee(value).op(`i64.trunc_sat_${from}_${sign}`);
    code
      .i64(-(2n ** 63n))
      .get(value)
      .get(value)
      .op(`${from}.eq`, "select");
    f.pop(i, i.operands[0], to);
    return;
  }
  const value = f.temporary(from, "nan");
  if (from === "f64") code.tee(value);
  if (bytesOf(to) === 4) code.op(`i32.trunc_sat_${from}_${sign}`);
  else {
    code.op(`i64.trunc_sat_${from}_s`);
    clamp(f, to, true);
    code.op("i32.wrap_i64");
  }
  if (from === "f64")
    code
      .i32(1 << (bytesOf(to) * 8 - 1))
      .get(value)
      .get(value)
      .op("f64.eq", "select");
  popInteger(f, i, to);
}

/** Halves: through f32, where every half is exact. */
function halves(f: FunctionCode, i: Instruction, to: Scalar, from: Scalar): void {
  const { code } = f;
  if (i.modifiers.some((each) => ["sat", "ftz", "rm", "rp", "rz"].includes(each))) refuse(i);
  if (from === "f16" || from === "bf16") {
    f.push(i, i.operands[1], "b16");
    code.call(f.unit.host(`f32_from_${from}`));
    if (to === "f64") code.op("f64.promote_f32");
    else if (to !== "f32") refuse(i);
    f.pop(i, i.operands[0], to);
    return;
  }
  if ((to === "f16" || to === "bf16") && isFloat(from)) {
    f.push(i, i.operands[1], from);
    if (from === "f32") code.op("f64.promote_f32");
    code.call(f.unit.host(`${to}_from_f64`));
    f.pop(i, i.operands[0], "b16");
    return;
  }
  refuse(i);
}

// cvt between integers and floating-point types, with rounding modes and saturation.
import { bytesOf, type Instruction, isFloat, isSigned, type Scalar, valueType } from "../../ptx/syntax.ts";
import { type FunctionCode, refuse, typesOf } from "../unit/function-code.ts";
import { clamp, popInteger, popNarrow } from "./convert-integer.ts";
import { convertSmall, isSmall } from "./convert-small.ts";
import { flush, saturate } from "./float-helpers.ts";
import type { Handler } from "./handler.ts";

const MODIFIERS = "rn rz rm rp rni rzi rmi rpi ftz sat rna relu satfinite".split(" ");
const MODES: Readonly<Record<string, number>> = { rn: 0, rz: 1, rm: 2, rp: 3 };

export const cvt: Handler = (f, i) => {
  if (i.modifiers.includes("pack")) {
    packed(f, i);
    return;
  }
  const [to, from, ...more] = typesOf(i);
  if (to === undefined || from === undefined || more.length > 0) refuse(i);
  for (const each of i.modifiers) if (each !== to && each !== from && !MODIFIERS.includes(each)) refuse(i);
  if (isSmall(to) || isSmall(from)) convertSmall(f, i, to, from);
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
  popNarrow(f, i, to);
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
  if (to === from && i.modifiers.every((each) => each === to)) {
    const bits = to === "f32" ? "b32" : "b64";
    f.push(i, i.operands[1], bits);
    f.pop(i, i.operands[0], bits);
    return;
  }
  f.push(i, i.operands[1], from);
  if (ftz && from === "f32") code.call(flush(f.unit));
  if (isFloat(to)) {
    const mode = i.modifiers.find((each) => MODES[each] !== undefined && each !== "rn");
    if (whole !== undefined) code.op(`${from}.${WHOLE[whole]}`);
    if (from === "f32" && to === "f64") {
      if (ftz) f.canonical();
      code.op("f64.promote_f32");
    } else if (from === "f64" && to === "f32") {
      if (mode !== undefined) demote(f, MODES[mode]!);
      else code.op("f32.demote_f64");
    }
    if (ftz && to === "f32") code.call(flush(f.unit));
    if (i.modifiers.includes("sat")) code.call(saturate(f.unit, to as "f32" | "f64"));
    if (to === "f32" && from === "f32") f.canonical();
    f.pop(i, i.operands[0], to);
    return;
  }
  if (whole === undefined) refuse(i);
  if (whole !== "rzi") code.op(`${from}.${WHOLE[whole]}`);
  popInteger(f, i, to, from);
}

/** Converts the f64 on the stack to f32 in a rounding mode. A NaN keeps the upper bits of its payload. */
function demote(f: FunctionCode, mode: number): void {
  const { code } = f;
  const value = f.temporary("f64", "demoted");
  code.tee(value).get(value).op("f64.eq").if("f32").get(value).i32(mode).call(f.unit.host("f32_from_f64"));
  code.else().get(value).op("f32.demote_f64").end();
}

/** Writes cvt.pack: saturates two integers and packs them below the bits of a third. */
function packed(f: FunctionCode, i: Instruction): void {
  const { code } = f;
  const [to, from] = typesOf(i);
  if (to === undefined || from !== "s32" || bytesOf(to) > 2) refuse(i);
  const bits = bytesOf(to) * 8;
  for (const [n, operandIndex] of [2, 1].entries()) {
    f.push(i, i.operands[operandIndex], from);
    code.op("i64.extend_i32_s");
    clamp(f, to, true);
    code
      .op("i32.wrap_i64")
      .i32((1 << bits) - 1)
      .op("i32.and");
    if (n === 1) code.i32(bits).op("i32.shl", "i32.or");
  }
  if (bits === 8) {
    f.push(i, i.operands[3], "b32");
    code.i32(16).op("i32.shl", "i32.or");
  }
  f.pop(i, i.operands[0], "b32");
}

// cvt between integers and floating-point types, with rounding modes and saturation.

import type { SmallRounding } from "../../ptx/operations/convert.ts";
import { bytesOf, isFloat, isSigned, isSmall, type Scalar, valueType } from "../../ptx/operations/scalar.ts";
import type { InstructionOf } from "../../ptx/syntax.ts";
import type { FunctionCode } from "../unit/function-code.ts";
import { LOW_HALVES, type VectorCode } from "../unit/vector-code.ts";
import { clamp, INTEGRAL, popInteger, popNarrow } from "./convert-integer.ts";
import { convertSmall } from "./convert-small.ts";
import { flush, saturate } from "./float-helpers.ts";
import type { Form, Handler } from "./handler.ts";

/** Number of a directed rounding mode; undefined for rounding to the nearest number. */
const modeOf = (rounding: SmallRounding | undefined): number | undefined =>
  rounding === undefined ? undefined : { rn: undefined, rz: 1, rm: 2, rp: 3, rna: undefined }[rounding];

export const cvt: Form<"convert"> = {
  thread(f, i) {
    const { to, from } = i.operation;
    if (isSmall(to) || isSmall(from)) convertSmall(f, i);
    else if (isFloat(from)) fromFloat(f, i, to, from as "f32" | "f64");
    else if (isFloat(to)) toFloat(f, i, to as "f32" | "f64", from);
    else integers(f, i, to, from);
  },
  lanes(v, i) {
    const push = lanesOf(v, i);
    const { to } = i.operation;
    if (push === undefined || !v.canSet(i.operands[0], to)) return false;
    for (let part = 0; part < v.count(to); part++) {
      push(part);
      v.setPart(i, i.operands[0], to, part);
    }
    return true;
  },
};

function integers(f: FunctionCode, i: InstructionOf<"convert">, to: Scalar, from: Scalar): void {
  const { code } = f;
  f.push(i, i.operands[1], from);
  if (i.operation.saturates) {
    if (valueType(from) === "i32") code.op(isSigned(from) ? "i64.extend_i32_s" : "i64.extend_i32_u");
    clamp(f, to, isSigned(from));
    if (valueType(to) === "i32") code.op("i32.wrap_i64");
  } else if (valueType(from) === "i32" && valueType(to) === "i64") {
    code.op(isSigned(from) ? "i64.extend_i32_s" : "i64.extend_i32_u");
  } else if (valueType(from) === "i64" && valueType(to) === "i32") code.op("i32.wrap_i64");
  popNarrow(f, i, to);
}

function toFloat(f: FunctionCode, i: InstructionOf<"convert">, to: "f32" | "f64", from: Scalar): void {
  const { code } = f;
  const mode = modeOf(i.operation.rounding);
  f.push(i, i.operands[1], from);
  const sign = isSigned(from) ? "s" : "u";
  if (mode !== undefined && !(to === "f64" && valueType(from) === "i32")) {
    if (valueType(from) === "i32") code.op(`i64.extend_i32_${sign}`);
    code
      .i32(isSigned(from) ? 1 : 0)
      .i32(mode)
      .call(f.unit.host(`${to}_from_integer`));
  } else code.op(`${to}.convert_${valueType(from)}_${sign}`);
  if (i.operation.saturates) code.call(saturate(f.unit, to));
  f.pop(i, i.operands[0], to);
}

function fromFloat(f: FunctionCode, i: InstructionOf<"convert">, to: Scalar, from: "f32" | "f64"): void {
  const { code } = f;
  const { flushes: ftz, integral, isPlain } = i.operation;
  if (to === from && isPlain) {
    const bits = to === "f32" ? "b32" : "b64";
    f.push(i, i.operands[1], bits);
    f.pop(i, i.operands[0], bits);
    return;
  }
  f.push(i, i.operands[1], from);
  if (ftz && from === "f32") code.call(flush(f.unit));
  if (isFloat(to)) {
    const mode = modeOf(i.operation.rounding);
    if (integral !== undefined) code.op(`${from}.${INTEGRAL[integral]}`);
    if (from === "f32" && to === "f64") {
      if (ftz) f.canonical();
      code.op("f64.promote_f32");
    } else if (from === "f64" && to === "f32") {
      if (mode !== undefined) demote(f, mode);
      else code.op("f32.demote_f64");
    }
    if (ftz && to === "f32") code.call(flush(f.unit));
    if (i.operation.saturates) code.call(saturate(f.unit, to as "f32" | "f64"));
    if (to === "f32" && from === "f32") f.canonical();
    f.pop(i, i.operands[0], to);
    return;
  }
  if (integral !== undefined && integral !== "rzi") code.op(`${from}.${INTEGRAL[integral]}`);
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
export const pack: Handler<"pack"> = (f, i) => {
  const { code } = f;
  const { to, from } = i.operation;
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
};

// Forms for the lanes of a group.

type Convert = InstructionOf<"convert">;

const BOTH_LOW = [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23];
const UPPER = [8, 9, 10, 11, 12, 13, 14, 15, 8, 9, 10, 11, 12, 13, 14, 15];

/** Returns a function that pushes one vector of results, or undefined if the conversion has no form for lanes. */
function lanesOf(v: VectorCode, i: Convert): ((part: number) => void) | undefined {
  const { to, from, rounding, integral, isPlain } = i.operation;
  const { flushes, saturates, rectifies, staysFinite } = i.operation;
  if (flushes || saturates || rectifies || staysFinite || (rounding !== undefined && integral !== undefined))
    return undefined;
  if (![to, from].every((type) => /^[usf](32|64)$/.test(type)) || !v.canPush(i.operands[1], from))
    return undefined;
  if (isFloat(from) && isFloat(to)) return floatsOfLanes(v, i);
  if (isFloat(from)) return fromFloatOfLanes(v, i);
  if (isFloat(to)) return toFloatOfLanes(v, i);
  return isPlain ? integersOfLanes(v, i) : undefined;
}

const pushSource = (v: VectorCode, i: Convert, part: number): void =>
  v.pushPart(i, i.operands[1], i.operation.from, part);

function floatsOfLanes(v: VectorCode, i: Convert): ((part: number) => void) | undefined {
  const { to, from, rounding, integral } = i.operation;
  if ((rounding !== undefined && rounding !== "rn") || (integral === undefined) !== (to !== from))
    return undefined;
  if (integral !== undefined)
    return (part) => {
      pushSource(v, i, part);
      v.op(to, INTEGRAL[integral]);
      if (to === "f32") v.canonical();
    };
  if (to === "f64")
    return (part) => {
      pushSource(v, i, part >> 1);
      if (part % 2 === 1) upper(v);
      v.code.v("f64x2.promote_low_f32x4");
    };
  return (part) => {
    for (const half of [0, 1]) {
      pushSource(v, i, 2 * part + half);
      v.code.v("f32x4.demote_f64x2_zero");
    }
    v.code.shuffle(BOTH_LOW);
  };
}

/** Moves the upper half of the vector on the stack to the lower half. */
function upper({ code, f }: VectorCode): void {
  const local = f.temporary("v128", "upper");
  code.tee(local).get(local).shuffle(UPPER);
}

/** Converts f32 to 32-bit integers. Out-of-range values saturate, and a NaN becomes 0. */
function fromFloatOfLanes(v: VectorCode, i: Convert): ((part: number) => void) | undefined {
  const { to, from, integral } = i.operation;
  if (from !== "f32" || bytesOf(to) !== 4 || integral === undefined) return undefined;
  return (part) => {
    pushSource(v, i, part);
    if (integral !== "rzi") v.op(from, INTEGRAL[integral]);
    v.code.v(`i32x4.trunc_sat_f32x4_${isSigned(to) ? "s" : "u"}`);
  };
}

/** Converts 32-bit integers to the nearest floating-point number. */
function toFloatOfLanes(v: VectorCode, i: Convert): ((part: number) => void) | undefined {
  const { to, from, rounding, integral } = i.operation;
  if (bytesOf(from) !== 4 || rounding !== "rn" || integral !== undefined) return undefined;
  const sign = isSigned(from) ? "s" : "u";
  return (part) => {
    pushSource(v, i, to === "f32" ? part : part >> 1);
    if (to === "f64" && part % 2 === 1) upper(v);
    v.code.v(to === "f32" ? `f32x4.convert_i32x4_${sign}` : `f64x2.convert_low_i32x4_${sign}`);
  };
}

function integersOfLanes(v: VectorCode, i: Convert): (part: number) => void {
  const { to, from } = i.operation;
  if (bytesOf(to) === bytesOf(from)) return (part) => pushSource(v, i, part);
  if (bytesOf(to) === 8)
    return (part) => {
      pushSource(v, i, part >> 1);
      v.code.v(`i64x2.extend_${part % 2 === 0 ? "low" : "high"}_i32x4_${isSigned(from) ? "s" : "u"}`);
    };
  return (part) => {
    pushSource(v, i, 2 * part);
    pushSource(v, i, 2 * part + 1);
    v.code.shuffle(LOW_HALVES);
  };
}

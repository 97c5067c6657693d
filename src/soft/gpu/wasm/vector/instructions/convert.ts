// Vector forms of cvt.

import { bytesOf, isFloat, isSigned, type Scalar } from "../../../ptx/operations/scalar.ts";
import type { InstructionOf } from "../../../ptx/syntax.ts";
import { INTEGRAL } from "../../instructions/convert-integer.ts";
import type { VectorHandler } from "./handler.ts";
import { LOW_HALVES, type VectorCode } from "./vector-code.ts";

const BOTH_LOW = [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23];
const UPPER = [8, 9, 10, 11, 12, 13, 14, 15, 8, 9, 10, 11, 12, 13, 14, 15];

export const cvt: VectorHandler<"convert"> = (v, i) => {
  const { to, from, rounding, integral, flushes, saturates, rectifies, staysFinite, isPlain } = i.operation;
  if (flushes || saturates || rectifies || staysFinite || (rounding !== undefined && integral !== undefined))
    return false;
  if (bytesOf(to) < 4 || bytesOf(from) < 4 || [to, from].some((each) => !known(each))) return false;
  if (!v.canSet(i.operands[0], to) || !v.canPush(i.operands[1], from)) return false;
  if (isFloat(from) && isFloat(to)) return floats(v, i);
  if (isFloat(from)) return fromFloat(v, i);
  if (isFloat(to)) return toFloat(v, i);
  return isPlain && integers(v, i);
};

const known = (type: Scalar): boolean => /^[usf](32|64)$/.test(type);

/** Conversion with at most one rounding mode. */
type Convert = InstructionOf<"convert">;

function floats(v: VectorCode, i: Convert): boolean {
  const { to, from, rounding, integral } = i.operation;
  if ((rounding !== undefined && rounding !== "rn") || (integral !== undefined && to !== from)) return false;
  const source = i.operands[1]!;
  const { code } = v;
  if (to === from) {
    if (integral === undefined) return false;
    const name = INTEGRAL[integral];
    for (let part = 0; part < v.count(to); part++) {
      v.pushPart(i, source, from, part);
      code.v(`${to === "f32" ? "f32x4" : "f64x2"}.${name}`);
      if (to === "f32") v.canonical();
      v.setPart(i.operands[0]!, to, part);
    }
    return true;
  }
  if (to === "f64") {
    for (let part = 0; part < v.count(to); part++) {
      v.pushPart(i, source, from, part >> 1);
      if (part % 2 === 1) upper(v);
      code.v("f64x2.promote_low_f32x4");
      v.setPart(i.operands[0]!, to, part);
    }
    return true;
  }
  for (let part = 0; part < v.quads; part++) {
    for (const half of [0, 1]) {
      v.pushPart(i, source, from, 2 * part + half);
      code.v("f32x4.demote_f64x2_zero");
    }
    code.shuffle(BOTH_LOW);
    v.setPart(i.operands[0]!, to, part);
  }
  return true;
}

function upper({ code, f }: VectorCode): void {
  const local = f.temporary("v128", "upper");
  code.tee(local).get(local).shuffle(UPPER);
}

/** Converts f32 to 32-bit integers. Out-of-range values saturate, and a NaN becomes 0. */
function fromFloat(v: VectorCode, i: Convert): boolean {
  const { to, from, integral } = i.operation;
  if (from !== "f32" || bytesOf(to) !== 4 || integral === undefined) return false;
  for (let part = 0; part < v.quads; part++) {
    v.pushPart(i, i.operands[1]!, from, part);
    if (integral !== "rzi") v.code.v(`f32x4.${INTEGRAL[integral]}`);
    v.code.v(`i32x4.trunc_sat_f32x4_${isSigned(to) ? "s" : "u"}`);
    v.setPart(i.operands[0]!, to, part);
  }
  return true;
}

/** Converts 32-bit integers to the nearest floating-point number. */
function toFloat(v: VectorCode, i: Convert): boolean {
  const { to, from, rounding, integral } = i.operation;
  if (bytesOf(from) !== 4 || rounding !== "rn" || integral !== undefined) return false;
  const sign = isSigned(from) ? "s" : "u";
  for (let part = 0; part < v.count(to); part++) {
    v.pushPart(i, i.operands[1]!, from, to === "f32" ? part : part >> 1);
    if (to === "f64" && part % 2 === 1) upper(v);
    v.code.v(to === "f32" ? `f32x4.convert_i32x4_${sign}` : `f64x2.convert_low_i32x4_${sign}`);
    v.setPart(i.operands[0]!, to, part);
  }
  return true;
}

function integers(v: VectorCode, i: Convert): boolean {
  const { to, from } = i.operation;
  const [result, source] = i.operands;
  for (let part = 0; part < v.count(to); part++) {
    if (bytesOf(to) === bytesOf(from)) v.pushPart(i, source!, from, part);
    else if (bytesOf(to) === 8) {
      v.pushPart(i, source!, from, part >> 1);
      v.code.v(`i64x2.extend_${part % 2 === 0 ? "low" : "high"}_i32x4_${isSigned(from) ? "s" : "u"}`);
    } else {
      v.pushPart(i, source!, from, 2 * part);
      v.pushPart(i, source!, from, 2 * part + 1);
      v.code.shuffle(LOW_HALVES);
    }
    v.setPart(result!, to, part);
  }
  return true;
}

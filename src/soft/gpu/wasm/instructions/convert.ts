// cvt between integers and floating-point types, with rounding modes and saturation.

import type { SmallRounding } from "../../ptx/operations/convert.ts";
import { bytesOf, isFloat, isSigned, isSmall, type Scalar, valueType } from "../../ptx/operations/scalar.ts";
import type { InstructionOf } from "../../ptx/syntax.ts";
import type { Value } from "../encoding/expression.ts";
import type { InstructionBody } from "../unit/instruction-body.ts";
import { BOTH_LOW, LOW_HALVES, type VectorCode } from "../unit/vector-code.ts";
import { clamped, INTEGRAL, setInteger, setNarrow, wideInteger } from "./convert-integer.ts";
import { convertSmall } from "./convert-small.ts";
import { flush, saturate } from "./float-helpers.ts";
import type { Form, Handler } from "./handler.ts";

/** Number of a directed rounding mode; undefined for rounding to the nearest number. */
const modeOf = (rounding: SmallRounding | undefined): number | undefined =>
  rounding === undefined ? undefined : { rn: undefined, rz: 1, rm: 2, rp: 3, rna: undefined }[rounding];

export const convert: Form<"convert"> = {
  thread(w, i) {
    const { to, from } = i.operation;
    if (isSmall(to) || isSmall(from)) convertSmall(w, i);
    else if (isFloat(from)) fromFloat(w, i, to, from as "f32" | "f64");
    else if (isFloat(to)) toFloat(w, i, to as "f32" | "f64", from);
    else integers(w, i, to, from);
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

type Convert = InstructionOf<"convert">;

function integers(w: InstructionBody, i: Convert, to: Scalar, from: Scalar): void {
  const value = w.operand(1, from);
  if (i.operation.saturates) setNarrow(w, to, clamped(w, wideInteger(w, from), to, isSigned(from)));
  else if (valueType(from) === valueType(to)) setNarrow(w, to, value);
  else setNarrow(w, to, valueType(to) === "i64" ? value.wide(isSigned(from)) : value.low());
}

function toFloat(w: InstructionBody, i: Convert, to: "f32" | "f64", from: Scalar): void {
  const mode = modeOf(i.operation.rounding);
  const isExact = to === "f64" && valueType(from) === "i32";
  const nearest = w.operand(1, from).to(to, `${to}.convert_${valueType(from)}_${isSigned(from) ? "s" : "u"}`);
  const rounded = (mode: number) =>
    w.called(to, w.unit.host(`${to}_from_integer`), wideInteger(w, from), Number(isSigned(from)), mode);
  const value = mode === undefined || isExact ? nearest : rounded(mode);
  w.result(to, i.operation.saturates ? w.called(to, saturate(w.unit, to), value) : value);
}

function fromFloat(w: InstructionBody, i: Convert, to: Scalar, from: "f32" | "f64"): void {
  const { flushes: ftz, integral, isPlain, saturates, rounding } = i.operation;
  if (to === from && isPlain) {
    const bits = to === "f32" ? "b32" : "b64";
    w.result(bits, w.operand(1, bits));
    return;
  }
  const flushed = (value: Value) =>
    ftz && value.shape === "f32" ? w.called("f32", flush(w.unit), value) : value;
  const canonical = (value: Value) => value.into("f32", () => w.f.canonical());
  let value = flushed(w.operand(1, from));
  // The conversion to an integer rounds toward zero.
  if (integral !== undefined && (isFloat(to) || integral !== "rzi")) value = value.op(INTEGRAL[integral]);
  if (!isFloat(to)) {
    setInteger(w, to, value);
    return;
  }
  if (from === "f32" && to === "f64") value = (ftz ? canonical(value) : value).double();
  else if (from === "f64" && to === "f32") value = flushed(demoted(w, value, modeOf(rounding)));
  else value = flushed(value);
  if (saturates) value = w.called(to as "f32", saturate(w.unit, to as "f32" | "f64"), value);
  w.result(to, to === "f32" && from === "f32" ? canonical(value) : value);
}

/** Returns an f64 as f32 in a rounding mode. A NaN keeps the upper bits of its payload. */
function demoted(w: InstructionBody, given: Value, mode: number | undefined): Value {
  if (mode === undefined) return given.single();
  const value = w.temporary("f64", "demoted");
  const rounded = w.called("f32", w.unit.host("f32_from_f64"), value, mode);
  return w.choose(value.tee(given).eq(value), rounded, value.single(), "f32");
}

/** Writes cvt.pack: saturates two integers and packs them below the bits of a third. */
export const pack: Handler<"pack"> = (w, i) => {
  const { to, from } = i.operation;
  const bits = bytesOf(to) * 8;
  const field = (n: number): Value => {
    const value = clamped(w, w.operand(n, from).wide(true), to, true);
    return w.saved(`part ${n}`, value.and((1 << bits) - 1));
  };
  const both = field(2).or(field(1).shl(bits));
  w.result("b32", bits === 8 ? both.or(w.operand(3, "b32").shl(16)) : both);
};

// Forms for the lanes of a group.

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
      if (part % 2 === 1) v.highLanes();
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
    if (to === "f64" && part % 2 === 1) v.highLanes();
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

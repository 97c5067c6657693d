// cvt to and from floating-point types of 16 bits and less.

import type { SmallRounding } from "../../ptx/operations/convert.ts";
import { isHalf, isInteger, isPair, isSigned, type Scalar } from "../../ptx/operations/scalar.ts";
import type { InstructionOf } from "../../ptx/syntax.ts";
import type { Value } from "../encoding/expression.ts";
import type { InstructionBody } from "../unit/instruction-body.ts";
import type { Unit } from "../unit/unit.ts";
import { INTEGRAL, setInteger, wideInteger } from "./convert-integer.ts";
import { flush, saturate } from "./float-helpers.ts";
import { type Half, narrow, widen } from "./half-helpers.ts";

/** Numbers of the formats in kernels/numbers/narrow.ts. */
const FORMATS: Readonly<Record<string, number>> = { f16: 0, bf16: 1, tf32: 2, e4m3: 3, e5m2: 4 };
const MODES: Readonly<Record<SmallRounding, number>> = { rn: 0, rz: 1, rm: 2, rp: 3, rna: 4 };
const FINITE = 8;

/** Conversion of one number or of a pair. */
type Convert = InstructionOf<"convert">;

const elementOf = (type: Scalar): string => type.replace(/x2$/, "");

export function convertSmall(w: InstructionBody, i: Convert): void {
  const { to, from, rounding, integral, flushes, saturates, isPlain } = i.operation;
  if (isPair(to)) {
    pairs(w, i);
    return;
  }
  if (from === "bf16" && to === "f32" && isPlain) {
    w.result("b32", w.operand(1, "b16").shl(16));
    return;
  }
  if (to === "tf32" && rounding === "rna") {
    w.result("b32", w.called("i32", roundTf32(w.unit, i.operation.staysFinite), w.operand(1, "b32")));
    return;
  }
  if (isInteger(from)) {
    const mode = MODES[rounding ?? "rn"];
    const given = [wideInteger(w, from), Number(isSigned(from)), FORMATS[to]!, mode];
    w.result("b16", w.called("i32", w.unit.host("narrow_integer"), ...given));
    return;
  }
  let value = source(w, i);
  if (integral !== undefined) value = value.op(INTEGRAL[integral]);
  if (isInteger(to)) setInteger(w, to, value, true);
  else if (to === "f32" || to === "f64") {
    if (to === "f32") value = value.single();
    if (flushes && to === "f32") value = w.called("f32", flush(w.unit), value);
    if (saturates) value = w.called(to, saturate(w.unit, to), value);
    w.result(to, to === "f32" ? value.into("f32", () => w.f.canonical()) : value);
  } else if (to === "tf32") w.result("b32", narrowed(w, i, to, value).shl(13));
  else w.result("b16", from === "f64" && isHalf(to) ? withNan(w, i, to, value) : narrowed(w, i, to, value));
}

/** Returns the operand as f64. */
function source(w: InstructionBody, { operation: { from, to, flushes } }: Convert): Value {
  if (isHalf(from)) return w.called("f64", widen(w.unit, from as Half), w.operand(1, "b16"));
  const value = w.operand(1, from);
  if (from !== "f32") return value;
  // `.ftz` applies to f32 results. A conversion to 16 bits keeps subnormal inputs.
  return (flushes && !isHalf(to) ? w.called("f32", flush(w.unit), value) : value).double();
}

/** Returns the bits of an f64 that is converted to a small type. */
function narrowed(w: InstructionBody, i: Convert, type: string, given: Value): Value {
  const { saturates, rectifies, staysFinite: finite, rounding: mode = "rn" } = i.operation;
  let value = saturates ? w.called("f64", saturate(w.unit, "f64"), given) : given;
  if (rectifies) {
    const bare = w.saved("relu", value);
    value = w.constant("f64", 0).when(bare.le(0), bare);
  }
  if (mode === "rn" && !finite && (type === "f16" || type === "bf16"))
    return w.called("i32", narrow(w.unit, type), value);
  return w.called("i32", w.unit.host("narrow"), value, FORMATS[type]!, MODES[mode] + (finite ? FINITE : 0));
}

/** Returns an f64 as 16 bits. A NaN keeps its sign and the upper bits of its payload. */
function withNan(w: InstructionBody, i: Convert, to: Scalar, given: Value): Value {
  const value = w.saved("narrowed", given);
  const [shift, quiet, payload] = to === "f16" ? [42, 0x7e00, 0x3ff] : [45, 0x7fc0, 0x7f];
  const nan = value.bits().shr(shift).low().and(payload).or(quiet);
  const sign = value.bits().shr(48).low().and(0x8000);
  return w.choose(value.eq(value), narrowed(w, i, to, value), nan.or(sign));
}

/**
 * Returns the helper for f32 to tf32, with ties away from zero. Values that are not finite are truncated, or
 * saturate with `finite`.
 */
const roundTf32 = (unit: Unit, finite: boolean): number =>
  unit.helper(`tf32_rna_${finite}`, "i32 > i32", (_w, bits) => {
    const isSpecial = bits.and(0x7f800000).eq(0x7f800000);
    bits.set(isSpecial.not().shl(12).add(bits).and(-0x2000));
    if (finite) bits.set(bits.sub(isSpecial.shl(13)));
    return bits;
  });

/** Writes a conversion with two results. The first of two f32 operands becomes the upper half. */
function pairs(w: InstructionBody, i: Convert): void {
  const { to, from } = i.operation;
  const bits = to === "f16x2" || to === "bf16x2" ? 16 : 8;
  const both = from === "f32" ? undefined : w.stored("pair", 1, from === "f16x2" ? "b32" : "b16");
  const half = (part: number): Value => {
    const value = both === undefined ? w.operand(2 - part, "f32").double() : partOf(w, both, part, from);
    return w.saved(`part ${part}`, narrowed(w, i, elementOf(to), value));
  };
  w.result(bits === 16 ? "b32" : "b16", half(1).shl(bits).or(half(0)));
}

/** Returns one of two elements as f64. */
function partOf(w: InstructionBody, both: Value, part: number, from: Scalar): Value {
  if (from === "f16x2") return w.called("f64", widen(w.unit, "f16"), both.shr(16 * part).and(0xffff));
  const bits = both.shr(8 * part).and(0xff);
  return w.called("f64", w.unit.host("widen"), bits, FORMATS[elementOf(from)]!);
}

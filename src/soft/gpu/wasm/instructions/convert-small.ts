// cvt to and from floating-point types of 16 bits and less.

import type { SmallRounding } from "../../ptx/operations/convert.ts";
import { isHalf, isInteger, isPair, isSigned, type Scalar } from "../../ptx/operations/scalar.ts";
import type { InstructionOf } from "../../ptx/syntax.ts";
import { type FunctionCode, refuse } from "../unit/function-code.ts";
import type { Unit } from "../unit/unit.ts";
import { INTEGRAL, popInteger, pushInteger } from "./convert-integer.ts";
import { flush, saturate } from "./float-helpers.ts";
import { type Half, narrow, widen } from "./half-helpers.ts";

/** Numbers of the formats in kernels/numbers/narrow.ts. */
const FORMATS: Readonly<Record<string, number>> = { f16: 0, bf16: 1, tf32: 2, e4m3: 3, e5m2: 4 };
const MODES: Readonly<Record<SmallRounding, number>> = { rn: 0, rz: 1, rm: 2, rp: 3, rna: 4 };
const FINITE = 8;

/** Conversion of one number or of a pair. */
type Convert = InstructionOf<"convert">;

const elementOf = (type: Scalar): string => type.replace(/x2$/, "");

export function convertSmall(f: FunctionCode, i: Convert): void {
  const { code } = f;
  const { to, from, rounding, integral, flushes, saturates, isPlain } = i.operation;
  if (isPair(to)) {
    pairs(f, i);
    return;
  }
  if (from === "bf16" && to === "f32" && isPlain) {
    f.push(i, i.operands[1], "b16");
    code.i32(16).op("i32.shl");
    f.pop(i, i.operands[0], "b32");
    return;
  }
  if (to === "tf32" && rounding === "rna") {
    f.push(i, i.operands[1], "b32");
    code.call(roundTf32(f.unit, i.operation.staysFinite));
    f.pop(i, i.operands[0], "b32");
    return;
  }
  if (isInteger(from)) {
    fromInteger(f, i);
    return;
  }
  if (isHalf(from)) {
    f.push(i, i.operands[1], "b16");
    code.call(widen(f.unit, from as Half));
  } else {
    f.push(i, i.operands[1], from);
    // `.ftz` applies to f32 results. A conversion to 16 bits keeps subnormal inputs.
    if (from === "f32" && !isHalf(to) && flushes) code.call(flush(f.unit));
    if (from === "f32") code.op("f64.promote_f32");
  }
  if (integral !== undefined) code.op(`f64.${INTEGRAL[integral]}`);
  if (isInteger(to)) {
    popInteger(f, i, to, "f64", true);
  } else if (to === "f32" || to === "f64") {
    if (to === "f32") code.op("f32.demote_f64");
    if (flushes && to === "f32") code.call(flush(f.unit));
    if (saturates) code.call(saturate(f.unit, to));
    if (to === "f32") f.canonical();
    f.pop(i, i.operands[0], to);
  } else {
    if (from === "f64" && isHalf(to)) keepNan(f, i, to);
    else pushNarrowed(f, i, to);
    if (to === "tf32") code.i32(13).op("i32.shl");
    f.pop(i, i.operands[0], to === "tf32" ? "b32" : "b16");
  }
}

/** Converts the f64 on the stack to the bits of a small type. */
function pushNarrowed(f: FunctionCode, i: Convert, type: string): void {
  const { code } = f;
  const { saturates, rectifies, staysFinite: finite, rounding: mode = "rn" } = i.operation;
  if (saturates) code.call(saturate(f.unit, "f64"));
  if (rectifies) {
    const value = f.temporary("f64", "relu");
    code.set(value).f64(0).get(value).get(value).f64(0).op("f64.le", "select");
  }
  if (mode === "rn" && !finite && (type === "f16" || type === "bf16")) code.call(narrow(f.unit, type));
  else
    code
      .i32(FORMATS[type]!)
      .i32(MODES[mode] + (finite ? FINITE : 0))
      .call(f.unit.host("narrow"));
}

/** Converts f64 to 16 bits. A NaN keeps its sign and the upper bits of its payload. */
function keepNan(f: FunctionCode, i: Convert, to: Scalar): void {
  const { code } = f;
  const [value, bits] = [f.temporary("f64", "narrowed"), f.temporary("i64", "narrowed")];
  const [shift, quiet] = to === "f16" ? [42n, 0x7e00] : [45n, 0x7fc0];
  code.tee(value).get(value).op("f64.eq").if("i32").get(value);
  pushNarrowed(f, i, to);
  code
    .else()
    .get(value)
    .op("i64.reinterpret_f64")
    .tee(bits)
    .i64(shift)
    .op("i64.shr_u", "i32.wrap_i64")
    .i32(to === "f16" ? 0x3ff : 0x7f);
  code
    .op("i32.and")
    .i32(quiet)
    .op("i32.or")
    .get(bits)
    .i64(48n)
    .op("i64.shr_u", "i32.wrap_i64")
    .i32(0x8000)
    .op("i32.and", "i32.or")
    .end();
}

/**
 * Returns the helper for f32 to tf32, with ties away from zero. Values that are not finite are truncated, or
 * saturate with `finite`.
 */
function roundTf32(unit: Unit, finite: boolean): number {
  return unit.helper(`tf32_rna_${finite}`, ["i32"], ["i32"], (code) => {
    const special = () => code.get(0).i32(0x7f800000).op("i32.and").i32(0x7f800000).op("i32.eq");
    special();
    code.op("i32.eqz").i32(12).op("i32.shl").get(0).op("i32.add").i32(-0x2000).op("i32.and").set(0);
    if (finite) {
      special();
      const step = code.local("i32");
      code.i32(13).op("i32.shl").set(step).get(0).get(step).op("i32.sub").set(0);
    }
    code.get(0);
  });
}

function fromInteger(f: FunctionCode, i: Convert): void {
  const { code } = f;
  const { to, from, rounding = "rn" } = i.operation;
  pushInteger(f, i, from);
  code
    .i32(isSigned(from) ? 1 : 0)
    .i32(FORMATS[to]!)
    .i32(MODES[rounding])
    .call(f.unit.host("narrow_integer"));
  f.pop(i, i.operands[0], "b16");
}

/** Writes a conversion with two results. The first of two f32 operands becomes the upper half. */
function pairs(f: FunctionCode, i: Convert): void {
  const { code } = f;
  const { to, from } = i.operation;
  const bits = to === "f16x2" || to === "bf16x2" ? 16 : 8;
  const source = f.temporary("i32", "pair");
  if (from === "f32" && i.operands.length !== 3) refuse(i);
  if (from !== "f32") {
    f.push(i, i.operands[1], from === "f16x2" ? "b32" : "b16");
    code.set(source);
  }
  for (const part of [1, 0]) {
    if (from === "f32") {
      f.push(i, i.operands[2 - part], "f32");
      code.op("f64.promote_f32");
    } else pushPart(f, source, part, from);
    pushNarrowed(f, i, elementOf(to));
    if (part === 1) code.i32(bits).op("i32.shl");
  }
  code.op("i32.or");
  f.pop(i, i.operands[0], bits === 16 ? "b32" : "b16");
}

function pushPart(f: FunctionCode, source: number, part: number, from: Scalar): void {
  const { code } = f;
  code.get(source);
  if (from === "f16x2") {
    code
      .i32(16 * part)
      .op("i32.shr_u")
      .i32(0xffff)
      .op("i32.and")
      .call(widen(f.unit, "f16"));
  } else {
    code
      .i32(8 * part)
      .op("i32.shr_u")
      .i32(0xff)
      .op("i32.and")
      .i32(FORMATS[elementOf(from)]!)
      .call(f.unit.host("widen"));
  }
}

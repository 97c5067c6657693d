// Floating-point arithmetic.
import type { Rounding, Width } from "../../ptx/operations/arithmetic.ts";
import { type Operation, opcodes } from "../../ptx/operations/operation.ts";
import type { Instruction, InstructionOf } from "../../ptx/syntax.ts";
import { type FunctionCode, refuse } from "../unit/function-code.ts";
import {
  coarseHelper,
  extreme as extremeHelper,
  flush,
  flushProduct,
  fma64,
  largeDivisor,
  saturate,
  writeFma32,
} from "./float-helpers.ts";
import type { Handler } from "./handler.ts";

/** Instruction that may flush subnormal operands to zero. */
type Flushing = Instruction<Extract<Operation, { readonly flushes: boolean }>>;
/** Arithmetic instruction, which may also clamp its result to [0, 1]. */
type Arithmetic = Instruction<Extract<Operation, { readonly flushes: boolean; readonly saturates: boolean }>>;
/** Instruction with a rounding mode. */
type Rounded = Instruction<
  Extract<Operation, { readonly rounding: Rounding | undefined; readonly type: Width }>
>;

/** Pushes an operand, flushed to zero with `.ftz`. */
export function pushFloat(f: FunctionCode, i: Flushing, operandIndex: number, v: Width): void {
  f.push(i, i.operands[operandIndex], v);
  if (v === "f32" && i.operation.flushes) f.code.call(flush(f.unit));
}

/** Pops a result after applying `.ftz` and `.sat`. */
export function popFloat(f: FunctionCode, i: Arithmetic, v: Width): void {
  if (v === "f32" && i.operation.flushes) f.code.call(flush(f.unit));
  if (i.operation.saturates) f.code.call(saturate(f.unit, v));
  if (v === "f32" && i.operands[0]?.kind === "register" && !f.hasRawNan(i.operands[0].register))
    f.canonical();
  f.pop(i, i.operands[0], v);
}

const MODES: Readonly<Record<Rounding, number>> = { rn: 0, rz: 1, rm: 2, rp: 3 };

/**
 * Writes an operation with a directed rounding mode, which the host computes exactly. Returns false for other
 * modes.
 */
function rounded(f: FunctionCode, i: Rounded, name: string, operands: number): boolean {
  const { type: v, rounding: mode } = i.operation;
  if (mode === undefined || mode === "rn") return false;
  for (let n = 1; n <= operands; n++) pushFloat(f, i, n, v);
  f.code.i32(MODES[mode]).call(f.unit.host(`${name}_${v}`));
  if (v === "f64") keepDigits(f, i, name);
  else if (name === "mul" && i.operation.flushes) {
    for (const n of [1, 2]) pushFloat(f, i, n, v);
    f.code.call(flushProduct(f.unit));
  }
  popFloat(f, i, v);
  return true;
}

/** Preserves the payload of an f64 NaN, which the processor's own operation propagates. */
function keepDigits(f: FunctionCode, i: Flushing, name: string): void {
  const { code } = f;
  const result = f.temporary("f64", "rounded");
  code.tee(result).get(result).op("f64.eq").if("f64").get(result).else();
  if (name === "fma") {
    for (const n of [1, 2]) f.push(i, i.operands[n], "f64");
    code.op("f64.mul");
    f.push(i, i.operands[3], "f64");
    code.op("f64.add");
  } else if (name === "sqrt") {
    f.push(i, i.operands[1], "f64");
    code.op("f64.sqrt");
  } else pushInOrder(f, i, name as "add", "f64");
  code.end();
}

/** Pushes a plain operation. Of two NaNs, GPUs return the second and CPUs the first. */
function pushInOrder(f: FunctionCode, i: Flushing, operation: "add" | "sub" | "mul" | "div", v: Width): void {
  const swapped = v === "f64" && (operation === "add" || operation === "mul");
  for (const n of swapped ? [2, 1] : [1, 2]) pushFloat(f, i, n, v);
  f.code.op(`${v}.${operation}`);
}

export const binary: Handler<"floatBinary"> = (f, i) => {
  const { opcode: operation, isApproximate } = i.operation;
  const v = i.operation.type;
  if (rounded(f, i, operation, 2)) return;
  pushInOrder(f, i, operation, v);
  if (operation === "mul" && i.operation.flushes) {
    pushFloat(f, i, 1, v);
    pushFloat(f, i, 2, v);
    f.code.call(flushProduct(f.unit));
  }
  if (operation === "div" && isApproximate) {
    pushFloat(f, i, 1, v);
    pushFloat(f, i, 2, v);
    f.code.call(largeDivisor(f.unit));
  }
  popFloat(f, i, v);
};

/** Writes fma. mad of floating-point types is the same since sm_20. */
export const fma: Handler<"floatFma"> = (f, i) => {
  const v = i.operation.type;
  if (rounded(f, i, "fma", 3)) return;
  if (v === "f32")
    writeFma32(
      f.unit,
      f.code,
      (operandIndex) => pushFloat(f, i, operandIndex, v),
      f.temporary("f64", "wide"),
    );
  else {
    for (let n = 1; n <= 3; n++) pushFloat(f, i, n, v);
    f.code.call(fma64(f.unit));
  }
  popFloat(f, i, v);
};

export const sqrt: Handler<"squareRoot"> = (f, i) => {
  const v = i.operation.type;
  if (rounded(f, i, "sqrt", 1)) return;
  pushFloat(f, i, 1, v);
  f.code.op(`${v}.sqrt`);
  popFloat(f, i, v);
};

/** Writes the f64 approximations that compute only the upper 32 bits and flush subnormal numbers. */
function coarse(f: FunctionCode, i: InstructionOf<"inverse">): void {
  const { code } = f;
  f.push(i, i.operands[1], "f64");
  code.call(coarseHelper(f.unit, i.operation.opcode));
  f.pop(i, i.operands[0], "f64");
}

/** Writes rcp and rsqrt. */
export const inverse: Handler<"inverse"> = (f, i) => {
  const v = i.operation.type;
  if (v === "f64" && i.operation.flushes) {
    coarse(f, i);
    return;
  }
  const { rounding } = i.operation;
  const mode = rounding === "rn" ? undefined : rounding;
  if (v === "f32") f.code.f32(1);
  else f.code.f64(1);
  pushFloat(f, i, 1, v);
  // The result of rsqrt is rounded twice, which is within the bound of 2^-22.9 for f32.
  if (i.operation.opcode === "rsqrt") f.code.op(`${v}.sqrt`);
  if (mode !== undefined) f.code.i32(MODES[mode]).call(f.unit.host(`div_${v}`));
  else f.code.op(`${v}.div`);
  if (mode !== undefined && v === "f64") {
    const result = f.temporary("f64", "rounded");
    f.code.tee(result).get(result).op("f64.eq").if("f64").get(result).else().f64(1);
    f.push(i, i.operands[1], v);
    f.code.op("f64.div").end();
  }
  popFloat(f, i, v);
};

export const sign: Handler<"floatSign"> = (f, i) => {
  const { opcode: operation } = i.operation;
  const v = i.operation.type;
  if (v === "f64" && operation === "neg") {
    // A NaN keeps its sign.
    f.code.f64(-0);
    f.push(i, i.operands[1], v);
    f.code.op("f64.sub");
    f.pop(i, i.operands[0], v);
    return;
  }
  pushFloat(f, i, 1, v);
  f.code.op(`${v}.${operation}`);
  if (v === "f64") {
    const result = f.temporary("f64", "abs");
    f.code.tee(result).get(result).op("f64.eq").if("f64").get(result).else();
    f.push(i, i.operands[1], v);
    f.code.f64(-0).op("f64.add").end();
  }
  popFloat(f, i, v);
};

export const extreme: Handler<"floatExtreme"> = (f, i) => {
  const { opcode: operation, signs: xorsign, keepsNan } = i.operation;
  const v = i.operation.type;
  for (const n of [1, 2]) {
    pushFloat(f, i, n, v);
    if (xorsign) f.code.op(`${v}.abs`);
  }
  if (keepsNan) f.code.op(`${v}.${operation}`);
  else f.code.call(extremeHelper(f.unit, v, operation));
  if (i.operands.length === 4) refuse(i, "the form with three operands of");
  if (xorsign) {
    for (const n of [1, 2]) f.push(i, i.operands[n], "b32");
    f.code.op("i32.xor", "f32.reinterpret_i32", "f32.copysign");
  }
  popFloat(f, i, v);
};

/** Writes copysign: d = |b| with the sign of a. */
export const copysign: Handler<"copySign"> = (f, i) => {
  const v = i.operation.type;
  f.push(i, i.operands[2], v);
  f.push(i, i.operands[1], v);
  f.code.op(`${v}.copysign`);
  f.pop(i, i.operands[0], v);
};

/** Writes the approximations that the host's mathematical functions compute within the bounds of PTX. */
export const transcendental: Handler<"transcendental"> = (f, i) => {
  pushFloat(f, i, 1, "f32");
  f.code.op("f64.promote_f32").call(f.unit.host(i.operation.opcode)).op("f32.demote_f64");
  popFloat(f, i, "f32");
};

/** Writes testp: tests whether a number is finite, infinite, a NaN, normal or subnormal. */
export const testp: Handler<"testNumber"> = (f, i) => {
  const v = i.operation.type;
  const constant = (value: number) => (v === "f32" ? f.code.f32(value) : f.code.f64(value));
  const value = f.temporary(v, "a");
  const smallest = v === "f32" ? 2 ** -126 : 2 ** -1022;
  f.push(i, i.operands[1], v);
  f.code.op(`${v}.abs`).set(value).get(value);
  switch (i.operation.test) {
    case "finite":
      constant(Number.POSITIVE_INFINITY).op(`${v}.lt`);
      break;
    case "infinite":
      constant(Number.POSITIVE_INFINITY).op(`${v}.eq`);
      break;
    case "number":
      f.code.get(value).op(`${v}.eq`);
      break;
    case "notanumber":
      f.code.get(value).op(`${v}.ne`);
      break;
    case "normal":
      // Zero counts as normal.
      constant(smallest).op(`${v}.ge`).get(value);
      constant(0).op(`${v}.eq`, "i32.or").get(value);
      constant(Number.POSITIVE_INFINITY).op(`${v}.lt`, "i32.and");
      break;
    case "subnormal":
      constant(smallest).op(`${v}.lt`).get(value);
      constant(0).op(`${v}.gt`, "i32.and");
  }
  f.pop(i, i.operands[0], "pred");
};

/** Opcodes of f32 arithmetic, whose results need a canonical NaN only when the bits become visible. */
export const ARITHMETIC = opcodes("add sub mul div fma mad sqrt rsqrt rcp ex2 lg2 sin cos tanh min max");

// Floating-point arithmetic.
import type { Instruction } from "../../ptx/syntax.ts";
import { type FunctionCode, onlyModifiers, refuse, typeOf } from "../unit/function-code.ts";
import {
  coarseHelper,
  extreme,
  flush,
  flushProduct,
  fma64,
  largeDivisor,
  saturate,
  writeFma32,
} from "./float-helpers.ts";
import type { Handler } from "./handler.ts";

type Width = "f32" | "f64";

/** Returns f32 or f64. Throws for half types. */
function widthOf(i: Instruction): Width {
  const type = typeOf(i);
  if (type !== "f32" && type !== "f64") refuse(i);
  return type;
}

const ROUNDINGS = ["rz", "rm", "rp"];

/** Pushes an operand, flushed to zero with `.ftz`. */
export function pushFloat(f: FunctionCode, i: Instruction, operandIndex: number, v: Width): void {
  f.push(i, i.operands[operandIndex], v);
  if (v === "f32" && i.modifiers.includes("ftz")) f.code.call(flush(f.unit));
}

/** Pops a result after applying `.ftz` and `.sat`. */
export function popFloat(f: FunctionCode, i: Instruction, v: Width): void {
  if (v === "f32" && i.modifiers.includes("ftz")) f.code.call(flush(f.unit));
  if (i.modifiers.includes("sat")) f.code.call(saturate(f.unit, v));
  if (v === "f32" && i.operands[0]?.kind === "register" && !f.hasRawNan(i.operands[0].register))
    f.canonical();
  f.pop(i, i.operands[0], v);
}

const MODES: Readonly<Record<string, number>> = { rn: 0, rz: 1, rm: 2, rp: 3 };

/**
 * Writes an operation with a directed rounding mode, which the host computes exactly. Returns false for other
 * modes.
 */
function rounded(f: FunctionCode, i: Instruction, name: string, v: Width, operands: number): boolean {
  const mode = i.modifiers.find((each) => ROUNDINGS.includes(each));
  if (mode === undefined) return false;
  for (let n = 1; n <= operands; n++) pushFloat(f, i, n, v);
  f.code.i32(MODES[mode]!).call(f.unit.host(`${name}_${v}`));
  if (v === "f64") keepDigits(f, i, name);
  else if (name === "mul" && i.modifiers.includes("ftz")) {
    for (const n of [1, 2]) pushFloat(f, i, n, v);
    f.code.call(flushProduct(f.unit));
  }
  popFloat(f, i, v);
  return true;
}

/** Preserves the payload of an f64 NaN, which the processor's own operation propagates. */
function keepDigits(f: FunctionCode, i: Instruction, name: string): void {
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
function pushInOrder(
  f: FunctionCode,
  i: Instruction,
  operation: "add" | "sub" | "mul" | "div",
  v: Width,
): void {
  const swapped = v === "f64" && (operation === "add" || operation === "mul");
  for (const n of swapped ? [2, 1] : [1, 2]) pushFloat(f, i, n, v);
  f.code.op(`${v}.${operation}`);
}

function binary(operation: "add" | "sub" | "mul" | "div"): Handler {
  return (f, i) => {
    onlyModifiers(i, [
      "rn",
      "rz",
      "rm",
      "rp",
      "ftz",
      "sat",
      ...(operation === "div" ? ["approx", "full"] : []),
    ]);
    const v = widthOf(i);
    if (rounded(f, i, operation, v, 2)) return;
    pushInOrder(f, i, operation, v);
    if (operation === "mul" && i.modifiers.includes("ftz")) {
      pushFloat(f, i, 1, v);
      pushFloat(f, i, 2, v);
      f.code.call(flushProduct(f.unit));
    }
    if (operation === "div" && i.modifiers.includes("approx")) {
      pushFloat(f, i, 1, v);
      pushFloat(f, i, 2, v);
      f.code.call(largeDivisor(f.unit));
    }
    popFloat(f, i, v);
  };
}

export const add = binary("add");
export const sub = binary("sub");
export const mul = binary("mul");
export const div = binary("div");

/** Writes fma. mad of floating-point types is the same since sm_20. */
export const fma: Handler = (f, i) => {
  onlyModifiers(i, ["rn", "rz", "rm", "rp", "ftz", "sat"]);
  const v = widthOf(i);
  if (rounded(f, i, "fma", v, 3)) return;
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

export const sqrt: Handler = (f, i) => {
  onlyModifiers(i, ["rn", "rz", "rm", "rp", "ftz", "approx"]);
  const v = widthOf(i);
  if (rounded(f, i, "sqrt", v, 1)) return;
  pushFloat(f, i, 1, v);
  f.code.op(`${v}.sqrt`);
  popFloat(f, i, v);
};

export const rsqrt: Handler = (f, i) => {
  onlyModifiers(i, ["ftz", "approx"]);
  const v = widthOf(i);
  if (v === "f64" && i.modifiers.includes("ftz")) {
    coarse(f, i);
    return;
  }
  // The result is rounded twice, which is within the bound of 2^-22.9 for f32.
  if (v === "f32") f.code.f32(1);
  else f.code.f64(1);
  pushFloat(f, i, 1, v);
  f.code.op(`${v}.sqrt`, `${v}.div`);
  popFloat(f, i, v);
};

/** Writes the f64 approximations that compute only the upper 32 bits and flush subnormal numbers. */
function coarse(f: FunctionCode, i: Instruction): void {
  const { code } = f;
  f.push(i, i.operands[1], "f64");
  code.call(coarseHelper(f.unit, i.opcode as "rcp" | "rsqrt"));
  f.pop(i, i.operands[0], "f64");
}

export const rcp: Handler = (f, i) => {
  onlyModifiers(i, ["rn", "rz", "rm", "rp", "ftz", "approx"]);
  const v = widthOf(i);
  if (v === "f64" && i.modifiers.includes("ftz")) {
    coarse(f, i);
    return;
  }
  const mode = i.modifiers.find((each) => ROUNDINGS.includes(each));
  if (v === "f32") f.code.f32(1);
  else f.code.f64(1);
  pushFloat(f, i, 1, v);
  if (mode !== undefined) f.code.i32(MODES[mode]!).call(f.unit.host(`div_${v}`));
  else f.code.op(`${v}.div`);
  if (mode !== undefined && v === "f64") {
    const result = f.temporary("f64", "rounded");
    f.code.tee(result).get(result).op("f64.eq").if("f64").get(result).else().f64(1);
    f.push(i, i.operands[1], v);
    f.code.op("f64.div").end();
  }
  popFloat(f, i, v);
};

function sign(operation: "abs" | "neg"): Handler {
  return (f, i) => {
    onlyModifiers(i, ["ftz"]);
    const v = widthOf(i);
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
}

export const abs = sign("abs");
export const neg = sign("neg");

function extremes(operation: "min" | "max"): Handler {
  return (f, i) => {
    onlyModifiers(i, ["ftz", "NaN", "xorsign", "abs"]);
    const v = widthOf(i);
    const xorsign = i.modifiers.includes("xorsign");
    for (const n of [1, 2]) {
      pushFloat(f, i, n, v);
      if (xorsign) f.code.op(`${v}.abs`);
    }
    if (i.modifiers.includes("NaN")) f.code.op(`${v}.${operation}`);
    else f.code.call(extreme(f.unit, v, operation));
    if (i.operands.length === 4) refuse(i, "the form with three operands of");
    if (xorsign) {
      if (v !== "f32") refuse(i);
      for (const n of [1, 2]) f.push(i, i.operands[n], "b32");
      f.code.op("i32.xor", "f32.reinterpret_i32", "f32.copysign");
    }
    popFloat(f, i, v);
  };
}

export const min = extremes("min");
export const max = extremes("max");

/** Writes copysign: d = |b| with the sign of a. */
export const copysign: Handler = (f, i) => {
  onlyModifiers(i, []);
  const v = widthOf(i);
  f.push(i, i.operands[2], v);
  f.push(i, i.operands[1], v);
  f.code.op(`${v}.copysign`);
  f.pop(i, i.operands[0], v);
};

/** Writes the approximations that the host's mathematical functions compute within the bounds of PTX. */
export const transcendental: Handler = (f, i) => {
  onlyModifiers(i, ["approx", "ftz"]);
  if (widthOf(i) !== "f32") refuse(i);
  pushFloat(f, i, 1, "f32");
  f.code.op("f64.promote_f32").call(f.unit.host(i.opcode)).op("f32.demote_f64");
  popFloat(f, i, "f32");
};

/** Writes testp: tests whether a number is finite, infinite, a NaN, normal or subnormal. */
export const testp: Handler = (f, i) => {
  const kinds = ["finite", "infinite", "number", "notanumber", "normal", "subnormal"];
  onlyModifiers(i, kinds);
  const v = widthOf(i);
  const constant = (value: number) => (v === "f32" ? f.code.f32(value) : f.code.f64(value));
  const value = f.temporary(v, "a");
  const smallest = v === "f32" ? 2 ** -126 : 2 ** -1022;
  f.push(i, i.operands[1], v);
  f.code.op(`${v}.abs`).set(value).get(value);
  switch (i.modifiers.find((each) => kinds.includes(each))) {
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
    default:
      constant(smallest).op(`${v}.lt`).get(value);
      constant(0).op(`${v}.gt`, "i32.and");
  }
  f.pop(i, i.operands[0], "pred");
};

/** Opcodes of f32 arithmetic, whose results need a canonical NaN only when the bits become visible. */
export const ARITHMETIC: ReadonlySet<string> = new Set(
  "add sub mul div fma mad sqrt rsqrt rcp ex2 lg2 sin cos tanh min max".split(" "),
);

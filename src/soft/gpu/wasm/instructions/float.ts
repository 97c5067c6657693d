// Arithmetic of floating point.
import type { Instruction } from "../../ptx/syntax.ts";
import type { Scalar } from "../../ptx/types.ts";
import { type FunctionCode, onlyModifiers, refuse, typeOf } from "../function-code.ts";
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

/** f32 or f64; halves are refused. */
function widthOf(i: Instruction): Width {
  const type = typeOf(i);
  if (type !== "f32" && type !== "f64") refuse(i);
  return type;
}

const ROUNDINGS = ["rz", "rm", "rp"];

/** Pushes an operand, with small numbers as zeros where `.ftz` says so. */
export function pushFloat(f: FunctionCode, i: Instruction, place: number, v: Width): void {
  f.push(i, i.operands[place], v);
  if (v === "f32" && i.modifiers.includes("ftz")) f.code.call(flush(f.unit));
}

/** Pops a result with what `.ftz` and `.sat` do to it. */
export function popFloat(f: FunctionCode, i: Instruction, v: Width): void {
  if (v === "f32" && i.modifiers.includes("ftz")) f.code.call(flush(f.unit));
  if (i.modifiers.includes("sat")) f.code.call(saturate(f.unit, v));
  if (v === "f32" && i.operands[0]?.kind === "register" && !f.isLoose(i.operands[0].register)) f.canonical();
  f.pop(i, i.operands[0], v);
}

const MODES: Readonly<Record<string, number>> = { rn: 0, rz: 1, rm: 2, rp: 3 };

/** An operation in a rounding mode other than to nearest: the host does it exactly. */
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

/** A NaN of f64 has the digits of the operand that it comes from: the processor's own operation finds them. */
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

/** Pushes a plain operation. Of two NaNs the second one counts on GPUs, the first one on processors. */
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

/** fma, and mad of floating point, which is the same since sm_20. */
export const fma: Handler = (f, i) => {
  onlyModifiers(i, ["rn", "rz", "rm", "rp", "ftz", "sat"]);
  const v = widthOf(i);
  if (rounded(f, i, "fma", v, 3)) return;
  if (v === "f32")
    writeFma32(f.unit, f.code, (place) => pushFloat(f, i, place, v), f.temporary("f64", "wide"));
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
  // Two roundings: within the bound of 2^-22.9 for f32.
  if (v === "f32") f.code.f32(1);
  else f.code.f64(1);
  pushFloat(f, i, 1, v);
  f.code.op(`${v}.sqrt`, `${v}.div`);
  popFloat(f, i, v);
};

/** The approximations of f64 that give an upper word alone, where small numbers are zeros. */
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

/** d = |b| with the sign of a. */
export const copysign: Handler = (f, i) => {
  onlyModifiers(i, []);
  const v = widthOf(i);
  f.push(i, i.operands[2], v);
  f.push(i, i.operands[1], v);
  f.code.op(`${v}.copysign`);
  f.pop(i, i.operands[0], v);
};

/** Approximations that the host's mathematics does well within the bounds. */
export const transcendental: Handler = (f, i) => {
  onlyModifiers(i, ["approx", "ftz"]);
  if (widthOf(i) !== "f32") refuse(i);
  pushFloat(f, i, 1, "f32");
  f.code.op("f64.promote_f32").call(f.unit.host(i.opcode)).op("f32.demote_f64");
  popFloat(f, i, "f32");
};

/** Whether a number is finite, infinite, a NaN, normal or subnormal. */
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

/** Registers of f32 that arithmetic alone writes: a NaN in them becomes the one NaN where its bits are seen. */
export const ARITHMETIC: ReadonlySet<string> = new Set(
  "add sub mul div fma mad sqrt rsqrt rcp ex2 lg2 sin cos tanh min max".split(" "),
);

export const isFloatType = (type: Scalar | undefined): boolean => type === "f32" || type === "f64";

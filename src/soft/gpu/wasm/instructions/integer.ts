// Integer arithmetic.
import { bytesOf, type Instruction, invalid, isSigned, type Scalar, valueType } from "../../ptx/syntax.ts";
import { type FunctionCode, onlyModifiers, refuse, typeOf } from "../unit/function-code.ts";
import type { Handler } from "./handler.ts";
import { divide, multiplyHigh } from "./integer-helpers.ts";

const CARRY = "carry";

const twice = (type: Scalar): Scalar => `${isSigned(type) ? "s" : "u"}${bytesOf(type) * 16}` as Scalar;

/** Writes add and sub with a carry, which comparisons compute. */
function carried(f: FunctionCode, i: Instruction, operation: "add" | "sub"): void {
  const type = typeOf(i);
  if (bytesOf(type) < 4) refuse(i);
  const { code } = f;
  const carry = f.temporary("i32", CARRY);
  const v = valueType(type);
  const [a, b, sum] = ["a", "b", "sum"].map((name) => f.temporary(v, name)) as [number, number, number];
  f.push(i, i.operands[1], type);
  code.set(a);
  f.push(i, i.operands[2], type);
  code.set(b);
  const takes = i.opcode.endsWith("c") && i.opcode.length === 4;
  code.get(a).get(b).op(`${v}.${operation}`).set(sum);
  const out = i.modifiers.includes("cc");
  // The carry out combines those of a + b and of the sum with the carry in.
  if (out) {
    if (operation === "add") code.get(sum).get(a).op(`${v}.lt_u`);
    else code.get(a).get(b).op(`${v}.lt_u`);
  }
  if (takes) {
    const before = f.temporary(v, "before");
    code.get(sum).set(before).get(sum).get(carry);
    if (v === "i64") code.op("i64.extend_i32_u");
    code.op(`${v}.${operation}`).set(sum);
    if (out) {
      if (operation === "add") code.get(sum).get(before).op(`${v}.lt_u`, "i32.or");
      else code.get(before).get(sum).op(`${v}.lt_u`, "i32.or");
    }
  }
  if (out) code.set(carry);
  code.get(sum);
  f.pop(i, i.operands[0], type);
}

function addition(operation: "add" | "sub"): Handler {
  return (f, i) => {
    onlyModifiers(i, ["cc", "sat"]);
    if (i.modifiers.includes("cc") || i.opcode.length === 4) {
      carried(f, i, operation);
      return;
    }
    const type = typeOf(i);
    const { code } = f;
    if (i.modifiers.includes("sat")) {
      if (type !== "s32") refuse(i);
      const wide = f.temporary("i64", "sat");
      f.push(i, i.operands[1], type);
      code.op("i64.extend_i32_s");
      f.push(i, i.operands[2], type);
      code.op("i64.extend_i32_s", `i64.${operation}`).set(wide);
      saturate32(f, wide);
    } else {
      f.push(i, i.operands[1], type);
      f.push(i, i.operands[2], type);
      code.op(`${valueType(type)}.${operation}`);
    }
    f.pop(i, i.operands[0], type);
  };
}

/** Pushes an i64 saturated to s32. */
function saturate32(f: FunctionCode, wide: number): void {
  const { code } = f;
  code.i64(2147483647n).get(wide).get(wide).i64(2147483647n).op("i64.gt_s", "select").set(wide);
  code.i64(-2147483648n).get(wide).get(wide).i64(-2147483648n).op("i64.lt_s", "select", "i32.wrap_i64");
}

export const add = addition("add");
export const sub = addition("sub");

/** Pushes the lower half, the upper half or all of a product, and returns the type of the pushed value. */
function product(f: FunctionCode, i: Instruction, type: Scalar): Scalar {
  const { code } = f;
  const [, a, b] = i.operands;
  if (i.modifiers.includes("wide")) {
    if (bytesOf(type) === 8) refuse(i);
    f.push(i, a, type);
    if (bytesOf(type) === 4) code.op(isSigned(type) ? "i64.extend_i32_s" : "i64.extend_i32_u");
    f.push(i, b, type);
    if (bytesOf(type) === 4) code.op(isSigned(type) ? "i64.extend_i32_s" : "i64.extend_i32_u", "i64.mul");
    else code.op("i32.mul");
    return twice(type);
  }
  if (!i.modifiers.includes("hi")) {
    if (!i.modifiers.includes("lo")) invalid(i, `'${i.opcode}' of integers needs .lo, .hi or .wide`);
    f.push(i, a, type);
    f.push(i, b, type);
    code.op(`${valueType(type)}.mul`);
    return type;
  }
  if (bytesOf(type) === 8) {
    f.push(i, a, type);
    f.push(i, b, type);
    code.call(multiplyHigh(f.unit, isSigned(type)));
  } else if (bytesOf(type) === 4) {
    const extend = isSigned(type) ? "i64.extend_i32_s" : "i64.extend_i32_u";
    f.push(i, a, type);
    code.op(extend);
    f.push(i, b, type);
    code.op(extend, "i64.mul").i64(32n).op("i64.shr_u", "i32.wrap_i64");
  } else {
    f.push(i, a, type);
    f.push(i, b, type);
    code.op("i32.mul").i32(16).op("i32.shr_u");
  }
  return type;
}

export const mul: Handler = (f, i) => {
  onlyModifiers(i, ["lo", "hi", "wide"]);
  f.pop(i, i.operands[0], product(f, i, typeOf(i)));
};

export const mad: Handler = (f, i) => {
  onlyModifiers(i, ["lo", "hi", "wide", "cc", "sat"]);
  const type = typeOf(i);
  const { code } = f;
  if (i.modifiers.includes("sat")) {
    if (type !== "s32" || !i.modifiers.includes("hi"))
      invalid(i, "Illegal modifier '.sat' for instruction 'mad'");
    product(f, i, type);
    code.op("i64.extend_i32_s");
    addSaturated(f, i);
    return;
  }
  const takes = i.opcode === "madc";
  if (takes || i.modifiers.includes("cc")) {
    const v = valueType(type);
    const result = product(f, i, type);
    if (result !== type) refuse(i);
    const [a, sum] = [f.temporary(v, "a"), f.temporary(v, "sum")];
    const carry = f.temporary("i32", CARRY);
    code.set(a);
    f.push(i, i.operands[3], type);
    code.get(a).op(`${v}.add`).tee(sum).get(a).op(`${v}.lt_u`);
    if (takes) {
      const before = f.temporary(v, "before");
      code.get(sum).set(before).get(sum).get(carry);
      if (v === "i64") code.op("i64.extend_i32_u");
      code.op(`${v}.add`).tee(sum).get(before).op(`${v}.lt_u`, "i32.or");
    }
    if (i.modifiers.includes("cc")) code.set(carry);
    else code.op("drop");
    code.get(sum);
    f.pop(i, i.operands[0], type);
    return;
  }
  const result = product(f, i, type);
  f.push(i, i.operands[3], result);
  code.op(`${valueType(result)}.add`);
  f.pop(i, i.operands[0], result);
};

/** Adds the third operand to the i64 on the stack, and pops the sum saturated to s32. */
function addSaturated(f: FunctionCode, i: Instruction): void {
  const wide = f.temporary("i64", "sat");
  f.push(i, i.operands[3], "s32");
  f.code.op("i64.extend_i32_s", "i64.add").set(wide);
  saturate32(f, wide);
  f.pop(i, i.operands[0], "s32");
}

/** Writes mul24 and mad24: products of the lower 24 bits. */
export const mul24: Handler = (f, i) => {
  onlyModifiers(i, ["lo", "hi", "sat"]);
  const type = typeOf(i);
  if (bytesOf(type) !== 4) refuse(i);
  const { code } = f;
  for (const operand of i.operands.slice(1, 3)) {
    f.push(i, operand, type);
    if (isSigned(type)) code.i32(8).op("i32.shl").i32(8).op("i32.shr_s", "i64.extend_i32_s");
    else code.i32(0xffffff).op("i32.and", "i64.extend_i32_u");
  }
  code.op("i64.mul");
  if (i.modifiers.includes("hi")) code.i64(16n).op("i64.shr_u");
  code.op("i32.wrap_i64");
  if (i.modifiers.includes("sat")) {
    if (i.opcode !== "mad24" || type !== "s32")
      invalid(i, `Illegal modifier '.sat' for instruction '${i.opcode}'`);
    code.op("i64.extend_i32_s");
    addSaturated(f, i);
    return;
  }
  if (i.opcode === "mad24") {
    f.push(i, i.operands[3], type);
    code.op("i32.add");
  }
  f.pop(i, i.operands[0], type);
};

function division(operation: "div" | "rem"): Handler {
  return (f, i) => {
    onlyModifiers(i, []);
    const type = typeOf(i);
    f.push(i, i.operands[1], type);
    f.push(i, i.operands[2], type);
    f.code.call(divide(f.unit, operation, valueType(type) as "i32" | "i64", isSigned(type)));
    f.pop(i, i.operands[0], type);
  };
}

export const div = division("div");
export const rem = division("rem");

export const abs: Handler = (f, i) => {
  onlyModifiers(i, []);
  const type = typeOf(i);
  const v = valueType(type);
  const value = f.temporary(v, "a");
  const zero = () => (v === "i64" ? f.code.i64(0n) : f.code.i32(0));
  f.push(i, i.operands[1], type);
  f.code.set(value);
  zero().get(value).op(`${v}.sub`).get(value).get(value);
  zero().op(`${v}.lt_s`, "select");
  f.pop(i, i.operands[0], type);
};

export const neg: Handler = (f, i) => {
  onlyModifiers(i, []);
  const type = typeOf(i);
  if (valueType(type) === "i64") f.code.i64(0n);
  else f.code.i32(0);
  f.push(i, i.operands[1], type);
  f.code.op(`${valueType(type)}.sub`);
  f.pop(i, i.operands[0], type);
};

function extreme(comparison: "lt" | "gt"): Handler {
  return (f, i) => {
    onlyModifiers(i, ["relu"]);
    const type = typeOf(i);
    const v = valueType(type);
    const [a, b] = [f.temporary(v, "a"), f.temporary(v, "b")];
    f.push(i, i.operands[1], type);
    f.code.set(a);
    f.push(i, i.operands[2], type);
    f.code
      .set(b)
      .get(a)
      .get(b)
      .get(a)
      .get(b)
      .op(`${v}.${comparison}_${isSigned(type) ? "s" : "u"}`, "select");
    if (i.modifiers.includes("relu")) {
      if (v !== "i32") refuse(i);
      f.code.tee(a).i32(0).get(a).i32(0).op("i32.gt_s", "select");
    }
    f.pop(i, i.operands[0], type);
  };
}

export const min = extreme("lt");
export const max = extreme("gt");

/** Writes sad: d = c + |a - b|. */
export const sad: Handler = (f, i) => {
  onlyModifiers(i, []);
  const type = typeOf(i);
  const v = valueType(type);
  const [a, b] = [f.temporary(v, "a"), f.temporary(v, "b")];
  f.push(i, i.operands[1], type);
  f.code.set(a);
  f.push(i, i.operands[2], type);
  f.code.set(b).get(a).get(b).op(`${v}.sub`).get(b).get(a).op(`${v}.sub`);
  f.code
    .get(a)
    .get(b)
    .op(`${v}.gt_${isSigned(type) ? "s" : "u"}`, "select");
  f.push(i, i.operands[3], type);
  f.code.op(`${v}.add`);
  f.pop(i, i.operands[0], type);
};

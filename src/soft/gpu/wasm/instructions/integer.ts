// Integer arithmetic.

import { bytesOf, isSigned, type Scalar, valueType } from "../../ptx/operations/scalar.ts";
import type { Instruction, InstructionOf } from "../../ptx/syntax.ts";
import type { FunctionCode } from "../unit/function-code.ts";
import type { Handler } from "./handler.ts";
import { divide, multiplyHigh } from "./integer-helpers.ts";

const CARRY = "carry";

const twice = (type: Scalar): Scalar => `${isSigned(type) ? "s" : "u"}${bytesOf(type) * 16}` as Scalar;

/** Writes add and sub with a carry, which comparisons compute. */
function carried(f: FunctionCode, i: InstructionOf<"sum">, operation: "add" | "sub"): void {
  const { type, readsCarry: takes, writesCarry: out } = i.operation;
  const { code } = f;
  const carry = f.temporary("i32", CARRY);
  const v = valueType(type);
  const [a, b, sum] = ["a", "b", "sum"].map((name) => f.temporary(v, name)) as [number, number, number];
  f.push(i, i.operands[1], type);
  code.set(a);
  f.push(i, i.operands[2], type);
  code.set(b);
  code.get(a).get(b).op(`${v}.${operation}`).set(sum);
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

export const sum: Handler<"sum"> = (f, i) => {
  const operation = i.operation.opcode.startsWith("add") ? "add" : "sub";
  const { type, readsCarry, writesCarry, saturates } = i.operation;
  const { code } = f;
  if (readsCarry || writesCarry) {
    carried(f, i, operation);
    return;
  }
  if (saturates) {
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

/** Pushes an i64 saturated to s32. */
function saturate32(f: FunctionCode, wide: number): void {
  const { code } = f;
  code.i64(2147483647n).get(wide).get(wide).i64(2147483647n).op("i64.gt_s", "select").set(wide);
  code.i64(-2147483648n).get(wide).get(wide).i64(-2147483648n).op("i64.lt_s", "select", "i32.wrap_i64");
}

/** Pushes the lower half, the upper half or all of a product, and returns the type of the pushed value. */
function pushProduct(f: FunctionCode, i: InstructionOf<"product">): Scalar {
  const { code } = f;
  const { type, part } = i.operation;
  const [, a, b] = i.operands;
  if (part === "wide") {
    f.push(i, a, type);
    if (bytesOf(type) === 4) code.op(isSigned(type) ? "i64.extend_i32_s" : "i64.extend_i32_u");
    f.push(i, b, type);
    if (bytesOf(type) === 4) code.op(isSigned(type) ? "i64.extend_i32_s" : "i64.extend_i32_u", "i64.mul");
    else code.op("i32.mul");
    return twice(type);
  }
  if (part === "lo") {
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

export const product: Handler<"product"> = (f, i) => {
  const { type, opcode, readsCarry, writesCarry, saturates } = i.operation;
  const { code } = f;
  const result = pushProduct(f, i);
  if (opcode === "mul") {
    f.pop(i, i.operands[0], result);
    return;
  }
  if (saturates) {
    code.op("i64.extend_i32_s");
    addSaturated(f, i);
    return;
  }
  if (readsCarry || writesCarry) {
    const v = valueType(type);
    const [a, sum] = [f.temporary(v, "a"), f.temporary(v, "sum")];
    const carry = f.temporary("i32", CARRY);
    code.set(a);
    f.push(i, i.operands[3], type);
    code.get(a).op(`${v}.add`).tee(sum).get(a).op(`${v}.lt_u`);
    if (readsCarry) {
      const before = f.temporary(v, "before");
      code.get(sum).set(before).get(sum).get(carry);
      if (v === "i64") code.op("i64.extend_i32_u");
      code.op(`${v}.add`).tee(sum).get(before).op(`${v}.lt_u`, "i32.or");
    }
    if (writesCarry) code.set(carry);
    else code.op("drop");
    code.get(sum);
    f.pop(i, i.operands[0], type);
    return;
  }
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
export const product24: Handler<"product24"> = (f, i) => {
  const { type, opcode, isHigh, saturates } = i.operation;
  const { code } = f;
  for (const operand of i.operands.slice(1, 3)) {
    f.push(i, operand, type);
    if (isSigned(type)) code.i32(8).op("i32.shl").i32(8).op("i32.shr_s", "i64.extend_i32_s");
    else code.i32(0xffffff).op("i32.and", "i64.extend_i32_u");
  }
  code.op("i64.mul");
  if (isHigh) code.i64(16n).op("i64.shr_u");
  code.op("i32.wrap_i64");
  if (saturates) {
    code.op("i64.extend_i32_s");
    addSaturated(f, i);
    return;
  }
  if (opcode === "mad24") {
    f.push(i, i.operands[3], type);
    code.op("i32.add");
  }
  f.pop(i, i.operands[0], type);
};

export const quotient: Handler<"quotient"> = (f, i) => {
  const { type, opcode } = i.operation;
  f.push(i, i.operands[1], type);
  f.push(i, i.operands[2], type);
  f.code.call(divide(f.unit, opcode, valueType(type) as "i32" | "i64", isSigned(type)));
  f.pop(i, i.operands[0], type);
};

export const absolute: Handler<"absolute"> = (f, i) => {
  const { type } = i.operation;
  const v = valueType(type);
  const value = f.temporary(v, "a");
  const zero = () => (v === "i64" ? f.code.i64(0n) : f.code.i32(0));
  f.push(i, i.operands[1], type);
  f.code.set(value);
  zero().get(value).op(`${v}.sub`).get(value).get(value);
  zero().op(`${v}.lt_s`, "select");
  f.pop(i, i.operands[0], type);
};

export const negation: Handler<"negation"> = (f, i) => {
  const { type } = i.operation;
  if (valueType(type) === "i64") f.code.i64(0n);
  else f.code.i32(0);
  f.push(i, i.operands[1], type);
  f.code.op(`${valueType(type)}.sub`);
  f.pop(i, i.operands[0], type);
};

export const extreme: Handler<"integerExtreme"> = (f, i) => {
  const { type, opcode, rectifies } = i.operation;
  const comparison = opcode === "min" ? "lt" : "gt";
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
  if (rectifies) {
    f.code.tee(a).i32(0).get(a).i32(0).op("i32.gt_s", "select");
  }
  f.pop(i, i.operands[0], type);
};

/** Writes sad: d = c + |a - b|. */
export const difference: Handler<"difference"> = (f, i) => {
  const { type } = i.operation;
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

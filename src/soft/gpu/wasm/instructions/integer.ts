// Integer arithmetic.
import { bytesOf, isSigned, type Scalar, type Value, valueType } from "../../ptx/operations/scalar.ts";
import type { Instruction, InstructionOf, Operand } from "../../ptx/syntax.ts";
import type { Code } from "../encoding/code.ts";
import type { FunctionCode } from "../unit/function-code.ts";
import { type LaneCode, writeEach } from "../unit/lane-code.ts";
import type { VectorCode } from "../unit/vector-code.ts";
import type { Form, Handler } from "./handler.ts";
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

/** Writes an operation on two operands that WebAssembly has for numbers and for vectors. */
export const twoOf = (lane: LaneCode, i: Instruction, type: Scalar, name: string): boolean =>
  writeEach(lane, i, type, [type, type], () => lane.op(type, name));

export const sum: Form<"sum"> = {
  thread(f, i) {
    const operation = i.operation.opcode.startsWith("add") ? "add" : "sub";
    const { type, readsCarry, writesCarry, saturates } = i.operation;
    const { code } = f;
    if (readsCarry || writesCarry) carried(f, i, operation);
    else if (saturates) {
      const wide = f.temporary("i64", "sat");
      f.push(i, i.operands[1], type);
      code.op("i64.extend_i32_s");
      f.push(i, i.operands[2], type);
      code.op("i64.extend_i32_s", `i64.${operation}`).set(wide);
      saturate32(f, wide);
      f.pop(i, i.operands[0], type);
    } else twoOf(f, i, type, operation);
  },
  lanes: (v, i) => !i.operation.saturates && twoOf(v, i, i.operation.type, i.operation.opcode),
};

/** Pushes an i64 saturated to s32. */
function saturate32(f: FunctionCode, wide: number): void {
  const { code } = f;
  code.i64(2147483647n).get(wide).get(wide).i64(2147483647n).op("i64.gt_s", "select").set(wide);
  code.i64(-2147483648n).get(wide).get(wide).i64(-2147483648n).op("i64.lt_s", "select", "i32.wrap_i64");
}

/** Writes mul.lo or mad.lo without a carry. */
function lowProduct(lane: LaneCode, i: InstructionOf<"product">): boolean {
  const { type, opcode } = i.operation;
  const parts = lane.partsOf(i, type, opcode === "mul" ? [type, type] : [type, type, type]);
  if (parts === undefined) return false;
  const [to, a, b, c] = i.operands;
  for (const part of parts) {
    lane.pushPart(i, a, type, part);
    lane.pushPart(i, b, type, part);
    lane.op(type, "mul");
    if (opcode !== "mul") {
      lane.pushPart(i, c, type, part);
      lane.op(type, "add");
    }
    lane.setPart(i, to, type, part);
  }
  return true;
}

/** Pushes the lower half, the upper half or all of a product, and returns the type of the pushed value. */
function pushProduct(f: FunctionCode, i: InstructionOf<"product">): Scalar {
  const { code } = f;
  const { type, part } = i.operation;
  const bytes = bytesOf(type);
  const widens = bytes === 4 && part !== "lo";
  for (const operand of i.operands.slice(1, 3)) {
    f.push(i, operand, type);
    if (widens) code.op(isSigned(type) ? "i64.extend_i32_s" : "i64.extend_i32_u");
  }
  if (part === "hi" && bytes === 8) code.call(multiplyHigh(f.unit, isSigned(type)));
  else code.op(widens ? "i64.mul" : `${valueType(type)}.mul`);
  if (part === "hi" && bytes === 4) code.i64(32n).op("i64.shr_u", "i32.wrap_i64");
  if (part === "hi" && bytes < 4) code.i32(16).op("i32.shr_u");
  return part === "wide" ? twice(type) : type;
}

/** Returns the logarithm of a constant factor that is a power of two, or undefined. */
function shiftOf(factor: Operand | undefined, type: Scalar): number | undefined {
  if (factor?.kind !== "immediate" || factor.float !== undefined) return undefined;
  const power = Math.log2(Number(factor.value));
  return Number.isInteger(power) && power >= 0 && power < (isSigned(type) ? 31 : 32) ? power : undefined;
}

/** Writes a 64-bit product of 32-bit operands, whose result has two vectors for each operand vector. */
function wideProduct(v: VectorCode, i: InstructionOf<"product">): boolean {
  const { type, opcode } = i.operation;
  const plus = opcode !== "mul";
  const result = twice(type);
  const [to, a, b, c] = i.operands;
  if (bytesOf(type) !== 4 || !v.canSet(to, result) || !v.canPush(a, type) || !v.canPush(b, type))
    return false;
  if (plus && !v.canPush(c, result)) return false;
  const shift = shiftOf(b, type);
  for (let part = 0; part < v.count(result); part++) {
    const half = `${part % 2 === 0 ? "low" : "high"}_i32x4_${isSigned(type) ? "s" : "u"}`;
    v.pushPart(i, a, type, part >> 1);
    if (shift === undefined) {
      v.pushPart(i, b, type, part >> 1);
      v.code.v(`i64x2.extmul_${half}`);
    } else v.code.v(`i64x2.extend_${half}`).i32(shift).v("i64x2.shl");
    if (plus) {
      v.pushPart(i, c, result, part);
      v.code.v("i64x2.add");
    }
    v.setPart(i, to, result, part);
  }
  return true;
}

export const product: Form<"product"> = {
  thread(f, i) {
    const { opcode, part, readsCarry, writesCarry, saturates } = i.operation;
    if (part === "lo" && !readsCarry && !writesCarry) {
      lowProduct(f, i);
      return;
    }
    const { code } = f;
    const result = pushProduct(f, i);
    if (saturates && opcode !== "mul") {
      code.op("i64.extend_i32_s");
      addSaturated(f, i);
      return;
    }
    if (readsCarry || writesCarry) addCarried(f, i);
    else if (opcode !== "mul") {
      f.push(i, i.operands[3], result);
      code.op(`${valueType(result)}.add`);
    }
    f.pop(i, i.operands[0], result);
  },
  lanes(v, i) {
    const { part, saturates } = i.operation;
    if (part === "hi" || saturates) return false;
    return part === "wide" ? wideProduct(v, i) : lowProduct(v, i);
  },
};

/** Adds the third operand and the carry to the product on the stack. */
function addCarried(f: FunctionCode, i: InstructionOf<"product">): void {
  const { type, readsCarry, writesCarry } = i.operation;
  const { code } = f;
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
}

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

export const absolute: Form<"absolute"> = {
  thread(f, i) {
    const { type } = i.operation;
    const v = valueType(type);
    const value = f.temporary(v, "a");
    f.push(i, i.operands[1], type);
    f.code.set(value);
    pushZero(f, v).get(value).op(`${v}.sub`).get(value).get(value);
    pushZero(f, v).op(`${v}.lt_s`, "select");
    f.pop(i, i.operands[0], type);
  },
  lanes: (v, i) => oneOf(v, i, i.operation.type, "abs"),
};

export const negation: Form<"negation"> = {
  thread(f, i) {
    const { type } = i.operation;
    pushZero(f, valueType(type));
    f.push(i, i.operands[1], type);
    f.code.op(`${valueType(type)}.sub`);
    f.pop(i, i.operands[0], type);
  },
  lanes: (v, i) => oneOf(v, i, i.operation.type, "neg"),
};

const pushZero = ({ code }: FunctionCode, v: Value): Code => (v === "i64" ? code.i64(0n) : code.i32(0));

/** Writes an operation of vectors on one operand. */
export const oneOf = (lane: LaneCode, i: Instruction, type: Scalar, name: string): boolean =>
  writeEach(lane, i, type, [type], () => lane.op(type, name));

export const extreme: Form<"integerExtreme"> = {
  thread(f, i) {
    const { type, opcode, rectifies } = i.operation;
    const comparison = `${opcode === "min" ? "lt" : "gt"}_${isSigned(type) ? "s" : "u"}`;
    const v = valueType(type);
    const [a, b] = [f.temporary(v, "a"), f.temporary(v, "b")];
    f.push(i, i.operands[1], type);
    f.code.set(a);
    f.push(i, i.operands[2], type);
    f.code.set(b).get(a).get(b).get(a).get(b).op(`${v}.${comparison}`, "select");
    if (rectifies) f.code.tee(a).i32(0).get(a).i32(0).op("i32.gt_s", "select");
    f.pop(i, i.operands[0], type);
  },
  lanes(v, i) {
    const { type, opcode, rectifies } = i.operation;
    return !rectifies && bytesOf(type) === 4 && twoOf(v, i, type, `${opcode}_${isSigned(type) ? "s" : "u"}`);
  },
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

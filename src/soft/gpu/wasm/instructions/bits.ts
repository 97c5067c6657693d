// Logic, shifts and bit fields.
import type { PermuteMode } from "../../ptx/operations/bits.ts";
import { bytesOf, isSigned, type Scalar, valueType } from "../../ptx/operations/scalar.ts";
import type { Instruction, InstructionOf } from "../../ptx/syntax.ts";
import type { Code } from "../encoding/code.ts";
import { type FunctionCode, refuse } from "../unit/function-code.ts";
import type { Form, Handler } from "./handler.ts";
import { oneOf, twoOf } from "./integer.ts";
import { dotProduct, extractSigned, extractUnsigned, insert, permute, reverse } from "./integer-helpers.ts";

export const logic: Form<"logic"> = {
  thread: (f, i) => twoOf(f, i, i.operation.type, i.operation.opcode),
  lanes(v, i) {
    const { type, opcode } = i.operation;
    if (!twoOf(v, i, type, opcode)) return false;
    const [to, from, bits] = i.operands;
    // A later setp can test a mask of the lowest bit without a comparison.
    const isLowest =
      opcode === "and" &&
      bits?.kind === "immediate" &&
      bits.value === 1n &&
      type !== "pred" &&
      bytesOf(type) === 4;
    if (!isLowest || to?.kind !== "register" || from?.kind !== "register" || v.mask !== undefined)
      return true;
    if (to.register.index !== from.register.index && v.isVarying(from.register) && v.canPush(from, "b32"))
      v.knowLowestBit(to.register, from.register);
    return true;
  },
};

export const not: Form<"not"> = {
  thread(f, i) {
    const { type } = i.operation;
    f.push(i, i.operands[1], type);
    if (type === "pred") f.code.op("i32.eqz");
    else if (valueType(type) === "i64") f.code.i64(-1n).op("i64.xor");
    else f.code.i32(-1).op("i32.xor");
    f.pop(i, i.operands[0], type);
  },
  lanes: (v, i) => oneOf(v, i, i.operation.type, "not"),
};

export const cnot: Handler<"isZero"> = (f, i) => {
  const { type } = i.operation;
  f.push(i, i.operands[1], type);
  f.code.op(`${valueType(type)}.eqz`);
  if (valueType(type) === "i64") f.code.op("i64.extend_i32_u");
  f.pop(i, i.operands[0], type);
};

/** Writes shl and shr. A count beyond the width yields 0 or the sign. */
export const shift: Form<"shift"> = {
  thread(f, i) {
    const { type } = i.operation;
    const v = valueType(type);
    const { operation, signed, bits } = shiftOf(i, v === "i64" ? 64 : 32);
    const { code } = f;
    const [, value, count] = i.operands;
    const pushZero = () => (v === "i64" ? code.i64(0n) : code.i32(0));
    const shiftBy = () => {
      if (v === "i64") code.op("i64.extend_i32_u");
      code.op(`${v}.${operation}`);
    };
    if (count?.kind === "immediate") {
      const n = Number(BigInt.asUintN(32, count.value));
      if (n >= bits && !signed) pushZero();
      else {
        f.push(i, value, type);
        code.i32(Math.min(n, bits - 1));
        shiftBy();
      }
    } else {
      const amount = f.temporary("i32", "count");
      f.push(i, count, "u32");
      code.set(amount);
      f.push(i, value, type);
      pushAmount(code, amount, bits, signed);
      shiftBy();
      if (!signed) pushZero().get(amount).i32(bits).op("i32.lt_u", "select");
    }
    f.pop(i, i.operands[0], type);
  },
  /** Writes shifts by a uniform count. */
  lanes(v, i) {
    const { type } = i.operation;
    const [to, from, count] = i.operands;
    if (v.shape(count).kind !== "uniform" || !v.canPush(from, type) || !v.canSet(to, type)) return false;
    const { operation, signed, bits } = shiftOf(i, bytesOf(type) * 8);
    const { code, f } = v;
    const amount = f.temporary("i32", "count");
    f.push(i, count, "u32");
    code.set(amount);
    const isShort = count?.kind === "immediate" && count.value >= 0n && count.value < BigInt(bits);
    for (let part = 0; part < v.count(type); part++) {
      v.pushPart(i, from, type, part);
      pushAmount(code, amount, bits, signed);
      v.op(type, operation);
      if (!signed && !isShort)
        code.i32(0).get(amount).i32(bits).op("i32.lt_u", "i32.sub").v("i32x4.splat").v("v128.and");
      v.setPart(i, to, type, part);
    }
    return true;
  },
};

function shiftOf({ operation: { opcode, type } }: InstructionOf<"shift">, bits: number) {
  const signed = opcode === "shr" && isSigned(type);
  return { operation: opcode === "shl" ? "shl" : signed ? "shr_s" : "shr_u", signed, bits };
}

/** Pushes the count of a shift. A signed shift by the width or more is a shift by all bits but one. */
function pushAmount(code: Code, amount: number, bits: number, signed: boolean): void {
  if (signed)
    code
      .get(amount)
      .i32(bits - 1)
      .get(amount)
      .i32(bits)
      .op("i32.lt_u", "select");
  else code.get(amount);
}

/** Writes a funnel shift of two words. */
export const shf: Handler<"funnelShift"> = (f, i) => {
  const { code } = f;
  const [, low, high, count] = i.operands;
  const amount = f.temporary("i32", "count");
  f.push(i, count, "u32");
  if (i.operation.wraps) code.i32(31).op("i32.and").set(amount);
  else code.tee(amount).i32(32).get(amount).i32(32).op("i32.lt_u", "select").set(amount);
  f.push(i, high, "u32");
  code.op("i64.extend_i32_u").i64(32n).op("i64.shl");
  f.push(i, low, "u32");
  code.op("i64.extend_i32_u", "i64.or").get(amount).op("i64.extend_i32_u");
  if (i.operation.isLeft) code.op("i64.shl").i64(32n);
  code.op("i64.shr_u", "i32.wrap_i64");
  f.pop(i, i.operands[0], "b32");
};

/** Pushes a 32-bit or 64-bit operand as an i64. */
function pushWide(f: FunctionCode, i: Instruction, operandIndex: number, type: Scalar): void {
  f.push(i, i.operands[operandIndex], type);
  if (valueType(type) === "i32") f.code.op(isSigned(type) ? "i64.extend_i32_s" : "i64.extend_i32_u");
}

function popNarrow(f: FunctionCode, i: Instruction, type: Scalar): void {
  if (valueType(type) === "i32") f.code.op("i32.wrap_i64");
  f.pop(i, i.operands[0], type);
}

export const bfe: Handler<"extract"> = (f, i) => {
  const { type } = i.operation;
  pushWide(f, i, 1, type);
  f.push(i, i.operands[2], "u32");
  f.push(i, i.operands[3], "u32");
  const wide = valueType(type) === "i64";
  f.code.call(isSigned(type) ? extractSigned(f.unit, wide) : extractUnsigned(f.unit, wide));
  popNarrow(f, i, type);
};

export const bfi: Handler<"insert"> = (f, i) => {
  const { type } = i.operation;
  pushWide(f, i, 1, type);
  pushWide(f, i, 2, type);
  f.push(i, i.operands[3], "u32");
  f.push(i, i.operands[4], "u32");
  f.code.call(insert(f.unit, valueType(type) === "i64"));
  popNarrow(f, i, type);
};

export const brev: Handler<"reverse"> = (f, i) => {
  const { type } = i.operation;
  pushWide(f, i, 1, type);
  f.code.call(reverse(f.unit));
  if (valueType(type) === "i32") f.code.i64(32n).op("i64.shr_u");
  popNarrow(f, i, type);
};

/** Writes popc and clz, whose result has 32 bits. */
export const count: Handler<"count"> = (f, i) => {
  const { type, opcode } = i.operation;
  f.push(i, i.operands[1], type);
  f.code.op(`${valueType(type)}.${opcode === "popc" ? "popcnt" : opcode}`);
  if (valueType(type) === "i64") f.code.op("i32.wrap_i64");
  f.pop(i, i.operands[0], "u32");
};

/** Writes bfind: the position of the highest bit that differs from the sign, or all ones. */
export const bfind: Handler<"findBit"> = (f, i) => {
  const { type } = i.operation;
  const v = valueType(type);
  const { code } = f;
  const value = f.temporary(v, "a");
  const zeros = f.temporary("i32", "count");
  f.push(i, i.operands[1], type);
  code.set(value);
  if (isSigned(type)) {
    code.get(value).get(value);
    if (v === "i64") code.i64(63n);
    else code.i32(31);
    code.op(`${v}.shr_s`, `${v}.xor`).set(value);
  }
  code.get(value).op(`${v}.clz`);
  if (v === "i64") code.op("i32.wrap_i64");
  code.set(zeros);
  if (i.operation.asShift) code.get(zeros);
  else
    code
      .i32(v === "i64" ? 63 : 31)
      .get(zeros)
      .op("i32.sub");
  code.i32(-1).get(value).op(`${v}.eqz`, "i32.eqz", "select");
  f.pop(i, i.operands[0], "u32");
};

/** Writes bmsk: a mask of b bits from bit a. */
export const bmsk: Handler<"mask"> = (f, i) => {
  const { code } = f;
  f.push(i, i.operands[1], "u32");
  if (i.operation.wraps) code.i32(31).op("i32.and");
  const [from, length] = [f.temporary("i32", "a"), f.temporary("i32", "b")];
  code.set(from);
  f.push(i, i.operands[2], "u32");
  if (i.operation.wraps) code.i32(31).op("i32.and");
  code.tee(length).i32(32).get(length).i32(32).op("i32.lt_u", "select").set(length);
  code.i64(1n).get(length).op("i64.extend_i32_u", "i64.shl").i64(1n).op("i64.sub");
  code
    .get(from)
    .i32(32)
    .get(from)
    .i32(32)
    .op("i32.lt_u", "select", "i64.extend_i32_u", "i64.shl", "i32.wrap_i64");
  f.pop(i, i.operands[0], "b32");
};

/** Selectors of prmt's modes for the values 0 to 3 of the third operand. */
const MODES: Readonly<Record<PermuteMode, readonly number[]>> = {
  f4e: [0x3210, 0x4321, 0x5432, 0x6543],
  b4e: [0x5670, 0x6701, 0x7012, 0x0123],
  rc8: [0x0000, 0x1111, 0x2222, 0x3333],
  ecl: [0x3210, 0x3211, 0x3222, 0x3333],
  ecr: [0x0000, 0x1110, 0x2210, 0x3210],
  rc16: [0x1010, 0x3232, 0x1010, 0x3232],
};

export const prmt: Handler<"permute"> = (f, i) => {
  const { mode: name } = i.operation;
  const mode = name === undefined ? undefined : MODES[name];
  f.push(i, i.operands[1], "b32");
  f.push(i, i.operands[2], "b32");
  if (mode !== undefined)
    f.code.i64(mode.reduce((table, each, n) => table | (BigInt(each) << BigInt(16 * n)), 0n));
  f.push(i, i.operands[3], "b32");
  if (mode !== undefined)
    f.code
      .i32(3)
      .op("i32.and")
      .i32(4)
      .op("i32.shl", "i64.extend_i32_u", "i64.shr_u", "i32.wrap_i64")
      .i32(0xffff)
      .op("i32.and");
  f.code.call(permute(f.unit));
  f.pop(i, i.operands[0], "b32");
};

/** Writes lop3: any function of three bits, given by a truth table. */
export const lop3: Handler<"tableLogic"> = (f, i) => {
  const table = i.operands[4];
  if (table?.kind !== "immediate") refuse(i, "a truth table in a register of");
  const { code } = f;
  const locals = [1, 2, 3].map((n) => {
    const local = f.temporary("i32", `lop${n}`);
    f.push(i, i.operands[n], "b32");
    code.set(local);
    return local;
  });
  const bits = Number(table.value & 255n);
  let terms = 0;
  for (let row = 0; row < 8; row++) {
    if ((bits & (1 << row)) === 0) continue;
    for (const [n, local] of locals.entries()) {
      code.get(local);
      if ((row & (4 >> n)) === 0) code.i32(-1).op("i32.xor");
      if (n > 0) code.op("i32.and");
    }
    if (terms++ > 0) code.op("i32.or");
  }
  if (terms === 0) code.i32(0);
  const [to] = i.operands;
  const { logic } = i.operation;
  if (logic === undefined) {
    f.pop(i, to, "b32");
    return;
  }
  if (to?.kind !== "pair") refuse(i);
  const result = f.temporary("i32", "lop");
  code.tee(result);
  f.pop(i, to.first, "b32");
  code.get(result).i32(0).op("i32.ne");
  f.push(i, i.operands[5], "pred");
  code.op(`i32.${logic}`);
  f.pop(i, to.second, "pred");
};

/** Writes fns: the position of the n-th set bit from a base upwards or downwards, or all ones. */
export const fns: Handler<"findSet"> = (f, i) => {
  for (let n = 1; n <= 3; n++) f.push(i, i.operands[n], "b32");
  f.code.call(f.unit.host("fns"));
  f.pop(i, i.operands[0], "b32");
};

export const dp: Handler<"dotProduct"> = (f, i) => {
  const { opcode, signs, isHigh } = i.operation;
  for (let n = 1; n <= 3; n++) f.push(i, i.operands[n], "b32");
  f.code.call(dotProduct(f.unit, opcode, signs, isHigh));
  f.pop(i, i.operands[0], "b32");
};

/** Writes szext: extends the lower b bits. */
export const szext: Handler<"extend"> = (f, i) => {
  const { type } = i.operation;
  pushWide(f, i, 1, type);
  f.code.i32(0);
  f.push(i, i.operands[2], "u32");
  if (i.operation.wraps) f.code.i32(31).op("i32.and");
  else {
    const count = f.temporary("i32", "count");
    f.code.tee(count).i32(32).get(count).i32(32).op("i32.lt_u", "select");
  }
  const wide = valueType(type) === "i64";
  f.code.call(isSigned(type) ? extractSigned(f.unit, wide) : extractUnsigned(f.unit, wide));
  popNarrow(f, i, type);
};

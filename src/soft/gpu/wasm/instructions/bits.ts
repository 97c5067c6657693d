// Logic, shifts and bit fields.
import type { PermuteMode } from "../../ptx/operations/bits.ts";
import { bytesOf, isSigned, type Scalar, valueType } from "../../ptx/operations/scalar.ts";
import type { InstructionOf } from "../../ptx/syntax.ts";
import { atMost, type Value, type Variable } from "../encoding/expression.ts";
import { InstructionBody } from "../unit/instruction-body.ts";
import { wideInteger } from "./convert-integer.ts";
import { type Form, type Handler, once } from "./handler.ts";
import { oneOf, twoOf } from "./integer.ts";
import * as helpers from "./integer-helpers.ts";

export const logic: Form<"logic"> = {
  thread: (w, i) => twoOf(w.f, i, i.operation.type, i.operation.opcode),
  lanes(v, i) {
    const { type, opcode } = i.operation;
    if (!twoOf(v, i, type, opcode)) return false;
    const [to, from, bits] = i.operands;
    // A later setp can test a mask of the lowest bit without a comparison.
    const isWord = type !== "pred" && bytesOf(type) === 4;
    const isLowest = opcode === "and" && isWord && bits?.kind === "immediate" && bits.value === 1n;
    if (isLowest && to?.kind === "register" && from?.kind === "register" && v.mask === undefined)
      if (to.register.index !== from.register.index && v.isVarying(from.register) && v.canPush(from, "b32"))
        v.knowLowestBit(to.register, from.register);
    return true;
  },
};

export const not: Form<"not"> = once((lane, i) => oneOf(lane, i, i.operation.type, "not"));

export const isZero: Handler<"isZero"> = (w, i) => {
  const { type } = i.operation;
  const isZero = w.operand(1, type).not();
  w.result(type, isWide(type) ? isZero.wide() : isZero);
};

/** Writes shl and shr. A count beyond the width yields 0 or the sign. */
export const shift: Form<"shift"> = {
  thread(w, i) {
    const { type } = i.operation;
    const v = isWide(type) ? "i64" : "i32";
    const { operation, signed, bits } = shiftOf(i, isWide(type) ? 64 : 32);
    const [, , count] = i.operands;
    const given = count?.kind === "immediate" ? Number(BigInt.asUintN(32, count.value)) : undefined;
    if (given !== undefined && given >= bits && !signed) {
      w.result(type, w.constant(v, 0));
      return;
    }
    const amount =
      given === undefined
        ? amountOf(w.stored("count", 2, "u32"), bits, signed)
        : w.constant("i32", Math.min(given, bits - 1));
    const shifted = w.operand(1, type).op(operation, isWide(type) ? amount.wide() : amount);
    w.result(type, given === undefined && !signed ? shifted.when(amount.lt(bits), 0) : shifted);
  },
  /** Writes shifts by a uniform count. */
  lanes(v, i) {
    const { type } = i.operation;
    const [to, from, count] = i.operands;
    if (v.shape(count).kind !== "uniform" || !v.canPush(from, type) || !v.canSet(to, type)) return false;
    const { operation, signed, bits } = shiftOf(i, bytesOf(type) * 8);
    const { code, f } = v;
    const w = new InstructionBody(f, i);
    const amount = w.stored("count", 2, "u32");
    const isShort = count?.kind === "immediate" && count.value >= 0n && count.value < BigInt(bits);
    for (let part = 0; part < v.count(type); part++) {
      v.pushPart(i, from, type, part);
      amountOf(amount, bits, signed).push();
      v.op(type, operation);
      if (!signed && !isShort) {
        w.constant("i32", 0).sub(amount.lt(bits)).splat().push();
        code.v("v128.and");
      }
      v.setPart(i, to, type, part);
    }
    return true;
  },
};

function shiftOf({ operation: { opcode, type } }: InstructionOf<"shift">, bits: number) {
  const signed = opcode === "shr" && isSigned(type);
  return { operation: opcode === "shl" ? "shl" : signed ? "shr_s" : "shr_u", signed, bits };
}

/** Returns the count of a shift. A signed shift by the width or more is a shift by all bits but one. */
const amountOf = (amount: Variable, bits: number, signed: boolean): Value =>
  signed ? amount.when(amount.lt(bits), bits - 1) : amount;

/** Writes a funnel shift of two words. */
export const funnelShift: Handler<"funnelShift"> = (w, i) => {
  const { isLeft, wraps } = i.operation;
  const count = w.stored("count", 3, "u32");
  count.set(wraps ? count.and(31) : atMost(count, 32));
  const both = w.operand(2, "u32").wide().shl(32).or(w.operand(1, "u32").wide());
  w.result("b32", (isLeft ? both.shl(count.wide()).shr(32) : both.shr(count.wide())).low());
};

/** Sets a result of 32 or 64 bits, given as an i64. */
const setNarrow = (w: InstructionBody, type: Scalar, value: Value): void =>
  w.result(type, valueType(type) === "i32" ? value.low() : value);

const isWide = (type: Scalar): boolean => valueType(type) === "i64";

export const extract: Handler<"extract"> = (w, i) => {
  const { type } = i.operation;
  const [from, length] = [w.operand(2, "u32"), w.operand(3, "u32")];
  const helper = helpers.extract(w.unit, isWide(type), isSigned(type));
  setNarrow(w, type, w.called("i64", helper, wideInteger(w, type, 1), from, length));
};

/** Returns a count, reduced modulo 32 or to at most 32. */
function clamped(w: InstructionBody, n: number, wraps: boolean): Value {
  if (wraps) return w.operand(n, "u32").and(31);
  return atMost(w.stored("count", n, "u32"), 32);
}

/** Writes szext: extends the lower b bits. */
export const extend: Handler<"extend"> = (w, i) => {
  const { type, wraps } = i.operation;
  const helper = helpers.extract(w.unit, isWide(type), isSigned(type));
  const length = clamped(w, 2, wraps);
  setNarrow(w, type, w.called("i64", helper, wideInteger(w, type, 1), 0, length));
};

export const insert: Handler<"insert"> = (w, i) => {
  const { type } = i.operation;
  const [low, high] = [wideInteger(w, type, 1), wideInteger(w, type, 2)];
  const helper = helpers.insert(w.unit, isWide(type));
  setNarrow(w, type, w.called("i64", helper, low, high, w.operand(3, "u32"), w.operand(4, "u32")));
};

export const reverse: Handler<"reverse"> = (w, i) => {
  const { type } = i.operation;
  const reversed = w.called("i64", helpers.reverse(w.unit), wideInteger(w, type, 1));
  setNarrow(w, type, isWide(type) ? reversed : reversed.shr(32));
};

/** Writes popc and clz, whose result has 32 bits. */
export const count: Handler<"count"> = (w, i) => {
  const { type, opcode } = i.operation;
  const counted = w.operand(1, type).op(opcode === "popc" ? "popcnt" : opcode);
  w.result("u32", isWide(type) ? counted.low() : counted);
};

/** Writes bfind: the position of the highest bit that differs from the sign, or all ones. */
export const findBit: Handler<"findBit"> = (w, i) => {
  const { type, asShift } = i.operation;
  const last = isWide(type) ? 63 : 31;
  const value = w.stored("a", 1, type);
  if (isSigned(type)) value.set(value.xor(value.op("shr_s", last)));
  const zeros = isWide(type) ? value.op("clz").low() : value.op("clz");
  const found = asShift ? zeros : w.constant("i32", last).sub(zeros);
  w.result("u32", found.when(value.ne(0), -1));
};

/** Writes bmsk: a mask of b bits from bit a. */
export const mask: Handler<"mask"> = (w, i) => {
  const { wraps } = i.operation;
  const from = w.saved("a", wraps ? w.operand(1, "u32").and(31) : w.operand(1, "u32"));
  const end = w.constant("i64", 1).shl(clamped(w, 2, wraps).wide());
  w.result("b32", end.sub(1).shl(atMost(from, 32).wide()).low());
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

export const permute: Handler<"permute"> = (w, i) => {
  const { mode } = i.operation;
  const given = w.operand(3, "b32");
  const table = MODES[mode ?? "f4e"].reduce((all, each, n) => all | (BigInt(each) << BigInt(16 * n)), 0n);
  const chosen = w.constant("i64", table).shr(given.and(3).shl(4).wide()).low().and(0xffff);
  const selectors = mode === undefined ? given : chosen;
  const helper = helpers.permute(w.unit);
  w.result("b32", w.called("i32", helper, w.operand(1, "b32"), w.operand(2, "b32"), selectors));
};

/** Writes lop3: any function of three bits, given by a truth table. */
export const tableLogic: Handler<"tableLogic"> = (w, i) => {
  const [to, , , , table] = i.operands;
  // The control-flow graph has refused a table that is not a constant.
  const truth = table?.kind === "immediate" ? Number(table.value & 255n) : 0;
  const inputs = [1, 2, 3].map((n) => w.stored(`lop${n}`, n, "b32"));
  const terms: Value[] = [];
  for (let row = 0; row < 8; row++) {
    if ((truth & (1 << row)) === 0) continue;
    const bits = inputs.map((each, n) => ((row & (4 >> n)) === 0 ? each.xor(-1) : each));
    terms.push(bits.slice(1).reduce((all, each) => all.and(each), bits[0]!));
  }
  const value = terms.length === 0 ? w.constant("i32", 0) : terms.reduce((all, each) => all.or(each));
  const { logic } = i.operation;
  if (logic === undefined || to?.kind !== "pair") {
    w.result("b32", value);
    return;
  }
  const result = w.temporary("i32", "lop");
  w.result("b32", result.tee(value), to.first);
  w.result("pred", result.ne(0).op(logic, w.operand(5, "pred")), to.second);
};

/** Writes an operation whose three operands and result are words, by a helper function. */
function callWithWords(w: InstructionBody, helper: number): void {
  w.result("b32", w.called("i32", helper, ...[1, 2, 3].map((n) => w.operand(n, "b32"))));
}

/** Writes fns: the position of the n-th set bit from a base upwards or downwards, or all ones. */
export const findSet: Handler<"findSet"> = (w) => callWithWords(w, w.unit.host("fns"));

export const dotProduct: Handler<"dotProduct"> = (w, i) => {
  const { opcode, signs, isHigh } = i.operation;
  callWithWords(w, helpers.dotProduct(w.unit, opcode, signs, isHigh));
};

// Atomic operations. On shared memory, which only one worker thread accesses, they are plain loads and
// stores.

import type { AtomicName } from "../../ptx/operations/memory.ts";
import { bytesOf, isFloat, isHalf, isPair, isSigned, type Scalar } from "../../ptx/operations/scalar.ts";
import { type Instruction, mismatch, type Operand } from "../../ptx/syntax.ts";
import type { Value, Variable } from "../encoding/expression.ts";
import type { InstructionBody } from "../unit/instruction-body.ts";
import { pushAddress } from "./address.ts";
import { flush } from "./float-helpers.ts";
import { halfFunction } from "./half.ts";
import type { Handler } from "./handler.ts";

const NATIVE: Readonly<Partial<Record<AtomicName, string>>> = {
  add: "add",
  and: "and",
  or: "or",
  xor: "xor",
  exch: "xchg",
};

const SINK: Operand = { kind: "sink" };

/** Writes `atom` and `red`. */
export const atomic: Handler<"atomic"> = (w, i) => {
  const { type, action, space, elements } = i.operation;
  const [to, ...operands] = i.operation.hasResult ? i.operands : [SINK, ...i.operands];
  const bytes = bytesOf(type);
  const exclusive = space === "shared";
  const offset = pushAddress(w, operands[0], space, bytes * elements, { atomic: !exclusive });
  const at = w.temporary("i32", "atomic");
  const v = wordOf(type);
  const [value, next] = [w.temporary(v, "value"), w.temporary(v, "next")];
  w.code.set(at.index);
  for (let lane = 0; lane < elements; lane++) {
    value.set(bitsOf(w, elements === 1 ? operands[1] : elementOf(i, operands[1], lane), type));
    if (action === "cas") next.set(bitsOf(w, operands[2], type));
    const what = { at, offset: offset + lane * bytes, type, action, exclusive, value, next };
    const old = writeAtomic(w, what);
    const result = elements === 1 || to?.kind === "sink" ? to : elementOf(i, to, lane);
    if (result?.kind !== "sink") w.result(`b${bytes * 8}` as Scalar, old, result);
  }
};

/** Returns the type of the word that holds a value's bits. */
const wordOf = (type: Scalar): "i32" | "i64" => (bytesOf(type) === 8 ? "i64" : "i32");

function elementOf(i: Instruction, operand: Operand | undefined, lane: number): Operand {
  if (operand?.kind !== "vector" || lane >= operand.elements.length) mismatch(i, "a vector is needed");
  return operand.elements[lane]!;
}

/** Returns an operand's bits. */
function bitsOf(w: InstructionBody, operand: Operand | undefined, type: Scalar): Value {
  if (isFloat(type) && operand?.kind !== "register") return w.operand(operand, type).bits();
  return w.operand(operand, isFloat(type) || isHalf(type) ? (`b${bytesOf(type) * 8}` as Scalar) : type);
}

/** Atomic operation on memory. */
export interface AtomicOperation {
  readonly at: Variable;
  readonly offset: number;
  readonly type: Scalar;
  readonly action: AtomicName;
  /** True for memory that no other worker thread accesses. */
  readonly exclusive: boolean;
  /** Bits of the operand, and the replacement of cas. */
  readonly value: Variable;
  readonly next: Variable;
}

/** Writes an operation, and returns the old value. */
export function writeAtomic(w: InstructionBody, what: AtomicOperation): Variable {
  const { at, offset, type, action, exclusive, value, next } = what;
  const bytes = bytesOf(type);
  const v = wordOf(type);
  const old = w.temporary(v, "old");
  const [load, store, exchange] =
    bytes === 2
      ? ["load16_u", "store16", "i32.atomic.rmw16.cmpxchg_u"]
      : ["load", "store", `${v}.atomic.rmw.cmpxchg`];
  const native = NATIVE[action];
  if (action === "cas") {
    const put = () => w.store(at, offset, next, `${v}.${store}`);
    if (exclusive) w.if(old.tee(at.load(offset, `${v}.${load}`)).eq(value), put);
    else old.set(w.atomic(exchange!, at, offset, value, next));
  } else if (exclusive) {
    old.set(at.load(offset, `${v}.${load}`));
    w.store(at, offset, combined(w, what, old), `${v}.${store}`);
  } else if (native !== undefined && bytes >= 4 && !((isFloat(type) || isHalf(type)) && native === "add")) {
    old.set(w.atomic(`${v}.atomic.rmw.${native}`, at, offset, value));
  } else {
    // Retries until no other thread has changed the value meanwhile.
    const seen = w.temporary(v, "seen");
    seen.set(at.load(offset, `${v}.atomic.${load}`));
    w.loop(() => {
      old.set(seen);
      return seen.tee(w.atomic(exchange!, at, offset, old, combined(w, what, old))).ne(old);
    });
  }
  return old;
}

/** Returns the new value. */
function combined(w: InstructionBody, what: AtomicOperation, old: Variable): Value {
  const { type, action, value, exclusive } = what;
  if (action === "exch") return value;
  if (isHalf(type)) {
    const index = halfFunction(w.unit, action as "add" | "min" | "max", type);
    const low = w.called("i32", index, old.and(0xffff), value.and(0xffff));
    return isPair(type) ? low.or(w.called("i32", index, old.shr(16), value.shr(16)).shl(16)) : low;
  }
  if (isFloat(type)) return sumOf(w, type as "f32" | "f64", [old, value], !exclusive);
  switch (action) {
    case "min":
    case "max": {
      const comparison = `${action === "min" ? "lt" : "gt"}_${isSigned(type) ? "s" : "u"}`;
      return old.when(old.compare(comparison, value), value);
    }
    case "inc":
      return w.constant(old.shape, 0).when(old.ge(value), old.add(1));
    case "dec":
      return value.when(old.not().or(old.gt(value)), old.sub(1));
    default:
      return old.op(action, value);
  }
}

/** Returns the bits of a sum. In global memory, subnormal f32 are flushed to zero. */
function sumOf(w: InstructionBody, type: "f32" | "f64", bits: readonly Value[], flushes: boolean): Value {
  const flushed = (value: Value) =>
    type === "f32" && flushes ? w.called("f32", flush(w.unit), value) : value;
  const [a, b] = bits.map((each) => flushed(each.real())) as [Value, Value];
  const sum = flushed(a.add(b));
  return (type === "f32" ? sum.into("f32", () => w.f.canonical()) : sum).bits();
}

/** Writes membar and fence as a full fence. */
export const fence: Handler<"fence"> = (w) => {
  w.code.fence();
};

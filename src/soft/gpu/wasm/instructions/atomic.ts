// Atomic operations. On shared memory, which only one worker thread accesses, they are plain loads and
// stores.

import type { AtomicName } from "../../ptx/operations/memory.ts";
import { bytesOf, isFloat, isHalf, isPair, isSigned, type Scalar } from "../../ptx/operations/scalar.ts";
import { type Instruction, invalid, type Operand } from "../../ptx/syntax.ts";
import type { FunctionCode } from "../unit/function-code.ts";
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
export const atomic: Handler<"atomic"> = (f, i) => {
  const { type, action, space, elements } = i.operation;
  const [to, ...operands] = i.operation.hasResult ? i.operands : [SINK, ...i.operands];
  const bytes = bytesOf(type);
  const exclusive = space === "shared";
  const { code } = f;
  const offset = pushAddress(f, i, operands[0], space, bytes * elements, { atomic: !exclusive });
  const at = f.temporary("i32", "atomic");
  const v = bytes === 8 ? "i64" : "i32";
  const [value, next] = [f.temporary(v, "value"), f.temporary(v, "next")];
  code.set(at);
  for (let lane = 0; lane < elements; lane++) {
    pushBits(f, i, elements === 1 ? operands[1] : elementOf(i, operands[1], lane), type);
    code.set(value);
    if (action === "cas") {
      pushBits(f, i, operands[2], type);
      code.set(next);
    }
    const what = { at, offset: offset + lane * bytes, type, action, exclusive, value, next };
    const old = writeAtomic(f, what);
    const result = elements === 1 || to?.kind === "sink" ? to : elementOf(i, to, lane);
    if (result?.kind === "sink") continue;
    code.get(old);
    f.pop(i, result, `b${bytes * 8}` as Scalar);
  }
};

function elementOf(i: Instruction, operand: Operand | undefined, lane: number): Operand {
  if (operand?.kind !== "vector" || lane >= operand.elements.length)
    invalid(i, "Arguments mismatch for instruction: a vector is needed");
  return operand.elements[lane]!;
}

/**
 * Atomic operation on memory. The fields are locals with the address, the operand's bits and the replacement
 * of cas.
 */
export interface AtomicOperation {
  readonly at: number;
  readonly offset: number;
  readonly type: Scalar;
  readonly action: AtomicName;
  /** True for memory that no other worker thread accesses. */
  readonly exclusive: boolean;
  readonly value: number;
  readonly next: number;
}

/** Writes an operation, and returns the local with the old value. */
export function writeAtomic(f: FunctionCode, what: AtomicOperation): number {
  const { at, offset, type, action, exclusive, value, next } = what;
  const { code } = f;
  const bytes = bytesOf(type);
  const v = bytes === 8 ? "i64" : "i32";
  const old = f.temporary(v, "old");
  const [load, store, atomicLoad, exchange] =
    bytes === 2
      ? ["i32.load16_u", "i32.store16", "i32.atomic.load16_u", "i32.atomic.rmw16.cmpxchg_u"]
      : [`${v}.load`, `${v}.store`, `${v}.atomic.load`, `${v}.atomic.rmw.cmpxchg`];
  const native = NATIVE[action];
  if (action === "cas") {
    if (exclusive) {
      code.get(at).memory(load!, offset).tee(old).get(value).op(`${v}.eq`).if();
      code.get(at).get(next).memory(store!, offset).end();
    } else code.get(at).get(value).get(next).memory(exchange!, offset).set(old);
  } else if (exclusive) {
    code.get(at).memory(load!, offset).set(old).get(at);
    combine(f, what, old);
    code.memory(store!, offset);
  } else if (native !== undefined && bytes >= 4 && !((isFloat(type) || isHalf(type)) && native === "add")) {
    code.get(at).get(value).memory(`${v}.atomic.rmw.${native}`, offset).set(old);
  } else {
    // Retries until no other thread has changed the value meanwhile.
    const seen = f.temporary(v, "seen");
    code.get(at).memory(atomicLoad!, offset).set(seen).loop();
    const depth = code.depth - 1;
    code.get(seen).set(old).get(at).get(old);
    combine(f, what, old);
    code.memory(exchange!, offset).tee(seen).get(old).op(`${v}.ne`).brIf(depth).end();
  }
  return old;
}

/** Pushes an operand's bits. */
function pushBits(f: FunctionCode, i: Instruction, operand: Operand | undefined, type: Scalar): void {
  if (!isFloat(type) || operand?.kind === "register") {
    f.push(i, operand, isFloat(type) || isHalf(type) ? (`b${bytesOf(type) * 8}` as Scalar) : type);
    return;
  }
  f.push(i, operand, type);
  f.code.op(type === "f64" ? "i64.reinterpret_f64" : "i32.reinterpret_f32");
}

/** Pushes the new value. */
function combine(f: FunctionCode, what: AtomicOperation, old: number): void {
  const { code } = f;
  const { type, action, value, exclusive } = what;
  const whole = bytesOf(type) === 8 ? "i64" : "i32";
  const one = () => (whole === "i64" ? code.i64(1n) : code.i32(1));
  const zero = () => (whole === "i64" ? code.i64(0n) : code.i32(0));
  if (action === "exch") {
    code.get(value);
    return;
  }
  if (isHalf(type)) {
    const index = halfFunction(f, action as "add" | "min" | "max", type);
    code.get(old).i32(0xffff).op("i32.and").get(value).i32(0xffff).op("i32.and").call(index);
    if (!isPair(type)) return;
    code.get(old).i32(16).op("i32.shr_u").get(value).i32(16).op("i32.shr_u").call(index);
    code.i32(16).op("i32.shl", "i32.or");
    return;
  }
  if (isFloat(type)) {
    addFloats(f, type as "f32" | "f64", old, value, !exclusive);
    return;
  }
  switch (action) {
    case "min":
    case "max":
      code.get(old).get(value).get(old).get(value);
      code.op(`${whole}.${action === "min" ? "lt" : "gt"}_${isSigned(type) ? "s" : "u"}`, "select");
      return;
    case "inc":
      // old >= value ? 0 : old + 1
      zero().get(old);
      one().op(`${whole}.add`).get(old).get(value).op(`${whole}.ge_u`, "select");
      return;
    case "dec":
      // old == 0 or old > value ? value : old - 1
      code.get(value).get(old);
      one()
        .op(`${whole}.sub`)
        .get(old)
        .op(`${whole}.eqz`)
        .get(old)
        .get(value)
        .op(`${whole}.gt_u`, "i32.or", "select");
      return;
    default:
      code.get(old).get(value).op(`${whole}.${action}`);
  }
}

/** Pushes a sum. In global memory, subnormal f32 are flushed to zero. */
function addFloats(f: FunctionCode, type: "f32" | "f64", old: number, value: number, flushes: boolean): void {
  const { code } = f;
  const [from, back] =
    type === "f64"
      ? ["f64.reinterpret_i64", "i64.reinterpret_f64"]
      : ["f32.reinterpret_i32", "i32.reinterpret_f32"];
  const flushed = type === "f32" && flushes;
  for (const local of [old, value]) {
    code.get(local).op(from!);
    if (flushed) code.call(flush(f.unit));
  }
  code.op(`${type}.add`);
  if (flushed) code.call(flush(f.unit));
  if (type === "f32") f.canonical();
  code.op(back!);
}

/** Writes membar and fence as a full fence. */
export const fence: Handler<"fence"> = (f) => {
  f.code.fence();
};

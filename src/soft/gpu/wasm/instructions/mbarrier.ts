// mbarrier objects, a 64-bit word in shared memory.
// From the lowest bit, it holds pending arrivals (20 bits), arrivals of a phase (20) and pending bytes (21,
// signed).
// The highest bit is the parity of the phase.
import { type Instruction, type InstructionOf, invalid } from "../../ptx/syntax.ts";
import type { Code } from "../encoding/code.ts";
import { writeBarrierOfAll } from "../inspect/memory-check/write-check.ts";
import type { FunctionCode } from "../unit/function-code.ts";
import type { Unit } from "../unit/unit.ts";
import { pushAddress } from "./address.ts";
import type { Handler } from "./handler.ts";

const MOST = 0xfffff;
const COUNT = 20n;
const BYTES_AT = 40n;
const MASK = 0xfffffn;
const BYTES_MASK = 0x1fffffn << BYTES_AT;
/** Stores the word in a local, after starting the next phase if no arrivals and bytes are pending. */
function settle(unit: Unit, code: Code, address: number, word: number): void {
  code
    .get(word)
    .i64(BYTES_MASK | MASK)
    .op("i64.and", "i64.eqz")
    .if();
  // The end of a phase orders earlier accesses before its waiters, so checked launches treat it as a barrier
  // of the block.
  writeBarrierOfAll(unit, code);
  code.get(word).get(word).i64(COUNT).op("i64.shr_u").i64(MASK).op("i64.and", "i64.or");
  code
    .i64(-(2n ** 63n))
    .op("i64.xor")
    .set(word)
    .end();
  code.get(address).get(word).memory("i64.store");
}

/** Pushes the word with its pending bytes increased. */
function addBytes(code: Code, word: number, bytes: number): void {
  code.get(word).i64(~BYTES_MASK).op("i64.and").get(word);
  code
    .get(bytes)
    .op("i64.extend_i32_s")
    .i64(BYTES_AT)
    .op("i64.shl", "i64.add")
    .i64(BYTES_MASK)
    .op("i64.and", "i64.or");
}

/**
 * Returns the helper (address, arrivals, expected bytes, arrivals to drop from later phases), which returns
 * the old word.
 */
export function arriveHelper(unit: Unit): number {
  return unit.helper("mbarrier_arrive", ["i32", "i32", "i32", "i32"], ["i64"], (code) => {
    const [word, before] = [code.local("i64"), code.local("i64")];
    code.get(0).memory("i64.load").tee(before).set(word);
    addBytes(code, word, 2);
    code.set(word).get(word).get(1).op("i64.extend_i32_u", "i64.sub");
    code.get(3).op("i64.extend_i32_u").i64(COUNT).op("i64.shl", "i64.sub").set(word);
    settle(unit, code, 0, word);
    code.get(before);
  });
}

/** Returns the helper (address, bytes) that changes the pending bytes. Completed bytes are negative. */
export function bytesHelper(unit: Unit): number {
  return unit.helper("mbarrier_bytes", ["i32", "i32"], [], (code) => {
    const word = code.local("i64");
    code.get(0).memory("i64.load").set(word);
    addBytes(code, word, 1);
    code.set(word);
    settle(unit, code, 0, word);
  });
}

type Mbarrier = InstructionOf<"mbarrier">;

/** Pushes the address of an operand with its offset added. */
export function pushOperandAddress(f: FunctionCode, i: Mbarrier, operandIndex: number, bytes = 8): void {
  const offset = pushAddress(f, i, i.operands[operandIndex], i.operation.space, bytes);
  if (offset > 0) f.code.i32(offset).op("i32.add");
}

function pushCount(f: FunctionCode, i: Instruction, operandIndex: number, otherwise: number): void {
  const operand = i.operands[operandIndex];
  if (operand === undefined) f.code.i32(otherwise);
  else {
    if (operand.kind === "immediate" && (operand.value < 0n || operand.value > BigInt(MOST)))
      invalid(i, `a count of an mbarrier is at most ${MOST}`);
    f.push(i, operand, "u32");
  }
}

export const mbarrier: Handler<"mbarrier"> = (f, i) => {
  const { code } = f;
  const { action } = i.operation;
  switch (action) {
    case "init": {
      const count = f.temporary("i64", "mbarrier");
      pushOperandAddress(f, i, 0);
      pushCount(f, i, 1, 1);
      code
        .op("i64.extend_i32_u")
        .i64(MASK)
        .op("i64.and")
        .tee(count)
        .get(count)
        .i64(COUNT)
        .op("i64.shl", "i64.or");
      code.memory("i64.store");
      return;
    }
    case "inval":
      pushOperandAddress(f, i, 0);
      code.i64(0n).memory("i64.store");
      return;
    case "expect_tx":
    case "complete_tx":
      pushOperandAddress(f, i, 0);
      if (action === "complete_tx") code.i32(0);
      f.push(i, i.operands[1], "u32");
      if (action === "complete_tx") code.op("i32.sub");
      code.call(bytesHelper(f.unit));
      return;
    case "pending_count":
      f.push(i, i.operands[1], "b64");
      code.i64(MASK).op("i64.and", "i32.wrap_i64");
      f.pop(i, i.operands[0], "u32");
      return;
    case "test_wait":
    case "try_wait":
      wait(f, i);
      return;
    case "arrive":
    case "arrive_drop":
      arrive(f, i, action === "arrive_drop");
  }
};

function arrive(f: FunctionCode, i: Mbarrier, drops: boolean): void {
  const { code } = f;
  const { expects } = i.operation;
  const count = f.temporary("i32", "arrivals");
  pushCount(f, i, expects ? 3 : 2, 1);
  code.set(count);
  pushOperandAddress(f, i, 1);
  code.get(count);
  if (expects) f.push(i, i.operands[2], "u32");
  else code.i32(0);
  if (drops) code.get(count);
  else code.i32(0);
  code.call(arriveHelper(f.unit));
  f.pop(i, i.operands[0], "b64");
}

/** Writes test_wait and try_wait: whether the phase of a state or a parity is complete. */
function wait(f: FunctionCode, i: Mbarrier): void {
  const { code } = f;
  pushOperandAddress(f, i, 1);
  code.memory("i64.load");
  if (i.operation.byParity) {
    code.i64(63n).op("i64.shr_u", "i32.wrap_i64");
    f.push(i, i.operands[2], "u32");
    code.i32(1).op("i32.and", "i32.ne");
  } else {
    f.push(i, i.operands[2], "b64");
    code.op("i64.xor").i64(0n).op("i64.lt_s");
  }
  f.pop(i, i.operands[0], "pred");
}

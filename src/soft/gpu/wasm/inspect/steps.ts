// Code of the operations that trace, stop and profile threads.
import type { Instruction, InstructionOf, Position, Register } from "../../ptx/syntax.ts";
import type { FunctionCode } from "../unit/function-code.ts";
import { ALL_THREADS } from "../unit/instrumentation.ts";
import { CONTEXT_WORDS, COUNTER_BYTES, COUNTERS } from "../unit/layout.ts";
import { pushContext } from "../unit/special-registers.ts";
import { inspectedBy } from "./memory-check/write-check.ts";

/** Opens an `if` that is true for the inspected thread. */
function ifInspected(f: FunctionCode, at: Position): void {
  const { code } = f;
  pushContext(code, CONTEXT_WORDS.inspectedThread);
  f.pushSpecial("%thread", at);
  code.op("i32.eq");
  pushContext(code, CONTEXT_WORDS.inspectedThread);
  code.i32(ALL_THREADS).op("i32.eq", "i32.or").if();
}

/** Pushes a register's bits as i64. */
function pushBits(f: FunctionCode, register: Register): void {
  const { code } = f;
  const value = f.value(register);
  code.get(f.local(register));
  if (value === "f32") {
    if (f.hasRawNan(register)) f.canonical();
    code.op("i32.reinterpret_f32");
  }
  if (value === "f64") code.op("i64.reinterpret_f64");
  else if (value !== "i64") code.op("i64.extend_i32_u");
}

/** Writes the report of a step, and whether the guard lets the instruction run. */
export function writeStep(f: FunctionCode, i: Instruction): void {
  ifInspected(f, i);
  f.code.i32(f.unit.position(inspectedBy(i)));
  f.push(i, i.operands[0], "pred");
  f.code.call(f.unit.host("step")).end();
}

/** Writes the report of registers, and the stop of the thread. */
export function writeShow(f: FunctionCode, i: InstructionOf<"show">): void {
  const { code, unit } = f;
  const { stops, shown } = i.operation;
  ifInspected(f, i);
  for (const [n, operand] of i.operands.entries()) {
    if (operand.kind !== "register") continue;
    code.i32(unit.register({ ...operand.register, type: shown[n]! }));
    pushBits(f, operand.register);
    code.call(unit.host("wrote"));
  }
  if (stops) {
    code.i32(unit.position(inspectedBy(i)));
    f.pushSpecial("%thread", i);
    code.call(unit.host("stop"));
  }
  code.end();
}

/** Writes the increment of the thread's counter of a basic block. */
export function writeCountBlock(f: FunctionCode, i: InstructionOf<"countBlock">): void {
  const { code, unit } = f;
  const offset = COUNTERS + COUNTER_BYTES * unit.counter(i);
  const slot = f.temporary("i32", "counted");
  f.pushSpecial("%thread", i);
  code.i32(2).op("i32.shl").tee(slot).get(slot).memory("i32.load", offset);
  code.i32(1).op("i32.add").memory("i32.store", offset);
}

// Code of the operations that trace, stop and profile threads.
import type { Instruction, InstructionOf, Register } from "../../ptx/syntax.ts";
import type { Value } from "../encoding/expression.ts";
import type { FunctionCode } from "../unit/function-code.ts";
import { InstructionBody } from "../unit/instruction-body.ts";
import { ALL_THREADS } from "../unit/instrumentation.ts";
import { COUNTER_BYTES, COUNTERS } from "../unit/layout.ts";
import { contextWord } from "../unit/special-registers.ts";
import { inspectedBy } from "./memory-check/write-check.ts";

/** Writes code that the inspected thread runs. */
function ifInspected(w: InstructionBody, write: () => void): void {
  const inspected = contextWord(w, "inspectedThread");
  w.if(inspected.eq(w.special("%thread")).or(inspected.eq(ALL_THREADS)), write);
}

/** Returns a register's bits as i64. */
function bitsOf(f: FunctionCode, w: InstructionBody, register: Register): Value {
  const v = f.value(register);
  const value = w.local(v, f.local(register));
  if (v === "f64") return value.bits();
  if (v !== "f32") return v === "i64" ? value : value.wide();
  return (f.hasRawNan(register) ? value.into("f32", () => f.canonical()) : value).bits().wide();
}

/** Writes the report of a step, and whether the guard lets the instruction run. */
export function step(f: FunctionCode, i: Instruction): void {
  const w = new InstructionBody(f, i);
  ifInspected(w, () => w.call(f.unit.host("step"), f.unit.position(inspectedBy(i)), w.operand(0, "pred")));
}

/** Writes the report of registers, and the stop of the thread. */
export function show(f: FunctionCode, i: InstructionOf<"show">): void {
  const { unit } = f;
  const w = new InstructionBody(f, i);
  const { stops, shown } = i.operation;
  ifInspected(w, () => {
    for (const [n, operand] of i.operands.entries()) {
      if (operand.kind !== "register") continue;
      const number = unit.register({ ...operand.register, type: shown[n]! });
      w.call(unit.host("wrote"), number, bitsOf(f, w, operand.register));
    }
    if (stops) w.call(unit.host("stop"), unit.position(inspectedBy(i)), w.special("%thread"));
  });
}

/** Writes the increment of the thread's counter of a basic block. */
export function countBlock(f: FunctionCode, i: InstructionOf<"countBlock">): void {
  const w = new InstructionBody(f, i);
  const offset = COUNTERS + COUNTER_BYTES * f.unit.counter(i);
  const slot = w.temporary("i32", "counted");
  slot.set(w.special("%thread").shl(2));
  w.store(slot, offset, slot.load(offset).add(1));
}

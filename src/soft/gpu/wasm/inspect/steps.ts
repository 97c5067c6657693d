// Code of the operations that trace, stop and profile threads.
import type { Instruction, InstructionOf, Register } from "../../ptx/syntax.ts";
import type { Value } from "../encoding/expression.ts";
import type { InstructionBody } from "../unit/instruction-body.ts";
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
function bitsOf(w: InstructionBody, register: Register): Value {
  const v = w.f.value(register);
  const value = w.local(v, w.f.local(register));
  if (v === "f64") return value.bits();
  if (v !== "f32") return v === "i64" ? value : value.wide();
  return (w.f.hasRawNan(register) ? value.into("f32", () => w.f.canonical()) : value).bits().wide();
}

/** Writes the report of a step, and whether the guard lets the instruction run. */
export function step(w: InstructionBody, i: Instruction): void {
  ifInspected(w, () => w.call(w.unit.host("step"), w.unit.position(inspectedBy(i)), w.operand(0, "pred")));
}

/** Writes the report of registers, and the stop of the thread. */
export function show(w: InstructionBody, i: InstructionOf<"show">): void {
  const { unit } = w;
  const { stops, shown } = i.operation;
  ifInspected(w, () => {
    for (const [n, operand] of i.operands.entries()) {
      if (operand.kind !== "register") continue;
      const number = unit.register({ ...operand.register, type: shown[n]! });
      w.call(unit.host("wrote"), number, bitsOf(w, operand.register));
    }
    if (stops) w.call(unit.host("stop"), unit.position(inspectedBy(i)), w.special("%thread"));
  });
}

/** Writes the increment of the thread's counter of a basic block. */
export function countBlock(w: InstructionBody, i: InstructionOf<"countBlock">): void {
  const offset = COUNTERS + COUNTER_BYTES * w.unit.counter(i);
  const slot = w.saved("counted", w.special("%thread").shl(2));
  w.store(slot, offset, slot.load(offset).add(1));
}

// Execution counters of basic blocks for profiles.
import { type Block, instructionOf } from "../../ptx/graph.ts";
import type { FunctionCode } from "../unit/function-code.ts";
import { COUNTER_BYTES, COUNTERS } from "../unit/layout.ts";

/** Increments the thread's counter of a basic block. */
export function writeCount(f: FunctionCode, block: Block): void {
  const { code, unit } = f;
  if (unit.instrumentation?.kind !== "profile") return;
  const position = block.instructions[0] ?? instructionOf(block.end);
  if (position === undefined) return;
  const offset = COUNTERS + COUNTER_BYTES * unit.counter(block);
  const slot = f.temporary("i32", "counted");
  f.pushSpecial("%thread", position);
  code.i32(2).op("i32.shl").tee(slot).get(slot).memory("i32.load", offset);
  code.i32(1).op("i32.add").memory("i32.store", offset);
}

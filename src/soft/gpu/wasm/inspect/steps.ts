// Trace and debug instrumentation: executed instructions, written registers and stops.
import { written } from "../../ptx/effects.ts";
import { type Block, type End, instructionOf, successors } from "../../ptx/graph.ts";
import { resultType, resultTypes } from "../../ptx/result-type.ts";
import type { Guard, Instruction, Position, Register } from "../../ptx/syntax.ts";
import type { FunctionCode } from "../unit/function-code.ts";
import { ALL_THREADS } from "../unit/instrumentation.ts";
import { CONTEXT_WORDS, COUNTER_BYTES, COUNTERS } from "../unit/layout.ts";
import { pushContext } from "../unit/special-registers.ts";

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

function writeRegisters(f: FunctionCode, registers: Iterable<Register>): void {
  const { code, unit } = f;
  for (const register of registers) {
    const type = f.types.get(register.index) ?? register.type;
    code.i32(unit.register({ ...register, type }));
    pushBits(f, register);
    code.call(unit.host("wrote"));
  }
}

/** Pushes 1 if a guard lets its instruction run, else 0. */
function pushGuard(f: FunctionCode, guard: Guard | undefined): void {
  const { code } = f;
  if (guard === undefined) {
    code.i32(1);
    return;
  }
  code.get(f.local(guard.register));
  if (guard.negated) code.op("i32.eqz");
}

const lineOf = (i: Instruction): string =>
  i.source === undefined ? `ptx:${i.line}` : `${i.source.file}:${i.source.line}`;

/**
 * Returns the source lines that all predecessors of a block contain. A line that spans several blocks stops
 * the thread once.
 */
export function linesBefore(blocks: readonly Block[], index: number): Set<string> {
  const before = blocks.filter(
    (block, from) => from !== index && (successors(block.end) as readonly number[]).includes(index),
  );
  const lines = before.map(({ instructions, end }) => {
    const last = instructionOf(end);
    return new Set((last === undefined ? instructions : [...instructions, last]).map(lineOf));
  });
  const [first = new Set<string>(), ...others] = lines;
  return new Set([...first].filter((line) => others.every((each) => each.has(line))));
}

/** In debugged launches, sets the types in which registers are displayed. */
export function setDisplayedTypes({ unit, types }: FunctionCode, blocks: readonly Block[]): void {
  if (unit.instrumentation?.kind !== "stops") return;
  for (const [index, type] of resultTypes(blocks)) types.set(index, type);
}

/**
 * In debugged launches, sets the registers that a debugger can show at this point, and the lines that already have
 * a stop.
 */
export function setLive(
  { unit, live, stopped }: FunctionCode,
  here: () => { readonly registers: readonly Register[]; readonly lines: Iterable<string> },
): void {
  if (unit.instrumentation?.kind !== "stops") return;
  const { registers, lines } = here();
  stopped.clear();
  for (const line of lines) stopped.add(line);
  live.clear();
  for (const each of registers) live.set(each.index, each);
}

/** Writes the instrumentation before an instruction: a trace step or a stop. */
export function writeBefore(f: FunctionCode, i: Instruction): void {
  const { code, unit } = f;
  const { instrumentation } = unit;
  if (instrumentation?.kind === "text") code.mark(i);
  else if (instrumentation?.kind === "trace") {
    ifInspected(f, i);
    code.i32(unit.position(i));
    pushGuard(f, i.guard);
    code.call(unit.host("step")).end();
  } else if (instrumentation?.kind === "stops" && instrumentation.isStop(i)) {
    const line = lineOf(i);
    if (f.stopped.has(line)) return;
    f.stopped.add(line);
    ifInspected(f, i);
    writeRegisters(f, f.live.values());
    code.i32(unit.position(i));
    f.pushSpecial("%thread", i);
    code.call(unit.host("stop")).end();
  }
}

/** Writes the instrumentation after an instruction: its written registers. */
export function writeAfter(f: FunctionCode, i: Instruction): void {
  const { instrumentation } = f.unit;
  if (instrumentation === undefined) return;
  const results = written(i);
  if (instrumentation.kind === "stops") for (const each of results) f.live.set(each.index, each);
  if (instrumentation.kind !== "trace" || results.length === 0) return;
  for (const each of results) f.types.set(each.index, resultType(i, each));
  ifInspected(f, i);
  writeRegisters(f, results);
  f.code.end();
}

/** Writes the instrumentation before a terminator. Branches and exits are steps too. */
export function writeEnd(f: FunctionCode, end: End): void {
  const instruction = instructionOf(end);
  if (instruction !== undefined) writeBefore(f, instruction);
}

// Execution counters of basic blocks for profiles.

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

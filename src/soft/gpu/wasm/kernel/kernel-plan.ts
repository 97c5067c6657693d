// Analysis of a kernel before code generation: wait points, spilled registers and their locations.
import { read, written } from "../../ptx/effects.ts";
import { type Flow, flowFrom } from "../../ptx/flow.ts";
import { type Block, type End, graphOf, readByEnd } from "../../ptx/graph.ts";
import { type Invariants, invariantsOf, NO_INVARIANTS } from "../../ptx/invariant.ts";
import { Liveness, registerPressure } from "../../ptx/liveness.ts";
import type { Value } from "../../ptx/operations/scalar.ts";
import { floatOf } from "../../ptx/parse-operand.ts";
import { registerValues } from "../../ptx/register-values.ts";
import {
  type Instruction,
  leavesOf,
  type Operand,
  type PlainInstruction,
  type PtxFunction,
  type Register,
  unsupported,
  type WaitInstruction,
} from "../../ptx/syntax.ts";
import { dropUnreadResults } from "../../ptx/unread-results.ts";
import { addYields } from "../../ptx/yields.ts";
import { instrument } from "../inspect/instrument.ts";
import { ARITHMETIC } from "../instructions/float.ts";
import { frameSlots } from "../unit/layout.ts";
import { dimensionsOf } from "../unit/special-registers.ts";
import type { Unit } from "../unit/unit.ts";
import { type Wait, waitOf } from "./wait-points.ts";

/** Entry point of a region: the kernel's entry, or the code after a wait point. */
export interface State {
  readonly wait: Wait;
  readonly instruction: WaitInstruction | undefined;
  readonly block: number;
  /** Control flow up to the next wait points. */
  readonly flow: Flow;
  /** Registers that a thread spills while it waits here. */
  readonly spilled: readonly Register[];
}

export interface Plan {
  readonly fn: PtxFunction;
  readonly blocks: readonly Block[];
  readonly values: readonly Value[];
  readonly invariants: Invariants;
  /** Registers of f32 that only arithmetic writes. */
  readonly arithmeticOnly: ReadonlySet<number>;
  readonly states: readonly State[];
  /** State that follows the end of a waiting block. */
  readonly stateOf: ReadonlyMap<End, number>;
  /** Offset of each spilled register's array. */
  readonly frame: ReadonlyMap<number, number>;
  readonly liveness: Liveness;
}

/** Analyses a kernel. */
export function planOf(fn: PtxFunction, { inOrder, instrumentation }: Unit): Plan {
  const blocks = graphOf(fn);
  // A traced or debugged thread shows the results of all its instructions.
  if (!inOrder) dropUnreadResults(blocks, fn.registers.length);
  addYields(blocks);
  instrument(blocks, fn.registers, instrumentation);
  const values = registerValues(fn, blocks);
  const invariants = inOrder ? NO_INVARIANTS : invariantsOf(fn, blocks);
  const liveness = new Liveness(blocks, fn.registers.length);
  const stateAt = (wait: Wait, block: number, instruction?: WaitInstruction): State => {
    const results = new Set(instruction && written(instruction).map(({ index }) => index));
    const isSpilled = ({ index }: Register) =>
      ![results, invariants.blockRegisters, invariants.threadRegisters].some((set) => set.has(index));
    const live = liveness.at(block).map((index) => fn.registers[index]!);
    return { wait, instruction, block, flow: flowFrom(blocks, block), spilled: live.filter(isSpilled) };
  };
  const states = [{ ...stateAt({ kind: "start" }, 0), spilled: [] as readonly Register[] }];
  const stateOf = new Map<End, number>();
  for (const { end } of blocks) {
    if (end.kind !== "wait" && end.kind !== "yield") continue;
    stateOf.set(end, states.length);
    const instruction = end.kind === "wait" ? end.instruction : undefined;
    states.push(
      stateAt(instruction === undefined ? { kind: "yield" } : waitOf(instruction), end.to, instruction),
    );
  }
  const sets = states.map(({ spilled }) => spilled);
  const frame = frameSlots(sets, values);
  if (frame === undefined) unsupported(fn, `a kernel that spills so many registers at barriers (${fn.name})`);
  return {
    fn,
    blocks,
    values,
    invariants,
    arithmeticOnly: arithmeticOnlyRegisters(blocks, values),
    states,
    stateOf,
    frame,
    liveness,
  };
}

/**
 * Returns registers that only f32 arithmetic and moves between such registers write. Their NaNs are
 * canonicalized when the bits become visible.
 */
export function arithmeticOnlyRegisters(blocks: readonly Block[], values: readonly Value[]): Set<number> {
  const found = new Set<number>();
  const others = new Set<number>();
  const moves: [to: number, from: number][] = [];
  for (const { instructions, end } of blocks) {
    for (const instruction of instructions) {
      const { operation, operands } = instruction;
      const { kind, opcode } = operation;
      const single = operation.types.at(-1) === "f32";
      const [, from] = operands;
      const moved = single && kind === "move" && from?.kind === "register" && from.part === undefined;
      const arithmetic = single && (ARITHMETIC.has(opcode) || (kind === "move" && isNumber(from)));
      for (const { index } of written(instruction)) {
        if (moved) moves.push([index, from.register.index]);
        ((arithmetic || moved) && values[index] === "f32" ? found : others).add(index);
      }
    }
    if (end.kind === "wait") for (const { index } of written(end.instruction)) others.add(index);
  }
  for (const index of others) found.delete(index);
  // A register that is copied from a register with arbitrary bits has arbitrary bits.
  for (let changed = true; changed; ) {
    changed = false;
    for (const [to, from] of moves) if (found.has(to) && !found.has(from)) changed = found.delete(to);
  }
  return found;
}

const isNumber = (operand: Operand | undefined): boolean =>
  operand?.kind === "immediate" && operand.float === "f32" && !Number.isNaN(floatOf(operand.value, "f32"));

// Estimates the registers that a thread would use on a GPU. Only NVIDIA's assembler knows the exact number.

/** Number of 32-bit registers of a multiprocessor. */
export const REGISTERS = 65536;
const MOST = 255;
const LEAST = 8;
/** Granularity of the register limit when the assembler has to spill. */
const STEP = 8;
const WARP = 32;

/** Registers that the estimate adds to the register pressure. */
const OVERHEAD = 2;

export function registersOf({ fn, blocks, liveness }: Plan): number {
  const wanted = Math.max(LEAST, registerPressure(blocks, fn.registers, liveness) + OVERHEAD);
  return Math.min(wanted, mostRegisters(fn));
}

/** Returns the limit from `.maxnreg`, or from `.maxntid` and `.minnctapersm`. */
function mostRegisters({ maxThreads, minBlocks, hasMaxThreads, maxRegisters }: Plan["fn"]): number {
  if (maxRegisters !== undefined) return Math.max(LEAST, Math.min(MOST, maxRegisters));
  if (!hasMaxThreads) return MOST;
  const threads = Math.ceil(maxThreads / WARP) * WARP * Math.max(1, minBlocks);
  const each = Math.floor(REGISTERS / threads / STEP) * STEP;
  // ptxas also ignores a limit that cannot be met.
  return each < LEAST ? MOST : Math.min(MOST, each);
}

/** Registers and invariant instructions of a region. */
export interface Uses {
  /** Registers that the region reads. `changed` has those that it writes. */
  readonly registers: ReadonlySet<number>;
  readonly changed: ReadonlySet<number>;
  /** Number of components of %tid that the region reads. */
  readonly dimensions: number;
  /** Instructions to compute before the loop over the threads. */
  readonly ofBlock: readonly PlainInstruction[];
  /** Instructions to compute again from the thread's index when a thread resumes. */
  readonly ofThread: readonly PlainInstruction[];
}

/** Adds the registers that instructions read to a set. */
function addRead(needed: Set<number>, instructions: readonly Instruction[]): Set<number> {
  for (const each of instructions) for (const { index } of read(each)) needed.add(index);
  return needed;
}

/** Returns the instructions whose results are needed, directly or by each other, in their order. */
function chosen(instructions: readonly PlainInstruction[], needed: Set<number>): PlainInstruction[] {
  const found: PlainInstruction[] = [];
  for (let at = instructions.length - 1; at >= 0; at--) {
    const instruction = instructions[at]!;
    if (!written(instruction).some(({ index }) => needed.has(index))) continue;
    addRead(needed, [instruction]);
    found.push(instruction);
  }
  return found.reverse();
}

/** Returns the registers and invariant instructions that the region after a state uses. */
export function usesOf({ blocks, invariants }: Plan, { flow, instruction }: State): Uses {
  const registers = new Set<number>();
  const changed = new Set<number>();
  const specials = new Set<string>();
  const addSpecials = ({ operands }: Instruction) => {
    for (const operand of operands)
      for (const each of leavesOf(operand)) if (each.kind === "special") specials.add(each.name);
  };
  const addChanged = (each: Instruction) => {
    for (const { index } of written(each)) changed.add(index);
    addSpecials(each);
  };
  for (const block of flow.order) {
    const { instructions, end } = blocks[block]!;
    addRead(registers, instructions);
    for (const { index } of readByEnd(end)) registers.add(index);
    instructions.forEach(addChanged);
    if (end.kind === "wait") addSpecials(end.instruction);
  }
  const ofThread = chosen(invariants.ofThread, new Set(registers));
  if (instruction !== undefined) {
    addRead(registers, [instruction]);
    addChanged(instruction);
  }
  invariants.ofThread.forEach(addSpecials);
  const ofBlock = chosen(invariants.ofBlock, addRead(new Set(registers), invariants.ofThread));
  addRead(registers, ofThread);
  return { registers, changed, dimensions: dimensionsOf(specials), ofBlock, ofThread };
}

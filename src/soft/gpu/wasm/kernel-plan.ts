// A kernel before its code is written: where its threads wait, what they keep meanwhile, and where everything is.
import { written } from "../ptx/effects.ts";
import { floatOf } from "../ptx/float-constant.ts";
import { type Block, graphOf } from "../ptx/graph.ts";
import { type Invariants, invariantsOf, NO_INVARIANTS } from "../ptx/invariant.ts";
import { Liveness } from "../ptx/liveness.ts";
import { unsupported } from "../ptx/ptx-error.ts";
import { registerValues } from "../ptx/register-values.ts";
import type { Instruction, Operand, PtxFunction, Register } from "../ptx/syntax.ts";
import { addTurns } from "../ptx/turns.ts";
import type { Value } from "../ptx/types.ts";
import { frameSlots } from "./frame-slots.ts";
import { ARITHMETIC } from "./instructions/float.ts";
import { type Wait, waitOf } from "./waiting.ts";

/** A place where threads go on: the entry, and what follows each wait. */
export interface State {
  readonly wait: Wait;
  readonly instruction: Instruction | undefined;
  readonly block: number;
  /** The registers that a thread keeps while it waits here. */
  readonly kept: readonly Register[];
}

export interface Plan {
  readonly fn: PtxFunction;
  readonly blocks: readonly Block[];
  readonly values: readonly Value[];
  readonly invariants: Invariants;
  /** Registers of f32 that arithmetic alone writes. */
  readonly computed: ReadonlySet<number>;
  readonly states: readonly State[];
  /** The state that a waiting block leads to, by the block's number. */
  readonly stateOf: ReadonlyMap<number, number>;
  /** Where a kept register's array begins. */
  readonly frame: ReadonlyMap<number, number>;
  readonly liveness: Liveness;
}

/** `inOrder`: each instruction runs in its place, for each thread. */
export function planOf(fn: PtxFunction, inOrder = false): Plan {
  const blocks = graphOf(fn);
  addTurns(blocks);
  const values = registerValues(fn, blocks);
  const invariants = inOrder ? NO_INVARIANTS : invariantsOf(fn, blocks);
  const liveness = new Liveness(blocks, fn.registers.length);
  const kept = (block: number, results: readonly Register[]): Register[] => {
    const excluded = new Set(results.map(({ index }) => index));
    const found: Register[] = [];
    for (const index of liveness.at(block)) {
      if (excluded.has(index)) continue;
      if (invariants.blockRegisters.has(index) || invariants.threadRegisters.has(index)) continue;
      found.push(fn.registers[index]!);
    }
    return found;
  };
  const states: State[] = [{ wait: { kind: "start" }, instruction: undefined, block: 0, kept: [] }];
  const stateOf = new Map<number, number>();
  for (const [index, { end: how }] of blocks.entries()) {
    if (how.kind === "wait") {
      const { instruction, to } = how;
      stateOf.set(index, states.length);
      states.push({
        wait: waitOf(instruction),
        instruction,
        block: to,
        kept: kept(to, written(instruction)),
      });
    } else if (how.kind === "turn") {
      stateOf.set(index, states.length);
      states.push({ wait: { kind: "turn" }, instruction: undefined, block: how.to, kept: kept(how.to, []) });
    }
  }
  const frame = frameSlots(
    states.map((state) => state.kept),
    values,
  );
  if (frame === undefined)
    unsupported(fn, `a kernel that keeps so many registers over barriers (${fn.name})`);
  return {
    fn,
    blocks,
    values,
    invariants,
    computed: computedIn(blocks, values),
    states,
    stateOf,
    frame,
    liveness,
  };
}

/** Registers that only arithmetic of f32 writes, moved or not: their NaNs are looked at where they leave. */
export function computedIn(blocks: readonly Block[], values: readonly Value[]): Set<number> {
  const found = new Set<number>();
  const others = new Set<number>();
  const moves: [to: number, from: number][] = [];
  for (const { instructions, end } of blocks) {
    for (const instruction of instructions) {
      const { opcode, modifiers, operands } = instruction;
      const single = modifiers.at(-1) === "f32";
      const [, from] = operands;
      const moved = single && opcode === "mov" && from?.kind === "register" && from.part === undefined;
      const arithmetic = single && (ARITHMETIC.has(opcode) || (opcode === "mov" && isNumber(from)));
      for (const { index } of written(instruction)) {
        if (moved) moves.push([index, from.register.index]);
        ((arithmetic || moved) && values[index] === "f32" ? found : others).add(index);
      }
    }
    if (end.kind === "wait") for (const { index } of written(end.instruction)) others.add(index);
  }
  for (const index of others) found.delete(index);
  // What comes from a register with bits of any kind has them too.
  for (let changed = true; changed; ) {
    changed = false;
    for (const [to, from] of moves) if (found.has(to) && !found.has(from)) changed = found.delete(to);
  }
  return found;
}

const isNumber = (operand: Operand | undefined): boolean =>
  operand?.kind === "immediate" && operand.float === "f32" && !Number.isNaN(floatOf(operand.value, "f32"));

// Parts that a region's function for single threads and its function for groups of lanes share.
import { written } from "../../ptx/effects.ts";
import type { Flow } from "../../ptx/flow.ts";
import type { End } from "../../ptx/graph.ts";
import type { Instruction, Operand, Position, Register } from "../../ptx/syntax.ts";
import type { Code } from "../encoding/code.ts";
import { FunctionCode } from "../unit/function-code.ts";
import { ENDED, SEVERAL_STATES } from "../unit/layout.ts";
import { pushSpecialRegister } from "../unit/special-registers.ts";
import type { SymbolAddress, Unit } from "../unit/unit.ts";
import type { Plan } from "./kernel-plan.ts";

/** Parameters of a region's function: the range [first, last) of threads. */
export const FIRST = 0;
export const LAST = 1;

export interface RegionOptions {
  readonly unit: Unit;
  readonly plan: Plan;
  readonly state: number;
  readonly addressOf: (name: string) => SymbolAddress | undefined;
  /** Bytes of local memory of a thread. */
  readonly localBytes: number;
}

/** Returns the code of the running thread; `thread` and `ids` are the locals that identify it. */
export function threadCode(
  { unit, plan, addressOf, localBytes }: RegionOptions,
  code: Code,
  { thread, ids }: { readonly thread: number; readonly ids: readonly number[] },
): FunctionCode {
  const pushSpecial = (name: string, at: Position) =>
    pushSpecialRegister({ code, unit, ids, thread, localBytes }, name, at);
  const { values, arithmeticOnly } = plan;
  return new FunctionCode({ code, unit, values, pushSpecial, addressOf, rawNans: arithmeticOnly });
}

/** Returns the registers that a region writes, and the special registers that it reads. */
export function usesOf(
  plan: Plan,
  flow: Flow,
  state: number,
): { readonly changed: ReadonlySet<number>; readonly specials: ReadonlySet<string> } {
  const changed = new Set<number>();
  const specials = new Set<string>();
  const visit = (operand: Operand): void => {
    if (operand.kind === "special") specials.add(operand.name);
    else if (operand.kind === "vector") operand.elements.forEach(visit);
  };
  const read = ({ operands }: Instruction): void => operands.forEach(visit);
  const run = (instruction: Instruction): void => {
    for (const { index } of written(instruction)) changed.add(index);
    read(instruction);
  };
  const { instruction } = plan.states[state]!;
  if (instruction !== undefined) run(instruction);
  for (const index of flow.order) {
    const { instructions, end } = plan.blocks[index]!;
    instructions.forEach(run);
    if (end.kind === "wait") read(end.instruction);
  }
  plan.invariants.ofThread.forEach(read);
  return { changed, specials };
}

/** Returns the state in which a thread continues after it waits or yields. */
export const stateAfter = ({ blocks, stateOf }: Plan, end: End): number =>
  [...stateOf].find(([block]) => blocks[block]!.end === end)![1];

/**
 * Returns the registers to spill between two states. A register that the region does not change still has its
 * spilled value.
 */
export function spillsBetween(
  { states }: Plan,
  [from, to]: readonly [number, number],
  changed: ReadonlySet<number>,
): readonly Register[] {
  const before = new Set(states[from]!.spilled.map(({ index }) => index));
  return states[to]!.spilled.filter(({ index }) => !before.has(index) || changed.has(index));
}

/** Locals with the lowest and the highest state in which threads continue. */
export class StateRange {
  readonly #code: Code;
  readonly #lowest: number;
  readonly #highest: number;

  constructor(code: Code) {
    this.#code = code;
    this.#lowest = code.local("i32");
    this.#highest = code.local("i32");
  }

  /** Makes the range empty; `next` is another local to set to ENDED. */
  clear(next?: number): void {
    const code = this.#code.i32(0x7fffffff).set(this.#lowest).i32(ENDED);
    if (next === undefined) code.set(this.#highest);
    else code.tee(this.#highest).set(next);
  }

  /** Adds the state that `push` pushes. */
  add(push: () => Code): void {
    for (const [limit, closer] of [
      [this.#lowest, "i32.lt_s"],
      [this.#highest, "i32.gt_s"],
    ] as const) {
      push().get(limit);
      push().get(limit).op(closer, "select").set(limit);
    }
  }

  pushLowest(): Code {
    return this.#code.get(this.#lowest);
  }

  /** Pushes the state of all threads, ENDED if none continues, or SEVERAL_STATES. */
  pushCommon(): Code {
    const code = this.#code;
    code.get(this.#highest).i32(SEVERAL_STATES).get(this.#highest).get(this.#lowest).op("i32.eq");
    return code.get(this.#highest).i32(ENDED).op("i32.eq", "i32.or", "select");
  }
}

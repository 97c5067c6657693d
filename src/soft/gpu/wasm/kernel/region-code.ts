// Function of a region under construction, with the locals that all lane back ends use.
import { written } from "../../ptx/effects.ts";
import { type Flow, flowFrom } from "../../ptx/flow.ts";
import type { Block, End } from "../../ptx/graph.ts";
import { type Instruction, leavesOf, type Position, type Register } from "../../ptx/syntax.ts";
import { Code } from "../encoding/code.ts";
import { Body, type Value, type Variable } from "../encoding/expression.ts";
import { FunctionCode } from "../unit/function-code.ts";
import { ENDED, SEVERAL_STATES } from "../unit/layout.ts";
import { dimensionsOf, pushSpecialRegister, type ThreadLocals } from "../unit/special-registers.ts";
import type { SymbolAddress, Unit } from "../unit/unit.ts";
import { type Needs, needsOf, type Plan } from "./kernel-plan.ts";

export interface RegionOptions {
  readonly unit: Unit;
  readonly plan: Plan;
  readonly state: number;
  readonly addressOf: (name: string) => SymbolAddress | undefined;
  /** Bytes of local memory of a thread. */
  readonly localBytes: number;
}

export class RegionCode {
  readonly code = new Code(["i32", "i32"], ["i32"]);
  readonly options: RegionOptions;
  readonly plan: Plan;
  readonly state: number;
  readonly flow: Flow;
  readonly f: FunctionCode;
  /** Local with the number of the running thread, or of the first thread of a group. */
  readonly thread = this.code.local("i32");
  /** Local with four times the thread's number, the offset of its words in per-thread arrays. */
  readonly slot = this.code.local("i32");
  readonly ids = ["x", "y", "z"].map(() => this.code.local("i32"));
  readonly body = new Body(this.code);
  readonly fuel = this.body.local("i32");
  readonly range = new StateRange(this.body);
  readonly needs: Needs;
  /** Registers that the region writes. */
  readonly changed: ReadonlySet<number>;
  /** Number of components of %tid that the region reads. */
  readonly dimensions: number;

  /** `blocks` are the plan's blocks, as a back end changed them. */
  constructor(options: RegionOptions, blocks: readonly Block[] = options.plan.blocks) {
    this.options = options;
    this.plan = { ...options.plan, blocks };
    this.state = options.state;
    this.flow = flowFrom(blocks, this.plan.states[this.state]!.block);
    this.f = this.functionCode(this.code);
    this.needs = needsOf(this.plan, this.flow, this.state);
    const { changed, specials } = usesOf(this.plan, this.flow, this.state);
    this.changed = changed;
    this.dimensions = dimensionsOf(specials);
  }

  get hasSeveralStates(): boolean {
    return this.plan.states.length > 1;
  }

  /** Returns the locals that identify the running thread. */
  get threadLocals(): ThreadLocals {
    const { unit, localBytes } = this.options;
    return { code: this.code, unit, ids: this.ids, thread: this.thread, localBytes };
  }

  /** Returns an emitter of the running thread's instructions into some code. */
  functionCode(code: Code): FunctionCode {
    const { unit, addressOf } = this.options;
    const { values, arithmeticOnly } = this.plan;
    const pushSpecial = (name: string, at: Position) =>
      pushSpecialRegister({ ...this.threadLocals, code }, name, at);
    return new FunctionCode({ code, unit, values, pushSpecial, addressOf, rawNans: arithmeticOnly });
  }

  /** Returns the state in which a thread continues after it waits or yields. */
  stateAfter(end: End): number {
    const { blocks, stateOf } = this.plan;
    return [...stateOf].find(([block]) => blocks[block]!.end === end)![1];
  }

  /** Returns the registers to spill before another state. An unchanged register has its spilled value. */
  spillsBefore(state: number): readonly Register[] {
    const { states } = this.plan;
    const before = new Set(states[this.state]!.spilled.map(({ index }) => index));
    return states[state]!.spilled.filter(({ index }) => !before.has(index) || this.changed.has(index));
  }
}

/** Returns the registers that a region writes, and the special registers that it reads. */
function usesOf(
  plan: Plan,
  flow: Flow,
  state: number,
): { readonly changed: ReadonlySet<number>; readonly specials: ReadonlySet<string> } {
  const changed = new Set<number>();
  const specials = new Set<string>();
  const read = ({ operands }: Instruction): void => {
    for (const each of operands.flatMap(leavesOf)) if (each.kind === "special") specials.add(each.name);
  };
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

/** Lowest and highest state in which threads continue. */
export class StateRange {
  readonly lowest: Variable;
  readonly #highest: Variable;

  constructor(w: Body) {
    [this.lowest, this.#highest] = w.locals("i32", 2);
  }

  /** Makes the range empty. */
  clear(): void {
    this.lowest.set(0x7fffffff);
    this.#highest.set(ENDED);
  }

  add(state: Value): void {
    this.lowest.set(state.when(state.compare("lt_s", this.lowest), this.lowest));
    this.#highest.set(state.when(state.compare("gt_s", this.#highest), this.#highest));
  }

  /** State of all threads, ENDED if none continues, or SEVERAL_STATES. */
  get common(): Value {
    const highest = this.#highest;
    return highest.when(highest.eq(this.lowest).or(highest.eq(ENDED)), SEVERAL_STATES);
  }
}

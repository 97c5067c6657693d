// Function of a region under construction, with the locals that all lane back ends use.
import type { Flow } from "../../ptx/flow.ts";
import type { Block, End } from "../../ptx/graph.ts";
import type { Position, Register } from "../../ptx/syntax.ts";
import { Code } from "../encoding/code.ts";
import { Body, type Value, type Variable } from "../encoding/expression.ts";
import { FunctionCode } from "../unit/function-code.ts";
import { ENDED, SEVERAL_STATES } from "../unit/layout.ts";
import { pushSpecialRegister, type ThreadLocals } from "../unit/special-registers.ts";
import type { SymbolAddress, Unit } from "../unit/unit.ts";
import type { Plan, Uses } from "./kernel-plan.ts";

export interface RegionOptions {
  readonly unit: Unit;
  readonly plan: Plan;
  readonly state: number;
  readonly uses: Uses;
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
  readonly uses: Uses;

  /** `blocks` and `flow` are the plan's blocks and their control flow, as a back end changed them. */
  constructor(options: RegionOptions, blocks: readonly Block[], flow: Flow) {
    const { plan, state, uses } = options;
    this.options = options;
    this.plan = { ...plan, blocks };
    this.state = state;
    this.flow = flow;
    this.uses = uses;
    this.f = this.functionCode(this.code);
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
    const locals = { ...this.threadLocals, code };
    const pushSpecial = (name: string, at: Position) => pushSpecialRegister(locals, name, at);
    return new FunctionCode({ code, unit, values, pushSpecial, addressOf, rawNans: arithmeticOnly });
  }

  /** Returns the state in which a thread continues after it waits or yields. */
  stateAfter(end: End): number {
    return this.plan.stateOf.get(end)!;
  }

  /** Returns the registers to spill before another state. An unchanged register has its spilled value. */
  spillsBefore(state: number): readonly Register[] {
    const { states } = this.plan;
    const before = new Set(states[this.state]!.spilled.map(({ index }) => index));
    return states[state]!.spilled.filter(({ index }) => !before.has(index) || this.uses.changed.has(index));
  }
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

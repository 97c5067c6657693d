// Code between two wait points: one function that runs it for a range of threads in sequence.

import { written } from "../../ptx/effects.ts";
import { type Flow, flowFrom } from "../../ptx/flow.ts";
import { withFoldedStores } from "../../ptx/fold-stores.ts";
import type { End } from "../../ptx/graph.ts";
import type { Value } from "../../ptx/operations/scalar.ts";
import { resultTypes } from "../../ptx/result-type.ts";
import type { Instruction, Operand, PlainInstruction, Position, Register } from "../../ptx/syntax.ts";
import { Code } from "../encoding/code.ts";
import { writeStructured } from "../encoding/structure.ts";
import { linesBefore, writeAfter, writeCount, writeEnd } from "../inspect/steps.ts";
import { writeInstruction } from "../instructions/index.ts";
import { canPredicateStore } from "../instructions/memory.ts";
import { FunctionCode } from "../unit/function-code.ts";
import { CONTEXT_WORDS, DIVERGENCE, ENDED, SEVERAL_STATES, STATES } from "../unit/layout.ts";
import {
  dimensionsOf,
  pushContext,
  pushFirstThread,
  pushSpecialRegister,
  setDivergence,
} from "../unit/special-registers.ts";
import { refuel, writeStopCheck } from "../unit/stop-check.ts";
import type { SymbolAddress, Unit } from "../unit/unit.ts";
import { neededOfBlock, type Plan, usedOfThread } from "./kernel-plan.ts";
import { collectVotes, loadResult, storeContribution, type Votes } from "./wait-points.ts";

/** Loop iterations at a yield point before other threads run. */
const SPIN_LIMIT = 64;

const FIRST = 0;
const LAST = 1;

export interface RegionOptions {
  readonly unit: Unit;
  readonly plan: Plan;
  readonly state: number;
  readonly addressOf: (name: string) => SymbolAddress | undefined;
  /** Bytes of local memory of a thread. */
  readonly localBytes: number;
}

/**
 * Writes a region's function, which takes (first, last) and returns the common state of its threads, ENDED or
 * SEVERAL_STATES.
 */
export function writeRegion(options: RegionOptions): Code {
  return new Region(options).write();
}

class Region {
  readonly #code = new Code(["i32", "i32"], ["i32"]);
  readonly #f: FunctionCode;
  readonly #plan: Plan;
  readonly #state: number;
  readonly #flow: Flow;
  readonly #thread = this.#code.local("i32");
  /** Local with four times the thread's number, the offset of its words in per-thread arrays. */
  readonly #slot = this.#code.local("i32");
  readonly #ids = ["x", "y", "z"].map(() => this.#code.local("i32"));
  readonly #fuel = this.#code.local("i32");
  readonly #spinsLeft = this.#code.local("i32");
  readonly #next = this.#code.local("i32");
  readonly #lowest = this.#code.local("i32");
  readonly #highest = this.#code.local("i32");
  /** Registers that this region writes. */
  readonly #changed = new Set<number>();
  readonly #checkedAfter = new Map<number, ReadonlyMap<number, number>>();
  readonly #specials = new Set<string>();
  #done = 0;

  readonly #options: RegionOptions;

  constructor(options: RegionOptions) {
    const { unit, plan, state, addressOf, localBytes } = options;
    this.#options = options;
    this.#state = state;
    const entry = plan.states[state]!.block;
    const { checksPages, far } = unit.abilities;
    const watched = unit.instrumentation !== undefined || unit.reportsAccesses || checksPages || far;
    const blocks = watched
      ? plan.blocks
      : withFoldedStores(plan.blocks, flowFrom(plan.blocks, entry), canPredicateStore);
    this.#plan = { ...plan, blocks };
    this.#flow = flowFrom(blocks, entry);
    const code = this.#code;
    const ids = this.#ids;
    const thread = this.#thread;
    const pushSpecial = (name: string, at: Position) =>
      pushSpecialRegister({ code, unit, ids, thread, localBytes }, name, at);
    this.#f = new FunctionCode({
      code: this.#code,
      unit,
      values: plan.values,
      pushSpecial,
      addressOf,
      rawNans: plan.arithmeticOnly,
    });
    if (unit.instrumentation?.kind === "stops")
      for (const [index, type] of resultTypes(plan.blocks)) this.#f.types.set(index, type);
    this.#scan();
  }

  get #hasSeveralStates(): boolean {
    return this.#plan.states.length > 1;
  }

  #scan(): void {
    const { instruction } = this.#plan.states[this.#state]!;
    if (instruction !== undefined) this.#note(instruction);
    for (const index of this.#flow.order) {
      const { instructions, end } = this.#plan.blocks[index]!;
      for (const each of instructions) this.#note(each);
      if (end.kind === "wait") this.#note(end.instruction, false);
    }
    for (const each of this.#plan.invariants.ofThread) this.#note(each, false);
  }

  #note(instruction: Instruction, writes = true): void {
    if (writes) for (const each of written(instruction)) this.#changed.add(each.index);
    const visit = (operand: Operand): void => {
      if (operand.kind === "special") this.#specials.add(operand.name);
      else if (operand.kind === "vector") operand.elements.forEach(visit);
    };
    instruction.operands.forEach(visit);
  }

  write(): Code {
    const code = this.#code;
    const { instruction, wait, spilled } = this.#plan.states[this.#state]!;
    const needed = neededOfBlock(this.#plan, this.#flow, this.#state);
    for (const each of needed) writeInstruction(this.#f, each);
    if (this.#state === 0) this.#validateUnused(needed);
    this.#f.checked.clear();
    refuel(code, this.#fuel);
    if (this.#hasSeveralStates)
      code.i32(0x7fffffff).set(this.#lowest).i32(ENDED).tee(this.#highest).set(this.#next);
    let votes: Votes | undefined;
    if (instruction !== undefined) votes = collectVotes(this.#f, instruction, this.#state, wait);
    pushFirstThread(code, this.#dimensions, { first: FIRST, thread: this.#thread, ids: this.#ids });
    code.loop();
    const threads = code.depth - 1;
    code.block();
    this.#done = code.depth - 1;
    if (this.#hasSeveralStates) {
      code.get(this.#thread).i32(2).op("i32.shl").tee(this.#slot);
      code.memory("i32.load", STATES).i32(this.#state).op("i32.ne").brIf(this.#done);
      code.i32(SPIN_LIMIT).set(this.#spinsLeft);
    }
    this.#reload(spilled);
    if (this.#f.unit.instrumentation?.kind === "stops") this.#setLive(spilled);
    if (instruction !== undefined) {
      loadResult(this.#f, instruction, this.#slot, votes);
      writeAfter(this.#f, instruction);
    }
    writeStructured(code, this.#plan.blocks, this.#flow, {
      block: (index) => this.#block(index),
      condition: (end) => {
        const { guard } = end;
        writeEnd(this.#f, end);
        code.get(this.#f.local(guard.register));
        if (guard.negated) code.op("i32.eqz");
      },
      index: (end) => {
        writeEnd(this.#f, end);
        this.#f.push(this.#plan.fn, end.value, "u32");
      },
      leave: (end) => this.#leave(end),
      head: () => writeStopCheck(code, this.#f.unit, this.#fuel),
      yield: (end) => this.#yield(end),
    });
    code.end();
    this.#nextThread(threads);
    code.end();
    this.#result();
    return code;
  }

  /**
   * Validates invariant instructions that no region needs. Their code is discarded, but invalid ones must
   * still be rejected.
   */
  #validateUnused(written: readonly PlainInstruction[]): void {
    const [known, code] = [new Set(written), new Code()];
    const { unit, addressOf } = this.#f;
    const { plan, localBytes } = this.#options;
    const [ids, thread] = [this.#ids, this.#thread];
    const pushSpecial = (name: string, at: Position) =>
      pushSpecialRegister({ code, unit, ids, thread, localBytes }, name, at);
    const unused = new FunctionCode({
      code,
      unit,
      values: plan.values,
      pushSpecial,
      addressOf,
      rawNans: plan.arithmeticOnly,
    });
    for (const each of plan.invariants.ofBlock) if (!known.has(each)) writeInstruction(unused, each);
  }

  /** Reloads spilled registers, and recomputes values that depend only on the thread index. */
  #reload(spilled: readonly Register[]): void {
    const { frame, values } = this.#plan;
    for (const register of spilled) {
      const v = values[register.index]!;
      this.#pushSlot(v);
      this.#code.memory(`${v}.load`, frame.get(register.index)!).set(this.#f.local(register));
    }
    if (this.#state > 0)
      for (const each of usedOfThread(this.#plan, this.#flow)) writeInstruction(this.#f, each);
    this.#f.checked.clear();
  }

  #pushSlot(v: Value): void {
    if (v.endsWith("64")) this.#code.get(this.#slot).i32(1).op("i32.shl");
    else this.#code.get(this.#slot);
  }

  /** Sets the registers that a debugger can show at this point. */
  #setLive(registers: readonly Register[], lines: Iterable<string> = []): void {
    const { live, stopped } = this.#f;
    stopped.clear();
    for (const line of lines) stopped.add(line);
    live.clear();
    for (const each of registers) live.set(each.index, each);
  }

  /** Starts a block with the address checks of its only predecessor. */
  #startBlock(index: number): void {
    const { checked } = this.#f;
    checked.clear();
    const before = this.#flow.predecessors.get(index)!;
    if (before.length !== 1) return;
    for (const [register, bytes] of this.#checkedAfter.get(before[0]!) ?? []) checked.set(register, bytes);
  }

  #block(index: number): void {
    this.#startBlock(index);
    if (this.#f.unit.instrumentation?.kind === "stops") {
      const { liveness, fn, blocks } = this.#plan;
      const live = liveness.at(index).map((each) => fn.registers[each]!);
      this.#setLive(live, linesBefore(blocks, index));
    }
    writeCount(this.#f, this.#plan.blocks[index]!);
    const { blockRegisters } = this.#plan.invariants;
    for (const instruction of this.#plan.blocks[index]!.instructions) {
      // Block-invariant instructions have been computed before the loop.
      const results = written(instruction);
      if (results.length > 0 && results.every((each) => blockRegisters.has(each.index))) continue;
      writeInstruction(this.#f, instruction);
    }
    this.#checkedAfter.set(index, new Map(this.#f.checked));
  }

  #leave(end: End): void {
    const code = this.#code;
    writeEnd(this.#f, end);
    if (end.kind === "trap") {
      code.i32(this.#f.unit.position(end.at)).call(this.#f.unit.host("trap")).op("unreachable");
      return;
    }
    if (end.kind === "wait") {
      const state = [...this.#plan.stateOf].find(([block]) => this.#plan.blocks[block]!.end === end)![1];
      storeContribution(this.#f, end.instruction, this.#slot);
      this.#spill(state);
      return;
    }
    if (this.#hasSeveralStates) {
      code.get(this.#slot).i32(ENDED).tee(this.#next).memory("i32.store", STATES);
      setDivergence(code, DIVERGENCE.possible);
    }
    code.br(this.#done);
  }

  /** Spills the live registers of a state and continues with the next thread. */
  #spill(state: number): void {
    const code = this.#code;
    const { states, frame, values } = this.#plan;
    const before = new Set(states[this.#state]!.spilled.map(({ index }) => index));
    for (const register of states[state]!.spilled) {
      // A register that this region does not write still has its spilled value.
      if (before.has(register.index) && !this.#changed.has(register.index)) continue;
      const v = values[register.index]!;
      this.#pushSlot(v);
      code.get(this.#f.local(register)).memory(`${v}.store`, frame.get(register.index)!);
    }
    code.get(this.#slot).i32(state).tee(this.#next).memory("i32.store", STATES);
    code.br(this.#done);
  }

  #yield(end: End): void {
    const code = this.#code;
    const state = [...this.#plan.stateOf].find(([block]) => this.#plan.blocks[block]!.end === end)![1];
    code.get(this.#spinsLeft).i32(1).op("i32.sub").tee(this.#spinsLeft).op("i32.eqz").if();
    this.#spill(state);
    code.end();
  }

  get #dimensions(): number {
    return dimensionsOf(this.#specials);
  }

  #nextThread(loop: number): void {
    const code = this.#code;
    const [x, y, z] = this.#ids as [number, number, number];
    if (this.#hasSeveralStates) {
      // Ended threads do not affect the common state.
      code.get(this.#next).i32(0).op("i32.ge_s").if();
      code
        .get(this.#next)
        .get(this.#lowest)
        .get(this.#next)
        .get(this.#lowest)
        .op("i32.lt_s", "select")
        .set(this.#lowest);
      code
        .get(this.#next)
        .get(this.#highest)
        .get(this.#next)
        .get(this.#highest)
        .op("i32.gt_s", "select")
        .set(this.#highest);
      code.end().i32(ENDED).set(this.#next);
    }
    const dimensions = this.#dimensions;
    const advance = (id: number, axis: number) => {
      code.get(id).i32(1).op("i32.add").tee(id);
      pushContext(code, CONTEXT_WORDS.ntid + axis);
      code.op("i32.eq").if().i32(0).set(id);
    };
    if (dimensions > 0) {
      advance(x, 0);
      if (dimensions > 1) {
        advance(y, 1);
        code.get(z).i32(1).op("i32.add").set(z).end();
      }
      code.end();
    }
    code.get(this.#thread).i32(1).op("i32.add").tee(this.#thread).get(LAST).op("i32.lt_u").brIf(loop);
  }

  #result(): void {
    const code = this.#code;
    if (!this.#hasSeveralStates) {
      code.i32(ENDED);
      return;
    }
    code.get(this.#highest).i32(SEVERAL_STATES).get(this.#highest).get(this.#lowest).op("i32.eq");
    code.get(this.#highest).i32(ENDED).op("i32.eq", "i32.or", "select");
  }
}

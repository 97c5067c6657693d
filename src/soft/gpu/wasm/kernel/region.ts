// Code between two wait points: one function that runs it for a range of threads in sequence.

import { written } from "../../ptx/effects.ts";
import { type Flow, flowFrom } from "../../ptx/flow.ts";
import { withFoldedStores } from "../../ptx/fold-stores.ts";
import type { End } from "../../ptx/graph.ts";
import type { Value } from "../../ptx/operations/scalar.ts";
import type { PlainInstruction, Register } from "../../ptx/syntax.ts";
import { Code } from "../encoding/code.ts";
import { writeStructured } from "../encoding/structure.ts";
import {
  linesBefore,
  setDisplayedTypes,
  setLive,
  writeAfter,
  writeCount,
  writeEnd,
} from "../inspect/steps.ts";
import { writeInstruction } from "../instructions/index.ts";
import { canPredicateStore } from "../instructions/memory.ts";
import type { FunctionCode } from "../unit/function-code.ts";
import { CONTEXT_WORDS, DIVERGENCE, ENDED, STATES } from "../unit/layout.ts";
import { dimensionsOf, pushContext, pushFirstThread, setDivergence } from "../unit/special-registers.ts";
import { refuel, writeStopCheck } from "../unit/stop-check.ts";
import { neededOfBlock, type Plan, usedOfThread } from "./kernel-plan.ts";
import {
  FIRST,
  LAST,
  type RegionOptions,
  StateRange,
  spillsBetween,
  stateAfter,
  threadCode,
  usesOf,
} from "./region-parts.ts";
import { collectVotes, loadResult, storeContribution, type Votes } from "./wait-points.ts";

/** Loop iterations at a yield point before other threads run. */
const SPIN_LIMIT = 64;

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
  readonly #range = new StateRange(this.#code);
  readonly #checkedAfter = new Map<number, ReadonlyMap<number, number>>();
  readonly #changed: ReadonlySet<number>;
  readonly #dimensions: number;
  #done = 0;

  readonly #options: RegionOptions;

  constructor(options: RegionOptions) {
    const { unit, plan, state } = options;
    this.#options = options;
    this.#state = state;
    const entry = plan.states[state]!.block;
    const blocks = unit.isPlain
      ? withFoldedStores(plan.blocks, flowFrom(plan.blocks, entry), canPredicateStore)
      : plan.blocks;
    this.#plan = { ...plan, blocks };
    this.#flow = flowFrom(blocks, entry);
    this.#f = threadCode(options, this.#code, { thread: this.#thread, ids: this.#ids });
    setDisplayedTypes(this.#f, plan.blocks);
    const { changed, specials } = usesOf(this.#plan, this.#flow, state);
    this.#changed = changed;
    this.#dimensions = dimensionsOf(specials);
  }

  get #hasSeveralStates(): boolean {
    return this.#plan.states.length > 1;
  }

  write(): Code {
    const code = this.#code;
    const { instruction, wait, spilled } = this.#plan.states[this.#state]!;
    const needed = neededOfBlock(this.#plan, this.#flow, this.#state);
    for (const each of needed) writeInstruction(this.#f, each);
    if (this.#state === 0) this.#validateUnused(needed);
    this.#f.checked.clear();
    refuel(code, this.#fuel);
    if (this.#hasSeveralStates) this.#range.clear(this.#next);
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
    setLive(this.#f, () => ({ registers: spilled, lines: [] }));
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
    const known = new Set(written);
    const unused = threadCode(this.#options, new Code(), { thread: this.#thread, ids: this.#ids });
    for (const each of this.#plan.invariants.ofBlock) if (!known.has(each)) writeInstruction(unused, each);
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
    setLive(this.#f, () => {
      const { liveness, fn, blocks } = this.#plan;
      const registers = liveness.at(index).map((each) => fn.registers[each]!);
      return { registers, lines: linesBefore(blocks, index) };
    });
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
      const state = stateAfter(this.#plan, end);
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
    const { frame, values } = this.#plan;
    for (const register of spillsBetween(this.#plan, [this.#state, state], this.#changed)) {
      const v = values[register.index]!;
      this.#pushSlot(v);
      code.get(this.#f.local(register)).memory(`${v}.store`, frame.get(register.index)!);
    }
    code.get(this.#slot).i32(state).tee(this.#next).memory("i32.store", STATES);
    code.br(this.#done);
  }

  #yield(end: End): void {
    const code = this.#code;
    const state = stateAfter(this.#plan, end);
    code.get(this.#spinsLeft).i32(1).op("i32.sub").tee(this.#spinsLeft).op("i32.eqz").if();
    this.#spill(state);
    code.end();
  }

  #nextThread(loop: number): void {
    const code = this.#code;
    const [x, y, z] = this.#ids as [number, number, number];
    if (this.#hasSeveralStates) {
      // Ended threads do not affect the common state.
      code.get(this.#next).i32(0).op("i32.ge_s").if();
      this.#range.add(() => code.get(this.#next));
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
    if (this.#hasSeveralStates) this.#range.pushCommon();
    else this.#code.i32(ENDED);
  }
}

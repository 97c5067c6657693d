// Code between two wait points for groups of lanes: one function for a range of threads that are all in the
// same state.

import { written } from "../../ptx/effects.ts";
import { type Flow, flowFrom } from "../../ptx/flow.ts";
import { direct, type End } from "../../ptx/graph.ts";
import { carries } from "../../ptx/operations/operation.ts";
import { bytesOf, type Scalar } from "../../ptx/operations/scalar.ts";
import type { Operand, Register, WaitInstruction } from "../../ptx/syntax.ts";
import { Code } from "../encoding/code.ts";
import { writeStructured } from "../encoding/structure.ts";
import { writeBarrierPassedByLanes } from "../inspect/memory-check/write-check.ts";
import { neededOfBlock, readInRegion, usedOfThread } from "../kernel/kernel-plan.ts";
import {
  FIRST,
  LAST,
  type RegionOptions,
  StateRange,
  spillsBetween,
  stateAfter,
  threadCode,
  usesOf,
} from "../kernel/region-parts.ts";
import { collectVotes, loadResult, type Votes } from "../kernel/wait-points.ts";
import { DIVERGENCE, ENDED, STATES } from "../unit/layout.ts";
import { dimensionsOf, pushFirstThread, setDivergence } from "../unit/special-registers.ts";
import { refuel, writeStopCheck } from "../unit/stop-check.ts";
import { type Classes, mayDiverge } from "./analysis/classify.ts";
import { allTrue, anyTrue, writeVector } from "./instructions/index.ts";
import { forLanes, type GroupLocals } from "./instructions/per-lane.ts";
import { VectorCode } from "./instructions/vector-code.ts";
import { MaskedControlFlow } from "./masked-flow.ts";
import { writeNextGroup } from "./next-group.ts";
import { ReadRunChecks } from "./read-runs.ts";
import { storeContributions } from "./vector-wait.ts";
import { requireWholeGroups, ScalarFallback } from "./whole-groups.ts";

export interface VectorRegionOptions extends RegionOptions {
  readonly classes: Classes;
  /** Index of the function that runs the region thread by thread. */
  readonly scalar: number;
}

/** Writes a region's function, or returns undefined when its lanes must run separately. */
export function writeVectorRegion(options: VectorRegionOptions): Code | undefined {
  const { plan, state, classes } = options;
  const flow = flowFrom(plan.blocks, plan.states[state]!.block, direct);
  const ends = flow.order.map((block) => plan.blocks[block]!.end);
  // The carry flag passes from one instruction of a thread to the next, which vectors cannot express.
  const instructions = flow.order.flatMap((block) => plan.blocks[block]!.instructions);
  if (instructions.some(({ operation }) => carries(operation))) return undefined;
  const masked = ends.some((end) => mayDiverge(end, classes.context));
  if (masked && (!flow.reducible || ends.some(({ kind }) => kind === "switch"))) return undefined;
  return new VectorRegion(options, flow, masked).write();
}

class VectorRegion {
  readonly #options: VectorRegionOptions;
  readonly #flow: Flow;
  readonly #masked: boolean;
  readonly #code = new Code(["i32", "i32"], ["i32"]);
  readonly #v: VectorCode;
  readonly #group: GroupLocals;
  readonly #fallback: ScalarFallback;
  readonly #ids: readonly number[];
  readonly #fuel = this.#code.local("i32");
  readonly #range = new StateRange(this.#code);
  readonly #changed: ReadonlySet<number>;
  readonly #dimensions: number;
  #done = 0;

  constructor(options: VectorRegionOptions, flow: Flow, masked: boolean) {
    this.#options = options;
    this.#flow = flow;
    this.#masked = masked;
    const { plan, state, classes } = options;
    const code = this.#code;
    const thread = code.local("i32");
    const ids = ["x", "y", "z"].map(() => code.local("i32"));
    this.#ids = ids;
    this.#group = { thread, x: ids[0]!, at: code.local("i32") };
    const f = threadCode(options, code, { thread, ids });
    this.#v = new VectorCode(f, classes.context);
    this.#fallback = new ScalarFallback(this.#v, thread, options.scalar);
    const { changed, specials } = usesOf(plan, flow, state);
    this.#changed = changed;
    this.#dimensions = dimensionsOf(specials);
  }

  get #hasSeveralStates(): boolean {
    return this.#options.plan.states.length > 1;
  }

  write(): Code {
    const code = this.#code;
    const v = this.#v;
    const { plan, state } = this.#options;
    const { instruction, wait, spilled } = plan.states[state]!;
    const { thread, at } = this.#group;
    const dimensions = this.#dimensions;
    if (this.#hasSeveralStates) requireWholeGroups(this.#v, this.#options, this.#group.at);
    for (const each of neededOfBlock(plan, this.#flow, state)) writeVector(v, each, this.#group);
    v.f.checked.clear();
    refuel(code, this.#fuel);
    this.#range.clear();
    let votes: Votes | undefined;
    if (instruction !== undefined) votes = collectVotes(v.f, instruction, state, wait);
    pushFirstThread(code, dimensions, { first: FIRST, thread, ids: this.#ids });
    code.block();
    const out = code.depth - 1;
    code.loop();
    const groups = code.depth - 1;
    code.get(thread).i32(v.lanes).op("i32.add").get(LAST).op("i32.gt_u").brIf(out);
    code.get(thread).i32(2).op("i32.shl").set(at);
    code.block();
    this.#done = code.depth - 1;
    this.#reload(spilled);
    if (instruction !== undefined) this.#loadResults(instruction, votes);
    if (this.#masked) this.#writeMasked();
    else this.#writeStructured();
    code.end();
    writeNextGroup(code, this.#group, { ids: this.#ids, dimensions, lanes: v.lanes });
    code.br(groups);
    code.end().end();
    this.#rest();
    this.#range.pushCommon();
    return code;
  }

  /** Runs the threads after the last whole group. */
  #rest(): void {
    if (this.#hasSeveralStates) return;
    const code = this.#code;
    const { thread } = this.#group;
    code.get(thread).get(LAST).op("i32.lt_u").if();
    code.get(thread).get(LAST).call(this.#options.scalar).op("drop").end();
  }

  #pushSlot(register: Register): void {
    this.#code.get(this.#group.at);
    if (this.#v.f.value(register).endsWith("64")) this.#code.i32(1).op("i32.shl");
  }

  #reload(spilled: readonly Register[]): void {
    const { plan, state } = this.#options;
    const v = this.#v;
    const code = this.#code;
    const reads = readInRegion(plan, this.#flow, state);
    for (const register of spilled) {
      // A register that only a later region needs stays in its spill array.
      if (!reads.has(register.index) && !this.#changed.has(register.index)) continue;
      const frame = plan.frame.get(register.index)!;
      if (!v.isVarying(register)) {
        this.#pushSlot(register);
        code.memory(`${v.f.value(register)}.load`, frame).set(v.f.local(register));
        continue;
      }
      for (const [part, local] of v.parts(register).entries()) {
        this.#pushSlot(register);
        code.vectorMemory("v128.load", frame + 16 * part);
        if (register.type === "pred") code.v("i32x4.neg");
        code.set(local);
      }
    }
    if (state > 0) for (const each of usedOfThread(plan, this.#flow)) writeVector(v, each, this.#group);
    v.f.checked.clear();
  }

  #loadResults(instruction: WaitInstruction, votes: Votes | undefined): void {
    const results = written(instruction);
    const { operation } = instruction;
    const isBarrier = operation.kind === "clusterWait" || operation.kind === "barrier";
    if (isBarrier && results.length === 0)
      writeBarrierPassedByLanes(this.#v, this.#group.at, operation.kind === "barrier" && operation.isOfWarp);
    if (results.length === 0) return;
    forLanes(this.#v, results, { results, group: this.#group }, () =>
      loadResult(this.#v.f, instruction, this.#group.at, votes),
    );
  }

  #block(index: number): void {
    const { plan } = this.#options;
    this.#v.startBlock();
    const { instructions } = plan.blocks[index]!;
    const reads = new ReadRunChecks(this.#v, instructions);
    for (const instruction of instructions) {
      reads.before(instruction);
      // Block-invariant instructions have been computed before the loop.
      const results = written(instruction);
      if (results.length > 0 && results.every((each) => plan.invariants.blockRegisters.has(each.index)))
        continue;
      writeVector(this.#v, instruction, this.#group);
      if (this.#v.context.convergentBranch?.assumedConsecutive.has(instruction) && results.length > 0)
        this.#fallback.runRestUnlessAligned(results[0]!);
      this.#fallback.runGroupIfWraps(instruction, this.#done);
    }
  }

  /** Writes the region with structured control flow, for lanes that never diverge. */
  #writeStructured(): void {
    const code = this.#code;
    const { plan, unit } = this.#options;
    const { f } = this.#v;
    writeStructured(code, plan.blocks, this.#flow, {
      block: (index) => this.#block(index),
      condition: (end) => this.#condition(end),
      index: ({ value }) => f.push(plan.fn, value, "u32"),
      leave: (end) => {
        this.#leave(end);
        code.br(this.#done);
      },
      head: () => writeStopCheck(code, unit, this.#fuel),
      yield: () => {
        throw new Error("lanes with yield points cannot run as a group");
      },
    });
  }

  #writeMasked(): void {
    const { plan, unit, classes } = this.#options;
    new MaskedControlFlow(this.#v, plan.blocks, this.#flow, {
      liveness: classes.liveness,
      block: (index) => this.#block(index),
      condition: (end) => this.#condition(end),
      leave: (end) => this.#leave(end),
      head: () => writeStopCheck(this.#code, unit, this.#fuel),
    }).write();
  }

  /** Pushes the condition of a branch where all lanes take the same side. */
  #condition(end: End & { readonly kind: "branch" }): void {
    const code = this.#code;
    const { guard } = end;
    const v = this.#v;
    if (!v.isVarying(guard.register)) code.get(v.f.local(guard.register));
    else {
      // A group that diverges here restarts thread by thread.
      const lanes = v.parts(guard.register);
      const [any, all] = [v.f.temporary("i32", "any"), v.f.temporary("i32", "all")];
      anyTrue(v, lanes, any);
      allTrue(v, lanes, all);
      code.get(all).get(any).op("i32.ne").if();
      if (v.context.convergentBranch?.divergesOften === true) this.#fallback.runRest();
      else this.#fallback.runGroup(this.#done);
      code.end().get(any);
    }
    if (guard.negated) code.op("i32.eqz");
  }

  /** Ends the active lanes or makes them wait. */
  #leave(end: End): void {
    const code = this.#code;
    const { plan, unit } = this.#options;
    if (end.kind === "trap") {
      code.i32(unit.position(end.at)).call(unit.host("trap")).op("unreachable");
      return;
    }
    if (end.kind === "wait") {
      const state = stateAfter(plan, end);
      storeContributions(this.#v, end.instruction, this.#group);
      this.#spill(state);
      return;
    }
    if (!this.#hasSeveralStates) return;
    this.#storeState(ENDED);
    setDivergence(code, DIVERGENCE.possible);
  }

  #storeState(state: number): void {
    for (let part = 0; part < this.#v.quads; part++)
      this.#store(STATES + 16 * part, part, false, () => this.#code.i32(state).v("i32x4.splat"));
  }

  /** Stores one vector of a per-thread array for the active lanes. */
  #store(at: number, part: number, wide: boolean, push: () => void): void {
    const v = this.#v;
    const code = this.#code;
    const address = () => {
      code.get(this.#group.at);
      if (wide) code.i32(1).op("i32.shl");
    };
    address();
    push();
    if (v.mask !== undefined) {
      address();
      code.vectorMemory("v128.load", at);
      v.pushMask(part, wide);
      code.v("v128.bitselect");
    }
    code.vectorMemory("v128.store", at);
  }

  #spill(state: number): void {
    const { plan } = this.#options;
    const v = this.#v;
    const code = this.#code;
    for (const register of spillsBetween(plan, [this.#options.state, state], this.#changed)) {
      const value = v.f.value(register);
      const wide = value.endsWith("64");
      const type = (value.startsWith("f") ? value : `b${8 * bytesOf(register.type)}`) as Scalar;
      for (let part = 0; part < (wide ? 2 : 1) * v.quads; part++)
        this.#store(plan.frame.get(register.index)! + 16 * part, part, wide, () => {
          const operand: Operand = { kind: "register", register };
          v.pushPart(plan.fn, operand, register.type === "pred" ? "pred" : type, part);
          if (register.type === "pred") code.v("i32x4.neg");
        });
    }
    this.#storeState(state);
    this.#range.add(() => code.i32(state));
  }
}

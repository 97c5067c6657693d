// Back end of a region that runs a group of threads as the lanes of vectors. All threads of the range are in the
// same state.

import { written } from "../../ptx/effects.ts";
import { carries } from "../../ptx/operations/operation.ts";
import { bytesOf, type Scalar } from "../../ptx/operations/scalar.ts";
import type { Guard, Operand, PlainInstruction, Register, WaitInstruction } from "../../ptx/syntax.ts";
import type { Code } from "../encoding/code.ts";
import { type Writer, writeStructured } from "../encoding/structure.ts";
import { type Lanes, writeRegion } from "../kernel/region.ts";
import { RegionCode, type RegionOptions } from "../kernel/region-code.ts";
import { LAST, loadResult, type Votes } from "../kernel/wait-points.ts";
import { STATES } from "../unit/layout.ts";
import { advanceIds } from "../unit/special-registers.ts";
import { VectorCode } from "../unit/vector-code.ts";
import { type Classes, mayDiverge } from "./analysis/classify.ts";
import { writeMaskedFlow } from "./masked-flow.ts";
import { forLanes, type GroupLocals } from "./per-lane.ts";
import { ReadRunChecks } from "./read-runs.ts";
import { storeContributions } from "./vector-wait.ts";
import { requireWholeGroups, ScalarFallback } from "./whole-groups.ts";
import { allTrue, anyTrue, writeVector } from "./write-vector.ts";

export interface GroupRegionOptions extends RegionOptions {
  readonly classes: Classes;
  /** Index of the function that runs the region thread by thread. */
  readonly scalar: number;
}

/** Writes the function of a region for groups, or returns undefined when its lanes must run separately. */
export function writeGroupRegion(options: GroupRegionOptions): Code | undefined {
  const { classes } = options;
  const { plan, state } = options;
  const region = new RegionCode(options, plan.blocks, plan.states[state]!.flow);
  const blocks = region.flow.order.map((block) => region.plan.blocks[block]!);
  // The carry flag passes from one instruction of a thread to the next, which vectors cannot express.
  if (blocks.some(({ instructions }) => instructions.some(({ operation }) => carries(operation))))
    return undefined;
  const isMasked = blocks.some(({ end }) => mayDiverge(end, classes.context));
  if (isMasked && (!region.flow.reducible || blocks.some(({ end }) => end.kind === "switch")))
    return undefined;
  return writeRegion(region, new Group(region, options, isMasked));
}

class Group implements Lanes {
  readonly #region: RegionCode;
  readonly #options: GroupRegionOptions;
  readonly #isMasked: boolean;
  readonly #code: Code;
  readonly #v: VectorCode;
  readonly #locals: GroupLocals;
  readonly #fallback: ScalarFallback;
  #done = 0;

  constructor(region: RegionCode, options: GroupRegionOptions, isMasked: boolean) {
    this.#region = region;
    this.#options = options;
    this.#isMasked = isMasked;
    this.#code = region.code;
    this.#locals = {
      thread: region.thread,
      x: region.ids[0]!,
      at: region.slot,
      context: options.classes.context,
    };
    this.#v = new VectorCode(region.f, options.classes.context);
    this.#fallback = new ScalarFallback(this.#v, this.#locals, options.scalar);
  }

  enter(): void {
    if (this.#region.hasSeveralStates) requireWholeGroups(this.#v, this.#options, this.#region.slot);
  }

  forThreads(body: () => void): void {
    const code = this.#code;
    const { thread, slot, ids, uses, hasSeveralStates } = this.#region;
    const { lanes } = this.#v;
    code.block();
    const out = code.depth - 1;
    code.loop();
    const groups = code.depth - 1;
    code.get(thread).i32(lanes).op("i32.add").get(LAST).op("i32.gt_u").brIf(out);
    code.get(thread).i32(2).op("i32.shl").set(slot);
    code.block();
    this.#done = code.depth - 1;
    body();
    code.end();
    advanceIds(code, ids, uses.dimensions, lanes);
    code.get(thread).i32(lanes).op("i32.add").set(thread).br(groups).end().end();
    if (hasSeveralStates) return;
    // The threads after the last whole group run one by one.
    code.get(thread).get(LAST).op("i32.lt_u").if();
    code.get(thread).get(LAST).call(this.#options.scalar).op("drop").end();
  }

  next(): void {
    if (!this.#isMasked) this.#code.br(this.#done);
  }

  write(instruction: PlainInstruction): void {
    writeVector(this.#v, instruction, this.#locals);
  }

  block(_index: number, instructions: readonly PlainInstruction[]): void {
    this.#v.startBlock();
    const reads = this.#v.unit.checks ? new ReadRunChecks(this.#v, instructions) : undefined;
    for (const instruction of instructions) {
      reads?.before(instruction);
      this.write(instruction);
      if (this.#locals.context.convergentBranch?.assumedConsecutive.has(instruction))
        for (const result of written(instruction)) this.#fallback.runRestUnlessAligned(result);
      this.#fallback.runGroupIfWraps(instruction, this.#done);
    }
  }

  flow(writer: Writer): void {
    const { plan, flow } = this.#region;
    const { classes } = this.#options;
    if (this.#isMasked) writeMaskedFlow(this.#v, writer, this.#region, classes);
    else writeStructured(this.#code, plan.blocks, flow, writer);
  }

  /** Pushes the predicate of a branch where all lanes take the same side. */
  pushPredicate({ register }: Guard): void {
    const code = this.#code;
    const v = this.#v;
    if (!v.isVarying(register)) {
      code.get(v.f.local(register));
      return;
    }
    // A group that diverges here restarts thread by thread.
    const lanes = v.parts(register);
    const [any, all] = [v.f.temporary("i32", "any"), v.f.temporary("i32", "all")];
    anyTrue(v, lanes, any);
    allTrue(v, lanes, all);
    code.get(all).get(any).op("i32.ne").if();
    if (this.#locals.context.convergentBranch?.divergesOften === true) this.#fallback.runRest();
    else this.#fallback.runGroup(this.#done);
    code.end().get(any);
  }

  load(register: Register, array: number): void {
    const v = this.#v;
    const code = this.#code;
    const { uses } = this.#region;
    // A register that only a later region needs stays in its spill array.
    if (!uses.registers.has(register.index) && !uses.changed.has(register.index)) return;
    const wide = v.f.value(register).endsWith("64");
    if (!v.isVarying(register)) {
      this.#pushSlot(wide);
      code.memory(`${v.f.value(register)}.load`, array).set(v.f.local(register));
      return;
    }
    for (const [part, local] of v.parts(register).entries()) {
      this.#pushSlot(wide);
      code.vectorMemory("v128.load", array + 16 * part);
      if (register.type === "pred") code.v("i32x4.neg");
      code.set(local);
    }
  }

  store(register: Register, array: number): void {
    const v = this.#v;
    const value = v.f.value(register);
    const wide = value.endsWith("64");
    const isPredicate = register.type === "pred";
    const type = (value.startsWith("f") ? value : `b${8 * bytesOf(register.type)}`) as Scalar;
    const operand: Operand = { kind: "register", register };
    for (let part = 0; part < (wide ? 2 : 1) * v.quads; part++)
      this.#store(array, part, wide, () => {
        v.pushPart(this.#region.plan.fn, operand, isPredicate ? "pred" : type, part);
        if (isPredicate) this.#code.v("i32x4.neg");
      });
  }

  setState(state: number): void {
    for (let part = 0; part < this.#v.quads; part++)
      this.#store(STATES, part, false, () => this.#code.i32(state).v("i32x4.splat"));
  }

  #pushSlot(wide: boolean): void {
    this.#code.get(this.#region.slot);
    if (wide) this.#code.i32(1).op("i32.shl");
  }

  /** Stores one vector of a per-thread array for the active lanes. */
  #store(array: number, part: number, wide: boolean, push: () => void): void {
    const v = this.#v;
    const at = array + 16 * part;
    this.#pushSlot(wide);
    push();
    if (v.mask !== undefined) {
      this.#pushSlot(wide);
      this.#code.vectorMemory("v128.load", at);
      v.pushMask(part, wide);
      this.#code.v("v128.bitselect");
    }
    this.#code.vectorMemory("v128.store", at);
  }

  contribute(instruction: WaitInstruction): void {
    storeContributions(this.#v, instruction, this.#locals);
  }

  loadResults(instruction: WaitInstruction, votes: Votes | undefined): void {
    const results = written(instruction);
    const { slot, f } = this.#region;
    if (results.length === 0) return;
    forLanes(this.#v, results, { results, group: this.#locals }, () =>
      loadResult(f, instruction, slot, votes),
    );
  }
}

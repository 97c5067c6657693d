// Back end of a region that runs a group of threads as the lanes of vectors. All threads of the range are in the
// same state.

import { written } from "../../ptx/effects.ts";
import { carries } from "../../ptx/operations/operation.ts";
import { bytesOf, type Scalar } from "../../ptx/operations/scalar.ts";
import type { Register } from "../../ptx/syntax.ts";
import type { Code } from "../encoding/code.ts";
import { writeStructured } from "../encoding/structure.ts";
import { type Lanes, writeRegion } from "../kernel/region.ts";
import { RegionCode, type RegionOptions } from "../kernel/region-code.ts";
import { LAST, loadResult } from "../kernel/wait-points.ts";
import { STATES } from "../unit/layout.ts";
import { advanceIds } from "../unit/special-registers.ts";
import { VectorCode } from "../unit/vector-code.ts";
import { type Classes, mayDiverge } from "./analysis/classify.ts";
import { writeMaskedFlow } from "./masked-flow.ts";
import { forLanes, type GroupLocals } from "./per-lane.ts";
import { readRunChecks } from "./read-runs.ts";
import { storeContributions } from "./vector-wait.ts";
import { requireWholeGroups, scalarFallback } from "./whole-groups.ts";
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
  return writeRegion(region, groupOfLanes(region, options, isMasked));
}

function groupOfLanes(region: RegionCode, options: GroupRegionOptions, isMasked: boolean): Lanes {
  const { code, f, flow, plan, slot, thread, ids, uses, hasSeveralStates } = region;
  const { context } = options.classes;
  const v = new VectorCode(f, context);
  const locals: GroupLocals = { thread, x: ids[0]!, at: slot, context };
  const fallback = scalarFallback(v, locals, options.scalar);
  let done = 0;

  function pushSlot(wide: boolean): void {
    code.get(slot);
    if (wide) code.i32(1).op("i32.shl");
  }

  /** Stores one vector of a per-thread array for the active lanes. */
  function storePart(array: number, part: number, wide: boolean, push: () => void): void {
    const at = array + 16 * part;
    pushSlot(wide);
    push();
    if (v.mask !== undefined) {
      pushSlot(wide);
      code.vectorMemory("v128.load", at);
      v.pushMask(part, wide);
      code.v("v128.bitselect");
    }
    code.vectorMemory("v128.store", at);
  }

  return {
    enter() {
      if (hasSeveralStates) requireWholeGroups(v, options, slot);
    },
    forThreads(body) {
      const { lanes } = v;
      code.block();
      const out = code.depth - 1;
      code.loop();
      const groups = code.depth - 1;
      code.get(thread).i32(lanes).op("i32.add").get(LAST).op("i32.gt_u").brIf(out);
      code.get(thread).i32(2).op("i32.shl").set(slot);
      code.block();
      done = code.depth - 1;
      body();
      code.end();
      advanceIds(code, ids, uses.dimensions, lanes);
      code.get(thread).i32(lanes).op("i32.add").set(thread).br(groups).end().end();
      if (hasSeveralStates) return;
      // The threads after the last whole group run one by one.
      code.get(thread).get(LAST).op("i32.lt_u").if();
      code.get(thread).get(LAST).call(options.scalar).op("drop").end();
    },
    next() {
      if (!isMasked) code.br(done);
    },
    write: (instruction) => writeVector(v, instruction, locals),
    block(_index, instructions) {
      v.startBlock();
      const checkRun = v.unit.checks ? readRunChecks(v, instructions) : undefined;
      for (const instruction of instructions) {
        checkRun?.(instruction);
        writeVector(v, instruction, locals);
        if (context.convergentBranch?.assumedConsecutive.has(instruction))
          for (const result of written(instruction)) fallback.runRestUnlessAligned(result);
        fallback.runGroupIfWraps(instruction, done);
      }
    },
    flow(writer) {
      if (isMasked) writeMaskedFlow(v, writer, region, options.classes);
      else writeStructured(code, plan.blocks, flow, writer);
    },
    /** Pushes the predicate of a branch where all lanes take the same side. */
    pushPredicate({ register }) {
      if (!v.isVarying(register)) {
        code.get(f.local(register));
        return;
      }
      // A group that diverges here restarts thread by thread.
      const lanes = v.parts(register);
      const [any, all] = [f.temporary("i32", "any"), f.temporary("i32", "all")];
      anyTrue(v, lanes, any);
      allTrue(v, lanes, all);
      code.get(all).get(any).op("i32.ne").if();
      if (context.convergentBranch?.divergesOften === true) fallback.runRest();
      else fallback.runGroup(done);
      code.end().get(any);
    },
    load(register, array) {
      // A register that only a later region needs stays in its spill array.
      if (!uses.registers.has(register.index) && !uses.changed.has(register.index)) return;
      const value = f.value(register);
      const wide = value.endsWith("64");
      if (!v.isVarying(register)) {
        pushSlot(wide);
        code.memory(`${value}.load`, array).set(f.local(register));
        return;
      }
      for (const [part, local] of v.parts(register).entries()) {
        pushSlot(wide);
        code.vectorMemory("v128.load", array + 16 * part);
        if (register.type === "pred") code.v("i32x4.neg");
        code.set(local);
      }
    },
    store(register, array) {
      const value = f.value(register);
      const isPredicate = register.type === "pred";
      const type = isPredicate ? "pred" : ((value.startsWith("f") ? value : bitsTypeOf(register)) as Scalar);
      for (let part = 0; part < v.count(type); part++)
        storePart(array, part, value.endsWith("64"), () => {
          v.pushPart(plan.fn, { kind: "register", register }, type, part);
          if (isPredicate) code.v("i32x4.neg");
        });
    },
    setState(state) {
      for (let part = 0; part < v.quads; part++)
        storePart(STATES, part, false, () => code.i32(state).v("i32x4.splat"));
    },
    contribute: (instruction) => storeContributions(v, instruction, locals),
    loadResults(instruction, votes) {
      const results = written(instruction);
      if (results.length === 0) return;
      forLanes(v, results, { results, group: locals }, () => loadResult(f, instruction, slot, votes));
    },
  };
}

const bitsTypeOf = ({ type }: Register): string => `b${8 * bytesOf(type)}`;

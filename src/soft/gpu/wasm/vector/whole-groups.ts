// Entry check of a vector region: all its threads must be present in whole groups.

import { hasKind, type PlainInstruction, type Register } from "../../ptx/syntax.ts";
import { Body, type Value, type Variable } from "../encoding/expression.ts";
import type { Plan } from "../kernel/kernel-plan.ts";
import { FIRST, LAST } from "../kernel/wait-points.ts";
import { DIVERGENCE, EPOCHS, STATES } from "../unit/layout.ts";
import { contextWord } from "../unit/special-registers.ts";
import type { VectorCode } from "../unit/vector-code.ts";
import { assumesNoWrap } from "./analysis/instruction-shape.ts";
import type { GroupLocals } from "./per-lane.ts";
import { wrapsOf } from "./write-vector.ts";

/** Runs the scalar function if threads are missing or do not form whole groups. `at` is a scratch local. */
export function requireWholeGroups(
  v: VectorCode,
  { scalar, state, plan }: { readonly scalar: number; readonly state: number; readonly plan: Plan },
  at: number,
): void {
  const { code } = v;
  const w = new Body(code);
  const [first, last, slot] = [FIRST, LAST, at].map((each) => w.local("i32", each)) as Three;
  const runScalarIf = (condition: Value) => w.returnIf(condition, w.called("i32", scalar, first, last));
  runScalarIf(last.sub(first).and(v.lanes - 1));
  const counts = countsBarriers(plan);
  const sameBarriers = passSameBarriers(plan);
  const checkStates = () => {
    slot.set(first.shl(2));
    w.loop(() => {
      const areAll = (found: Value, expected: Value) => found.eq(expected).allTrue();
      const areInState = areAll(slot.loadVector(STATES), w.constant("i32x4", state));
      // Threads in different epochs are checked one by one.
      const epoch = first.shl(2).into("i32x4", () => code.vectorMemory("v128.load32_splat", EPOCHS));
      const areReady = counts ? areInState.and(areAll(slot.loadVector(EPOCHS), epoch)) : areInState;
      runScalarIf(areReady.not());
      return slot.tee(slot.add(16)).lt(last.shl(2));
    });
  };
  const divergence = contextWord(w, "divergence");
  if (sameBarriers) w.if(divergence.eq(DIVERGENCE.possible), checkStates);
  else if (counts) checkStates();
  else w.if(divergence, checkStates);
}

type Three = [Variable, Variable, Variable];

/** Returns true if a kernel has only barriers for the whole block, so that all threads pass the same ones. */
const passSameBarriers = ({ states }: Plan): boolean =>
  states.every(({ instruction, wait }) => {
    const isBarrier =
      instruction?.operation.kind === "barrier" || instruction?.operation.kind === "clusterWait";
    return !isBarrier || wait.wholeBlock === true;
  });

/** Returns true if the threads of a checked launch count barriers. */
const countsBarriers = ({ blocks }: Plan): boolean =>
  blocks.some(({ instructions }) => instructions.some((each) => hasKind(each, "countBarrier")));

// Fallback that restarts threads one by one when their group cannot continue as a vector. No thread has had
// side effects before.

/** Returns the statements of the fallback. `scalar` is the index of the function that runs the region thread by thread. */
export function scalarFallback(v: VectorCode, group: GroupLocals, scalar: number) {
  const { code, f, lanes } = v;
  const w = new Body(code);
  /** Runs the group thread by thread and branches to `done`. */
  const runGroup = (done: number): void => {
    const thread = w.local("i32", group.thread);
    w.drop(w.called("i32", scalar, thread, thread.add(lanes)));
    code.br(done);
  };
  /** Runs the rest of the block thread by thread and returns. */
  const runRest = (): void => {
    code.get(group.thread).get(LAST).call(scalar).op("return");
  };
  /** Runs the rest of the block thread by thread if a register is not a multiple of the lanes. */
  const runRestUnlessAligned = (register: Register): void => {
    const value = w.local(f.value(register), f.local(register));
    w.if((value.shape === "i64" ? value.low() : value).and(lanes - 1), runRest);
  };
  /** Runs the group thread by thread if its 32-bit values wrap around when they are widened. */
  const runGroupIfWraps = (instruction: PlainInstruction, done: number): void => {
    if (!assumesNoWrap(instruction, group.context)) return;
    const found = wrapsOf(v, instruction);
    if (found !== undefined) w.if(found.wraps, () => runGroup(done));
  };
  return { runGroup, runRest, runRestUnlessAligned, runGroupIfWraps };
}

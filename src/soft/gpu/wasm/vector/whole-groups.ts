// Entry check of a vector region: all its threads must be present in whole groups.

import { hasKind, type PlainInstruction, type Register } from "../../ptx/syntax.ts";
import type { Plan } from "../kernel/kernel-plan.ts";
import { FIRST, LAST } from "../kernel/region-code.ts";
import { CONTEXT_WORDS, DIVERGENCE, EPOCHS, STATES } from "../unit/layout.ts";
import { pushContext } from "../unit/special-registers.ts";
import type { VectorCode } from "../unit/vector-code.ts";
import { assumesNoWrap } from "./analysis/instruction-shape.ts";
import type { GroupLocals } from "./per-lane.ts";
import { pushWraps } from "./write-vector.ts";

/** Runs the scalar function if threads are missing or do not form whole groups. `at` is a scratch local. */
export function requireWholeGroups(
  v: VectorCode,
  { scalar, state, plan }: { readonly scalar: number; readonly state: number; readonly plan: Plan },
  at: number,
): void {
  const { code } = v;
  const runScalar = () => code.if().get(FIRST).get(LAST).call(scalar).op("return").end();
  code
    .get(LAST)
    .get(FIRST)
    .op("i32.sub")
    .i32(v.lanes - 1)
    .op("i32.and");
  runScalar();
  const counts = countsBarriers(plan);
  const sameBarriers = passSameBarriers(plan);
  if (sameBarriers || !counts) {
    pushContext(code, CONTEXT_WORDS.divergence);
    if (sameBarriers) code.i32(DIVERGENCE.possible).op("i32.eq");
    code.if();
  }
  code.get(FIRST).i32(2).op("i32.shl").set(at).loop();
  const loop = code.depth - 1;
  code.get(at).vectorMemory("v128.load", STATES).i32(state).v("i32x4.splat");
  code.v("i32x4.eq").v("i32x4.all_true");
  // Threads in different epochs are checked one by one.
  if (counts) {
    code.get(at).vectorMemory("v128.load", EPOCHS);
    code.get(FIRST).i32(2).op("i32.shl").vectorMemory("v128.load32_splat", EPOCHS);
    code.v("i32x4.eq").v("i32x4.all_true").op("i32.and");
  }
  code.op("i32.eqz");
  runScalar();
  code.get(at).i32(16).op("i32.add").tee(at).get(LAST).i32(2).op("i32.shl", "i32.lt_u").brIf(loop).end();
  if (sameBarriers || !counts) code.end();
}

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

export class ScalarFallback {
  readonly #v: VectorCode;
  readonly #group: GroupLocals;
  readonly #scalar: number;

  /** `scalar` is the index of the function that runs the region thread by thread. */
  constructor(v: VectorCode, group: GroupLocals, scalar: number) {
    this.#v = v;
    this.#group = group;
    this.#scalar = scalar;
  }

  /** Runs the group thread by thread and branches to `done`. */
  runGroup(done: number): void {
    const { code, lanes } = this.#v;
    code
      .get(this.#group.thread)
      .get(this.#group.thread)
      .i32(lanes)
      .op("i32.add")
      .call(this.#scalar)
      .op("drop")
      .br(done);
  }

  /** Runs the rest of the block thread by thread and returns. */
  runRest(): void {
    this.#v.code.get(this.#group.thread).get(LAST).call(this.#scalar).op("return");
  }

  /** Runs the rest of the block thread by thread if a register is not a multiple of the lanes. */
  runRestUnlessAligned(register: Register): void {
    const { code, f, lanes } = this.#v;
    code.get(f.local(register));
    if (f.value(register) === "i64") code.op("i32.wrap_i64");
    code
      .i32(lanes - 1)
      .op("i32.and")
      .if();
    this.runRest();
    code.end();
  }

  /** Runs the group thread by thread if its 32-bit values wrap around when they are widened. */
  runGroupIfWraps(instruction: PlainInstruction, done: number): void {
    const v = this.#v;
    if (!assumesNoWrap(instruction, this.#group.context) || pushWraps(v, instruction) === undefined) return;
    v.code.if();
    this.runGroup(done);
    v.code.end();
  }
}

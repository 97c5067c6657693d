// Where a region begins for groups of threads: whether all of its threads are there, in whole groups.

import type { Plan } from "../kernel-plan.ts";
import { CONTEXT_WORDS, EPOCHS, PARTED, STATES } from "../layout.ts";
import { pushContext } from "../special-registers.ts";
import type { VectorCode } from "./vector-code.ts";

/** A region's parameters: threads [first, last). */
export const FIRST = 0;
export const LAST = 1;

/** Leaves threads that are not all in a state, or are not whole groups, to the function for one at a time. `at` is a local to use. */
export function writeWholeGroups(
  v: VectorCode,
  { scalar, state, plan }: { readonly scalar: number; readonly state: number; readonly plan: Plan },
  at: number,
): void {
  const { code } = v;
  const leave = () => code.if().get(FIRST).get(LAST).call(scalar).op("return").end();
  code
    .get(LAST)
    .get(FIRST)
    .op("i32.sub")
    .i32(v.lanes - 1)
    .op("i32.and");
  leave();
  const { checks } = v.f.unit;
  const level = staysLevel(plan);
  if (level || !checks) {
    pushContext(code, CONTEXT_WORDS.parted);
    if (level) code.i32(PARTED.maybe).op("i32.eq");
    code.if();
  }
  code.get(FIRST).i32(2).op("i32.shl").set(at).loop();
  const loop = code.depth - 1;
  code.get(at).vectorMemory("v128.load", STATES).i32(state).v("i32x4.splat");
  code.v("i32x4.eq").v("i32x4.all_true");
  // Threads that passed other barriers are checked one by one.
  if (checks) {
    code.get(at).vectorMemory("v128.load", EPOCHS);
    code.get(FIRST).i32(2).op("i32.shl").vectorMemory("v128.load32_splat", EPOCHS);
    code.v("i32x4.eq").v("i32x4.all_true").op("i32.and");
  }
  code.op("i32.eqz");
  leave();
  code.get(at).i32(16).op("i32.add").tee(at).get(LAST).i32(2).op("i32.shl", "i32.lt_u").brIf(loop).end();
  if (level || !checks) code.end();
}

/** Whether all threads pass the same barriers: those of the whole block alone. Else some of a warp may be held while others go on. */
const staysLevel = ({ states }: Plan): boolean =>
  states.every(({ instruction, wait }) => {
    const isBarrier = instruction?.opcode === "bar" || instruction?.opcode === "barrier";
    return !isBarrier || wait.whole === true;
  });

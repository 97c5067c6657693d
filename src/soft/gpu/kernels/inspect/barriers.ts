// What is wrong with the barriers of a block, in launches that are checked.
import { ENDED } from "../../wasm/layout.ts";
import type { Wait } from "../../wasm/waiting.ts";

/** Told of barriers by their state and a thread that waits there. */
export interface BarrierWatch {
  /** Threads wait for one barrier at different places: one that differs from the first. */
  divergent(state: number, thread: number): void;
  /** A thread whose barrier never opens. */
  stuck(state: number, thread: number): void;
}

/** A thread that may not go on has this bit in its state. */
const STATE = 0x3fffffff;

/** Looks whether all that wait for a barrier wait at the same place. */
export function tellDivergent(states: Int32Array, waiting: readonly number[], watch: BarrierWatch): void {
  const other = waiting.find((t) => states[t] !== states[waiting[0]!]);
  if (other !== undefined) watch.divergent(states[other]! & STATE, other);
}

/** Tells of the first thread that waits for what never comes. */
export function tellStuck(states: Int32Array, waits: readonly Wait[], watch: BarrierWatch): void {
  const thread = states.findIndex((state) => state !== ENDED && waits[state & STATE]!.kind !== "turn");
  if (thread >= 0) watch.stuck(states[thread]! & STATE, thread);
}

/** Whether all warps that live are in one state. */
export function areTogether(states: Int32Array): boolean {
  let one = ENDED;
  for (const state of states) {
    if (state === ENDED) continue;
    if (one !== ENDED && state !== one) return false;
    one = state;
  }
  return true;
}

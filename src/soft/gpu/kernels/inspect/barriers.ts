// What is wrong with the barriers of a block, in launches that are checked.
import { ENDED } from "../../wasm/layout.ts";
import type { Wait } from "../../wasm/waiting.ts";

/** Told of barriers by their state and a thread that waits there. */
export interface BarrierWatch {
  /** Threads wait for one barrier at different places: one that differs from the first. */
  divergent(state: number, thread: number): void;
  /** A thread whose barrier never opens. */
  stuck(state: number, thread: number): void;
  /** A thread whose barrier opens without some of the block's, which have ended. */
  left(state: number, thread: number): void;
  /** A barrier of the whole block, or of its cluster, is about to open: whether some of its threads may have ended. */
  opened(): boolean;
}

/** A thread that may not go on has this bit in its state. */
const STATE = 0x3fffffff;

/** Looks whether all that wait for a barrier wait at the same place. */
export function tellDivergent(states: Int32Array, waiting: readonly number[], watch: BarrierWatch): void {
  const other = waiting.find((t) => states[t] !== states[waiting[0]!]);
  if (other !== undefined) watch.divergent(states[other]! & STATE, other);
}

/** A thread's count of barriers without those of its warp. */
const OF_BLOCK = 0xffff00ff | 0;

/** Whether all threads have the same count of barriers. This is asked at each barrier: plain loop, no iterator. */
function areLevel(epochs: Int32Array): boolean {
  const first = epochs[0]!;
  for (let t = 1; t < epochs.length; t++) if (((epochs[t]! ^ first) & OF_BLOCK) !== 0) return false;
  return true;
}

/** Gives all threads of a block the same count of barriers, the highest, and gives it back: fences of some had counted for themselves. */
export function levelEpochs(epochs: Int32Array): number {
  const first = epochs[0]!;
  if (areLevel(epochs)) return first & 0xff;
  let [ahead, most] = [0, 0];
  for (let t = 0; t < epochs.length; t++) {
    const each = epochs[t]!;
    ahead = Math.max(ahead, ((each - first) << 24) >> 24);
    most = Math.max(most, each >>> 16);
  }
  const level = (most << 16) | ((first + ahead) & 0xff);
  for (let t = 0; t < epochs.length; t++) epochs[t] = (epochs[t]! & 0xff00) | level;
  return level & 0xff;
}

/** Tells of a barrier of the whole block that is about to open, and of threads that have ended without it. */
export function tellOpened(states: Int32Array, warps: Int32Array, watch: BarrierWatch): void {
  if (!watch.opened() || !states.includes(ENDED)) return;
  const warp = warps.findIndex((state) => state !== ENDED);
  const first = states.findIndex((state, thread) => state !== ENDED && thread >= 32 * warp);
  if (warp >= 0) watch.left(warps[warp]!, first);
}

/** Tells of the first thread that waits for what never comes. */
export function tellStuck(states: Int32Array, waits: readonly Wait[], watch: BarrierWatch): void {
  const thread = states.findIndex((state) => state !== ENDED && waits[state & STATE]!.kind !== "turn");
  if (thread >= 0) watch.stuck(states[thread]! & STATE, thread);
}

/** Whether those of so many warps that live are in one state. */
export function areTogether(states: Int32Array, warps: number): boolean {
  let one = ENDED;
  for (let warp = 0; warp < warps; warp++) {
    const state = states[warp]!;
    if (state === ENDED) continue;
    if (one !== ENDED && state !== one) return false;
    one = state;
  }
  return true;
}

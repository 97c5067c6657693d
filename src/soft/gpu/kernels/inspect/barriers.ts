// Checks of a block's barriers in checked launches.

import type { Wait } from "../../wasm/kernel/wait-points.ts";
import { ENDED } from "../../wasm/unit/layout.ts";

/** Receiver of barrier events. Each event has the state of the barrier and a thread that waits there. */
export interface BarrierObserver {
  /** Reports threads that wait for one barrier at different positions. `thread` differs from the first. */
  divergent(state: number, thread: number): void;
  /** Reports a thread whose barrier never opens. */
  stuck(state: number, thread: number): void;
  /** Reports a thread whose barrier opens although other threads of the block have ended. */
  left(state: number, thread: number): void;
  /**
   * Called when a barrier of the whole block or cluster is about to open. Returns true when some threads of
   * the block may have ended.
   */
  opened(): boolean;
}

/** Mask that removes the bit of a held thread from its state. */
const STATE = 0x3fffffff;

/** Reports a barrier whose threads wait at different positions. */
export function reportDivergent(
  states: Int32Array,
  waiting: readonly number[],
  observer: BarrierObserver,
): void {
  const other = waiting.find((t) => states[t] !== states[waiting[0]!]);
  if (other !== undefined) observer.divergent(states[other]! & STATE, other);
}

/** Mask that removes the count of warp barriers from the barrier count of a thread. */
const OF_BLOCK = 0xffff00ff | 0;

/**
 * Returns true when all threads have the same barrier count. This runs at each barrier, so the loop is plain.
 */
function areLevel(epochs: Int32Array): boolean {
  const first = epochs[0]!;
  for (let t = 1; t < epochs.length; t++) if (((epochs[t]! ^ first) & OF_BLOCK) !== 0) return false;
  return true;
}

/**
 * Sets the barrier counts of all threads of a block to the highest one and returns that. Fences count for a
 * single thread.
 */
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

/** Reports a barrier of the whole block that is about to open, and threads that ended without reaching it. */
export function reportOpened(states: Int32Array, warps: Int32Array, observer: BarrierObserver): void {
  if (!observer.opened() || !states.includes(ENDED)) return;
  const warp = warps.findIndex((state) => state !== ENDED);
  const first = states.findIndex((state, thread) => state !== ENDED && thread >= 32 * warp);
  if (warp >= 0) observer.left(warps[warp]!, first);
}

/** Reports the first thread that waits forever. */
export function reportStuck(states: Int32Array, waits: readonly Wait[], observer: BarrierObserver): void {
  const thread = states.findIndex((state) => state !== ENDED && waits[state & STATE]!.kind !== "yield");
  if (thread >= 0) observer.stuck(states[thread]! & STATE, thread);
}

/** Returns true when all living warps are in the same state. */
export function areConverged(states: Int32Array, warps: number): boolean {
  let one = ENDED;
  for (let warp = 0; warp < warps; warp++) {
    const state = states[warp]!;
    if (state === ENDED) continue;
    if (one !== ENDED && state !== one) return false;
    one = state;
  }
  return true;
}

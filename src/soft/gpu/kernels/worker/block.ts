// Execution of one block. Its threads run region by region and synchronize at barriers and in warps.
import { CUDA_ERROR_LAUNCH_TIMEOUT } from "../../../../../ffi/cuda/constants.ts";
import type { Wait } from "../../wasm/kernel/wait-points.ts";
import {
  CONTEXT,
  CONTEXT_WORDS,
  DIVERGENCE,
  ENDED,
  MASKS,
  MOST_THREADS,
  SEVERAL_STATES,
  STATES,
} from "../../wasm/unit/layout.ts";
import { areConverged, type BarrierObserver, reportOpened, reportStuck } from "../inspect/access-checker.ts";
import { KernelFault, type RegionFunction } from "../shared/control.ts";
import { Barriers, HELD } from "./barriers.ts";

const WARP = 32;

export class BlockRunner {
  /** Receiver of barrier events in checked launches. */
  observer: BarrierObserver | undefined;
  readonly #states: Int32Array;
  /** States of the block's threads. The view is reused because it is expensive to create. */
  #ofBlock: Int32Array = new Int32Array(0);
  readonly #masks: Int32Array;
  readonly #barriers: Barriers;
  readonly #context: Int32Array;
  /** Threads that may continue. Threads that arrive anew are held until they are examined. */
  readonly #free = new Uint8Array(MOST_THREADS);
  /** State of each warp: the common state of its threads, ENDED or SEVERAL. */
  readonly #warps = new Int32Array(MOST_THREADS / WARP);
  /** Warps whose threads all wait at barrier 0. Their states are not marked as held. */
  readonly #whole = new Uint8Array(MOST_THREADS / WARP);

  constructor(buffer: ArrayBuffer) {
    const part = (at: number) => new Int32Array(buffer, at, MOST_THREADS);
    this.#states = part(STATES);
    this.#masks = part(MASKS);
    this.#context = new Int32Array(buffer, CONTEXT, 32);
    this.#barriers = new Barriers(part, this.#free);
  }

  /** Runs a block from given thread states to its end. Throws KernelFault when threads wait forever. */
  resume(regions: readonly RegionFunction[], waits: readonly Wait[], threads: number): void {
    this.#place(SEVERAL_STATES, threads);
    this.finish(regions, waits, threads);
  }

  /** Runs a block until all its threads have ended. */
  finish(regions: readonly RegionFunction[], waits: readonly Wait[], threads: number): void {
    for (;;) {
      const status = this.advance(regions, waits, threads);
      if (status === "done") return;
      // The cluster has a single block.
      if (status === "cluster") this.openCluster(waits, threads);
    }
  }

  /** Sets all threads to the entry state. */
  begin(regions: readonly RegionFunction[], threads: number): void {
    if (regions.length === 1) return;
    this.#states.fill(0, 0, threads);
    this.#place(0, threads);
  }

  #place(state: number, threads: number): void {
    this.#context[CONTEXT_WORDS.divergence] =
      state === SEVERAL_STATES ? DIVERGENCE.possible : DIVERGENCE.betweenWarps;
    if (this.#ofBlock.length !== threads) this.#ofBlock = this.#states.subarray(0, threads);
    this.#free.fill(0, 0, threads);
    this.#barriers.forget();
    const warps = (threads + WARP - 1) >>> 5;
    this.#warps.fill(state, 0, warps);
    this.#whole.fill(0, 0, warps);
  }

  /**
   * Runs until all threads have ended, or until they wait for other blocks: for memory, or for a cluster
   * barrier.
   */
  advance(
    regions: readonly RegionFunction[],
    waits: readonly Wait[],
    threads: number,
  ): "done" | "turning" | "cluster" {
    if (regions.length === 1) {
      regions[0]!(0, threads);
      return "done";
    }
    const warps = (threads + WARP - 1) >>> 5;
    for (;;) {
      let turning = false;
      let left = 0;
      let whole = 0;
      const isOne = this.observer !== undefined && this.#runsAsOne(threads, waits);
      if (isOne) {
        const state = regions[this.#warps[0]!]!(0, threads);
        if (state === ENDED) return "done";
        if (state >= 0 && this.#context[CONTEXT_WORDS.divergence] === DIVERGENCE.betweenWarps)
          this.#warps.fill(state, 0, warps);
        else for (let warp = 0; warp < warps; warp++) this.#meet(warp, warp * WARP, warp * WARP + WARP);
      }
      for (let warp = 0; warp < warps; warp++) {
        if (this.#warps[warp] === ENDED) continue;
        const first = warp * WARP;
        const last = Math.min(threads, first + WARP);
        if (
          isOne
            ? this.#settle(warp, first, last, regions, waits)
            : this.#warps[warp]! >= 0
              ? this.#runConverged(warp, first, last, regions, waits)
              : this.#runDiverged(warp, first, last, regions, waits)
        )
          turning = true;
        if (this.#warps[warp] !== ENDED) left++;
        whole += this.#whole[warp]!;
      }
      if (left === 0) return "done";
      // All living threads are at barrier 0, so no counting is needed. In a checked launch all must be at the
      // same position.
      if (whole === left && (this.observer === undefined || areConverged(this.#warps, warps))) {
        this.#whole.fill(0, 0, warps);
        if (this.observer !== undefined) reportOpened(this.#ofBlock, this.#warps, this.observer);
        continue;
      }
      for (let warp = 0; warp < warps; warp++) {
        if (this.#whole[warp] === 1) this.#hold(warp * WARP, Math.min(threads, warp * WARP + WARP));
        this.#whole[warp] = 0;
      }
      if (turning) {
        if (this.#context[CONTEXT_WORDS.stop] !== 0) throw new KernelFault(CUDA_ERROR_LAUNCH_TIMEOUT);
        if (!this.#barriers.release(threads, waits, this.observer)) return "turning";
      } else if (!this.#barriers.release(threads, waits, this.observer)) {
        if (!this.#waitsForCluster(waits)) {
          if (this.observer !== undefined) reportStuck(this.#ofBlock, waits, this.observer);
          throw new KernelFault(CUDA_ERROR_LAUNCH_TIMEOUT);
        }
        return "cluster";
      }
    }
  }

  /**
   * Returns true when one call can run all warps: they are full, and begin or continue from the same barrier
   * of the block.
   */
  #runsAsOne(threads: number, waits: readonly Wait[]): boolean {
    if (threads % WARP !== 0 || this.#context[CONTEXT_WORDS.divergence] !== DIVERGENCE.betweenWarps)
      return false;
    if (this.#warps[0]! < 0 || !areConverged(this.#warps, threads / WARP)) return false;
    const { kind, wholeBlock } = waits[this.#warps[0]!]!;
    return (kind === "start" || wholeBlock === true) && !this.#isHeld(0, 1);
  }

  /** Returns true when all living threads are at the cluster barrier. */
  #waitsForCluster(waits: readonly Wait[]): boolean {
    return this.#ofBlock.every((state) => state === ENDED || waits[state & ~HELD]!.kind === "cluster");
  }

  /** Releases the threads at the cluster barrier. */
  openCluster(waits: readonly Wait[], threads: number): void {
    this.observer?.opened();
    for (let t = 0; t < threads; t++) {
      const state = this.#states[t]!;
      if (state === ENDED || waits[state & ~HELD]!.kind !== "cluster") continue;
      this.#states[t] = state & ~HELD;
      this.#free[t] = 1;
    }
  }

  /**
   * Runs a converged warp until it waits for other warps or diverges. Returns true when it waits for memory.
   */
  #runConverged(
    warp: number,
    first: number,
    last: number,
    regions: readonly RegionFunction[],
    waits: readonly Wait[],
  ): boolean {
    if (this.#isHeld(first, last)) return false;
    this.#warps[warp] = regions[this.#warps[warp]!]!(first, last);
    return this.#settle(warp, first, last, regions, waits);
  }

  /** Continues a warp that has just arrived at a wait. */
  #settle(
    warp: number,
    first: number,
    last: number,
    regions: readonly RegionFunction[],
    waits: readonly Wait[],
  ): boolean {
    for (;;) {
      const state = this.#warps[warp]!;
      if (state === ENDED) return false;
      if (state === SEVERAL_STATES) {
        // All threads have just arrived. Earlier releases do not count for them.
        this.#free.fill(0, first, last);
        return this.#runDiverged(warp, first, last, regions, waits);
      }
      const wait = waits[state]!;
      if (wait.kind === "warp" || wait.arrives) {
        if (wait.arrives) this.#barriers.arrive(first, last);
        this.#warps[warp] = regions[state]!(first, last);
        continue;
      }
      if (wait.kind === "yield") return true;
      if (wait.wholeBlock) this.#whole[warp] = 1;
      else this.#hold(first, last);
      return false;
    }
  }

  #isHeld(first: number, last: number): boolean {
    for (let t = first; t < last; t++) {
      const state = this.#states[t]!;
      if (state !== ENDED) return (state & HELD) !== 0;
    }
    return false;
  }

  #hold(first: number, last: number): void {
    for (let t = first; t < last; t++) if (this.#states[t] !== ENDED) this.#states[t]! |= HELD;
  }

  /** Runs a diverged warp. */
  #runDiverged(
    warp: number,
    first: number,
    last: number,
    regions: readonly RegionFunction[],
    waits: readonly Wait[],
  ): boolean {
    const states = this.#states;
    this.#context[CONTEXT_WORDS.divergence] = DIVERGENCE.possible;
    let turning = false;
    const turned = new Set<number>();
    for (;;) {
      this.#sort(first, last, waits);
      let chosen = -1;
      for (let t = first; t < last; t++) {
        const state = states[t]!;
        if (state === ENDED || (state & HELD) !== 0) continue;
        if (waits[state]!.kind === "yield" && turned.has(state)) {
          turning = true;
          continue;
        }
        if (chosen < 0 || state < chosen) chosen = state;
      }
      if (chosen < 0) break;
      if (waits[chosen]!.kind === "yield") turned.add(chosen);
      regions[chosen]!(first, last);
      this.#fresh(first, last);
    }
    this.#meet(warp, first, last);
    return turning;
  }

  #fresh(first: number, last: number): void {
    for (let t = first; t < last; t++) if ((this.#states[t]! & HELD) === 0) this.#free[t] = 0;
  }

  /** Holds threads that have arrived, and releases the complete groups of a warp. */
  #sort(first: number, last: number, waits: readonly Wait[]): void {
    const states = this.#states;
    for (let t = first; t < last; t++) {
      const state = states[t]!;
      if (state === ENDED || (state & HELD) !== 0 || this.#free[t] === 1) continue;
      const wait = waits[state]!;
      if (wait.kind === "yield" || wait.kind === "start") this.#free[t] = 1;
      else if (wait.arrives) {
        this.#barriers.arrive(t, t + 1);
        this.#free[t] = 1;
      } else states[t] = state | HELD;
    }
    for (let t = first; t < last; t++) {
      const state = states[t]!;
      if (state === ENDED || (state & HELD) === 0 || waits[state & ~HELD]!.kind !== "warp") continue;
      if (this.#isComplete(t, first, last, state)) this.#freeGroup(this.#masks[t]!, first, last, state);
    }
  }

  /** Returns true when every living thread of the group waits at the same position. */
  #isComplete(t: number, first: number, last: number, state: number): boolean {
    const mask = this.#masks[t]!;
    for (let other = first; other < last; other++) {
      if (((mask >>> (other - first)) & 1) === 0 || this.#states[other] === ENDED) continue;
      if (this.#states[other] !== state || this.#masks[other] !== mask) return false;
    }
    return true;
  }

  #freeGroup(mask: number, first: number, last: number, state: number): void {
    for (let t = first; t < last; t++) {
      if (((mask >>> (t - first)) & 1) === 0 || this.#states[t] !== state) continue;
      this.#states[t] = state & ~HELD;
      this.#free[t] = 1;
    }
  }

  /** Records whether the threads of a warp have reconverged. */
  #meet(warp: number, first: number, last: number): void {
    let common = ENDED;
    for (let t = first; t < last; t++) {
      const state = this.#states[t]!;
      if (state === ENDED) continue;
      if (common === ENDED) common = state;
      else if (common !== state) {
        this.#warps[warp] = SEVERAL_STATES;
        return;
      }
    }
    this.#warps[warp] = common === ENDED ? ENDED : common & ~HELD;
  }
}

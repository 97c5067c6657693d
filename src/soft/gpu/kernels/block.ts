// Runs one block: its threads go on region by region, and meet at barriers and in warps.
import { CUDA_ERROR_LAUNCH_TIMEOUT } from "../../../../ffi/cuda/index.ts";
import {
  CONTEXT,
  CONTEXT_WORDS,
  ENDED,
  MASKS,
  MOST_THREADS,
  PARTED,
  SEVERAL,
  STATES,
} from "../wasm/layout.ts";
import type { Wait } from "../wasm/waiting.ts";
import { KernelFault } from "./fault.ts";
import { areTogether, type BarrierWatch, tellOpened, tellStuck } from "./inspect/barriers.ts";
import { Barriers, HELD } from "./threads/barriers.ts";

/** Runs a range of threads that are in its state. */
export type RegionFunction = (first: number, last: number) => number;

const WARP = 32;

export class BlockRunner {
  /** Undefined for launches that are not checked. */
  watch: BarrierWatch | undefined;
  readonly #states: Int32Array;
  /** Those of the block's threads: a view costs much, and is kept. */
  #ofBlock: Int32Array = new Int32Array(0);
  readonly #masks: Int32Array;
  readonly #barriers: Barriers;
  readonly #context: Int32Array;
  /** Threads that may go on are marked by the release; all that arrive anew are held until they are looked at. */
  readonly #free = new Uint8Array(MOST_THREADS);
  /** Where each warp is: a state that all its threads share, ENDED or SEVERAL. */
  readonly #warps = new Int32Array(MOST_THREADS / WARP);
  /** Warps of which all threads wait at barrier 0; their states are not marked as held. */
  readonly #whole = new Uint8Array(MOST_THREADS / WARP);

  constructor(buffer: ArrayBuffer) {
    const part = (at: number) => new Int32Array(buffer, at, MOST_THREADS);
    this.#states = part(STATES);
    this.#masks = part(MASKS);
    this.#context = new Int32Array(buffer, CONTEXT, 32);
    this.#barriers = new Barriers(part, this.#free);
  }

  /** Runs a block's threads, which the regions have left in some states, to their end. KernelFault when they wait for what never comes. */
  resume(regions: readonly RegionFunction[], waits: readonly Wait[], threads: number): void {
    this.#place(SEVERAL, threads);
    this.finish(regions, waits, threads);
  }

  /** Goes on with a block until all its threads have ended. */
  finish(regions: readonly RegionFunction[], waits: readonly Wait[], threads: number): void {
    for (;;) {
      const status = this.advance(regions, waits, threads);
      if (status === "done") return;
      // A cluster of one block.
      if (status === "cluster") this.openCluster(waits, threads);
    }
  }

  /** Puts all threads at the entry. */
  begin(regions: readonly RegionFunction[], threads: number): void {
    if (regions.length === 1) return;
    this.#states.fill(0, 0, threads);
    this.#place(0, threads);
  }

  #place(state: number, threads: number): void {
    this.#context[CONTEXT_WORDS.parted] = state === SEVERAL ? PARTED.maybe : PARTED.byWarps;
    if (this.#ofBlock.length !== threads) this.#ofBlock = this.#states.subarray(0, threads);
    this.#free.fill(0, 0, threads);
    this.#barriers.forget();
    const warps = (threads + WARP - 1) >>> 5;
    this.#warps.fill(state, 0, warps);
    this.#whole.fill(0, 0, warps);
  }

  /** Runs until all threads have ended, or until what they wait for is other blocks': their memory, or their arrival. */
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
      const isOne = this.watch !== undefined && this.#goesAsOne(threads, waits);
      if (isOne) {
        const state = regions[this.#warps[0]!]!(0, threads);
        if (state === ENDED) return "done";
        if (state >= 0 && this.#context[CONTEXT_WORDS.parted] === PARTED.byWarps)
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
              ? this.#together(warp, first, last, regions, waits)
              : this.#apart(warp, first, last, regions, waits)
        )
          turning = true;
        if (this.#warps[warp] !== ENDED) left++;
        whole += this.#whole[warp]!;
      }
      if (left === 0) return "done";
      // All that live are at barrier 0: nobody needs to be counted. Who is checked must be at the same one.
      if (whole === left && (this.watch === undefined || areTogether(this.#warps, warps))) {
        this.#whole.fill(0, 0, warps);
        if (this.watch !== undefined) tellOpened(this.#ofBlock, this.#warps, this.watch);
        continue;
      }
      for (let warp = 0; warp < warps; warp++) {
        if (this.#whole[warp] === 1) this.#hold(warp * WARP, Math.min(threads, warp * WARP + WARP));
        this.#whole[warp] = 0;
      }
      if (turning) {
        if (this.#context[CONTEXT_WORDS.stop] !== 0) throw new KernelFault(CUDA_ERROR_LAUNCH_TIMEOUT);
        if (!this.#barriers.release(threads, waits, this.watch)) return "turning";
      } else if (!this.#barriers.release(threads, waits, this.watch)) {
        if (!this.#waitsForCluster(waits)) {
          if (this.watch !== undefined) tellStuck(this.#ofBlock, waits, this.watch);
          throw new KernelFault(CUDA_ERROR_LAUNCH_TIMEOUT);
        }
        return "cluster";
      }
    }
  }

  /** Whether all warps, which are whole, begin or go on from one barrier of the block: then one call runs them. */
  #goesAsOne(threads: number, waits: readonly Wait[]): boolean {
    if (threads % WARP !== 0 || this.#context[CONTEXT_WORDS.parted] !== PARTED.byWarps) return false;
    if (this.#warps[0]! < 0 || !areTogether(this.#warps, threads / WARP)) return false;
    const { kind, whole } = waits[this.#warps[0]!]!;
    return (kind === "start" || whole === true) && !this.#isHeld(0, 1);
  }

  /** Whether all living threads are at the barrier of the cluster. */
  #waitsForCluster(waits: readonly Wait[]): boolean {
    return this.#ofBlock.every((state) => state === ENDED || waits[state & ~HELD]!.kind === "cluster");
  }

  /** Lets the threads at the barrier of the cluster go on. */
  openCluster(waits: readonly Wait[], threads: number): void {
    this.watch?.opened();
    for (let t = 0; t < threads; t++) {
      const state = this.#states[t]!;
      if (state === ENDED || waits[state & ~HELD]!.kind !== "cluster") continue;
      this.#states[t] = state & ~HELD;
      this.#free[t] = 1;
    }
  }

  /** Runs a warp whose threads are all in one state, until they wait for other warps or part. True: it waits for memory. */
  #together(
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

  /** The same for a warp that has arrived somewhere. */
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
      if (state === SEVERAL) {
        // All have just arrived somewhere; nobody is free by what was opened before.
        this.#free.fill(0, first, last);
        return this.#apart(warp, first, last, regions, waits);
      }
      const wait = waits[state]!;
      if (wait.kind === "warp" || wait.arrives) {
        if (wait.arrives) this.#barriers.arrive(first, last);
        this.#warps[warp] = regions[state]!(first, last);
        continue;
      }
      if (wait.kind === "turn") return true;
      if (wait.whole) this.#whole[warp] = 1;
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

  /** Runs a warp whose threads are in several states. */
  #apart(
    warp: number,
    first: number,
    last: number,
    regions: readonly RegionFunction[],
    waits: readonly Wait[],
  ): boolean {
    const states = this.#states;
    this.#context[CONTEXT_WORDS.parted] = PARTED.maybe;
    let turning = false;
    const turned = new Set<number>();
    for (;;) {
      this.#sort(first, last, waits);
      let chosen = -1;
      for (let t = first; t < last; t++) {
        const state = states[t]!;
        if (state === ENDED || (state & HELD) !== 0) continue;
        if (waits[state]!.kind === "turn" && turned.has(state)) {
          turning = true;
          continue;
        }
        if (chosen < 0 || state < chosen) chosen = state;
      }
      if (chosen < 0) break;
      if (waits[chosen]!.kind === "turn") turned.add(chosen);
      regions[chosen]!(first, last);
      this.#fresh(first, last);
    }
    this.#meet(warp, first, last);
    return turning;
  }

  #fresh(first: number, last: number): void {
    for (let t = first; t < last; t++) if ((this.#states[t]! & HELD) === 0) this.#free[t] = 0;
  }

  /** Holds the threads that arrived somewhere, and frees the groups of a warp that are complete. */
  #sort(first: number, last: number, waits: readonly Wait[]): void {
    const states = this.#states;
    for (let t = first; t < last; t++) {
      const state = states[t]!;
      if (state === ENDED || (state & HELD) !== 0 || this.#free[t] === 1) continue;
      const wait = waits[state]!;
      if (wait.kind === "turn" || wait.kind === "start") this.#free[t] = 1;
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

  /** Whether every living thread of the group waits in the same place. */
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

  /** Notes whether the threads of a warp are together again. */
  #meet(warp: number, first: number, last: number): void {
    let common = ENDED;
    for (let t = first; t < last; t++) {
      const state = this.#states[t]!;
      if (state === ENDED) continue;
      if (common === ENDED) common = state;
      else if (common !== state) {
        this.#warps[warp] = SEVERAL;
        return;
      }
    }
    this.#warps[warp] = common === ENDED ? ENDED : common & ~HELD;
  }
}

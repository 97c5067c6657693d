// Worker threads that share one control block. A crew that does not stop, or of which a thread ended, is
// abandoned as a whole. Nothing is mapped into its memory any more. Memory that its threads may read is
// retained until they have ended.
import { existsSync } from "node:fs";
import process from "node:process";
import { startThread } from "../../../../../ffi/runtime/index.ts";
import { writeI32 } from "../../core/c-memory.ts";
import { makePass } from "../../core/left-behind.ts";
import type { SoftContext } from "../../driver/gpu.ts";
import type { AddressSpace } from "../../memory/address-space.ts";
import { CONTEXT, CONTEXT_WORDS } from "../../wasm/unit/layout.ts";
import { checksPages } from "../shared/abilities.ts";
import {
  ARGUMENTS,
  addressAt,
  CONTROL_BYTES,
  putAddress,
  WakeState,
  Word,
  type WorkerStart,
} from "../shared/control.ts";
import { holdFor, threadEnded } from "../shared/held-memory.ts";

// Never runs. The import makes Deno load the thread's file with this one (see ffi/runtime/thread.ts).
// biome-ignore lint/correctness/noConstantCondition: the import only has to be visible
if (false) void import("../worker/worker.ts");

/** Interval at which a thread that waits for workers checks that they live, in milliseconds. */
const LOOK_MS = 100;
/**
 * Time after which a thread that has not started is replaced, in milliseconds. In Bun, about one of a
 * thousand threads never starts when many start at once. The time doubles with each replacement. A thread
 * that starts too late exits. After the second replacement the ready threads begin.
 */
const BEGIN_MS = 2000;
const LONGEST_BEGIN_MS = 60_000;

/** Workers of a pool, as the pool uses them. */
export interface LaunchCrew {
  readonly words: Int32Array;
  readonly arguments: Uint8Array;
  /** True when a thread of the crew has ended or could not start. */
  readonly broken: boolean;
  /** True when the workers can take launches. */
  readonly ready: boolean;
  /** Number of workers that take launches, once the crew is ready. */
  readonly size: number;
  /** True when a thread has ended. */
  readonly lost: boolean;
  /** Gives the workers the rights of a context's kernels. The crew must be ready and idle. */
  showTo(context: SoftContext): void;
  /** Wakes `count` workers for the launch, except the spinning one. */
  wake(count: number, looking: number): void;
  /** Requests running code to end, or clears the request. */
  requestStop(value: number): void;
  /** Abandons the workers. Returns the number of threads that have not ended. */
  giveUp(): number;
}

/** Makes the workers of a pool. `far` selects code that reaches memory outside of the window. */
export type CrewMaker = (space: AddressSpace, size: number, far: boolean) => LaunchCrew;

/** Starts worker threads. */
export const startCrew: CrewMaker = (space, size, far) => new Crew(space, size, far);

export class Crew implements LaunchCrew {
  readonly words: Int32Array;
  readonly arguments: Uint8Array;
  readonly #places: number;
  /** True when a thread of the crew has ended or could not start. */
  broken = false;
  readonly #space: AddressSpace;
  /** Indices of the workers that take launches. */
  #members: readonly number[] = [];
  #mirrors: readonly number[] | undefined;
  #view: SoftContext | undefined;
  #alive: number;
  #abandoned = false;
  #checkedAt = 0;
  readonly #control: SharedArrayBuffer;
  #begunAt = performance.now();
  #waitLimitMs = BEGIN_MS;

  /** Threads of far code map what they access themselves, so they have no mirrors. */
  readonly #far: boolean;

  constructor(space: AddressSpace, size: number, far: boolean) {
    this.#far = far;
    this.#space = space;
    this.#places = size;
    this.#alive = size;
    const control = new SharedArrayBuffer(CONTROL_BYTES);
    this.words = new Int32Array(control);
    this.arguments = new Uint8Array(control, ARGUMENTS);
    putAddress(this.words, Word.window, space.window);
    this.#control = control;
    for (let index = 0; index < size; index++) this.#start(index);
    process.once("exit", this.#atExit);
  }

  #start(index: number): void {
    const start: WorkerStart = {
      control: this.#control,
      index,
      checksPages,
      far: this.#far,
      pass: makePass(),
    };
    const worker = startThread("gpu", new URL("../worker/worker.ts", import.meta.url), start);
    worker.on("error", (error) => {
      console.error("doorbell: a worker of the soft GPU failed:", error);
      this.broken = true;
    });
    worker.on("exit", () => {
      const place = Atomics.load(this.words, Word.threads + index);
      // A thread that started too late leaves its index to the replacement.
      if (this.#bell(index) !== WakeState.gone && (place === 0 || !this.#isThere(index))) this.broken = true;
      this.#alive--;
      if (this.#abandoned) threadEnded();
    });
  }

  /** Starts replacements for threads that have not started in time. */
  #startAgain(): void {
    this.#begunAt = performance.now();
    this.#waitLimitMs = Math.min(LONGEST_BEGIN_MS, 2 * this.#waitLimitMs);
    for (let index = 0; index < this.#places; index++) {
      if (Atomics.load(this.words, Word.threads + index) !== 0) continue;
      this.#alive++;
      this.#start(index);
    }
  }

  /**
   * Returns true when the ready threads begin alone, because threads and their replacements took too long.
   * Otherwise starts replacements when they are due.
   */
  #goesOn(): boolean {
    if (performance.now() - this.#begunAt < this.#waitLimitMs) return false;
    const all = Array.from({ length: this.#places }, (_, index) => index);
    if (this.#waitLimitMs === BEGIN_MS || !all.some((index) => this.#bell(index) === WakeState.ready)) {
      this.#startAgain();
      return false;
    }
    for (const index of all) Atomics.compareExchange(this.words, Word.wakeWords + index, 0, WakeState.gone);
    return true;
  }

  #bell(index: number): number {
    return Atomics.load(this.words, Word.wakeWords + index);
  }

  readonly #atExit = (): void => {
    if (this.#mirrors !== undefined) this.requestStop(1);
    this.#quit();
  };

  /** True when all threads that found memory take launches. From then on their memory mirrors the window. */
  get ready(): boolean {
    const { words } = this;
    if (this.#mirrors !== undefined) return true;
    if (Atomics.load(words, Word.ready) < this.#places && !this.#goesOn()) return false;
    const all = Array.from({ length: this.#places }, (_, index) => index);
    this.#members = all.filter((index) => this.#bell(index) === WakeState.ready);
    this.#mirrors = this.#members.map((index) => addressAt(words, Word.bases + 2 * index));
    if (!this.#far) for (const base of this.#mirrors) this.#space.addMirror(base);
    return true;
  }

  /** Gives the workers the rights of a context's kernels. The crew must be ready and idle. */
  showTo(context: SoftContext): void {
    if (this.#view === context) return;
    this.#view = context;
    for (const base of this.#mirrors ?? []) this.#space.showTo(base, context);
  }

  /** Number of workers that take launches, once the crew is ready. */
  get size(): number {
    return this.#members.length;
  }

  /**
   * True when a thread has ended. Asks the system from time to time, because a waiting thread receives no
   * event.
   */
  get lost(): boolean {
    if (this.broken) return true;
    const now = performance.now();
    if (now - this.#checkedAt < LOOK_MS) return false;
    this.#checkedAt = now;
    for (let index = 0; index < this.#places; index++)
      if (this.#bell(index) !== WakeState.gone && !this.#isThere(index)) this.broken = true;
    return this.broken;
  }

  #isThere(index: number): boolean {
    const thread = Atomics.load(this.words, Word.threads + index);
    return thread === 0 || existsSync(`/proc/self/task/${thread}`);
  }

  /** Requests running code to end, or clears the request. */
  requestStop(value: number): void {
    for (const [i, base] of (this.#mirrors ?? []).entries())
      if (this.#isThere(this.#members[i]!)) writeI32(base + CONTEXT + 4 * CONTEXT_WORDS.stop, value);
  }

  /** Abandons the threads. The caller requests the stop before. Returns the number of threads that have not ended. */
  giveUp(): number {
    this.#abandoned = true;
    for (const base of this.#mirrors ?? []) this.#space.removeMirror(base);
    this.#mirrors = undefined;
    process.off("exit", this.#atExit);
    holdFor(this.#alive);
    this.#quit();
    return this.#alive;
  }

  /**
   * Wakes `count` workers for the launch, except the spinning one. The first workers are taken, so the others
   * need no code of small launches.
   */
  wake(count: number, looking = -1): void {
    const { words } = this;
    const launch = words[Word.launch]!;
    let left = count;
    for (const index of this.#members) {
      if (index === looking) continue;
      if (left-- === 0) return;
      this.#ring(index, launch);
    }
  }

  #ring(index: number, launch: number): void {
    Atomics.store(this.words, Word.wakeWords + index, launch);
    Atomics.notify(this.words, Word.wakeWords + index);
  }

  #quit(): void {
    Atomics.store(this.words, Word.quit, 1);
    Atomics.add(this.words, Word.launch, 1);
    // Includes the threads of a crew that was not ready yet.
    for (let index = 0; index < this.#places; index++) this.#ring(index, this.words[Word.launch]!);
  }
}

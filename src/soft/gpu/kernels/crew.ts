// Worker threads that share one control block. A crew that does not stop, or of which a thread ends, is given up as a whole: nothing
// is mapped in its memory any more, and what it may still read stays until its threads have ended.
import { existsSync } from "node:fs";
import process from "node:process";
import { startThread } from "../../../../ffi/runtime/index.ts";
import { writeI32 } from "../core/c-memory.ts";
import { makePass } from "../core/left-behind.ts";
import type { AddressSpace } from "../memory/address-space.ts";
import { CONTEXT, CONTEXT_WORDS } from "../wasm/layout.ts";
import { checksPages } from "./abilities.ts";
import { ARGUMENTS, addressAt, Bell, CONTROL_BYTES, putAddress, Word, type WorkerStart } from "./control.ts";
import { holdFor, threadEnded } from "./held-memory.ts";

// Not run: so that Deno loads the thread's file with this one, see ffi/runtime/thread.ts.
// biome-ignore lint/correctness/noConstantCondition: only to be seen
if (false) void import("./worker.ts");

/** How often a thread that waits for workers looks whether they still are there. */
const LOOK_MS = 100;
/**
 * A thread that has not begun by then may never: in Bun one of a thousand stays in the runtime when many begin at once on many
 * processors. Another one is started in its place, each time after twice as long; who comes too late leaves. After the second time those that
 * are ready begin.
 */
const BEGIN_MS = 2000;
const LONGEST_BEGIN_MS = 60_000;

export class Crew {
  readonly words: Int32Array;
  readonly arguments: Uint8Array;
  readonly #places: number;
  /** A thread of it ended, or could not begin. */
  broken = false;
  readonly #space: AddressSpace;
  /** The places of those that take launches, and where their memories are. */
  #members: readonly number[] = [];
  #mirrors: readonly number[] | undefined;
  #alive: number;
  #givenUp = false;
  #lookedAt = 0;
  readonly #control: SharedArrayBuffer;
  #begunAt = performance.now();
  #patienceMs = BEGIN_MS;

  constructor(space: AddressSpace, size: number) {
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
    const start: WorkerStart = { control: this.#control, index, checksPages, pass: makePass() };
    const worker = startThread("gpu", new URL("./worker.ts", import.meta.url), start);
    worker.on("error", (error) => {
      console.error("doorbell: a worker of the soft GPU failed:", error);
      this.broken = true;
    });
    worker.on("exit", () => {
      const place = Atomics.load(this.words, Word.threads + index);
      // One that came too late leaves the place to the other.
      if (this.#bell(index) !== Bell.gone && (place === 0 || !this.#isThere(index))) this.broken = true;
      this.#alive--;
      if (this.#givenUp) threadEnded();
    });
  }

  /** Starts others in the places of those that should have begun. */
  #startAgain(): void {
    this.#begunAt = performance.now();
    this.#patienceMs = Math.min(LONGEST_BEGIN_MS, 2 * this.#patienceMs);
    for (let index = 0; index < this.#places; index++) {
      if (Atomics.load(this.words, Word.threads + index) !== 0) continue;
      this.#alive++;
      this.#start(index);
    }
  }

  /** Whether those that are ready begin alone: some took too long, and so did those in their places. Else others are started, when it is time. */
  #goesOn(): boolean {
    if (performance.now() - this.#begunAt < this.#patienceMs) return false;
    const all = Array.from({ length: this.#places }, (_, index) => index);
    if (this.#patienceMs === BEGIN_MS || !all.some((index) => this.#bell(index) === Bell.ready)) {
      this.#startAgain();
      return false;
    }
    for (const index of all) Atomics.compareExchange(this.words, Word.bells + index, 0, Bell.gone);
    return true;
  }

  #bell(index: number): number {
    return Atomics.load(this.words, Word.bells + index);
  }

  readonly #atExit = (): void => {
    if (this.#mirrors !== undefined) this.tellStop(1);
    this.#quit();
  };

  /** Whether all threads take launches, but those that found no room; their memory shows what is mapped in the window from then on. */
  get ready(): boolean {
    const { words } = this;
    if (this.#mirrors !== undefined) return true;
    if (Atomics.load(words, Word.ready) < this.#places && !this.#goesOn()) return false;
    const all = Array.from({ length: this.#places }, (_, index) => index);
    this.#members = all.filter((index) => this.#bell(index) === Bell.ready);
    this.#mirrors = this.#members.map((index) => addressAt(words, Word.bases + 2 * index));
    for (const base of this.#mirrors) this.#space.addMirror(base);
    return true;
  }

  /** How many take launches, once it is ready. */
  get size(): number {
    return this.#members.length;
  }

  /** Whether a thread has ended; asks the system now and then, because no event tells a thread that waits. */
  get lost(): boolean {
    if (this.broken) return true;
    const now = performance.now();
    if (now - this.#lookedAt < LOOK_MS) return false;
    this.#lookedAt = now;
    for (let index = 0; index < this.#places; index++)
      if (this.#bell(index) !== Bell.gone && !this.#isThere(index)) this.broken = true;
    return this.broken;
  }

  #isThere(index: number): boolean {
    const thread = Atomics.load(this.words, Word.threads + index);
    return thread === 0 || existsSync(`/proc/self/task/${thread}`);
  }

  /** Tells code that runs to end, or that it may run. */
  tellStop(value: number): void {
    for (const [i, base] of (this.#mirrors ?? []).entries())
      if (this.#isThere(this.#members[i]!)) writeI32(base + CONTEXT + 4 * CONTEXT_WORDS.stop, value);
  }

  /** Leaves the threads alone; `stop` is to be told before. Returns how many have not ended. */
  giveUp(): number {
    this.#givenUp = true;
    for (const base of this.#mirrors ?? []) this.#space.removeMirror(base);
    this.#mirrors = undefined;
    process.off("exit", this.#atExit);
    holdFor(this.#alive);
    this.#quit();
    return this.#alive;
  }

  /** Wakes so many for the launch, but for the one that looks: the first ones, so that the others need no code of what has few blocks. */
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
    Atomics.store(this.words, Word.bells + index, launch);
    Atomics.notify(this.words, Word.bells + index);
  }

  #quit(): void {
    Atomics.store(this.words, Word.quit, 1);
    Atomics.add(this.words, Word.launch, 1);
    // Also those of a crew that was not ready yet.
    for (let index = 0; index < this.#places; index++) this.#ring(index, this.words[Word.launch]!);
  }
}

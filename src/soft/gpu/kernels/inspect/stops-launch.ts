// A launch whose threads stop at some places, until they may go on.
import type { KernelStop } from "../../../../../ffi/cuda/inspector.ts";
import { memory } from "../../../../../ffi/runtime/index.ts";
import { SHARED } from "../../wasm/layout.ts";
import { EVERYBODY } from "../../wasm/watch/watching.ts";
import { addressAt, StopState, WatchKind, Word } from "../control.ts";
import type { WatchedProgram } from "../program.ts";
import { lineOf, sourceOf } from "./place.ts";
import { registerValue } from "./register-value.ts";
import { EVERY_BLOCK, REGISTER_WORDS } from "./stopper.ts";
import { WatchMemory } from "./watch-memory.ts";
import type { WatchedLaunch } from "./watched-launch.ts";

/** Registers of a thread that are told: what code has is far less. */
const MOST_REGISTERS = 4096;

export interface Stopping {
  /** Undefined for all of them. */
  readonly block: readonly [number, number, number] | undefined;
  readonly thread: number | undefined;
  /** How long a thread may stand still, in ms. */
  readonly timeoutMs: number;
  /** Of a block. */
  readonly sharedBytes: number;
}

export class StopsLaunch implements WatchedLaunch {
  /** Blocks come one after the other: stops have an order. */
  readonly oneWorker = true;
  ended = false;
  readonly #program: WatchedProgram;
  readonly #stopping: Stopping;
  readonly #memory = new WatchMemory(4 * (1 + REGISTER_WORDS * MOST_REGISTERS));
  #words: Int32Array | undefined;

  constructor(program: WatchedProgram, stopping: Stopping) {
    this.#program = program;
    this.#stopping = stopping;
  }

  begin(words: Int32Array): void {
    const { block, thread, timeoutMs } = this.#stopping;
    this.#words = words;
    this.#memory.begin(words);
    words.set(block ?? [EVERY_BLOCK, 0, 0], Word.watchBlock);
    words[Word.watchThread] = thread ?? EVERYBODY;
    words[Word.stopMs] = timeoutMs;
    Atomics.store(words, Word.stopState, StopState.running);
    words[Word.watching] = WatchKind.stops;
  }

  get begun(): boolean {
    return this.#words !== undefined || this.ended;
  }

  end(words: Int32Array): void {
    this.ended = true;
    this.#words = undefined;
    Atomics.store(words, Word.stopState, StopState.running);
    this.#memory.end(words);
  }

  /** The thread that stands still now. */
  stop(threadOf: (n: number) => readonly [number, number, number]): KernelStop | undefined {
    const words = this.#words;
    if (words === undefined || Atomics.load(words, Word.stopState) !== StopState.stopped) return undefined;
    const { positions, registers, text } = this.#program;
    const at = positions[words[Word.stopPosition]!];
    const records = new Int32Array(this.#memory.buffer);
    const shown = Array.from({ length: records[0]! }, (_, n) => {
      const [register, low, high] = records.subarray(1 + REGISTER_WORDS * n) as unknown as number[];
      const { name, type } = registers[register!]!;
      return { name, type, value: registerValue(type, low!, high!) };
    });
    const { sharedBytes } = this.#stopping;
    const shared = addressAt(words, Word.bases + 2 * words[Word.stopWorker]!) + SHARED;
    return {
      line: at?.line ?? 0,
      source: sourceOf(at),
      instruction: lineOf(text, at),
      block: [...words.subarray(Word.stopBlock, Word.stopBlock + 3)] as [number, number, number],
      thread: threadOf(words[Word.stopThread]!),
      registers: shown,
      shared: new Uint8Array(memory(shared, Math.max(1, sharedBytes))).slice(0, sharedBytes),
    };
  }

  /** Lets the thread go on, or ends all blocks that stop or have not begun. */
  goOn(quit = false): void {
    const words = this.#words;
    if (words === undefined) return;
    if (quit) Atomics.store(words, Word.stopState, StopState.quit);
    else Atomics.compareExchange(words, Word.stopState, StopState.stopped, StopState.goOn);
    Atomics.notify(words, Word.stopState);
  }
}

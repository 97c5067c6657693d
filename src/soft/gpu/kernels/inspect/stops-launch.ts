// Driver's part of a launch with breakpoints.
import type { KernelStop } from "../../../../../ffi/cuda/inspector.ts";
import { memory } from "../../../../../ffi/runtime/index.ts";
import { ALL_THREADS } from "../../wasm/unit/instrumentation.ts";
import { SHARED } from "../../wasm/unit/layout.ts";
import type { InstrumentedProgram } from "../program/program.ts";
import { addressAt, InspectKind, StopState, Word } from "../shared/control.ts";
import { InspectMemory } from "./inspect-memory.ts";
import type { InstrumentedLaunch } from "./instrumented-launch.ts";
import { lineOf, sourceOf } from "./position.ts";
import { registerValue } from "./register-value.ts";
import { EVERY_BLOCK, REGISTER_WORDS } from "./stopper.ts";

/** Maximum number of registers that are reported. Compiled code has far fewer. */
const MOST_REGISTERS = 4096;

export interface Stopping {
  /** Block whose threads stop. Undefined for all blocks. */
  readonly block: readonly [number, number, number] | undefined;
  readonly thread: number | undefined;
  /** Maximum time that a thread may be stopped, in milliseconds. */
  readonly timeoutMs: number;
  /** Shared memory of a block, in bytes. */
  readonly sharedBytes: number;
}

export class StopsLaunch implements InstrumentedLaunch {
  /** A single worker runs the blocks in order, so stops have an order. */
  readonly oneWorker = true;
  ended = false;
  readonly #program: InstrumentedProgram;
  readonly #stopping: Stopping;
  readonly #memory = new InspectMemory(4 * (1 + REGISTER_WORDS * MOST_REGISTERS));
  #words: Int32Array | undefined;

  constructor(program: InstrumentedProgram, stopping: Stopping) {
    this.#program = program;
    this.#stopping = stopping;
  }

  begin(words: Int32Array): void {
    const { block, thread, timeoutMs } = this.#stopping;
    this.#words = words;
    this.#memory.begin(words);
    words.set(block ?? [EVERY_BLOCK, 0, 0], Word.inspectBlock);
    words[Word.inspectThread] = thread ?? ALL_THREADS;
    words[Word.stopMs] = timeoutMs;
    Atomics.store(words, Word.stopState, StopState.running);
    words[Word.inspecting] = InspectKind.stops;
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

  /** Returns the current stop. */
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

  /** Resumes the stopped thread. With `quit`, ends all blocks that stop or have not begun. */
  goOn(quit = false): void {
    const words = this.#words;
    if (words === undefined) return;
    if (quit) Atomics.store(words, Word.stopState, StopState.quit);
    else Atomics.compareExchange(words, Word.stopState, StopState.stopped, StopState.goOn);
    Atomics.notify(words, Word.stopState);
  }
}

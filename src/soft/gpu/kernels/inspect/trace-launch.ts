// A launch of which one thread is followed: its steps.
import type { KernelAccess, KernelRegister, TraceStep } from "../../../../../ffi/cuda/inspector.ts";
import { Touch } from "../../wasm/checks/violation.ts";
import { WatchKind, Word } from "../control.ts";
import type { WatchedProgram } from "../program.ts";
import { lineOf, placeOf, sourceOf } from "./place.ts";
import { registerValue } from "./register-value.ts";
import { RECORD_WORDS, Told, TRACE_HEAD } from "./tracer.ts";
import { WatchMemory } from "./watch-memory.ts";
import type { WatchedLaunch } from "./watched-launch.ts";

/** Records of a step: itself, what it wrote and touched. */
const RECORDS_EACH = 6;

const TOUCHES: Readonly<Record<number, KernelAccess["kind"]>> = {
  [Touch.read]: "read",
  [Touch.write]: "write",
  [Touch.atomic]: "atomic",
};

/** What to follow. */
export interface Followed {
  readonly block: readonly [number, number, number];
  /** The thread's number in its block. */
  readonly thread: number;
  readonly steps: number;
}

export class TraceLaunch implements WatchedLaunch {
  readonly steps: TraceStep[] = [];
  /** There were more steps than were asked for. */
  truncated = false;
  readonly #program: WatchedProgram;
  readonly #followed: Followed;
  readonly #memory: WatchMemory;
  #window = 0;

  constructor(program: WatchedProgram, followed: Followed) {
    this.#program = program;
    this.#followed = followed;
    this.#memory = new WatchMemory(4 * (TRACE_HEAD + RECORD_WORDS * RECORDS_EACH * followed.steps));
  }

  begin(words: Int32Array, window: number): void {
    this.#window = window;
    this.#memory.begin(words);
    words.set(this.#followed.block, Word.watchBlock);
    words[Word.watchThread] = this.#followed.thread;
    words[Word.watching] = WatchKind.trace;
  }

  end(words: Int32Array): void {
    const records = new Int32Array(this.#memory.buffer);
    this.truncated = records[1] !== 0;
    const count = records[0]!;
    for (let n = 0; n < count && !this.#isFull; n++) {
      const [kind, a, b, c] = records.subarray(TRACE_HEAD + RECORD_WORDS * n) as unknown as number[];
      this.#add(kind!, a!, b!, c!);
    }
    this.#memory.end(words);
  }

  get #isFull(): boolean {
    if (this.steps.length <= this.#followed.steps) return false;
    this.steps.pop();
    this.truncated = true;
    return true;
  }

  #add(kind: number, a: number, b: number, c: number): void {
    const { positions, registers, text } = this.#program;
    if (kind === Told.step) {
      const at = positions[a];
      this.steps.push({
        line: at?.line ?? 0,
        source: sourceOf(at),
        instruction: lineOf(text, at),
        skipped: b === 0,
        wrote: [],
        touched: [],
      });
      return;
    }
    const step = this.steps.at(-1);
    if (step === undefined) return;
    if (kind === Told.wrote) {
      const { name, type } = registers[a]!;
      (step.wrote as KernelRegister[]).push({ name, type, value: registerValue(type, b, c) });
      return;
    }
    const touched = TOUCHES[b >>> 16];
    if (touched !== undefined)
      (step.touched as KernelAccess[]).push({
        kind: touched,
        ...placeOf(a >>> 0, this.#window),
        bytes: b & 0xffff,
      });
  }
}

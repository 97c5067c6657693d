// Driver's part of a trace: the steps of one thread.
import type { KernelAccess, KernelRegister, TraceStep } from "../../../../../ffi/cuda/inspector.ts";
import { Touch } from "../../wasm/inspect/memory-check/violation.ts";
import type { InstrumentedProgram } from "../program/program.ts";
import { InspectKind, Word } from "../shared/control.ts";
import { InspectMemory } from "./inspect-memory.ts";
import type { InstrumentedLaunch } from "./instrumented-launch.ts";
import { lineOf, sourceOf, spaceOf } from "./position.ts";
import { registerValue } from "./register-value.ts";
import { RECORD_WORDS, Recorded, TRACE_HEAD } from "./tracer.ts";

/** Maximum records per step: the step itself, written registers and accesses. */
const RECORDS_EACH = 6;

const TOUCHES: Readonly<Record<number, KernelAccess["kind"]>> = {
  [Touch.read]: "read",
  [Touch.write]: "write",
  [Touch.atomic]: "atomic",
};

/** Selection of the traced thread. */
export interface Followed {
  readonly block: readonly [number, number, number];
  /** Number of the thread in its block. */
  readonly thread: number;
  readonly steps: number;
}

export class TraceLaunch implements InstrumentedLaunch {
  readonly steps: TraceStep[] = [];
  /** True when the trace has more steps than requested. */
  truncated = false;
  readonly #program: InstrumentedProgram;
  readonly #followed: Followed;
  readonly #memory: InspectMemory;
  #window = 0;

  constructor(program: InstrumentedProgram, followed: Followed) {
    this.#program = program;
    this.#followed = followed;
    this.#memory = new InspectMemory(4 * (TRACE_HEAD + RECORD_WORDS * RECORDS_EACH * followed.steps));
  }

  begin(words: Int32Array, window: number): void {
    this.#window = window;
    this.#memory.begin(words);
    words.set(this.#followed.block, Word.inspectBlock);
    words[Word.inspectThread] = this.#followed.thread;
    words[Word.inspecting] = InspectKind.trace;
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
    if (kind === Recorded.step) {
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
    if (kind === Recorded.wrote) {
      const { name, type } = registers[a]!;
      (step.wrote as KernelRegister[]).push({ name, type, value: registerValue(type, b, c) });
      return;
    }
    const touched = TOUCHES[b >>> 16];
    if (touched !== undefined)
      (step.touched as KernelAccess[]).push({
        kind: touched,
        ...spaceOf(a >>> 0, this.#window),
        bytes: b & 0xffff,
      });
  }
}

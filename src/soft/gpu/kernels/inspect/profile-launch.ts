// Driver's part of a profiled launch: the counts by position.
import type { ProfiledInstruction } from "../../../../../ffi/cuda/inspector.ts";
import type { InstrumentedProgram } from "../program/program.ts";
import { InspectKind, Word } from "../shared/control.ts";
import { InspectMemory } from "./inspect-memory.ts";
import type { InstrumentedLaunch } from "./instrumented-launch.ts";
import { lineOf, sourceOf } from "./position.ts";
import { ACCESS_COUNTS, AccessCount, COUNTER_COUNTS, numbersOf } from "./profiler.ts";

export class ProfileLaunch implements InstrumentedLaunch {
  /** Instructions in the order of the text. */
  instructions: readonly ProfiledInstruction[] = [];
  readonly #program: InstrumentedProgram;
  readonly #workers: number;
  readonly #numbers: number;
  readonly #memory: InspectMemory;

  constructor(program: InstrumentedProgram, workers: number) {
    this.#program = program;
    this.#workers = workers;
    this.#numbers = numbersOf(program.counters.length, program.positions.length);
    this.#memory = new InspectMemory(8 * this.#numbers * workers);
  }

  begin(words: Int32Array): void {
    this.#memory.begin(words, 8 * this.#numbers);
    words[Word.inspectBlock] = this.#program.counters.length;
    words[Word.inspectThread] = 0;
    words[Word.inspecting] = InspectKind.profile;
  }

  end(words: Int32Array): void {
    const all = new Float64Array(this.#memory.buffer);
    const sums = new Float64Array(this.#numbers);
    for (let worker = 0; worker < this.#workers; worker++)
      for (let n = 0; n < this.#numbers; n++) sums[n]! += all[worker * this.#numbers + n]!;
    this.instructions = this.#instructions(sums);
    this.#memory.end(words);
  }

  #instructions(sums: Float64Array): ProfiledInstruction[] {
    const { counters, positions, text } = this.#program;
    const found: ProfiledInstruction[] = [];
    for (const [counter, all] of counters.entries()) {
      const [issued, threads] = sums.subarray(COUNTER_COUNTS * counter) as unknown as number[];
      for (const { position, opcode } of all) {
        const at = positions[position];
        const from = COUNTER_COUNTS * counters.length + ACCESS_COUNTS * position;
        const count = (which: keyof typeof AccessCount) => sums[from + AccessCount[which]]!;
        found.push({
          line: at?.line ?? 0,
          column: at?.column ?? 0,
          source: sourceOf(at),
          text: lineOf(text, at),
          opcode,
          issued: issued!,
          threads: threads!,
          requests: count("requests"),
          lanes: count("lanes"),
          bytes: count("bytes"),
          sectors: count("sectors"),
          idealSectors: count("idealSectors"),
          passes: count("passes"),
          idealPasses: count("idealPasses"),
        });
      }
    }
    return found.sort((a, b) => a.line - b.line || a.column - b.column);
  }
}

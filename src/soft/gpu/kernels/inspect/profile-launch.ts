// A launch that is profiled: what the workers counted, by place.
import type { ProfiledInstruction } from "../../../../../ffi/cuda/inspector.ts";
import { WatchKind, Word } from "../control.ts";
import type { WatchedProgram } from "../program.ts";
import { lineOf, sourceOf } from "./place.ts";
import { ACCESS_COUNTS, AccessCount, COUNTER_COUNTS, numbersOf } from "./profiler.ts";
import { WatchMemory } from "./watch-memory.ts";
import type { WatchedLaunch } from "./watched-launch.ts";

export class ProfileLaunch implements WatchedLaunch {
  /** In the order of the text. */
  instructions: readonly ProfiledInstruction[] = [];
  readonly #program: WatchedProgram;
  readonly #workers: number;
  readonly #numbers: number;
  readonly #memory: WatchMemory;

  constructor(program: WatchedProgram, workers: number) {
    this.#program = program;
    this.#workers = workers;
    this.#numbers = numbersOf(program.counters.length, program.positions.length);
    this.#memory = new WatchMemory(8 * this.#numbers * workers);
  }

  begin(words: Int32Array): void {
    this.#memory.begin(words, 8 * this.#numbers);
    words[Word.watchBlock] = this.#program.counters.length;
    words[Word.watchThread] = 0;
    words[Word.watching] = WatchKind.profile;
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

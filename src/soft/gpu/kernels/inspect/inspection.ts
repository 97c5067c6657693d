// A launch that is checked, as the driver's thread sees it: what memory there is before, what was found after.
import { libc } from "../../../../../ffi/libc/index.ts";
import { memory } from "../../../../../ffi/runtime/index.ts";
import { Violation } from "../../wasm/checks/violation.ts";
import { FINDING_WORDS, FINDINGS, MOST_FINDINGS, putAddress, WatchKind, Word } from "../control.ts";
import { freeWhenUnused } from "../held-memory.ts";
import { WORDS_OF_ALLOCATION } from "./watch.ts";
import type { WatchedLaunch } from "./watched-launch.ts";

/** Memory that kernels may touch. */
export interface Allocation {
  readonly base: number;
  readonly size: number;
  /** "an allocation", "the variable table": how a message calls it. */
  readonly name: string;
  /** Device addresses of what is noted of it: cells for its words, bits for its bytes; none of them where nothing is. */
  readonly cells?: number;
  readonly bits?: number;
}

/** What the workers wrote down. */
export interface RawFinding {
  readonly kind: number;
  readonly address: number;
  readonly bytes: number;
  readonly position: number;
  readonly thread: number;
  /** Of a race: the other thread and where it was. */
  readonly otherThread: number;
  readonly otherPosition: number;
  readonly block: readonly [number, number, number];
  /** Of a race on global memory: the other thread's block, counted from 1 on, in 24 bits; 0 for the same block. */
  readonly otherBlock: number;
}

/** Where what is noted of global memory is: device addresses. */
export interface Notes {
  /** The counts of fences, with which all of it begins. */
  readonly fences: number;
  /** The cells of lines. */
  readonly lines: number;
  /** The launch's number in it. */
  readonly launch: number;
}

const NO_NOTES: Notes = { fences: 0, lines: 0, launch: 0 };

export class Inspection implements WatchedLaunch {
  /** Sorted by their addresses. */
  readonly allocations: readonly Allocation[];
  readonly findings: RawFinding[] = [];
  readonly seesWrites = true;
  readonly #notes: Notes;
  #table = 0;

  constructor(allocations: readonly Allocation[], notes: Notes = NO_NOTES) {
    this.#notes = notes;
    this.allocations = [...allocations].sort((a, b) => a.base - b.base);
  }

  /** Tells the workers; `window` is where kernels' address 0 is. */
  begin(words: Int32Array, window: number): void {
    const { allocations } = this;
    const bytes = 4 * WORDS_OF_ALLOCATION * Math.max(1, allocations.length);
    this.#table = libc.malloc(bytes);
    const table = new Uint32Array(memory(this.#table, bytes));
    const place = (address = 0): number => (address === 0 ? 0 : address - window);
    for (const [n, { base, size, cells, bits }] of allocations.entries())
      table.set([base - window, size, place(cells), place(bits)], WORDS_OF_ALLOCATION * n);
    const { fences, lines, launch } = this.#notes;
    putAddress(words, Word.watchBuffer, fences);
    // The cells of a line from those of its first word, divided by eight.
    words[Word.watchBytes] = place(lines) - place(fences) / 8;
    words[Word.watchThread] = launch;
    putAddress(words, Word.allocations, this.#table);
    words[Word.allocationCount] = allocations.length;
    words[Word.findings] = 0;
    words[Word.watching] = WatchKind.check;
  }

  /** Collects what was found. */
  end(words: Int32Array): void {
    const all = new Int32Array(words.buffer, FINDINGS, FINDING_WORDS * MOST_FINDINGS);
    const count = Math.min(words[Word.findings]!, MOST_FINDINGS);
    const told = new Set<string>();
    for (let n = 0; n < count; n++) {
      const [kind, low, high, bytes, position, thread, other, x, y, z, otherBlock] = all.subarray(
        n * FINDING_WORDS,
      ) as unknown as number[];
      // Several workers may have met the same.
      const key = `${kind}:${position}:${kind === Violation.race ? other! >>> 10 : 0}`;
      if (told.has(key)) continue;
      told.add(key);
      this.findings.push({
        kind: kind!,
        address: (low! >>> 0) + (high! >>> 0) * 2 ** 32,
        bytes: bytes!,
        position: position!,
        thread: thread!,
        otherThread: kind === Violation.race ? other! & 1023 : other!,
        otherPosition: kind === Violation.race ? other! >>> 10 : -1,
        block: [x!, y!, z!],
        otherBlock: otherBlock!,
      });
    }
    putAddress(words, Word.allocations, 0);
    freeWhenUnused(this.#table);
  }
}

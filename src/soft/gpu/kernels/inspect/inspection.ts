// Driver's part of a checked launch: the allocations before, the findings after.
import { libc } from "../../../../../ffi/libc/index.ts";
import { memory } from "../../../../../ffi/runtime/index.ts";
import { Violation } from "../../wasm/inspect/memory-check/violation.ts";
import { FINDING_WORDS, FINDINGS, InspectKind, MOST_FINDINGS, putAddress, Word } from "../shared/control.ts";
import { freeWhenUnused } from "../shared/held-memory.ts";
import { WORDS_OF_ALLOCATION } from "./access-checker.ts";
import type { InstrumentedLaunch } from "./instrumented-launch.ts";
import { type PreviousAccesses, writeTable } from "./previous-accesses.ts";

/** Memory that kernels may access. */
export interface Allocation {
  readonly base: number;
  readonly size: number;
  /** Name of the allocation in messages, for example "the allocation". */
  readonly name: string;
  /** True when the kernel's device may only read the memory. */
  readonly isReadOnly?: boolean;
  /** Device address of the shadow cells of the words. Absent without a shadow. */
  readonly cells?: number;
  readonly bits?: number;
}

/** Finding as a worker records it. */
export interface RawFinding {
  readonly kind: number;
  readonly address: number;
  readonly bytes: number;
  readonly position: number;
  readonly thread: number;
  /**
   * Other thread of a race, and its position. For a race with the previous launch, 1 if that launch writes, and
   * the position in its code.
   */
  readonly otherThread: number;
  readonly otherPosition: number;
  readonly block: readonly [number, number, number];
  /**
   * Block of the other thread in a race on global memory: the block number plus 1, in 24 bits. 0 for the same
   * block.
   */
  readonly otherBlock: number;
}

/** Device addresses of the shadow of global memory. */
export interface Notes {
  /** Address of the fence counters, at the start of the shadow. */
  readonly fences: number;
  /** Address of the cells of lines. */
  readonly lines: number;
  /** Number of the launch in the shadow. */
  readonly launch: number;
}

/** Returns true for a finding that names the position of another access. */
const hasPosition = (kind: number): boolean => kind === Violation.race || kind === Violation.unpublished;

const NO_NOTES: Notes = { fences: 0, lines: 0, launch: 0 };

export class Inspection implements InstrumentedLaunch {
  /** Allocations, sorted by address. */
  readonly allocations: readonly Allocation[];
  readonly findings: RawFinding[] = [];
  readonly tracksWrites = true;
  readonly #notes: Notes;
  readonly #previous: PreviousAccesses | undefined;
  #table = 0;
  #previousTable = 0;

  /** `previous` are the accesses of the launch that this one may overlap. */
  constructor(allocations: readonly Allocation[], notes: Notes = NO_NOTES, previous?: PreviousAccesses) {
    this.#notes = notes;
    this.#previous = previous;
    this.allocations = [...allocations].sort((a, b) => a.base - b.base);
  }

  /** Announces the launch to the workers. `window` is the device address of the window. */
  begin(words: Int32Array, window: number): void {
    const { allocations } = this;
    const bytes = 4 * WORDS_OF_ALLOCATION * Math.max(1, allocations.length);
    this.#table = libc.malloc(bytes);
    const table = new Uint32Array(memory(this.#table, bytes));
    const place = (address = 0): number => (address === 0 ? 0 : address - window);
    for (const [n, { base, size, cells, bits, isReadOnly }] of allocations.entries()) {
      const writable = isReadOnly === true ? 0 : 1;
      table.set([base - window, size, place(cells), place(bits), writable], WORDS_OF_ALLOCATION * n);
    }
    const { fences, lines, launch } = this.#notes;
    putAddress(words, Word.inspectBuffer, fences);
    // Offset from the cells of a word, divided by eight, to the cells of its line.
    words[Word.inspectBytes] = place(lines) - place(fences) / 8;
    words[Word.inspectThread] = launch;
    putAddress(words, Word.allocations, this.#table);
    words[Word.allocationCount] = allocations.length;
    if (this.#previous !== undefined) this.#previousTable = writeTable(this.#previous, window);
    putAddress(words, Word.previousAccesses, this.#previousTable);
    words[Word.findings] = 0;
    words[Word.inspecting] = InspectKind.check;
  }

  /** Collects the findings. */
  end(words: Int32Array): void {
    const all = new Int32Array(words.buffer, FINDINGS, FINDING_WORDS * MOST_FINDINGS);
    const count = Math.min(words[Word.findings]!, MOST_FINDINGS);
    const reported = new Set<string>();
    for (let n = 0; n < count; n++) {
      const [kind, low, high, bytes, position, thread, other, x, y, z, otherBlock] = all.subarray(
        n * FINDING_WORDS,
      ) as unknown as number[];
      // Several workers may record the same finding.
      const key = `${kind}:${position}:${kind === Violation.race ? other! >>> 10 : 0}`;
      if (reported.has(key)) continue;
      reported.add(key);
      this.findings.push({
        kind: kind!,
        address: (low! >>> 0) + (high! >>> 0) * 2 ** 32,
        bytes: bytes!,
        position: position!,
        thread: thread!,
        otherThread: hasPosition(kind!) ? other! & 1023 : other!,
        otherPosition: hasPosition(kind!) ? other! >>> 10 : -1,
        block: [x!, y!, z!],
        otherBlock: otherBlock!,
      });
    }
    putAddress(words, Word.allocations, 0);
    putAddress(words, Word.previousAccesses, 0);
    freeWhenUnused(this.#table);
    if (this.#previousTable !== 0) freeWhenUnused(this.#previousTable);
  }
}

// A launch that is checked, as the driver's thread sees it: what memory there is before, what was found after.
import { libc } from "../../../../../ffi/libc/index.ts";
import { memory } from "../../../../../ffi/runtime/index.ts";
import { Violation } from "../../wasm/checks/violation.ts";
import { FINDING_WORDS, FINDINGS, MOST_FINDINGS, putAddress, WatchKind, Word } from "../control.ts";
import type { WatchedLaunch } from "./watched-launch.ts";

/** Memory that kernels may touch. */
export interface Allocation {
  readonly base: number;
  readonly size: number;
  /** "an allocation", "the variable table": how a message calls it. */
  readonly name: string;
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
}

export class Inspection implements WatchedLaunch {
  /** Sorted by their addresses. */
  readonly allocations: readonly Allocation[];
  readonly findings: RawFinding[] = [];
  #table = 0;

  constructor(allocations: readonly Allocation[]) {
    this.allocations = [...allocations].sort((a, b) => a.base - b.base);
  }

  /** Tells the workers; `window` is where kernels' address 0 is. */
  begin(words: Int32Array, window: number): void {
    const { allocations } = this;
    this.#table = libc.malloc(8 * Math.max(1, allocations.length));
    const table = new Uint32Array(memory(this.#table, 8 * Math.max(1, allocations.length)));
    for (const [n, { base, size }] of allocations.entries()) table.set([base - window, size], 2 * n);
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
      const [kind, low, high, bytes, position, thread, other, x, y, z] = all.subarray(
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
      });
    }
    putAddress(words, Word.allocations, 0);
    libc.free(this.#table);
  }
}

// A worker's part in a launch that is checked: it knows the allocations, and writes down what is found.
import { memory } from "../../../../../ffi/runtime/index.ts";
import { Violation } from "../../wasm/checks/violation.ts";
import type { CompiledKernel } from "../../wasm/compile.ts";
import {
  CHECK_SITE_COUNT,
  CHECK_SITES,
  CONTEXT,
  CONTEXT_WORDS,
  EPOCHS,
  MOST_THREADS,
  SHARED_SHADOW,
} from "../../wasm/layout.ts";
import { addressAt, FINDING_WORDS, FINDINGS, MOST_FINDINGS, Word } from "../control.ts";
import type { BarrierWatch } from "./barriers.ts";
import { BlockStop, type Watcher } from "./watcher.ts";

const WORDS_OF_ALLOCATION = 2;

/** An address in two words, and how many bytes of it. */
export interface Access {
  readonly low: number;
  readonly high: number;
  readonly bytes: number;
}

export const NO_ACCESS: Access = { low: 0, high: 0, bytes: 0 };

export class Watch implements Watcher {
  readonly #words: Int32Array;
  readonly #findings: Int32Array;
  readonly #memory: Int32Array;
  readonly #context: Int32Array;
  /** Kinds and places that are written down already: one of each is enough. */
  readonly #told = new Set<string>();
  #allocations: Uint32Array | undefined;

  constructor(words: Int32Array, buffer: ArrayBuffer) {
    this.#words = words;
    this.#findings = new Int32Array(words.buffer, FINDINGS, FINDING_WORDS * MOST_FINDINGS);
    this.#memory = new Int32Array(buffer);
    this.#context = new Int32Array(buffer, CONTEXT, 32);
  }

  begin(): void {
    const table = addressAt(this.#words, Word.allocations);
    const count = this.#words[Word.allocationCount]!;
    this.#allocations = new Uint32Array(memory(table, 4 * WORDS_OF_ALLOCATION * Math.max(1, count))).slice(
      0,
      WORDS_OF_ALLOCATION * count,
    );
    this.#memory.fill(0, CHECK_SITES / 4, CHECK_SITES / 4 + 4 * CHECK_SITE_COUNT);
    this.#told.clear();
  }

  /** Forgets what the threads of the block before did. */
  startBlock(kernel: CompiledKernel): boolean {
    const context = this.#context;
    const shared = kernel.staticShared + context[CONTEXT_WORDS.dynamicShared]!;
    context[CONTEXT_WORDS.sharedLimit] = shared;
    context[CONTEXT_WORDS.localLimit] = kernel.localBytes;
    this.#memory.fill(0, SHARED_SHADOW / 4, SHARED_SHADOW / 4 + Math.ceil(shared / 4) * 4);
    this.#memory.fill(0, EPOCHS / 4, EPOCHS / 4 + MOST_THREADS);
    return true;
  }

  barriers(kernel: CompiledKernel): BarrierWatch {
    const tell = (kind: number) => (state: number, thread: number) =>
      this.violation(kind, NO_ACCESS, kernel.positions[state] ?? -1, thread, -1);
    return { divergent: tell(Violation.divergentBarrier), stuck: tell(Violation.neverOpens) };
  }

  /** Finds the allocation of an access, and keeps it for the next one of this instruction. */
  locate(low: number, bytes: number, position: number, thread: number): void {
    const all = this.#allocations;
    if (all === undefined) return;
    const at = low >>> 0;
    let [first, last] = [0, all.length / WORDS_OF_ALLOCATION];
    while (first < last) {
      const middle = (first + last) >>> 1;
      if (all[WORDS_OF_ALLOCATION * middle]! <= at) first = middle + 1;
      else last = middle;
    }
    const start = all[WORDS_OF_ALLOCATION * (first - 1)];
    const size = all[WORDS_OF_ALLOCATION * (first - 1) + 1];
    if (start === undefined || size === undefined || at + bytes > start + size) {
      const high = this.#words[Word.window + 1]!;
      this.violation(Violation.outOfBounds, { low, high, bytes }, position, thread, -1);
      return;
    }
    const site = CHECK_SITES / 4 + 4 * (position & (CHECK_SITE_COUNT - 1));
    this.#memory[site] = start;
    this.#memory[site + 1] = size;
  }

  /** Writes a finding down; CheckStop after an access that must not happen. */
  violation(kind: number, access: Access, position: number, thread: number, other: number): void {
    const key = `${kind}:${position}:${kind === Violation.race ? other >>> 10 : 0}`;
    if (!this.#told.has(key)) {
      this.#told.add(key);
      const at = Atomics.add(this.#words, Word.findings, 1);
      if (at < MOST_FINDINGS) {
        const { ctaid } = CONTEXT_WORDS;
        const block = this.#context.subarray(ctaid, ctaid + 3);
        const { low, high, bytes } = access;
        this.#findings.set([kind, low, high, bytes, position, thread, other, ...block], at * FINDING_WORDS);
      }
    }
    if (kind === Violation.outOfBounds || kind === Violation.misaligned) throw new BlockStop();
  }
}

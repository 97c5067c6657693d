// Ages the shadow of shared memory. Its tags count barriers modulo 256. Before the count wraps around, older
// tags get a count that remains older than all later ones.

import { memory } from "../../../../../ffi/runtime/index.ts";
import type { CompiledKernel } from "../../wasm/compile.ts";
import { isWrite, siteIndex } from "../../wasm/inspect/memory-check/access-site.ts";
import { BLOCK_SHIFT, FENCE_COUNTERS, LAUNCH_SHIFT } from "../../wasm/inspect/memory-check/global-shadow.ts";
import { ALL_WRITTEN, BYTES_MARK, SHADOW_BYTES } from "../../wasm/inspect/memory-check/shared-shadow.ts";
import { Violation } from "../../wasm/inspect/memory-check/violation.ts";
import type { Wait } from "../../wasm/kernel/wait-points.ts";
import {
  ACCESS_SITE_COUNT,
  ACCESS_SITES,
  BYTE_SHADOW,
  CONTEXT,
  CONTEXT_WORDS,
  DIVERGENCE,
  ENDED,
  EPOCHS,
  LINE_ENCODINGS,
  MOST_THREADS,
  PRIVATE_BYTES,
  SETTLED_LINES,
  SHARED_SHADOW,
} from "../../wasm/unit/layout.ts";
import { addressAt, FINDING_WORDS, FINDINGS, MOST_FINDINGS, Word } from "../shared/control.ts";
import { BlockStop, type LaunchInspector } from "./launch-inspector.ts";
import { PreviousLaunch } from "./previous-launch.ts";

/** Bit position of the barrier count in a tag. */
const EPOCH = 10;
const EPOCH_MASK = 0xff << EPOCH;
/**
 * Distance from the count at which tags are aged to the count that they get. Tags are aged again before that
 * count is reached.
 */
const FAR = 192;
const WORDS = SHADOW_BYTES / 4;

/** Number of barriers between two agings. */
const BARRIERS_OF_NOTES = 96;

/**
 * Ages the shadow of `sharedBytes` bytes of shared memory. `count` is the number of barriers that the threads
 * have passed.
 */
function ageNotes(memory: Int32Array, sharedBytes: number, count: number): void {
  const old = ((count + FAR) & 0xff) << EPOCH;
  // The writer stays. The readers matter only until the next barrier.
  const age = (at: number): number => {
    const writer = memory[at]!;
    if (writer !== 0) memory[at] = (writer & ~EPOCH_MASK) | old;
    memory[at + 2] = 0;
    return writer;
  };
  const words = Math.ceil(sharedBytes / 4);
  for (let word = 0; word < words; word++) {
    const writer = age(SHARED_SHADOW / 4 + word * WORDS);
    if ((writer & BYTES_MARK) !== 0 && (writer & ALL_WRITTEN) !== 0)
      for (let byte = 0; byte < 4; byte++) age((BYTE_SHADOW + (4 * word + byte) * SHADOW_BYTES) / 4);
  }
  const lines = SETTLED_LINES / 4;
  memory.fill(0, lines, lines + Math.ceil(words / 8) + 1);
}

// Worker's part of a checked launch: looks up allocations and records findings.

/** Words of an allocation in the table: start, size, shadow, bits, and 1 when the kernel may write. */
export const WORDS_OF_ALLOCATION = 5;
/** Words of a cache entry: the first ones of the allocation. */
const WORDS_OF_SITE = 4;

/** Access that is reported: an address in two words, and a size in bytes. */
export interface Access {
  readonly low: number;
  readonly high: number;
  readonly bytes: number;
}

/** Violations by an access that must not happen. The block ends there. */
const STOPPING: ReadonlySet<number> = new Set([
  Violation.outOfBounds,
  Violation.misaligned,
  Violation.readOnly,
]);

export const NO_ACCESS: Access = { low: 0, high: 0, bytes: 0 };

export class AccessChecker implements LaunchInspector {
  readonly #words: Int32Array;
  readonly #findings: Int32Array;
  readonly #memory: Int32Array;
  readonly #context: Int32Array;
  readonly #bytes: Uint8Array;
  /** Findings that are recorded already. Each kind is recorded once per position. */
  readonly #reported = new Set<string>();
  #allocations: Uint32Array | undefined;
  /** Launch that this one may overlap. */
  #previous: PreviousLaunch | undefined;
  /** End of the shadow cells that the last block used. */
  #notesEnd = 0;
  #sharedBytes = 0;
  /** Barrier counts of the threads of the block. The view is reused because it is expensive to create. */
  #epochs: Int32Array = new Int32Array(0);

  constructor(words: Int32Array, buffer: ArrayBuffer) {
    this.#words = words;
    this.#findings = new Int32Array(words.buffer, FINDINGS, FINDING_WORDS * MOST_FINDINGS);
    this.#memory = new Int32Array(buffer);
    this.#bytes = new Uint8Array(buffer);
    this.#context = new Int32Array(buffer, CONTEXT, 32);
  }

  begin(): void {
    const table = addressAt(this.#words, Word.allocations);
    const count = this.#words[Word.allocationCount]!;
    this.#allocations = new Uint32Array(memory(table, 4 * WORDS_OF_ALLOCATION * Math.max(1, count))).slice(
      0,
      WORDS_OF_ALLOCATION * count,
    );
    const previous = addressAt(this.#words, Word.previousAccesses);
    this.#previous = previous === 0 ? undefined : new PreviousLaunch(previous);
    this.#memory.fill(0, ACCESS_SITES / 4, ACCESS_SITES / 4 + WORDS_OF_SITE * ACCESS_SITE_COUNT);
    this.#reported.clear();
  }

  /** Clears the shadow of the previous block. */
  startBlock(kernel: CompiledKernel): boolean {
    const context = this.#context;
    const shared = kernel.staticShared + context[CONTEXT_WORDS.dynamicShared]!;
    context[CONTEXT_WORDS.sharedLimit] = shared;
    this.#sharedBytes = shared;
    context[CONTEXT_WORDS.localLimit] = kernel.localBytes;
    const { ctaid, nctaid } = CONTEXT_WORDS;
    const block =
      context[ctaid]! + context[nctaid]! * (context[ctaid + 1]! + context[nctaid + 1]! * context[ctaid + 2]!);
    const number = (block + 1) % 2 ** 24 || 1;
    const fences = this.#words[Word.inspectBuffer]!;
    context[CONTEXT_WORDS.fenceCounts] = fences;
    context[CONTEXT_WORDS.lineCells] = this.#words[Word.inspectBytes]!;
    context[CONTEXT_WORDS.blockFences] = fences + 4 * (number % FENCE_COUNTERS);
    const tag = (BigInt(number) << BLOCK_SHIFT) | (BigInt(this.#words[Word.inspectThread]!) << LAUNCH_SHIFT);
    context[CONTEXT_WORDS.blockTag] = Number(BigInt.asIntN(32, tag));
    context[CONTEXT_WORDS.blockTag + 1] = Number(BigInt.asIntN(32, tag >> 32n));
    // The words after the end of the shared memory are zeroed too.
    const end = SHARED_SHADOW / 4 + Math.ceil(shared / 4) * 4;
    const notes = Math.max(end, this.#notesEnd) - SHARED_SHADOW / 4;
    this.#memory.fill(0, SHARED_SHADOW / 4, SHARED_SHADOW / 4 + notes);
    for (const lines of [SETTLED_LINES / 4, LINE_ENCODINGS / 4])
      this.#memory.fill(0, lines, lines + notes / 32 + 1);
    this.#notesEnd = end;
    this.#memory.fill(0, EPOCHS / 4, EPOCHS / 4 + MOST_THREADS);
    this.#previous?.startBlock();
    return true;
  }

  barriers(kernel: CompiledKernel): BarrierObserver {
    const threads = this.#context[CONTEXT_WORDS.threads]!;
    if (this.#epochs.length !== threads)
      this.#epochs = this.#memory.subarray(EPOCHS / 4, EPOCHS / 4 + threads);
    // True when all barriers are of the whole block, none is of a group, and no thread orders its own
    // accesses.
    const stayLevel =
      kernel.vectorized.includes(true) &&
      kernel.waits.every(
        ({ kind, wholeBlock }) => kind === "start" || kind === "warp" || wholeBlock === true,
      );
    // Barrier count at which the shadow was aged last.
    let agedAt = 0;
    const report = (kind: number) => (state: number, thread: number) =>
      this.violation(kind, NO_ACCESS, kernel.positions[state] ?? -1, thread, -1);
    return {
      divergent: report(Violation.divergentBarrier),
      stuck: report(Violation.neverOpens),
      left: report(Violation.endedBefore),
      opened: () => {
        const allLive = this.#context[CONTEXT_WORDS.divergence] === DIVERGENCE.betweenWarps;
        const count = allLive && stayLevel ? this.#epochs[0]! & 0xff : levelEpochs(this.#epochs);
        if (((count - agedAt) & 0xff) >= BARRIERS_OF_NOTES) {
          agedAt = count;
          ageNotes(this.#memory, this.#sharedBytes, count);
        }
        return !allLive;
      },
    };
  }

  /** Finds the allocation of an access and caches it for the next access of this instruction. */
  locate(low: number, access: number, position: number, thread: number): void {
    const all = this.#allocations;
    if (all === undefined) return;
    const [at, bytes, high] = [low >>> 0, access & 0xffff, this.#words[Word.window + 1]!];
    let [first, last] = [0, all.length / WORDS_OF_ALLOCATION];
    while (first < last) {
      const middle = (first + last) >>> 1;
      if (all[WORDS_OF_ALLOCATION * middle]! <= at) first = middle + 1;
      else last = middle;
    }
    const found = WORDS_OF_ALLOCATION * (first - 1);
    const [start, size, writable] = [all[found], all[found + 1], all[found + 4]];
    if (start === undefined || size === undefined || at + bytes > start + size) {
      this.violation(Violation.outOfBounds, { low, high, bytes }, position, thread, -1);
      return;
    }
    if (writable === 0 && isWrite(access)) {
      this.violation(Violation.readOnly, { low, high, bytes }, position, thread, -1);
      return;
    }
    const site = ACCESS_SITES / 4 + WORDS_OF_SITE * siteIndex(position, access);
    for (let n = 0; n < WORDS_OF_SITE; n++) this.#memory[site + n] = all[found + n]!;
  }

  /**
   * Records bytes of global memory that no call and no tracked kernel wrote, given as bits. Bytes that are
   * not zero were written untracked.
   */
  unwritten(low: number, bits: number, position: number, thread: number, bytes: number): void {
    const at = low >>> 0;
    for (let n = 0; n < Math.min(32, bytes); n++) {
      if (((bits >>> n) & 1) === 0) continue;
      if (this.#bytes[at + n] !== 0) return;
    }
    this.violation(
      Violation.uninitialised,
      { low, high: this.#words[Word.window + 1]!, bytes },
      position,
      thread,
      -1,
    );
  }

  /** Records a race on global memory with the thread of a tag (see check-global.ts). */
  race(low: number, position: number, thread: number, tag: bigint, otherPosition: number): void {
    const other = Number((tag >> 30n) & 1023n) | (otherPosition << 10);
    const block = Number((tag >> 40n) & 0xffffffn);
    const access = { low, high: this.#words[Word.window + 1]!, bytes: 4 };
    this.violation(Violation.race, access, position, thread, other, block);
  }

  /** Barrier counts of a thread. */
  #epochsOf(thread: number): number {
    return this.#memory[EPOCHS / 4 + thread]!;
  }

  /** Records that a thread sees the accesses of the previous launch. */
  published(thread: number): void {
    this.#previous?.waited(thread, this.#epochsOf(thread));
  }

  /** Records an access that may overlap one of the previous launch; `access` is bytes | Touch << 16. */
  unpublished(low: number, access: number, position: number, thread: number): void {
    const previous = this.#previous;
    if (previous === undefined || previous.isVisible(thread, this.#epochsOf(thread))) return;
    const bytes = access & 0xffff;
    const found = previous.conflict(low >>> 0, bytes, access >>> 16);
    if (found === undefined) return;
    const other = (found.position << 10) | Number(found.isWritten);
    const high = this.#words[Word.window + 1]!;
    this.violation(Violation.unpublished, { low, high, bytes }, position, thread, other);
  }

  get #isOfCluster(): boolean {
    const { cluster } = CONTEXT_WORDS;
    return [0, 1, 2].some((axis) => this.#context[cluster + axis]! > 1);
  }

  /** Records a finding. Throws BlockStop for an access that must not happen. */
  violation(
    kind: number,
    access: Access,
    position: number,
    thread: number,
    other: number,
    otherBlock = 0,
  ): void {
    // Writes of other blocks of a cluster are not tracked.
    if (kind === Violation.uninitialised && this.#isOfCluster && access.low >>> 0 < PRIVATE_BYTES) return;
    const key = `${kind}:${position}:${kind === Violation.race ? other >>> 10 : 0}`;
    if (!this.#reported.has(key)) {
      this.#reported.add(key);
      const at = Atomics.add(this.#words, Word.findings, 1);
      if (at < MOST_FINDINGS) {
        const { ctaid } = CONTEXT_WORDS;
        const block = this.#context.subarray(ctaid, ctaid + 3);
        const { low, high, bytes } = access;
        this.#findings.set(
          [kind, low, high, bytes, position, thread, other, ...block, otherBlock],
          at * FINDING_WORDS,
        );
      }
    }
    if (STOPPING.has(kind)) throw new BlockStop();
  }
}

// Checks of a block's barriers in checked launches.

/** Receiver of barrier events. Each event has the state of the barrier and a thread that waits there. */
export interface BarrierObserver {
  /** Reports threads that wait for one barrier at different positions. `thread` differs from the first. */
  divergent(state: number, thread: number): void;
  /** Reports a thread whose barrier never opens. */
  stuck(state: number, thread: number): void;
  /** Reports a thread whose barrier opens although other threads of the block have ended. */
  left(state: number, thread: number): void;
  /**
   * Called when a barrier of the whole block or cluster is about to open. Returns true when some threads of
   * the block may have ended.
   */
  opened(): boolean;
}

/** Mask that removes the bit of a held thread from its state. */
const STATE = 0x3fffffff;

/** Reports a barrier whose threads wait at different positions. */
export function reportDivergent(
  states: Int32Array,
  waiting: readonly number[],
  observer: BarrierObserver,
): void {
  const other = waiting.find((t) => states[t] !== states[waiting[0]!]);
  if (other !== undefined) observer.divergent(states[other]! & STATE, other);
}

/** Mask that removes the count of warp barriers from the barrier count of a thread. */
const OF_BLOCK = 0xffff00ff | 0;

/**
 * Returns true when all threads have the same barrier count. This runs at each barrier, so the loop is plain.
 */
function areLevel(epochs: Int32Array): boolean {
  const first = epochs[0]!;
  for (let t = 1; t < epochs.length; t++) if (((epochs[t]! ^ first) & OF_BLOCK) !== 0) return false;
  return true;
}

/**
 * Sets the barrier counts of all threads of a block to the highest one and returns that. Fences count for a
 * single thread.
 */
function levelEpochs(epochs: Int32Array): number {
  const first = epochs[0]!;
  if (areLevel(epochs)) return first & 0xff;
  let [ahead, most] = [0, 0];
  for (let t = 0; t < epochs.length; t++) {
    const each = epochs[t]!;
    ahead = Math.max(ahead, ((each - first) << 24) >> 24);
    most = Math.max(most, each >>> 16);
  }
  const level = (most << 16) | ((first + ahead) & 0xff);
  for (let t = 0; t < epochs.length; t++) epochs[t] = (epochs[t]! & 0xff00) | level;
  return level & 0xff;
}

/** Reports a barrier of the whole block that is about to open, and threads that ended without reaching it. */
export function reportOpened(states: Int32Array, warps: Int32Array, observer: BarrierObserver): void {
  if (!observer.opened() || !states.includes(ENDED)) return;
  const warp = warps.findIndex((state) => state !== ENDED);
  const first = states.findIndex((state, thread) => state !== ENDED && thread >= 32 * warp);
  if (warp >= 0) observer.left(warps[warp]!, first);
}

/** Reports the first thread that waits forever. */
export function reportStuck(states: Int32Array, waits: readonly Wait[], observer: BarrierObserver): void {
  const thread = states.findIndex((state) => state !== ENDED && waits[state & STATE]!.kind !== "yield");
  if (thread >= 0) observer.stuck(states[thread]! & STATE, thread);
}

/** Returns true when all living warps are in the same state. */
export function areConverged(states: Int32Array, warps: number): boolean {
  let one = ENDED;
  for (let warp = 0; warp < warps; warp++) {
    const state = states[warp]!;
    if (state === ENDED) continue;
    if (one !== ENDED && state !== one) return false;
    one = state;
  }
  return true;
}

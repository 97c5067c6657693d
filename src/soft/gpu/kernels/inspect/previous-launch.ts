// Worker's part of the comparison with the previous launch. A thread must not see the accesses of that launch
// before griddepcontrol.wait.
import { memory } from "../../../../../ffi/runtime/index.ts";
import { Touch } from "../../wasm/inspect/memory-check/violation.ts";
import { MOST_THREADS } from "../../wasm/unit/layout.ts";
import { ENTRY, POSITION_SHIFT, READ_SHIFT, STRONG_READ, STRONG_WRITE } from "./previous-accesses.ts";

const WARP = 32;
/** Barrier count that no thread reaches. */
const NEVER = 0x7fffffff;
/** Position that no code has. */
const UNKNOWN = 2 ** 22 - 1;

/** Conflict with an access of the previous launch. */
export interface Conflict {
  /** True when the previous launch wrote the word. */
  readonly isWritten: boolean;
  readonly position: number;
}

export class PreviousLaunch {
  readonly #table: Uint32Array;
  /** Threads of the block that waited for the launch. */
  readonly #waited = new Uint8Array(MOST_THREADS);
  /** Fewest barriers of the block, and of each warp, that such a thread had passed. */
  #barriers = NEVER;
  readonly #warpBarriers = new Int32Array(MOST_THREADS / WARP);

  /** `address` is that of the table (previous-accesses.ts). */
  constructor(address: number) {
    const [parts] = new Uint32Array(memory(address, 4));
    const head = new Uint32Array(memory(address, 4 * (1 + ENTRY * parts!)));
    let length = head.length;
    for (let n = 0; n < parts!; n++) length += Math.ceil(head[2 + ENTRY * n]! / 4);
    this.#table = new Uint32Array(memory(address, 4 * length));
  }

  startBlock(): void {
    this.#waited.fill(0);
    this.#barriers = NEVER;
    this.#warpBarriers.fill(NEVER);
  }

  /** Records that a thread has waited; `epochs` are its barrier counts. */
  waited(thread: number, epochs: number): void {
    this.#waited[thread] = 1;
    this.#barriers = Math.min(this.#barriers, epochs >>> 16);
    const warp = Math.floor(thread / WARP);
    this.#warpBarriers[warp] = Math.min(this.#warpBarriers[warp]!, (epochs >>> 8) & 0xff);
  }

  /**
   * Returns true when a thread may see the accesses of the launch. A barrier after another thread's wait
   * orders both threads.
   */
  isVisible(thread: number, epochs: number): boolean {
    if (this.#waited[thread] === 1 || epochs >>> 16 > this.#barriers) return true;
    return ((epochs >>> 8) & 0xff) > this.#warpBarriers[Math.floor(thread / WARP)]!;
  }

  /** Returns the first conflict of an access at an offset in the window; `touch` is of Touch. */
  conflict(low: number, bytes: number, touch: number): Conflict | undefined {
    const table = this.#table;
    for (let n = 0; n < table[0]!; n++) {
      const from = low - table[1 + ENTRY * n]!;
      if (from < 0 || from >= table[2 + ENTRY * n]!) continue;
      for (let at = from & ~3; at < from + bytes; at += 4) {
        const word = table[table[3 + ENTRY * n]! + (at >>> 2)]!;
        const found = word === 0 ? undefined : conflictOf(word, touchedBytes(from - at, bytes), touch);
        if (found !== undefined) return found;
      }
      return undefined;
    }
    return undefined;
  }
}

/** Returns the bytes of a word that an access touches, given the offset of the access from the word. */
const touchedBytes = (offset: number, bytes: number): number => {
  const mask = 2 ** Math.min(bytes + Math.min(0, offset), 4) - 1;
  return (mask << Math.max(0, offset)) & 15;
};

function conflictOf(word: number, bytes: number, touch: number): Conflict | undefined {
  const isStrong = (touch & (Touch.atomic | Touch.strong)) !== 0;
  const position = word >>> POSITION_SHIFT;
  if ((word & bytes) !== 0 && !(isStrong && (word & STRONG_WRITE) !== 0))
    return { isWritten: true, position };
  const isRead = ((word >>> READ_SHIFT) & bytes) !== 0 && !(isStrong && (word & STRONG_READ) !== 0);
  const writes = (touch & (Touch.write | Touch.atomic)) !== 0;
  // The position of a word with both accesses is that of the write.
  return isRead && writes
    ? { isWritten: false, position: (word & 15) === 0 ? position : UNKNOWN }
    : undefined;
}

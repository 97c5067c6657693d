// Accesses of the previous launch of a stream. A checked launch that may overlap it must not see them before
// griddepcontrol.wait.
import { libc } from "../../../../../ffi/libc/index.ts";
import { memory } from "../../../../../ffi/runtime/index.ts";
import { Touch } from "../../wasm/inspect/memory-check/violation.ts";

/** Accesses to the words of an allocation. */
export interface AccessedWords {
  readonly base: number;
  readonly size: number;
  /** One number for each 4-byte word, of `accessedWord`, or 0 without an access. */
  readonly words: Uint32Array;
}

/** Accesses of a launch by allocation. */
export interface PreviousAccesses {
  readonly parts: readonly AccessedWords[];
}

/** An access to a word: which of its bytes, whether it is strong, and the position in the code. */
interface WordAccess {
  readonly bytes: number;
  readonly strong: boolean;
  readonly position: number;
}

// Layout of a word's number: written bytes (4 bits), read bytes (4), strong write, strong read, position.
const READ_SHIFT = 4;
const STRONG_WRITE = 1 << 8;
const STRONG_READ = 1 << 9;
const POSITION_SHIFT = 10;

/** Returns the number of a word. Its position is that of the write if there is one. */
export const accessedWord = (write: WordAccess | undefined, read: WordAccess | undefined): number =>
  ((write?.bytes ?? 0) |
    ((read?.bytes ?? 0) << READ_SHIFT) |
    (write?.strong === true ? STRONG_WRITE : 0) |
    (read?.strong === true ? STRONG_READ : 0) |
    (((write ?? read)?.position ?? 0) << POSITION_SHIFT)) >>>
  0;

/** Numbers of an entry of the table: offset in the window, bytes, and index of the first word. */
const ENTRY = 3;

/**
 * Writes the accesses as a table for the workers. Returns its address in C memory. `window` is the device
 * address of the window.
 */
export function writeTable({ parts }: PreviousAccesses, window: number): number {
  const head = 1 + ENTRY * parts.length;
  const length = head + parts.reduce((sum, { words }) => sum + words.length, 0);
  const address = libc.malloc(4 * length);
  const table = new Uint32Array(memory(address, 4 * length));
  table[0] = parts.length;
  let at = head;
  for (const [n, { base, size, words }] of parts.entries()) {
    table.set([base - window, size, at], 1 + ENTRY * n);
    table.set(words, at);
    at += words.length;
  }
  return address;
}

/** Conflict with an access of the previous launch. */
export interface Conflict {
  /** True when the previous launch wrote the word. */
  readonly isWritten: boolean;
  readonly position: number;
}

/** Worker's view of the table. */
export class PreviousTable {
  readonly #table: Uint32Array;

  constructor(address: number) {
    const [parts] = new Uint32Array(memory(address, 4));
    const head = new Uint32Array(memory(address, 4 * (1 + ENTRY * parts!)));
    let length = head.length;
    for (let n = 0; n < parts!; n++) length += Math.ceil(head[2 + ENTRY * n]! / 4);
    this.#table = new Uint32Array(memory(address, 4 * length));
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

/** Returns the bytes of a word that an access touches, given its offset from the word. */
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
  return isRead && writes ? { isWritten: false, position } : undefined;
}

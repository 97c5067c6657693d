// Table of the accesses of the previous launch, which the driver writes for the workers of a launch that may
// overlap it.
import { libc } from "../../../../../ffi/libc/index.ts";
import { memory } from "../../../../../ffi/runtime/index.ts";

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
export const READ_SHIFT = 4;
export const STRONG_WRITE = 1 << 8;
export const STRONG_READ = 1 << 9;
export const POSITION_SHIFT = 10;

/** Returns the number of a word. Its position is that of the write if there is one. */
export const accessedWord = (write: WordAccess | undefined, read: WordAccess | undefined): number =>
  ((write?.bytes ?? 0) |
    ((read?.bytes ?? 0) << READ_SHIFT) |
    (write?.strong === true ? STRONG_WRITE : 0) |
    (read?.strong === true ? STRONG_READ : 0) |
    (((write ?? read)?.position ?? 0) << POSITION_SHIFT)) >>>
  0;

/**
 * Numbers of an entry of the table: offset in the window, bytes, and index of the first word. The number of
 * entries precedes the first one.
 */
export const ENTRY = 3;

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

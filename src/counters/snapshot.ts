// A text that changes, in memory that others read: its sequence is odd while it is written, and another one after that.
import { Head, TEXT_AT, TEXT_BYTES } from "./layout.ts";

const encoder = new TextEncoder();

/** Writes the text; nothing when it is too long. `words` and `bytes` are views of all of the memory. */
export function writeText(words: Int32Array, bytes: Uint8Array, text: string): void {
  const encoded = encoder.encode(text);
  if (encoded.length > TEXT_BYTES) return;
  const sequence = (words[Head.sequence]! | 1) + 0;
  Atomics.store(words, Head.sequence, sequence);
  bytes.set(encoded, TEXT_AT);
  words[Head.textBytes] = encoded.length;
  Atomics.store(words, Head.sequence, (sequence + 1) | 0);
}

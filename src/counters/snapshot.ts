// Changing text in memory that other processes read. Its sequence number is odd while it is written, and
// changes with each text.
import { Head, TEXT_AT, TEXT_BYTES } from "./layout.ts";

const encoder = new TextEncoder();

/** Writes the text, unless it is too long. The views begin with the memory: `words` has its head, `bytes` the text too. */
export function writeText(words: Int32Array, bytes: Uint8Array, text: string): void {
  const encoded = encoder.encode(text);
  if (encoded.length > TEXT_BYTES) return;
  const sequence = (words[Head.sequence]! | 1) + 0;
  Atomics.store(words, Head.sequence, sequence);
  bytes.set(encoded, TEXT_AT);
  words[Head.textBytes] = encoded.length;
  Atomics.store(words, Head.sequence, (sequence + 1) | 0);
}

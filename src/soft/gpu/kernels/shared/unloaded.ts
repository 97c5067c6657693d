// Unloaded programs. Workers drop their code before the next launch.
import { UNLOADED_SLOTS, Word } from "./control.ts";

let count = 0;
const last = new Int32Array(UNLOADED_SLOTS);

/** Records an unloaded program by its number. */
export function noteUnloaded(id: number): void {
  last[count++ % UNLOADED_SLOTS] = id;
}

/** Copies the list of unloaded programs to a control block, with a launch. */
export function publishUnloaded(words: Int32Array): void {
  if (words[Word.unloaded] === count) return;
  words.set(last, Word.unloadedIds);
  words[Word.unloaded] = count;
}

/**
 * Returns the programs that were unloaded after the first `seen`, or undefined when the list no longer holds
 * all of them.
 */
export function unloadedSince(words: Int32Array, seen: number): number[] | undefined {
  const length = words[Word.unloaded]! - seen;
  if (length > UNLOADED_SLOTS) return undefined;
  return Array.from({ length }, (_, n) => words[Word.unloadedIds + ((seen + n) % UNLOADED_SLOTS)]!);
}

// Programs that were unloaded: workers forget their code before they run something else.
import { UNLOADED_KEPT, Word } from "./control.ts";

let count = 0;
const last = new Int32Array(UNLOADED_KEPT);

/** A program that nothing will run any more, by its number. */
export function noteUnloaded(id: number): void {
  last[count++ % UNLOADED_KEPT] = id;
}

/** Tells the workers of a control block, with a launch. */
export function tellUnloaded(words: Int32Array): void {
  if (words[Word.unloaded] === count) return;
  words.set(last, Word.unloadedIds);
  words[Word.unloaded] = count;
}

/** The numbers of those that were unloaded after the first `seen`; undefined where they were too many to be told. */
export function unloadedSince(words: Int32Array, seen: number): number[] | undefined {
  const length = words[Word.unloaded]! - seen;
  if (length > UNLOADED_KEPT) return undefined;
  return Array.from({ length }, (_, n) => words[Word.unloadedIds + ((seen + n) % UNLOADED_KEPT)]!);
}

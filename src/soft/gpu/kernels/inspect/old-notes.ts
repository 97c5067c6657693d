// Notes of shared memory count barriers to 256. Before that many have passed, what is older is noted anew as older than all that follows.
import { ALL_WRITTEN, BYTES_MARK, NOTES } from "../../wasm/checks/shared-notes.ts";
import { BYTE_NOTES, KNOWN_LINES, SHARED_SHADOW } from "../../wasm/layout.ts";

/** Where a tag has the count of the block's barriers. */
const EPOCH = 10;
const EPOCH_MASK = 0xff << EPOCH;
/** From the count at which notes are made old to the one that they get: the next time comes before it is reached. */
const FAR = 192;
const WORDS = NOTES / 4;

/** How many barriers after the last time it is to be done again. */
export const BARRIERS_OF_NOTES = 96;

/** Makes the notes of so many bytes of shared memory old; `count` is how many barriers the threads have passed. */
export function ageNotes(memory: Int32Array, sharedBytes: number, count: number): void {
  const old = ((count + FAR) & 0xff) << EPOCH;
  // Who wrote it stays; who read it matters until the next barrier alone.
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
      for (let byte = 0; byte < 4; byte++) age((BYTE_NOTES + (4 * word + byte) * NOTES) / 4);
  }
  const lines = KNOWN_LINES / 4;
  memory.fill(0, lines, lines + Math.ceil(words / 8) + 1);
}

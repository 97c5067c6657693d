// Ages the shadow of shared memory. Its tags count barriers modulo 256. Before the count wraps around, older
// tags get a count that remains older than all later ones.
import { ALL_WRITTEN, BYTES_MARK, SHADOW_BYTES } from "../../wasm/inspect/memory-check/shared-shadow.ts";
import { BYTE_SHADOW, SETTLED_LINES, SHARED_SHADOW } from "../../wasm/unit/layout.ts";

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
export const BARRIERS_OF_NOTES = 96;

/**
 * Ages the shadow of `sharedBytes` bytes of shared memory. `count` is the number of barriers that the threads
 * have passed.
 */
export function ageNotes(memory: Int32Array, sharedBytes: number, count: number): void {
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

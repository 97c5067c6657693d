// Reads the shadow of a finished launch: which words it read and wrote.
import { accessedWord } from "../../kernels/inspect/previous-accesses.ts";
import { UNTOUCHED_SHIFT } from "../../wasm/inspect/memory-check/check-global.ts";
import { EXPANDED_SHIFT, POSITION_BITS } from "../../wasm/inspect/memory-check/check-global-line.ts";
import {
  GLOBAL_SHADOW_BYTES,
  LAUNCH_SHIFT,
  LINE_WORDS,
  MOST_LAUNCHES,
  READER_CELL,
  STRONG,
} from "../../wasm/inspect/memory-check/global-shadow.ts";

/** Numbers of the cells of a word or a line, and of its reader's cell. */
const [CELLS, READER] = [GLOBAL_SHADOW_BYTES / 4, READER_CELL / 4];
/** Index of the position in a cell. */
const POSITION = 2;
const ALL_BYTES = 15;

/** Indices of the cells of an allocation's words and lines, and its number of words. */
interface Cells {
  readonly words: number;
  readonly lines: number;
  readonly count: number;
}

/** Returns the accesses of a launch to an allocation, or undefined without any. */
export function accessedWords(
  shadow: Uint32Array,
  { words, lines, count }: Cells,
  launch: number,
): Uint32Array | undefined {
  let found: Uint32Array | undefined;
  const isOfLaunch = (number: number) => (number & (MOST_LAUNCHES - 1)) === launch;
  const isAccess = (cell: number) =>
    (shadow[cell]! !== 0 || shadow[cell + 1]! !== 0) && isOfLaunch(shadow[cell]! >>> Number(LAUNCH_SHIFT));
  const ofWord = (cell: number) =>
    isAccess(cell)
      ? {
          bytes: ~(shadow[cell + POSITION]! >>> UNTOUCHED_SHIFT) & ALL_BYTES,
          strong: (shadow[cell]! & Number(STRONG)) !== 0,
          position: shadow[cell + POSITION]! & ((1 << UNTOUCHED_SHIFT) - 1),
        }
      : undefined;
  const ofLine = (cell: number) =>
    isAccess(cell)
      ? { bytes: ALL_BYTES, strong: false, position: shadow[cell + POSITION]! & POSITION_BITS }
      : undefined;
  for (let first = 0; first < count; first += LINE_WORDS) {
    const line = lines + (first / LINE_WORDS) * CELLS;
    const isExpanded = isOfLaunch(shadow[line + POSITION]! >>> EXPANDED_SHIFT);
    const whole = isExpanded ? 0 : accessedWord(ofLine(line), ofLine(line + READER));
    if (!isExpanded && whole === 0) continue;
    for (let word = first; word < Math.min(count, first + LINE_WORDS); word++) {
      const cell = words + word * CELLS;
      const number = isExpanded ? accessedWord(ofWord(cell), ofWord(cell + READER)) : whole;
      if (number !== 0) (found ??= new Uint32Array(count))[word] = number;
    }
  }
  return found;
}

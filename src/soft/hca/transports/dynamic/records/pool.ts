// Records of one kind in a block of the arena: taken from a free list, else the first that was never used.

import type { Engine } from "../../../arena/engine.ts";
import { Fields } from "../../../arena/fields.ts";

function pool() {
  const f = new Fields();
  return {
    /** Word offset of the first record. */
    records: f.word(),
    /** The free list, linked through the records. */
    free: f.word(),
    /** How many records were ever used, and how many there are. */
    used: f.word(),
    most: f.word(),
    words: f.size(),
  } as const;
}

export const Pool = pool();

/** Word offset of a free record of `words` words, whose word `link` the free list uses. 0 when all are taken. */
export function takeRecord(e: Engine, pool: number, words: number, link: number): number {
  const { i32 } = e;
  const first = i32[pool + Pool.free]!;
  if (first !== 0) {
    i32[pool + Pool.free] = i32[first + link]!;
    return first;
  }
  const count = i32[pool + Pool.used]!;
  if (count >= i32[pool + Pool.most]!) return 0;
  i32[pool + Pool.used] = count + 1;
  return i32[pool + Pool.records]! + count * words;
}

/** Puts a record back. */
export function giveRecord(e: Engine, pool: number, link: number, record: number): void {
  e.i32[record + link] = e.i32[pool + Pool.free]!;
  e.i32[pool + Pool.free] = record;
}

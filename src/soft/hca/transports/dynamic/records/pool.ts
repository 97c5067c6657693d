// Pools of records of one kind in a block of the arena. Records come from a free list first, then from the
// unused rest.

import type { Engine } from "../../../arena/engine.ts";
import { Fields } from "../../../arena/records/fields.ts";

function pool() {
  const f = new Fields();
  return {
    /** Word offset of the first record. */
    records: f.word(),
    /** Head of the free list, which is linked through the records. */
    free: f.word(),
    /** Number of records that were ever used. */
    used: f.word(),
    /** Number of records in the pool. */
    most: f.word(),
    words: f.size(),
  } as const;
}

export const Pool = pool();

/**
 * Returns the word offset of a free record of `words` words, or 0. The free list uses word `link` of each
 * record.
 */
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

/** Returns a record to its pool. */
export function giveRecord(e: Engine, pool: number, link: number, record: number): void {
  e.i32[record + link] = e.i32[pool + Pool.free]!;
  e.i32[pool + Pool.free] = record;
}

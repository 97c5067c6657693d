import type { Engine } from "../../../arena/engine.ts";
import { Fields } from "../../../arena/records/fields.ts";

// Sizes that several records or both ends of a connection share.

/** Maximum number of sequence numbers in flight in a context. */
export const WINDOW = 128;

export const WINDOW_MASK = WINDOW - 1;

export const MAX_PATHS = 8;

/** Maximum number of addresses of a NIC. */
export const MAX_ADDRESSES = 4;

/** Maximum number of refusals in one acknowledgement. */
export const MAX_NAKS = 16;

/** Context id that stands for an unknown context. */
export const NO_CONTEXT = 0xffff;

/** Maximum payload of a packet in bytes. */
export const LARGEST_PAYLOAD_BYTES = 4096;

/** Maximum length of a message in bytes. */
export const LARGEST_MESSAGE_BYTES = 0x80000000;

/** Number of recent serials whose packets may still arrive. A NIC opens thousands of contexts per second. */
const RECENT = 1 << 16;

/**
 * Returns whether a serial is recent, given the last serial of the same NIC. A packet with a recent serial is
 * late and not forged.
 */
export const isRecent = (serial: number, last: number): boolean => {
  const age = (last - serial) | 0;
  return age >= 0 && age < RECENT;
};

// Pools of records of one kind in a block of the arena. Records come from a free list first, then from the
// unused rest.

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

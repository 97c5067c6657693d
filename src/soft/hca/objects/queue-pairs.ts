// Queue pairs by number, and the operations that their states allow.
import * as verbs from "../../../../ffi/ibverbs/constants.ts";
import { MAX_QPS, section } from "../arena/arena.ts";
import type { Engine } from "../arena/engine.ts";
import { Qp } from "../arena/records.ts";

export const QueuePairTable = section("queuePairs", (f) => ({
  /** Number of queue pairs. */
  count: f.word(),
  /** Word offset of the queue pair in each slot, 0 when the slot is free. */
  slots: f.aligned(MAX_QPS),
  /** Number of the last queue pair that was destroyed in each slot. */
  formerNumbers: f.aligned(MAX_QPS),
}));

const SLOT_MASK = MAX_QPS - 1;

/** Returns the word offset of the queue pair with this number, 0 for none. */
export function findQp(e: Engine, number: number): number {
  const q = e.i32[QueuePairTable.slots + (number & SLOT_MASK)]!;
  return q !== 0 && e.i32[q + Qp.number] === number ? q : 0;
}

/**
 * Returns true when this is the number of the last queue pair that was destroyed in its slot. Its peers may
 * not have detected this yet.
 */
export function isFormerQp(e: Engine, number: number): boolean {
  return number !== 0 && e.i32[QueuePairTable.formerNumbers + (number & SLOT_MASK)] === number;
}

/** Returns true when a queue pair in this state accepts requests. */
export function receives(state: number): boolean {
  return (
    state === verbs.IBV_QPS_RTR ||
    state === verbs.IBV_QPS_RTS ||
    state === verbs.IBV_QPS_SQD ||
    state === verbs.IBV_QPS_SQE
  );
}

import { MAX_QPS } from "../../soft/hca/arena/arena.ts";
import type { Engine } from "../../soft/hca/arena/engine.ts";
import { QueuePairTable } from "../../soft/hca/objects/queue-pairs.ts";

/** Slots of the queue pairs that the last call found, by NIC. */
const known = new WeakMap<Engine, readonly number[]>();

/** Returns the slots of all queue pairs in ascending order. The table is searched only when it has changed. */
function slotsOf(e: Engine): readonly number[] {
  const { i32 } = e;
  const count = i32[QueuePairTable.count]!;
  const before = known.get(e);
  // All known slots are in use, and there are no others.
  if (before?.length === count && before.every((slot) => i32[QueuePairTable.slots + slot] !== 0))
    return before;
  const slots: number[] = [];
  for (let slot = 0; slots.length < count && slot < MAX_QPS; slot++)
    if (i32[QueuePairTable.slots + slot] !== 0) slots.push(slot);
  known.set(e, slots);
  return slots;
}

/** Calls `visit` with the word offset of each queue pair of a NIC. */
export function eachQueuePair(e: Engine, visit: (q: number) => void): void {
  for (const slot of slotsOf(e)) {
    const q = e.i32[QueuePairTable.slots + slot]!;
    if (q !== 0) visit(q);
  }
}

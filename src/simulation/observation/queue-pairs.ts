import { MAX_QPS } from "../../soft/hca/arena/arena.ts";
import type { Engine } from "../../soft/hca/arena/engine.ts";
import { QueuePairTable } from "../../soft/hca/objects/queue-pairs.ts";

/** Calls `visit` with the word offset of each queue pair of a NIC. */
export function eachQueuePair(e: Engine, visit: (q: number) => void): void {
  let left = e.i32[QueuePairTable.count]!;
  for (let slot = 0; left > 0 && slot < MAX_QPS; slot++) {
    const q = e.i32[QueuePairTable.slots + slot]!;
    if (q === 0) continue;
    left--;
    visit(q);
  }
}

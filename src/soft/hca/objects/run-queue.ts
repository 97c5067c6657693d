// Queue pairs with requests to send, first in first out.
import { section } from "../arena/arena.ts";
import type { Engine } from "../arena/engine.ts";
import { append, takeFirst, unlink } from "../arena/list.ts";
import { Qp } from "../arena/records.ts";

export const RunQueue = section("runQueue", (f) => ({ queuePairs: f.list() }));

/** Appends the queue pair to the run queue unless it is there. */
export function enqueue(e: Engine, q: number): void {
  append(e, RunQueue.queuePairs, q, Qp.running);
}

/** Removes the first queue pair of the run queue and returns it; 0 when the run queue is empty. */
export function dequeue(e: Engine): number {
  return takeFirst(e, RunQueue.queuePairs, Qp.running);
}

/** Removes a queue pair that is being destroyed from the run queue. */
export function forget(e: Engine, q: number): void {
  unlink(e, RunQueue.queuePairs, q, Qp.running);
}

// QPs that have something to send, first in first out.
import { Dev } from "../arena/arena.ts";
import type { Engine } from "../arena/engine.ts";
import { append, takeFirst, unlink } from "../arena/list.ts";
import { Qp } from "../arena/records.ts";

/** Puts the QP at the end of the run queue, once. */
export function enqueue(e: Engine, q: number): void {
  append(e, Dev.running, q, Qp.running);
}

/** The first QP in the run queue, taken out; 0 when it is empty. */
export function dequeue(e: Engine): number {
  return takeFirst(e, Dev.running, Qp.running);
}

/** Takes a QP that is going away out of the run queue. */
export function forget(e: Engine, q: number): void {
  unlink(e, Dev.running, q, Qp.running);
}

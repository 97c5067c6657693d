// QPs that have something to send, first in first out, linked through the QPs themselves.
import { Dev } from "../arena/arena.ts";
import type { Engine } from "../arena/engine.ts";
import { Qp } from "../arena/records.ts";

/** Puts the QP at the end of the run queue, once. */
export function enqueue(e: Engine, q: number): void {
  const { i32 } = e;
  if (i32[q + Qp.runQueued] !== 0) return;
  i32[q + Qp.runQueued] = 1;
  i32[q + Qp.runNext] = 0;
  if (i32[Dev.runHead] === 0) i32[Dev.runHead] = q;
  else i32[i32[Dev.runTail]! + Qp.runNext] = q;
  i32[Dev.runTail] = q;
}

/** The first QP in the run queue, taken out; 0 when it is empty. */
export function dequeue(e: Engine): number {
  const { i32 } = e;
  const q = i32[Dev.runHead]!;
  if (q === 0) return 0;
  i32[Dev.runHead] = i32[q + Qp.runNext]!;
  i32[q + Qp.runQueued] = 0;
  return q;
}

/** Takes a QP that is going away out of the run queue. */
export function forget(e: Engine, q: number): void {
  const { i32 } = e;
  if (i32[q + Qp.runQueued] === 0) return;
  let before = 0;
  for (let at = i32[Dev.runHead]!; at !== 0; before = at, at = i32[at + Qp.runNext]!) {
    if (at !== q) continue;
    if (before === 0) i32[Dev.runHead] = i32[q + Qp.runNext]!;
    else i32[before + Qp.runNext] = i32[q + Qp.runNext]!;
    if (i32[Dev.runTail] === q) i32[Dev.runTail] = before;
    break;
  }
  i32[q + Qp.runQueued] = 0;
}

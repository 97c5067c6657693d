// Timers of queue pairs. A queue pair has one timer in the heap, for the earliest of its deadlines.
import { QUEUE_PAIR_TIMER, startTimer, stopTimer } from "./deadline-heap.ts";
import { getDouble } from "./doubles.ts";
import type { Engine } from "./engine.ts";
import { Qp } from "./records.ts";

/** Returns the earliest deadline of the queue pair in microseconds, Infinity for none. */
export function deadlineOf(e: Engine, q: number): number {
  const transport = getDouble(e, q + Qp.transportDeadline);
  const rnr = getDouble(e, q + Qp.rnrDeadline);
  const pace = getDouble(e, q + Qp.paceDeadline);
  let deadline = transport === 0 ? Number.POSITIVE_INFINITY : transport;
  if (rnr !== 0 && rnr < deadline) deadline = rnr;
  if (pace !== 0 && pace < deadline) deadline = pace;
  const lossProbe = getDouble(e, q + Qp.lossProbeDeadline);
  return lossProbe !== 0 && lossProbe < deadline ? lossProbe : deadline;
}

/** Schedules the timer of the queue pair. Must be called after a deadline was set earlier than before. */
export function schedule(e: Engine, q: number): void {
  const deadline = deadlineOf(e, q);
  if (deadline !== Number.POSITIVE_INFINITY) startTimer(e, q + Qp.timer, QUEUE_PAIR_TIMER, deadline);
}

/** Stops the timer of the queue pair. */
export function unschedule(e: Engine, q: number): void {
  stopTimer(e, q + Qp.timer);
}

/** Returns true when a deadline of the queue pair has passed. Otherwise schedules its timer again. */
export function isExpired(e: Engine, q: number): boolean {
  if (deadlineOf(e, q) <= e.now) return true;
  schedule(e, q);
  return false;
}

// The timers of QPs. A QP has one timer in the heap for the earliest of its deadlines.
import { QUEUE_PAIR_TIMER, startTimer, stopTimer } from "./deadline-heap.ts";
import { getDouble } from "./doubles.ts";
import type { Engine } from "./engine.ts";
import { Qp } from "./records.ts";

/** The QP's earliest deadline in microseconds, Infinity when it waits for nothing. */
export function deadlineOf(e: Engine, q: number): number {
  const transport = getDouble(e, q + Qp.transportDeadline);
  const rnr = getDouble(e, q + Qp.rnrDeadline);
  const pace = getDouble(e, q + Qp.paceDeadline);
  let deadline = transport === 0 ? Number.POSITIVE_INFINITY : transport;
  if (rnr !== 0 && rnr < deadline) deadline = rnr;
  if (pace !== 0 && pace < deadline) deadline = pace;
  const nudge = getDouble(e, q + Qp.nudgeDeadline);
  return nudge !== 0 && nudge < deadline ? nudge : deadline;
}

/** Sees to it that the QP's deadlines are noticed. Call after setting one earlier than before. */
export function schedule(e: Engine, q: number): void {
  const deadline = deadlineOf(e, q);
  if (deadline !== Number.POSITIVE_INFINITY) startTimer(e, q + Qp.timer, QUEUE_PAIR_TIMER, deadline);
}

/** The QP's deadlines are forgotten, for good or until it is scheduled again. */
export function unschedule(e: Engine, q: number): void {
  stopTimer(e, q + Qp.timer);
}

/** The QP's timer came up: whether a deadline has really passed. If not, it is scheduled anew. */
export function isExpired(e: Engine, q: number): boolean {
  if (deadlineOf(e, q) <= e.now) return true;
  schedule(e, q);
  return false;
}

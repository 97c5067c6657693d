// Interrupt moderation (ibv_modify_cq). The event of an armed completion queue waits for a number of
// completions, or until the first of them has waited for the configured time.

import type { Engine } from "../arena/engine.ts";
import { Cq } from "../arena/records.ts";
import { COMPLETION_QUEUE_TIMER, startTimer, stopTimer, timerRuns } from "../arena/timers.ts";
import { raiseCompletion } from "./events.ts";

/** Counts one more completion of an armed queue. Returns true when its event is due now. */
export function eventIsDue(e: Engine, cq: number): boolean {
  const { i32 } = e;
  const count = i32[cq + Cq.moderateCount]!;
  if (count <= 1) return true;
  if (++i32[cq + Cq.moderated]! >= count) {
    forgetModerated(e, cq);
    return true;
  }
  const period = i32[cq + Cq.moderatePeriod]!;
  if (period === 0 || timerRuns(e, cq + Cq.timer)) return false;
  return !startTimer(e, cq + Cq.timer, COMPLETION_QUEUE_TIMER, e.now + period);
}

/** Raises the event of `cq` after its timer has expired. */
export function raiseModerated(e: Engine, cq: number): void {
  e.i32[cq + Cq.moderated] = 0;
  Atomics.store(e.i32, cq + Cq.armed, 0);
  raiseCompletion(e, cq);
}

/** Cancels the waiting event of a queue: the event was raised, or the queue is being destroyed. */
export function forgetModerated(e: Engine, cq: number): void {
  e.i32[cq + Cq.moderated] = 0;
  stopTimer(e, cq + Cq.timer);
}

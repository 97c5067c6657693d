// Interrupt moderation (ibv_modify_cq): an armed completion queue's event waits until enough completions are there, or until
// the first of them has waited long enough.
import { COMPLETION_QUEUE_TIMER, startTimer, stopTimer, timerRuns } from "../arena/deadline-heap.ts";
import type { Engine } from "../arena/engine.ts";
import { Cq } from "../arena/records.ts";
import { raiseCompletion } from "./events.ts";

/** Whether the event for one more completion of an armed queue is due now. Otherwise it is remembered. */
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

/** The event of `cq` has waited long enough: its timer came up. */
export function raiseModerated(e: Engine, cq: number): void {
  e.i32[cq + Cq.moderated] = 0;
  Atomics.store(e.i32, cq + Cq.armed, 0);
  raiseCompletion(e, cq);
}

/** The queue's event no longer waits: it was raised, or its queue goes away. */
export function forgetModerated(e: Engine, cq: number): void {
  e.i32[cq + Cq.moderated] = 0;
  stopTimer(e, cq + Cq.timer);
}

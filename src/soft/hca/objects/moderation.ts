// Interrupt moderation (ibv_modify_cq): an armed completion queue's event waits until enough completions are there, or until
// the first of them has waited long enough.
import { Dev } from "../arena/arena.ts";
import { getDouble, setDouble } from "../arena/doubles.ts";
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
  if (period === 0 || getDouble(e, cq + Cq.moderatedUntil) !== 0) return false;
  const until = e.now + period;
  setDouble(e, cq + Cq.moderatedUntil, until);
  i32[cq + Cq.moderatedNext] = i32[Dev.moderatedHead]!;
  i32[Dev.moderatedHead] = cq;
  const first = getDouble(e, Dev.moderatedUntil);
  if (first === 0 || until < first) setDouble(e, Dev.moderatedUntil, until);
  return false;
}

/** Raises the events that have waited long enough; how many. */
export function raiseModerated(e: Engine): number {
  const { i32 } = e;
  let raised = 0;
  for (let cq = i32[Dev.moderatedHead]!; cq !== 0; ) {
    const next = i32[cq + Cq.moderatedNext]!;
    if (getDouble(e, cq + Cq.moderatedUntil) <= e.now) {
      forgetModerated(e, cq);
      Atomics.store(i32, cq + Cq.armed, 0);
      raiseCompletion(e, cq);
      raised++;
    }
    cq = next;
  }
  return raised;
}

/** The queue's event no longer waits: it was raised, or its queue goes away. */
export function forgetModerated(e: Engine, cq: number): void {
  const { i32 } = e;
  i32[cq + Cq.moderated] = 0;
  if (getDouble(e, cq + Cq.moderatedUntil) === 0) return;
  setDouble(e, cq + Cq.moderatedUntil, 0);
  let first = 0;
  let before = 0;
  for (let at = i32[Dev.moderatedHead]!; at !== 0; at = i32[at + Cq.moderatedNext]!) {
    if (at === cq) {
      if (before === 0) i32[Dev.moderatedHead] = i32[cq + Cq.moderatedNext]!;
      else i32[before + Cq.moderatedNext] = i32[cq + Cq.moderatedNext]!;
      continue;
    }
    before = at;
    const until = getDouble(e, at + Cq.moderatedUntil);
    if (first === 0 || until < first) first = until;
  }
  setDouble(e, Dev.moderatedUntil, first);
}

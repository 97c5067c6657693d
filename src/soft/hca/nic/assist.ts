// The application thread as part of the NIC. Waking the NIC's thread costs tens of microseconds; so a thread that posts while
// the NIC sleeps sends the first packets itself, and one that spins on a completion queue steps the whole engine.
import { Dev } from "../arena/arena.ts";
import { readClock } from "../arena/clock.ts";
import type { Engine } from "../arena/engine.ts";
import { tryLock, unlock } from "../arena/lock.ts";
import { Cq, Qp } from "../arena/records.ts";
import { fetchAhead } from "../links/shared-memory/ahead.ts";
import { executeAtOnce } from "../transports/rc/at-once.ts";
import { isAssisted, leaveToNic, markAssisted, wake } from "./park.ts";
import { answerDoorbells, runQueue, step } from "./step.ts";

/** Packets that a posting thread sends itself; the rest is the NIC's. */
const FIRST_PACKETS = 8;
/** Turns in vain after which the spinning thread lets others run: what it waits for may be waiting for this processor. */
const COURTESY = 64;

/** Looks at a lock that the NIC holds, about as long as one of its steps takes. */
const LOCK_TRIES = 500;

let vain = 0;

/** A QP was rung: sends at once if the NIC sleeps, and else leaves it to the NIC. */
export function afterPost(e: Engine): void {
  if (Atomics.load(e.i32, Dev.parked) === 0) return;
  if (!tryLock(e)) {
    wake(e);
    return;
  }
  try {
    readClock(e);
    answerDoorbells(e);
    runQueue(e, 1, FIRST_PACKETS);
  } finally {
    unlock(e);
  }
  // A thread that spins does the rest itself. Otherwise the NIC wakes for what is left, or for a timer that its sleep ends after.
  if (isAssisted(e)) return;
  leaveToNic(e);
}

/** Executes what was posted on an idle QP in the peer's memory, mapped here. False when something is left for packets. */
export function copyNow(e: Engine, q: number): boolean {
  for (let tries = 0; !tryLock(e); tries++) if (tries === LOCK_TRIES) return false;
  try {
    // The clock is for completions that wait to raise an event.
    if (e.i32[e.i32[q + Qp.sendCq]! + Cq.armed] !== 0) readClock(e);
    return executeAtOnce(e, q);
  } finally {
    unlock(e);
  }
}

/** One step of the engine by a thread that spins on a completion queue, unless the NIC is at it. */
export function assist(e: Engine): void {
  let work = 0;
  if (tryLock(e)) {
    try {
      work = step(e);
      markAssisted(e);
      if (work === 0) fetchAhead(e);
    } finally {
      unlock(e);
    }
  }
  if (work > 0) vain = 0;
  else if (++vain % COURTESY === 0) e.native.sched_yield();
}

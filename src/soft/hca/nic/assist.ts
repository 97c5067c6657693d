// The application thread as part of the NIC. Waking the NIC's thread costs tens of microseconds; so a thread that posts while
// the NIC sleeps sends the first packets itself, and one that spins on a completion queue steps the whole engine.
import { Dev } from "../arena/arena.ts";
import { readClock } from "../arena/clock.ts";
import type { Engine } from "../arena/engine.ts";
import { tryLock, unlock } from "../arena/lock.ts";
import { nextDeadline } from "../arena/timers.ts";
import { isAssisted, wake } from "./park.ts";
import { answerDoorbells, hasWork, runQueue, step } from "./step.ts";

/** Packets that a posting thread sends itself; the rest is the NIC's. */
const FIRST_PACKETS = 8;
/** Turns in vain after which the spinning thread lets others run: what it waits for may be waiting for this processor. */
const COURTESY = 64;

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
  if (hasWork(e) || nextDeadline(e) < e.f64[Dev.parkedUntil >> 1]!) wake(e);
}

/** One step of the engine by a thread that spins on a completion queue, unless the NIC is at it. */
export function assist(e: Engine): void {
  let work = 0;
  if (tryLock(e)) {
    try {
      work = step(e);
      e.f64[Dev.assistedAt >> 1] = e.now;
    } finally {
      unlock(e);
    }
  }
  if (work > 0) vain = 0;
  else if (++vain % COURTESY === 0) e.native.sched_yield();
}

// The application thread as part of the NIC. Waking the NIC's thread costs tens of microseconds; so a thread that posts while
// the NIC sleeps sends the first packets itself, and one that spins on a completion queue steps the whole engine.
import { Dev } from "./arena.ts";
import { readClock } from "./clock.ts";
import type { Engine } from "./engine.ts";
import { tryLock, unlock } from "./lock.ts";
import { wake } from "./park.ts";
import { answerBells, hasWork, runQueue, step } from "./step.ts";
import { nextDeadline } from "./timers.ts";

/** Packets that a posting thread sends itself; the rest is the NIC's. */
const FIRST_PACKETS = 8;

/** After the engine ran on this thread: the NIC must wake for what is left, or for a timer earlier than its sleep ends. */
function handOver(e: Engine): void {
  if (hasWork(e) || nextDeadline(e) < e.f64[Dev.parkedUntil >> 1]!) wake(e);
}

/** A QP was rung: sends at once if the NIC sleeps, and else leaves it to the NIC. */
export function afterPost(e: Engine): void {
  if (Atomics.load(e.i32, Dev.parked) === 0) return;
  if (!tryLock(e)) {
    wake(e);
    return;
  }
  try {
    readClock(e);
    answerBells(e);
    runQueue(e, 1, FIRST_PACKETS);
  } finally {
    unlock(e);
  }
  handOver(e);
}

/** One step of the engine by a thread that spins on a completion queue, unless the NIC is at it. */
export function assist(e: Engine): void {
  if (!tryLock(e)) return;
  try {
    step(e);
    e.f64[Dev.assistedAt >> 1] = e.now;
  } finally {
    unlock(e);
  }
  handOver(e);
}

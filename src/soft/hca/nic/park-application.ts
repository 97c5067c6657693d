// Sleep of the application's thread in its event loop. A woken application runs the engine itself, so one
// wake-up leads from a peer's write to a resolved promise. This lasts for some milliseconds after each wait.
// Meanwhile the NIC thread checks every CHECK_US, so a busy application delays frames no longer than that.

import { getDouble, setDouble } from "../arena/doubles.ts";
import type { Engine } from "../arena/engine.ts";
import { tryLock, unlock } from "../arena/lock.ts";
import { markParked } from "../links/local-peers/connections.ts";
import { framesWait } from "../links/shared-memory/frames.ts";
import { WAKE_APPLICATION } from "../links/shared-memory/records.ts";
import { EventLoop } from "../objects/wake-application.ts";
import { NicState } from "./nic-state.ts";
import { CHECK_US, markAssisted, wake } from "./park.ts";
import { hasWork, nextDeadline, step } from "./step.ts";

/**
 * Time for which peers wake a waiting application directly, in microseconds. Afterwards the NIC thread sleeps
 * longer and wakes the application itself.
 */
const DIRECT_US = 10_000;
/** Maximum number of consecutive steps while there is work. */
const MAX_STEPS = 16;
/** Number of checks of the rings before the event loop turns. */
const FRAME_CHECKS = 32;

/**
 * Runs the engine on the application's thread until no work is left. Returns false when work is left. With
 * `isSpinning`, the thread calls again within microseconds, so the NIC thread leaves the work to it.
 */
export function stepAsApplication(e: Engine, isSpinning: boolean): boolean {
  Atomics.store(e.i32, EventLoop.applicationParked, 0);
  if (!tryLock(e)) return true;
  try {
    const pollsNetwork = Atomics.load(e.i32, NicState.supervising) === 1;
    for (let i = 0; i < MAX_STEPS; i++) {
      const work = step(e, pollsNetwork);
      if (isSpinning) markAssisted(e);
      else setDouble(e, NicState.assistedAt, e.now);
      if (work === 0 && !(isSpinning && frameArrives(e))) return true;
    }
    return false;
  } finally {
    unlock(e);
  }
}

/**
 * Returns true when a frame arrives within the next microsecond or two, which is less than a turn of the
 * event loop.
 */
function frameArrives(e: Engine): boolean {
  for (let i = 0; i < FRAME_CHECKS; i++) if (framesWait(e)) return true;
  return false;
}

/**
 * Marks the application as parked: the socket of its event loop wakes it. The caller must then check its
 * condition once more. Returns false when work is left: the application does not park.
 */
export function parkApplication(e: Engine): boolean {
  const { i32 } = e;
  setDouble(e, NicState.assistedUntil, 0);
  setDouble(e, NicState.directUntil, e.now + DIRECT_US);
  Atomics.store(i32, EventLoop.applicationParked, 1);
  // The NIC thread holds the lock. It updates the peers when it parks.
  if (!tryLock(e)) return true;
  markParked(e, WAKE_APPLICATION);
  const left = hasWork(e);
  const deadline = Math.min(nextDeadline(e), e.now + CHECK_US);
  unlock(e);
  if (left) {
    Atomics.store(i32, EventLoop.applicationParked, 0);
    return false;
  }
  // A NIC thread that sleeps past the deadline, or supervises, has not read the new state yet.
  if (getDouble(e, NicState.parkedUntil) > deadline || Atomics.load(i32, NicState.supervising) === 1) wake(e);
  return true;
}

/** Marks the application as running. */
export function unparkApplication(e: Engine): void {
  Atomics.store(e.i32, EventLoop.applicationParked, 0);
}

// How an application's thread waits in its event loop and does the NIC's work when it is woken: one wake-up from a peer's write
// to its promise, as with a socket. What it promises the NIC's thread holds for some milliseconds only, and the NIC's thread
// looks after it every LOOK_US: an application that is busy with other things delays nobody by more than that.
import { Dev } from "../arena/arena.ts";
import { getDouble, setDouble } from "../arena/doubles.ts";
import type { Engine } from "../arena/engine.ts";
import { tryLock, unlock } from "../arena/lock.ts";
import { markParked } from "../links/shared-memory/connections.ts";
import { framesWait } from "../links/shared-memory/frames.ts";
import { WAKE_APPLICATION } from "../links/shared-memory/records.ts";
import { nextDeadline } from "./deadline.ts";
import { LOOK_US, markAssisted, wake } from "./park.ts";
import { hasWork, step } from "./step.ts";

/** How long peers wake a waiting application directly. After that the NIC sleeps undisturbed, and wakes it when there is news. */
const DIRECT_US = 10_000;
/** Steps in a row as long as there is work. */
const MOST_STEPS = 16;
/** Looks at the rings before the event loop turns. */
const MOST_GLANCES = 32;

/**
 * Runs the engine on the application's thread until there is nothing to do for it; also when the NIC's thread is at it. False
 * when there is still more. `goesOn`: it will be here again within some microseconds, and the NIC's thread may leave the work to it.
 */
export function stepAsApplication(e: Engine, goesOn: boolean): boolean {
  Atomics.store(e.i32, Dev.applicationParked, 0);
  if (!tryLock(e)) return true;
  try {
    const hearsNetwork = Atomics.load(e.i32, Dev.supervising) === 1;
    for (let i = 0; i < MOST_STEPS; i++) {
      const work = step(e, hearsNetwork);
      if (goesOn) markAssisted(e);
      else setDouble(e, Dev.assistedAt, e.now);
      if (work === 0 && !(goesOn && frameComes(e))) return true;
    }
    return false;
  } finally {
    unlock(e);
  }
}

/** Whether a frame comes within the next microsecond or two: less than a turn of the event loop takes. */
function frameComes(e: Engine): boolean {
  for (let i = 0; i < MOST_GLANCES; i++) if (framesWait(e)) return true;
  return false;
}

/**
 * From here on the application is woken by its loop's socket. The caller then looks once more whether what it waits for has
 * come. False when there is work left: it does not park.
 */
export function parkApplication(e: Engine): boolean {
  const { i32 } = e;
  setDouble(e, Dev.assistedUntil, 0);
  setDouble(e, Dev.directUntil, e.now + DIRECT_US);
  Atomics.store(i32, Dev.applicationParked, 1);
  // The NIC's thread is at it: it tells the peers when it parks.
  if (!tryLock(e)) return true;
  markParked(e, WAKE_APPLICATION);
  const left = hasWork(e);
  const deadline = Math.min(nextDeadline(e), e.now + LOOK_US);
  unlock(e);
  if (left) {
    Atomics.store(i32, Dev.applicationParked, 0);
    return false;
  }
  // A NIC that sleeps for longer, or supervises, does not know yet.
  if (getDouble(e, Dev.parkedUntil) > deadline || Atomics.load(i32, Dev.supervising) === 1) wake(e);
  return true;
}

/** The application waits no longer. */
export function unparkApplication(e: Engine): void {
  Atomics.store(e.i32, Dev.applicationParked, 0);
}

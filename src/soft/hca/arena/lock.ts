// The lock of the engine. The engine is a monitor: only the thread that holds the lock may run its functions.
import { section } from "./arena.ts";
import type { Engine } from "./engine.ts";
import { renewViews } from "./views.ts";

const Lock = section("lock", (f) => ({
  /** 1 while a thread holds the lock. */
  held: f.word(),
  /** Number of application threads that wait for the lock. */
  waiting: f.word(),
}));

const SPINS = 200;

/** Takes the lock if it is free. Returns false otherwise. */
export function tryLock(e: Engine): boolean {
  if (Atomics.compareExchange(e.i32, Lock.held, 0, 1) !== 0) return false;
  renewViews(e);
  return true;
}

/**
 * Takes the lock for a control operation. The NIC thread yields between two steps while a thread waits here.
 */
export function lock(e: Engine): void {
  if (tryLock(e)) return;
  Atomics.add(e.i32, Lock.waiting, 1);
  let spins = 0;
  while (!tryLock(e)) if (++spins > SPINS) e.native.sched_yield();
  Atomics.sub(e.i32, Lock.waiting, 1);
}

export function unlock(e: Engine): void {
  Atomics.store(e.i32, Lock.held, 0);
}

/** Takes the lock on the NIC thread, after every thread that waits in {@link lock}. */
export function lockAsNic(e: Engine): void {
  while (Atomics.load(e.i32, Lock.waiting) !== 0) e.native.sched_yield();
  let spins = 0;
  while (!tryLock(e)) if (++spins > SPINS) e.native.sched_yield();
}

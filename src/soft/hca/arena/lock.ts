// The engine is a monitor: whoever holds this lock may run its functions, be it the NIC thread or an application thread.
import { Dev } from "./arena.ts";
import type { Engine } from "./engine.ts";

const SPINS = 200;

/** Takes the lock if it is free. */
export function tryLock(e: Engine): boolean {
  return Atomics.compareExchange(e.i32, Dev.lock, 0, 1) === 0;
}

/** Takes the lock for a control operation; the NIC thread steps aside between two steps while anyone waits here. */
export function lock(e: Engine): void {
  if (tryLock(e)) return;
  Atomics.add(e.i32, Dev.wanted, 1);
  let spins = 0;
  while (!tryLock(e)) if (++spins > SPINS) e.native.sched_yield();
  Atomics.sub(e.i32, Dev.wanted, 1);
}

export function unlock(e: Engine): void {
  Atomics.store(e.i32, Dev.lock, 0);
}

/** Takes the lock as the NIC thread: after everyone who waits in {@link lock}. */
export function lockAsNic(e: Engine): void {
  while (Atomics.load(e.i32, Dev.wanted) !== 0) e.native.sched_yield();
  let spins = 0;
  while (!tryLock(e)) if (++spins > SPINS) e.native.sched_yield();
}

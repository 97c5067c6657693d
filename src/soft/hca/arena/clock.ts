import { Dev } from "./arena.ts";
import type { Engine } from "./engine.ts";

const CLOCK_MONOTONIC = 1;

/**
 * Sets `engine.now` to CLOCK_MONOTONIC in microseconds: the one clock that all threads of a process share. `scratch` is where
 * the kernel writes it: the default belongs to whoever holds the lock.
 */
export function readClock(e: Engine, scratch: number = Dev.timespec): number {
  e.native.clock_gettime(CLOCK_MONOTONIC, e.base + scratch * 4);
  const seconds = e.u32[scratch]! + e.i32[scratch + 1]! * 4294967296;
  e.now = seconds * 1e6 + e.u32[scratch + 2]! / 1000;
  return e.now;
}

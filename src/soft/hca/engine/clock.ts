import { Dev } from "./arena.ts";
import type { Engine } from "./engine.ts";

const CLOCK_MONOTONIC = 1;

/** Sets `engine.now` to CLOCK_MONOTONIC in microseconds: the one clock that all threads of a process share. */
export function readClock(e: Engine): number {
  e.native.clock_gettime(CLOCK_MONOTONIC, e.base + Dev.timespec * 4);
  const seconds = e.u32[Dev.timespec]! + e.i32[Dev.timespec + 1]! * 4294967296;
  e.now = seconds * 1e6 + e.u32[Dev.timespec + 2]! / 1000;
  return e.now;
}

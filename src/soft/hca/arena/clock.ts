import { CLOCK_MONOTONIC } from "../../../../ffi/libc/constants.ts";
import type { Engine } from "./engine.ts";
import { Scratch } from "./scratch.ts";

/**
 * Reads CLOCK_MONOTONIC into `engine.now`, in microseconds. All threads of a process share this clock. The
 * kernel writes to word `scratch`; the default belongs to the holder of the lock.
 */
export function readClock(e: Engine, scratch: number = Scratch.timespec): number {
  e.native.clock_gettime(CLOCK_MONOTONIC, e.base + scratch * 4);
  const seconds = e.u32[scratch]! + e.i32[scratch + 1]! * 4294967296;
  e.now = seconds * 1e6 + e.u32[scratch + 2]! / 1000;
  return e.now;
}

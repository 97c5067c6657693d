import { CLOCK_MONOTONIC, libc, timespec } from "../../../../ffi/libc/index.ts";

const time = timespec.alloc();
const { clock_gettime } = libc;

/**
 * Returns the time of a clock, in milliseconds (`clock_gettime`). All processes of a machine read the same
 * CLOCK_MONOTONIC. `process.hrtime` starts with the process on Bun and Deno, so members cannot compare it.
 */
export function clockMs(clock = CLOCK_MONOTONIC): number {
  clock_gettime(clock, time.pointer);
  return Number(time.tv_sec) * 1000 + Number(time.tv_nsec) / 1e6;
}

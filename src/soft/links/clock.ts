import { CLOCK_MONOTONIC, libc, timespec } from "../../../ffi/libc/index.ts";

const time = timespec.alloc();

/** Returns CLOCK_MONOTONIC in nanoseconds. All processes of a machine read the same clock. */
export function clockNs(): number {
  libc.clock_gettime(CLOCK_MONOTONIC, time.pointer);
  return Number(time.tv_sec) * 1e9 + Number(time.tv_nsec);
}

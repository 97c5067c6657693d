// The NIC's clock, which its timestamps are in: CLOCK_MONOTONIC in nanoseconds, one clock for all processes of a host.
import * as s from "../../../../../ffi/ibverbs/structs.ts";
import { libc } from "../../../../../ffi/libc/index.ts";

const CLOCK_REALTIME = 0;
const CLOCK_MONOTONIC = 1;
/** `ibv_device_attr_ex.hca_core_clock`: ticks in a millisecond. */
export const CORE_CLOCK_KHZ = 1_000_000;

const time = s.timespec.alloc();

function nanoseconds(clock: number): bigint {
  libc.clock_gettime(clock, time.pointer);
  return BigInt(time.tv_sec) * 1_000_000_000n + BigInt(time.tv_nsec);
}

/** The device's clock and the wall clock. */
export const clocks = {
  /** The device's clock now. */
  now: (): bigint => nanoseconds(CLOCK_MONOTONIC),
  /** What the wall clock is ahead of it, in nanoseconds. */
  wallClockAhead: (): bigint => nanoseconds(CLOCK_REALTIME) - nanoseconds(CLOCK_MONOTONIC),
} as const;

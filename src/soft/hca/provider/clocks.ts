// The clock of the NIC's timestamps: CLOCK_MONOTONIC in nanoseconds, shared by all processes of a host.
import * as s from "../../../../ffi/ibverbs/structs.ts";
import { libc } from "../../../../ffi/libc/index.ts";

const CLOCK_REALTIME = 0;
const CLOCK_MONOTONIC = 1;
/** Ticks in a millisecond, as `ibv_device_attr_ex.hca_core_clock`. */
export const CORE_CLOCK_KHZ = 1_000_000;

const time = s.timespec.alloc();

function nanoseconds(clock: number): bigint {
  libc.clock_gettime(clock, time.pointer);
  return BigInt(time.tv_sec) * 1_000_000_000n + BigInt(time.tv_nsec);
}

/** The clock of the device and the wall clock. */
export const clocks = {
  /** Returns the time of the device's clock. */
  now: (): bigint => nanoseconds(CLOCK_MONOTONIC),
  /** Returns wall-clock time minus device time, in nanoseconds. */
  wallClockAhead: (): bigint => nanoseconds(CLOCK_REALTIME) - nanoseconds(CLOCK_MONOTONIC),
} as const;

import { IBV_VALUES_MASK_RAW_CLOCK } from "../../../ffi/ibverbs/constants.ts";
import { ibv_values_ex, timespec } from "../../../ffi/ibverbs/structs.ts";
import { libc } from "../../../ffi/libc/index.ts";
import { shown } from "../../arguments/shown.ts";
import { DoorbellError } from "../../errors.ts";
import { checkResult } from "../errors/verbs-error.ts";
import type { Device } from "./device.ts";

const clockRealtime = 0;
const nanosecondsPerSecond = 1_000_000_000n;
/** Number of times that the two clocks are read for one comparison. The closest pair is used. */
const samples = 8;
/** Time in milliseconds after which the clocks are compared again, because they drift apart. */
const validForMs = 1000;

/** Readings of both clocks at one moment. */
interface Moment {
  readonly ticks: bigint;
  readonly wallClockNs: bigint;
  /** Maximum time between the two readings. */
  readonly uncertaintyNs: bigint;
  /** Time of the comparison by `performance.now()`. */
  readonly taken: number;
}

/**
 * Clock of a device, which timestamps of completions use, and the wall clock for them. The clocks are
 * compared when the object is made, and again when a conversion happens more than a second later.
 *
 * @example
 * const clock = device.clock();
 * const began = clock.now();
 * console.log(`${clock.nanoseconds(clock.now() - began)} ns between two looks`);
 */
export class DeviceClock {
  readonly device: Device;
  /** Number of ticks in a second. */
  readonly frequencyHz: number;
  readonly #mask: bigint;
  readonly #values = ibv_values_ex.alloc();
  readonly #time = timespec.alloc();
  #moment: Moment;

  /** @internal Use {@link Device.clock}. */
  constructor(device: Device) {
    this.device = device;
    const { coreClockKHz, timestampMask } = device.extendedAttributes();
    this.#mask = timestampMask;
    this.frequencyHz = coreClockKHz * 1000;
    this.#moment = this.#compare();
    if (this.frequencyHz === 0) {
      throw new DoorbellError(
        `${device.label} does not report the frequency of its clock`,
        "The driver reports no hca_core_clock. Use the device's wallClockNs, or the host's time.",
      );
    }
  }

  /**
   * Returns the current time in ticks.
   *
   * @example
   * console.assert(device.clock().now() > 0n);
   */
  now(): bigint {
    this.device.ensureOpen();
    this.#values.comp_mask = IBV_VALUES_MASK_RAW_CLOCK;
    const { lib, pointer } = this.device;
    checkResult("ibv_query_rt_values_ex", lib.ibv_query_rt_values_ex(pointer, this.#values.pointer));
    const { tv_sec, tv_nsec } = this.#values.raw_clock;
    return (BigInt(tv_sec) * nanosecondsPerSecond + BigInt(tv_nsec)) & this.#mask;
  }

  /**
   * Converts a number of ticks to nanoseconds.
   *
   * @example
   * const clock = device.clock();
   * console.assert(clock.nanoseconds(BigInt(clock.frequencyHz)) === 1_000_000_000n);
   */
  nanoseconds(ticks: bigint): bigint {
    return (checkTicks(ticks) * nanosecondsPerSecond) / BigInt(this.frequencyHz);
  }

  /**
   * Converts a timestamp of this device to nanoseconds since 1970. A timestamp more than half of the clock's
   * range away counts as one of the previous or next wrap.
   *
   * @example
   * const clock = device.clock();
   * const agoNs = BigInt(Date.now()) * 1_000_000n - clock.wallClockNs(clock.now());
   */
  wallClockNs(timestamp: bigint): bigint {
    if (performance.now() - this.#moment.taken > validForMs) this.#moment = this.#compare();
    const { ticks, wallClockNs } = this.#moment;
    const ahead = (checkTicks(timestamp) - ticks) & this.#mask;
    const distance = ahead > this.#mask >> 1n ? ahead - this.#mask - 1n : ahead;
    return wallClockNs + this.nanoseconds(distance);
  }

  /**
   * Converts a timestamp to a date, with a resolution of milliseconds.
   *
   * @example
   * const clock = device.clock();
   * console.log(clock.date(clock.now()).toISOString());
   */
  date(timestamp: bigint): Date {
    return new Date(Number(this.wallClockNs(timestamp) / 1_000_000n));
  }

  /** Maximum error of {@link wallClockNs}: the time between reading the two clocks. */
  get uncertaintyNs(): bigint {
    return this.#moment.uncertaintyNs;
  }

  #wallClock(): bigint {
    libc.clock_gettime(clockRealtime, this.#time.pointer);
    return BigInt(this.#time.tv_sec) * nanosecondsPerSecond + BigInt(this.#time.tv_nsec);
  }

  #compare(): Moment {
    let best: Moment | undefined;
    for (let i = 0; i < samples; i++) {
      const before = this.#wallClock();
      const ticks = this.now();
      const uncertaintyNs = this.#wallClock() - before;
      if (best && uncertaintyNs >= best.uncertaintyNs) continue;
      best = { ticks, wallClockNs: before + uncertaintyNs / 2n, uncertaintyNs, taken: performance.now() };
    }
    return best!;
  }
}

function checkTicks(ticks: bigint): bigint {
  if (typeof ticks !== "bigint") throw new TypeError(`a timestamp is ${shown(ticks)}. Use a bigint of ticks`);
  return ticks;
}

import type { WorkerTime } from "../../../ffi/cuda/index.ts";
import { type GpuMeter, type GpuUse, samplePeriodMs } from "./gpu-use.ts";

/**
 * Meter of a soft GPU: the time that its worker threads ran kernels, as a share of the time that they had.
 * A launch counts when it ends.
 */
export class SoftGpuMeter implements GpuMeter {
  readonly #workerTime: () => WorkerTime;
  readonly #now: () => number;
  #sampledMs: number;
  #busyUs: number;
  #utilization: number | null = null;

  /** `now` returns the time in milliseconds. */
  constructor(workerTime: () => WorkerTime, now: () => number = () => performance.now()) {
    this.#workerTime = workerTime;
    this.#now = now;
    this.#sampledMs = now();
    this.#busyUs = workerTime().busyUs;
  }

  read(): Omit<GpuUse, "usedBytes" | "totalBytes"> {
    const ms = this.#now() - this.#sampledMs;
    if (ms >= samplePeriodMs) {
      const { busyUs, workers } = this.#workerTime();
      // Further pools add threads, so the sum may exceed the time of the first pool.
      const share = workers === 0 ? 0 : (busyUs - this.#busyUs) / (1000 * ms * workers);
      this.#utilization = 100 * Math.min(1, share);
      this.#sampledMs += ms;
      this.#busyUs = busyUs;
    }
    return {
      source: "soft GPU",
      utilization: this.#utilization,
      memoryUtilization: null,
      memoryGBps: null,
    };
  }

  close(): void {}
}

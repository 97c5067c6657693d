/** Use of a member's GPU. A value is null where its source does not report it. */
export interface GpuUse {
  readonly source: "NVML" | "soft GPU" | "none";
  /**
   * Share of the last sample period in which the GPU ran kernels, in percent. For a soft GPU, the average over its
   * worker threads. Null in the first sample of a soft GPU.
   */
  readonly utilization: number | null;
  /** Share of the last sample period in which the GPU read or wrote its memory, in percent. Null for a soft GPU. */
  readonly memoryUtilization: number | null;
  /** Bandwidth of its memory in the last sample period, in GB/s (1e9 bytes). Null before Hopper. */
  readonly memoryGBps: number | null;
  readonly usedBytes: number;
  readonly totalBytes: number;
}

/** Reader of a GPU's use. */
export interface GpuMeter {
  /** Returns the current use. Calls within one sample period return the same rates. */
  read(): Omit<GpuUse, "usedBytes" | "totalBytes">;
  close(): void;
}

/** Shortest sample period, in milliseconds. */
export const samplePeriodMs = 200;

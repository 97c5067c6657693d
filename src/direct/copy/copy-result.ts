/** Result of a copy. */
export interface CopyResult {
  /** Number of bytes copied. Smaller than requested only at the end of a file. */
  readonly bytes: number;
  /** Engine and path of the copy, such as `io_uring: direct` or `RDMA write: dma-buf`. */
  readonly path: string;
  /** Reason for this path, as text. */
  readonly reason: string;
  readonly milliseconds: number;
  /** Rate in GB/s: bytes / time / 1e9. */
  readonly gigabytesPerSecond: number;
}

/** Path and reason of a finished step, before its time is known. */
export type Taken = Pick<CopyResult, "bytes" | "path" | "reason">;

export function timed(taken: Taken, milliseconds: number): CopyResult {
  return {
    ...taken,
    milliseconds,
    gigabytesPerSecond: milliseconds > 0 ? taken.bytes / milliseconds / 1e6 : 0,
  };
}

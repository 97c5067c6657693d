/** What became of a copy. */
export interface CopyResult {
  /** Bytes copied; fewer than asked for only where a file ends. */
  readonly bytes: number;
  /** "cuda: host to GPU", "io_uring: direct", "RDMA write: dma-buf": who moved them, and which way. */
  readonly path: string;
  /** Why this way, in words. */
  readonly reason: string;
  readonly milliseconds: number;
  /** bytes / time / 1e9. */
  readonly gigabytesPerSecond: number;
}

/** A way that was taken, before its time is known. */
export type Taken = Pick<CopyResult, "bytes" | "path" | "reason">;

export function timed(taken: Taken, milliseconds: number): CopyResult {
  return {
    ...taken,
    milliseconds,
    gigabytesPerSecond: milliseconds > 0 ? taken.bytes / milliseconds / 1e6 : 0,
  };
}

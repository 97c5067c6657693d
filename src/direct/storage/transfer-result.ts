/** Who moved the bytes: NVIDIA's library, or this one with io_uring or with threads. */
export type EngineName = "cufile" | "io_uring" | "threads";

/**
 * Which way they went. "direct": the disk's DMA reached the target itself (host memory, the embedded GPU's); "gds" and "p2pdma": it reached
 * a GPU's BAR, through nvidia-fs or the kernel. "bounce": through pinned host memory, copied from there; "compatibility": the same
 * within cuFile. "page cache": the kernel copied them.
 */
export type StoragePath = "direct" | "gds" | "p2pdma" | "bounce" | "compatibility" | "page cache";

/** What became of a read or write. */
export interface TransferResult {
  /** Bytes transferred; fewer than asked for only where the file ends. */
  readonly bytes: number;
  /** Whether a read came to the end of the file. */
  readonly endOfFile: boolean;
  readonly engine: EngineName;
  readonly path: StoragePath;
  /** Why not a better path, or why this one, in words. */
  readonly reason: string;
  /** Pieces that were copied from or to host memory in between, and their bytes. */
  readonly bounces: number;
  readonly bouncedBytes: number;
  readonly milliseconds: number;
  /** bytes / time / 1e9. */
  readonly gigabytesPerSecond: number;
}

/** Paths on which no processor copies the bytes. */
export const directPaths: ReadonlySet<StoragePath> = new Set(["direct", "gds", "p2pdma"]);

/** Engine that moved the bytes: NVIDIA's cuFile, io_uring, or threads of this library. */
export type EngineName = "cufile" | "io_uring" | "threads";

/**
 * Path of a transfer.
 *
 * - "direct": the disk's DMA reached the target itself, which is host memory or memory of the soft GPU.
 * - "gds", "p2pdma": the disk's DMA reached the BAR of a GPU, through nvidia-fs or the kernel.
 * - "bounce": through pinned host memory and a copy.
 * - "compatibility": the same inside cuFile.
 * - "page cache": the kernel copied the bytes.
 */
export type StoragePath = "direct" | "gds" | "p2pdma" | "bounce" | "compatibility" | "page cache";

/** Result of a read or write. */
export interface TransferResult {
  /** Number of bytes transferred. Smaller than requested only at the end of the file. */
  readonly bytes: number;
  /** True when a read reached the end of the file. */
  readonly endOfFile: boolean;
  readonly engine: EngineName;
  readonly path: StoragePath;
  /** Reason for this path, or why no better one was possible, as text. */
  readonly reason: string;
  /** Number of chunks that went through host memory. */
  readonly bounces: number;
  /** Number of bytes of these chunks. */
  readonly bouncedBytes: number;
  readonly milliseconds: number;
  /** Rate in GB/s: bytes / time / 1e9. */
  readonly gigabytesPerSecond: number;
}

/** Paths on which no processor copies the bytes. */
export const directPaths: ReadonlySet<StoragePath> = new Set(["direct", "gds", "p2pdma"]);

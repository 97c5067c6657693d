import { errnoName, strerror } from "../../../../ffi/libc/index.ts";
import { DoorbellError, systemHint } from "../../../errors.ts";

/** Usual meaning of an errno of a file. */
const hints: Readonly<Record<string, string>> = {
  ENOSPC: "The disk is full: bytes before the failure are written.",
  EDQUOT: "The user's quota is used up: bytes before the failure are written.",
  EFBIG: "The file would be larger than its file system or the process's limit (ulimit -f) allows.",
  EIO: "The disk could not be read or written there: see dmesg; bytes before the failure are good.",
  EFAULT: "The memory went away while it was transferred.",
  EBADF: "The file was not opened for that: openStorage(path, { write: true }) writes.",
  ENOENT: "There is no such file: { create: true } makes one.",
  EACCES: "Not permitted: look at the file's owner and mode (ls -l).",
  EISDIR: "That is a folder.",
  TRUNCATED: "The file became shorter during the read; bytes before its new end are good.",
};

/**
 * A file could not be opened, read or written. The error has the operation, the offset in the file and the
 * bytes transferred before.
 *
 * @example
 * try {
 *   await openStorage("/no/such/file");
 * } catch (error) {
 *   if (error instanceof StorageError) console.log(error.code, error.path); // ENOENT /no/such/file
 * }
 */
export class StorageError extends DoorbellError {
  override readonly name = "StorageError";
  /** Symbol of the errno, such as "ENOSPC", or "TRUNCATED" for a file that became shorter during a read. */
  readonly code: string;
  readonly path: string;
  /** Offset of the failure in the file, in bytes. */
  readonly fileOffset: number;
  /** Number of bytes transferred before the failure, without a gap. */
  readonly bytes: number;

  constructor(
    what: "open" | "read" | "write",
    path: string,
    failure: number | "TRUNCATED",
    { fileOffset = 0, bytes = 0 }: { readonly fileOffset?: number; readonly bytes?: number } = {},
  ) {
    const code = failure === "TRUNCATED" ? failure : errnoName(failure);
    const words = failure === "TRUNCATED" ? "the file ends before" : `${code} (${strerror(failure)})`;
    const place = what === "open" ? "" : ` at byte ${fileOffset}, after ${bytes} bytes`;
    super(`cannot ${what} ${path}${place}: ${words}`, hints[code] ?? systemHint(code));
    this.code = code;
    this.path = path;
    this.fileOffset = fileOffset;
    this.bytes = bytes;
  }
}

/**
 * A transfer with `require: "direct"` found no direct path.
 *
 * @example
 * try {
 *   await file.read(buffer, { require: "direct" });
 * } catch (error) {
 *   if (error instanceof NoDirectPathError) console.log(error.reason);
 * }
 */
export class NoDirectPathError extends DoorbellError {
  override readonly name = "NoDirectPathError";
  /** Missing part of the direct path. */
  readonly reason: string;

  constructor(path: string, reason: string) {
    super(
      `${path} has no direct path: ${reason}`,
      'Leave `require: "direct"` out to let it bounce through host memory.',
    );
    this.reason = reason;
  }
}

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

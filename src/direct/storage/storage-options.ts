import { flag, instance, oneOf, optionsTable, whole } from "../../arguments/index.ts";
import { Stream } from "../../cuda/index.ts";
import { type WaitOptions, waitRows } from "../../wait/wait-options.ts";
import type { EngineName } from "./pipeline/storage-error.ts";

/**
 * Requirement for the path: "direct" allows no copy by a processor, and "bounce" always uses host memory, for
 * comparison.
 */
export type PathPreference = "any" | "direct" | "bounce";

/** Options of a file and of its reads and writes. */
export interface StorageOptions {
  /** Opens the file for writing too. */
  readonly write?: boolean;
  /** Creates the file if it does not exist. Needs `write`. */
  readonly create?: boolean;
  /** Empties the file. Needs `write`. */
  readonly truncate?: boolean;
  /**
   * Bypasses the page cache (`O_DIRECT`) where the file system supports it. Results report when it does not.
   */
  readonly direct?: boolean;
  /**
   * Engine that moves the bytes. "auto" uses cuFile where it is direct, else the engine that was measured to
   * be fastest.
   */
  readonly engine?: "auto" | EngineName;
  /** Requirement for the path. "direct" throws {@link NoDirectPathError} instead of taking a slower path. */
  readonly require?: PathPreference;
  /** Size of a chunk, a multiple of 4096. Default: measured once. */
  readonly pieceBytes?: number;
  /** Number of chunks in progress at once. Default: measured once. */
  readonly depth?: number;
}

const preferences = oneOf("any", "direct", "bounce");

export const storageOptions = optionsTable<StorageOptions>()(
  "direct.StorageOptions",
  { openStorage: 1 },
  {
    write: { type: flag(), default: false, text: "Opens the file for writing too." },
    create: { type: flag(), default: false, text: "Creates the file if it does not exist." },
    truncate: { type: flag(), default: false, text: "Empties the file." },
    direct: { type: flag(), default: true, text: "Bypasses the page cache where that is possible." },
    engine: {
      type: oneOf("auto", "cufile", "io_uring", "threads"),
      default: "auto",
      text: "Engine that moves the bytes.",
    },
    require: { type: preferences, default: "any", text: "Required path." },
    pieceBytes: {
      type: whole(4096, 64 << 20),
      unit: "bytes",
      defaultText: "measured once",
      text: "Size of a chunk, a multiple of 4096.",
    },
    depth: {
      type: whole(1, 64),
      defaultText: "measured once",
      text: "Number of chunks in progress at once.",
    },
  },
);

/** Range of a file and offset in memory. */
export interface RangeOfFile {
  /** Offset in the file, in bytes. Default 0. */
  readonly fileOffset?: number;
  /** Number of bytes. Default: all that fit into the memory and, for a read, are in the file. */
  readonly bytes?: number;
  /** Offset in the memory, in bytes. Default 0. */
  readonly bufferOffset?: number;
}

/** Options of one read or write. */
export interface StorageTransferOptions extends RangeOfFile, WaitOptions {
  /** Stream whose order the transfer follows: after its earlier work, and before its later work. */
  readonly stream?: Stream;
  /** Requirement for the path of this transfer, as {@link StorageOptions.require}. */
  readonly require?: PathPreference;
}

const offset = whole(0, Number.MAX_SAFE_INTEGER);

const rangeRows = {
  fileOffset: { type: offset, unit: "bytes", default: 0, text: "Offset in the file." },
  bytes: { type: offset, unit: "bytes", defaultText: "all that fit", text: "Number of bytes." },
  bufferOffset: { type: offset, unit: "bytes", default: 0, text: "Offset in the memory." },
} as const;

export const storageTransferOptions = optionsTable<StorageTransferOptions>()(
  "direct.StorageTransferOptions",
  { "StorageFile.read": 1, "StorageFile.write": 1 },
  {
    ...rangeRows,
    stream: {
      type: instance("Stream", () => Stream as never, "device.createStream()") as never,
      defaultText: "none",
      text: "Stream whose order the transfer follows.",
    },
    require: { type: preferences, defaultText: "the file's", text: "Required path." },
    ...waitRows,
  },
);

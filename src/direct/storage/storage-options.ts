import { flag, instance, oneOf, optionsTable, whole } from "../../arguments/index.ts";
import { Stream } from "../../cuda/index.ts";
import { type WaitOptions, waitRows } from "../../wait/wait-options.ts";
import type { EngineName } from "./transfer-result.ts";

/** Which way bytes must go: only where no processor copies them, or always through host memory (to compare). */
export type PathWish = "any" | "direct" | "bounce";

/** How a file is opened, and how it is read and written. */
export interface StorageOptions {
  /** It can be written, too. */
  readonly write?: boolean;
  /** It is made when it is not there; for writing. */
  readonly create?: boolean;
  /** It is emptied; for writing. */
  readonly truncate?: boolean;
  /** The page cache is bypassed (`O_DIRECT`) where the file system can do that; results say when it cannot. */
  readonly direct?: boolean;
  /** Who moves the bytes; "auto" takes cuFile where it is direct, else what was measured to be fastest. */
  readonly engine?: "auto" | EngineName;
  /** "direct" throws {@link NoDirectPathError} instead of a slower path. */
  readonly require?: PathWish;
  /** Bytes of a piece; measured once where it is left out. A multiple of 4096. */
  readonly pieceBytes?: number;
  /** Pieces at once; measured once where it is left out. */
  readonly depth?: number;
}

const wishes = oneOf("any", "direct", "bounce");

export const storageOptions = optionsTable<StorageOptions>()(
  "direct.StorageOptions",
  { openStorage: 1 },
  {
    write: { type: flag(), default: false, text: "It can be written, too." },
    create: { type: flag(), default: false, text: "It is made when it is not there." },
    truncate: { type: flag(), default: false, text: "It is emptied." },
    direct: { type: flag(), default: true, text: "The page cache is bypassed where that is possible." },
    engine: {
      type: oneOf("auto", "cufile", "io_uring", "threads"),
      default: "auto",
      text: "Who moves the bytes.",
    },
    require: { type: wishes, default: "any", text: "Which way bytes must go." },
    pieceBytes: {
      type: whole(4096, 64 << 20),
      unit: "bytes",
      defaultText: "measured once",
      text: "Bytes of a piece, a multiple of 4096.",
    },
    depth: { type: whole(1, 64), defaultText: "measured once", text: "Pieces at once." },
  },
);

/** Which bytes of a file and of memory. */
export interface RangeOfFile {
  /** Where in the file, in bytes; 0 if left out. */
  readonly fileOffset?: number;
  /** How many; all that fit into the memory and, of a read, are in the file, if left out. */
  readonly bytes?: number;
  /** Where in the memory, in bytes; 0 if left out. */
  readonly bufferOffset?: number;
}

/** A read or write. */
export interface StorageTransferOptions extends RangeOfFile, WaitOptions {
  /** In this stream's order: after what it was given before, and what follows waits for it. */
  readonly stream?: Stream;
  /** As {@link StorageOptions}' for this one. */
  readonly require?: PathWish;
}

const offset = whole(0, Number.MAX_SAFE_INTEGER);

const rangeRows = {
  fileOffset: { type: offset, unit: "bytes", default: 0, text: "Where in the file." },
  bytes: { type: offset, unit: "bytes", defaultText: "all that fit", text: "How many." },
  bufferOffset: { type: offset, unit: "bytes", default: 0, text: "Where in the memory." },
} as const;

export const storageTransferOptions = optionsTable<StorageTransferOptions>()(
  "direct.StorageTransferOptions",
  { "StorageFile.read": 1, "StorageFile.write": 1 },
  {
    ...rangeRows,
    stream: {
      type: instance("Stream", () => Stream as never, "device.createStream()") as never,
      defaultText: "none",
      text: "In whose order it happens.",
    },
    require: { type: wishes, defaultText: "the file's", text: "Which way bytes must go." },
    ...waitRows,
  },
);

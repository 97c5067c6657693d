import { flag, number, optionsTable, whole } from "../../arguments/index.ts";

/** Options of `openNvme`. */
export interface NvmeOptions {
  /** Allows writes, which may destroy the data on the disk. */
  readonly writable?: boolean;
  /** Largest number of commands in flight. */
  readonly depth?: number;
  /** Waits for interrupts of the SSD. False polls its queue. */
  readonly interrupts?: boolean;
}

export const nvmeOptions = optionsTable<NvmeOptions>()(
  "direct.NvmeOptions",
  { openNvme: 2 },
  {
    writable: {
      type: flag(),
      default: false,
      text: "Allows writes, which may destroy the data on the disk.",
    },
    depth: { type: whole(1, 1023), default: 64, text: "Largest number of commands in flight." },
    interrupts: {
      type: flag(),
      default: true,
      text: "Waits for interrupts of the SSD; false polls its queue.",
    },
  },
);

/** Namespace and time limit of a flush. */
export interface FlushOptions {
  /** Number of the namespace. */
  readonly namespace?: number;
  /** Time after which the SSD is reset and DeadlineError is thrown, in milliseconds. */
  readonly timeoutMs?: number;
}

/** Range of the disk and offset in the mapped memory. */
export interface TransferOptions extends FlushOptions {
  /** First byte on the disk, a multiple of a block. */
  readonly diskOffset?: number;
  /** Number of bytes, a multiple of a block. */
  readonly bytes?: number;
  /** First byte of the mapped memory. */
  readonly offset?: number;
}

const flushRows = {
  namespace: { type: whole(1, 0xffff_fffe), default: 1, text: "Number of the namespace." },
  timeoutMs: {
    type: number(0),
    unit: "ms",
    default: 30_000,
    text: "Time limit; the SSD is reset after it.",
  },
} as const;

export const flushOptions = optionsTable<FlushOptions>()(
  "direct.FlushOptions",
  { "NvmeSsd.flush": 0 },
  flushRows,
);

const bytes = whole(0, Number.MAX_SAFE_INTEGER);

export const transferOptions = optionsTable<TransferOptions>()(
  "direct.TransferOptions",
  { "NvmeSsd.read": 1, "NvmeSsd.write": 1 },
  {
    diskOffset: {
      type: bytes,
      unit: "bytes",
      default: 0,
      text: "First byte on the disk, a multiple of a block.",
    },
    bytes: {
      type: bytes,
      unit: "bytes",
      defaultText: "to the memory's end",
      text: "Number of bytes, a multiple of a block.",
    },
    offset: { type: bytes, unit: "bytes", default: 0, text: "First byte of the mapped memory." },
    ...flushRows,
  },
);

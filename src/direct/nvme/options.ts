import { flag, number, optionsTable, whole } from "../../arguments/index.ts";

/** How an SSD is opened. */
export interface NvmeOptions {
  /** May it be written? What was on it may then be lost. */
  readonly writable?: boolean;
  /** Commands in flight at most. */
  readonly depth?: number;
  /** Wait for its interrupts; else look at its queue again and again. */
  readonly interrupts?: boolean;
}

export const nvmeOptions = optionsTable<NvmeOptions>()(
  "direct.NvmeOptions",
  { openNvme: 2 },
  {
    writable: { type: flag(), default: false, text: "May it be written? What was on it may then be lost." },
    depth: { type: whole(1, 1023), default: 64, text: "Commands in flight at most." },
    interrupts: { type: flag(), default: true, text: "Wait for its interrupts; else look again and again." },
  },
);

/** Which disk, and how long it may take. */
export interface FlushOptions {
  /** The disk's number. */
  readonly namespace?: number;
  /** Milliseconds until DeadlineError; the SSD is then reset. */
  readonly timeoutMs?: number;
}

/** What goes where. */
export interface TransferOptions extends FlushOptions {
  /** The first byte on the disk, a multiple of a block. */
  readonly diskOffset?: number;
  /** How many, a multiple of a block. */
  readonly bytes?: number;
  /** The first byte of the mapped memory. */
  readonly offset?: number;
}

const flushRows = {
  namespace: { type: whole(1, 0xffff_fffe), default: 1, text: "The disk's number." },
  timeoutMs: {
    type: number(0),
    unit: "ms",
    default: 30_000,
    text: "How long it may take at most; the SSD is then reset.",
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
      text: "The first byte on the disk, a multiple of a block.",
    },
    bytes: {
      type: bytes,
      unit: "bytes",
      defaultText: "to the memory's end",
      text: "How many, a multiple of a block.",
    },
    offset: { type: bytes, unit: "bytes", default: 0, text: "The first byte of the mapped memory." },
    ...flushRows,
  },
);

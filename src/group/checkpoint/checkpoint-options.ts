import { optionsTable } from "../../arguments/options-table.ts";
import { described, instance, text, whole } from "../../arguments/value-type.ts";
import { type Buffer, Stream } from "../../cuda/index.ts";
import { type WaitOptions, waitRows } from "../../wait/wait-options.ts";

/** Buffers by name. */
export type NamedBuffers = Readonly<Record<string, Buffer>>;

/** What a checkpoint holds. */
export interface CheckpointBuffers {
  /** The same in all members: rank 0's are kept. */
  readonly replicated?: NamedBuffers;
  /** Each member has a part of the whole, in the order of the ranks. */
  readonly sharded?: NamedBuffers;
}

/** How a checkpoint is made. */
export interface CheckpointOptions extends WaitOptions {
  /** A folder that all members see. */
  readonly folder: string;
  /** Plain data that is kept with it: the step, a seed. Rank 0's. */
  readonly state?: unknown;
  /** In whose order buffers are read; the device's default stream without it. */
  readonly stream?: Stream;
  /** How many versions are kept. */
  readonly keep?: number;
}

/** Which checkpoint is read. */
export interface RestoreOptions extends WaitOptions {
  readonly folder: string;
  /** The newest, without it. */
  readonly version?: number;
}

const folderRow = {
  type: text("a folder that all members see"),
  text: "Where checkpoints are.",
  required: true,
} as const;

export const checkpointOptions = optionsTable<CheckpointOptions>()(
  "group.CheckpointOptions",
  { "Group.checkpoint": 2 },
  {
    ...waitRows,
    folder: folderRow,
    state: { type: described("plain data", () => true), text: "Kept with it, as JSON: rank 0's." },
    stream: {
      type: instance("Stream", () => Stream, "device.createStream()"),
      defaultText: "the device's default stream",
      text: "In whose order buffers are read.",
    },
    keep: { type: whole(1, 1_000_000), default: 3, text: "How many versions are kept." },
  },
);

export const restoreOptions = optionsTable<RestoreOptions>()(
  "group.RestoreOptions",
  { "Group.restore": 2 },
  {
    ...waitRows,
    folder: folderRow,
    version: { type: whole(1, 999_999_999), defaultText: "the newest", text: "Which is read." },
  },
);

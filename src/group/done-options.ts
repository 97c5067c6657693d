import { optionsTable } from "../arguments/options-table.ts";
import { instance, whole } from "../arguments/value-type.ts";
import { Stream } from "../cuda/index.ts";
import { type WaitOptions, waitRows } from "../wait/wait-options.ts";

export const groupWaitOptions = optionsTable<WaitOptions>()(
  "group.WaitOptions",
  {
    ...{ "Group.barrier": 0, "Group.exchange": 1, "Group.open": 2, "Group.links": 0, "Group.adapt": 0 },
    ...{ "Pipeline.push": 1, "Pipeline.done": 0, "GradientBuckets.done": 0, "Adaptive.measured": 1 },
    "Batches.measured": 2,
  },
  waitRows,
);

/** With whom a group goes on. */
export interface ReformOptions extends WaitOptions {
  /** So many members, with newcomers, which are waited for; whoever is left, and whoever waits to come in, without it. */
  readonly size?: number;
}

export const reformOptions = optionsTable<ReformOptions>()(
  "group.ReformOptions",
  { "Group.reform": 0 },
  {
    ...waitRows,
    size: {
      type: whole(1, 65_536),
      defaultText: "those that are left, and those that wait to come in",
      text: "How many members there are to be, with newcomers.",
    },
  },
);

/** What is waited for. */
export interface DoneOptions extends WaitOptions {
  /** The device's default stream without it. */
  readonly stream?: Stream;
}

export const doneOptions = optionsTable<DoneOptions>()(
  "group.DoneOptions",
  { "Group.done": 0 },
  {
    ...waitRows,
    stream: {
      type: instance("Stream", () => Stream, "device.createStream()"),
      defaultText: "the device's default stream",
      text: "Whose work is waited for.",
    },
  },
);

import { instance, optionsTable, whole } from "../../arguments/options.ts";
import { Stream } from "../../cuda/index.ts";
import { type WaitOptions, waitRows } from "../../wait/wait-options.ts";

export const groupWaitOptions = optionsTable<WaitOptions>()(
  "group.WaitOptions",
  {
    ...{ "Group.barrier": 0, "Group.exchange": 1, "Group.open": 2, "Group.links": 0, "Group.adapt": 0 },
    ...{ "Pipeline.push": 1, "Pipeline.done": 0, "GradientBuckets.done": 0, "Adaptive.measured": 1 },
    ...{ "Batches.measured": 2, "Group.split": 2, "Shares.measured": 1 },
  },
  waitRows,
);

/** Options of `group.reform()`. */
export interface ReformOptions extends WaitOptions {
  /**
   * Number of members to continue with. The call waits for newcomers up to that number. The default is the
   * surviving members and the processes that already wait to join.
   */
  readonly size?: number;
}

export const reformOptions = optionsTable<ReformOptions>()(
  "group.ReformOptions",
  { "Group.reform": 0 },
  {
    ...waitRows,
    size: {
      type: whole(1, 65_536),
      defaultText: "surviving members and the processes that wait to join",
      text: "Number of members to continue with, newcomers included.",
    },
  },
);

/** Options of `group.done()`. */
export interface DoneOptions extends WaitOptions {
  /** Stream whose work is awaited. The default is the device's default stream. */
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
      text: "Stream whose work is awaited.",
    },
  },
);

import { optionsTable } from "../arguments/options-table.ts";
import { instance } from "../arguments/value-type.ts";
import { Stream } from "../cuda/index.ts";
import { type WaitOptions, waitRows } from "../wait/wait-options.ts";

export const groupWaitOptions = optionsTable<WaitOptions>()(
  "group.WaitOptions",
  {
    ...{ "Group.barrier": 0, "Group.exchange": 1, "Group.reform": 0, "Group.open": 2, "Group.links": 0 },
    ...{ "Pipeline.push": 1, "Pipeline.done": 0, "GradientBuckets.done": 0 },
  },
  waitRows,
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

import {
  checkValue,
  either,
  instance,
  int,
  list,
  oneOf,
  optionsTable,
  refuseUnknown,
  whole,
} from "../../arguments/options.ts";
import { defaultTimeoutMs, waitRows } from "../../wait/wait-options.ts";
import { CompletionChannel } from "./completion-channel.ts";
import { type CompletionField, completionFieldNames } from "./completion-fields.ts";

/** Options of {@link Device.createCompletionQueue}. */
export interface CompletionQueueOptions {
  /** Minimum number of completions that the queue holds. Default 256. */
  readonly entries?: number;
  /**
   * Completion channel to share. Default: a channel of its own. `false` makes none, and awaiting then polls.
   */
  readonly channel?: CompletionChannel | false;
  /** Completion vector (interrupt), below `device.completionVectors`. Default 0. */
  readonly vector?: number;
  /**
   * Fields that completions report besides id, status, operation and queue pair. The result is an
   * {@link ExtendedCompletionQueue}. On a device without one of the fields the creation throws VerbsError
   * EOPNOTSUPP, EINVAL or ENOTSUP.
   */
  readonly fields?: readonly CompletionField[];
}

export const completionQueueOptions = optionsTable<CompletionQueueOptions>()(
  "rdma.CompletionQueueOptions",
  { "Device.createCompletionQueue": 0 },
  {
    entries: { type: int(), default: 256, text: "The minimum number of completions that it holds." },
    channel: {
      type: either(
        instance("CompletionChannel", () => CompletionChannel, "device.createCompletionChannel()"),
        oneOf(false),
      ),
      defaultText: "one of its own",
      text: "A channel to share; false makes none, and awaiting then polls.",
    },
    vector: { type: int(0), default: 0, text: "The completion vector, below device.completionVectors." },
    fields: {
      type: list(oneOf(...completionFieldNames)),
      defaultText: "what struct ibv_wc has",
      text: "Fields that completions report; the result is an extended completion queue.",
    },
  },
);

/** Options of {@link CompletionQueue.spin}. */
export interface SpinOptions {
  /** Time in milliseconds until {@link DeadlineError}. Default 30 s. */
  readonly timeoutMs?: number;
}

export const spinOptions = optionsTable<SpinOptions>()(
  "rdma.SpinOptions",
  { "CompletionQueue.spin": 0 },
  { timeoutMs: waitRows.timeoutMs },
);

/** Options of {@link CompletionQueue.moderate}, which limits how often a waiting reader wakes. */
export interface ModerateOptions {
  /** Number of completions that wake the reader, 1 to 65535. */
  readonly completions: number;
  /** Time after the first completion that wakes the reader, at most 65535 microseconds. */
  readonly periodUs: number;
}

export const moderateOptions = optionsTable<ModerateOptions>()(
  "rdma.ModerateOptions",
  { "CompletionQueue.moderate": 0 },
  {
    completions: {
      type: whole(1, 0xffff),
      required: true,
      text: "The number of completions that wake the reader.",
    },
    periodUs: {
      type: whole(0, 0xffff),
      unit: "us",
      required: true,
      text: "The time after the first completion that wakes the reader.",
    },
  },
);

/** Returns the timeout of a spin without allocation, because every spin calls it. */
export function spinTimeout(options: SpinOptions | undefined): number {
  if (options === undefined) return defaultTimeoutMs;
  refuseUnknown(spinOptions, "spin", options);
  const { timeoutMs = defaultTimeoutMs } = options;
  if (!(typeof timeoutMs === "number" && timeoutMs >= 0))
    checkValue("spin: timeoutMs", waitRows.timeoutMs.type, timeoutMs, waitRows.timeoutMs.unit);
  return timeoutMs;
}

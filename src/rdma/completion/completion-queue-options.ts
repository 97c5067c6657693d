import { refuseUnknown } from "../../arguments/check-options.ts";
import { checkValue } from "../../arguments/check-value.ts";
import { optionsTable } from "../../arguments/options-table.ts";
import { either, instance, int, list, oneOf, whole } from "../../arguments/value-type.ts";
import { defaultTimeoutMs, waitRows } from "../../wait/wait-options.ts";
import { CompletionChannel } from "./completion-channel.ts";
import { type CompletionField, completionFieldNames } from "./completion-fields.ts";

/** How {@link Device.createCompletionQueue} makes one. */
export interface CompletionQueueOptions {
  /** How many completions it holds, at least; default 256. */
  readonly entries?: number;
  /** A channel to share. Without it the queue makes its own; `false` makes none, and awaiting then polls. */
  readonly channel?: CompletionChannel | false;
  /** The completion vector (interrupt) to use, below `device.completionVectors`; default 0. */
  readonly vector?: number;
  /**
   * What completions tell beside id, status, operation and queue pair: makes an {@link ExtendedCompletionQueue}. VerbsError
   * EOPNOTSUPP, EINVAL or ENOTSUP where the device lacks one.
   */
  readonly fields?: readonly CompletionField[];
}

export const completionQueueOptions = optionsTable<CompletionQueueOptions>()(
  "rdma.CompletionQueueOptions",
  { "Device.createCompletionQueue": 0 },
  {
    entries: { type: int(), default: 256, text: "How many completions it holds, at least." },
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
      text: "What completions tell: makes an extended completion queue.",
    },
  },
);

/** How long {@link CompletionQueue.spin} polls. */
export interface SpinOptions {
  /** Milliseconds until {@link DeadlineError}; default 30 s. */
  readonly timeoutMs?: number;
}

export const spinOptions = optionsTable<SpinOptions>()(
  "rdma.SpinOptions",
  { "CompletionQueue.spin": 0 },
  { timeoutMs: waitRows.timeoutMs },
);

/** When {@link CompletionQueue.moderate} wakes a waiting reader. */
export interface ModerateOptions {
  /** Once so many completions have come: 1 to 65535. */
  readonly completions: number;
  /** Or so many microseconds after the first of them: at most 65535. */
  readonly periodUs: number;
}

export const moderateOptions = optionsTable<ModerateOptions>()(
  "rdma.ModerateOptions",
  { "CompletionQueue.moderate": 0 },
  {
    completions: {
      type: whole(1, 0xffff),
      required: true,
      text: "Wake once so many completions have come.",
    },
    periodUs: {
      type: whole(0, 0xffff),
      unit: "us",
      required: true,
      text: "Or so long after the first of them.",
    },
  },
);

/** The deadline of a spin, looked at without allocating anything: it is asked for with every message. */
export function spinTimeout(options: SpinOptions | undefined): number {
  if (options === undefined) return defaultTimeoutMs;
  refuseUnknown(spinOptions, "spin", options);
  const { timeoutMs = defaultTimeoutMs } = options;
  if (!(typeof timeoutMs === "number" && timeoutMs >= 0))
    checkValue("spin: timeoutMs", waitRows.timeoutMs.type, timeoutMs, waitRows.timeoutMs.unit);
  return timeoutMs;
}

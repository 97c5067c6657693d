import { checkValue, instance, number, optionsTable, refuseUnknown } from "../arguments/options.ts";
import { Deadline } from "./deadline.ts";

/** Limits of a wait. Every wait has a deadline. `Infinity` must be requested. */
export interface WaitOptions {
  /** Time in milliseconds until {@link DeadlineError}. */
  readonly timeoutMs?: number;
  /** Signal that ends the wait early. The promise rejects with its reason. */
  readonly signal?: AbortSignal;
}

/** Default deadline of a wait in milliseconds, 30 s. */
export const defaultTimeoutMs = 30_000;

/** Rows of {@link WaitOptions}, which other tables of options include. */
export const waitRows = {
  timeoutMs: {
    type: number(0),
    unit: "ms",
    default: defaultTimeoutMs,
    text: "The maximum duration of the wait.",
  },
  signal: {
    type: instance("AbortSignal", () => AbortSignal, "an AbortController or AbortSignal.timeout(1000)"),
    text: "Ends the wait early.",
  },
} as const;

export const waitOptions = optionsTable<WaitOptions>()(
  "wait.WaitOptions",
  {
    "CompletionQueue.next": 0,
    "CompletionQueue.completionOf": 1,
    "CompletionQueue.completions": 0,
    "CompletionChannel.wait": 0,
    "Device.nextEvent": 0,
    "Device.events": 0,
    "QueuePair.drain": 0,
    "PeerSocket.receive": 0,
    "ConnectionId.resolveAddress": 1,
    "ConnectionId.resolveRoute": 0,
    "ConnectionId.nextEvent": 0,
    "ConnectionId.expect": 1,
    "Connection.disconnect": 0,
    "Connection.disconnected": 0,
    "Listener.next": 0,
  },
  waitRows,
);

const byDefault = { timeoutMs: defaultTimeoutMs, signal: undefined } as const;

/** Returns the deadline as a number. Throws TypeError or RangeError for other values. */
export function timeoutOf(options: WaitOptions | undefined, what: string): number {
  return waitOf(options, what).timeoutMs;
}

/**
 * Returns deadline and signal, each read once. Throws TypeError or RangeError for other values or an unknown
 * option.
 */
export function waitOf(
  options: WaitOptions | undefined,
  what: string,
): { readonly timeoutMs: number; readonly signal: AbortSignal | undefined } {
  if (options === undefined) return byDefault;
  refuseUnknown(waitOptions, what, options);
  const { timeoutMs = defaultTimeoutMs, signal } = options;
  const { rows } = waitOptions;
  if (!(typeof timeoutMs === "number" && timeoutMs >= 0)) {
    checkValue(`${what}: timeoutMs`, rows["timeoutMs"]!.type, timeoutMs, "ms");
  }
  if (signal !== undefined && !(signal instanceof AbortSignal)) {
    checkValue(`${what}: signal`, rows["signal"]!.type, signal);
  }
  return { timeoutMs, signal };
}

/** Returns the deadline that starts now. Throws TypeError or RangeError like {@link waitOf}. */
export function deadlineOf(options: WaitOptions | undefined, what: string): Deadline {
  const { timeoutMs, signal } = waitOf(options, what);
  return new Deadline(timeoutMs, signal);
}

/** How long something may take. Every wait has a deadline; `Infinity` must be asked for. */
export interface WaitOptions {
  /** Milliseconds until {@link DeadlineError}. */
  readonly timeoutMs?: number;
  /** Ends the wait early; the promise rejects with its reason. */
  readonly signal?: AbortSignal;
}

/** What a wait without a deadline of its own gets: 30 s. */
export const defaultTimeoutMs = 30_000;

/** The deadline as a number; TypeError/RangeError for what is none. */
export function timeoutOf(options: WaitOptions | undefined, what: string): number {
  return waitOf(options, what).timeoutMs;
}

/** Deadline and signal, each looked at once; TypeError/RangeError for what is none. */
export function waitOf(
  options: WaitOptions | undefined,
  what: string,
): { readonly timeoutMs: number; readonly signal: AbortSignal | undefined } {
  const { timeoutMs = defaultTimeoutMs, signal } = options ?? {};
  if (typeof timeoutMs !== "number") throw new TypeError(`${what}: timeoutMs is a number of milliseconds`);
  if (!(timeoutMs >= 0)) throw new RangeError(`${what}: timeoutMs is ${timeoutMs}, use 0 or more`);
  if (signal !== undefined && !(signal instanceof AbortSignal)) {
    throw new TypeError(`${what}: signal is an AbortSignal, such as AbortSignal.timeout(1000)`);
  }
  return { timeoutMs, signal };
}

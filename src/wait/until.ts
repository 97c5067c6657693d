import { DeadlineError } from "../errors.ts";
import { interruptible } from "./interruption.ts";

/**
 * Function that calls `ready` once, asynchronously, when the state may have changed. The returned function
 * cancels the call.
 */
export type Watch = (ready: () => void) => () => void;

/** Longest time that a wait may take, and the text of its error. */
export interface WaitLimit {
  readonly what: () => string;
  readonly timeoutMs: number;
  readonly signal: AbortSignal | undefined;
  readonly hint?: string | undefined;
}

const longestTimer = 2 ** 31 - 1;

/** Number of consecutive waits that may complete immediately before the event loop gets a turn. */
const AT_ONCE = 64;
let atOnce = 0;

/**
 * Resolves with the first defined result of `look`. `look` is called at once, and whenever `watch` calls
 * back.
 * The event loop is not blocked, even when many waits in a row complete immediately, and the process stays
 * alive. Rejects with an error of `look` or `watch`, with DeadlineError after `timeoutMs` milliseconds, or
 * with the reason of the signal.
 */
export function until<T>(
  look: () => T | undefined,
  watch: Watch,
  { what, timeoutMs, signal, hint }: WaitLimit,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const now = look();
    if (now !== undefined) {
      atOnce = (atOnce + 1) % AT_ONCE;
      // The engine handles all resolved promises before timers and sockets get a turn.
      if (atOnce === 0) setImmediate(resolve, now);
      else resolve(now);
      return;
    }
    signal?.throwIfAborted();
    const end = () => {
      stopWatching();
      release();
      clearTimeout(timer);
      signal?.removeEventListener("abort", abort);
    };
    const fail = (error: unknown) => {
      end();
      reject(error);
    };
    const abort = () => fail(signal?.reason);
    const ready = () => {
      try {
        const found = look();
        if (found === undefined) {
          stopWatching = watch(ready);
          return;
        }
        end();
        resolve(found);
      } catch (error) {
        fail(error);
      }
    };
    let stopWatching = watch(ready);
    const release = interruptible(fail);
    const timer = setTimeout(
      () => fail(new DeadlineError(what(), timeoutMs, hint)),
      Math.min(timeoutMs, longestTimer),
    );
    signal?.addEventListener("abort", abort, { once: true });
  });
}

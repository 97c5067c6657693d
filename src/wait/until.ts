import { DeadlineError } from "../errors.ts";
import { interruptible } from "./interruption.ts";

/** Calls `ready` once, later than it returns, when it is worth looking again; what it returns takes that back. */
export type Watch = (ready: () => void) => () => void;

/** How long a wait may take, and what it is called when that is over. */
export interface Deadline {
  readonly what: () => string;
  readonly timeoutMs: number;
  readonly signal: AbortSignal | undefined;
  readonly hint?: string | undefined;
}

const longestTimer = 2 ** 31 - 1;

/** Of so many waits that find at once what they wait for, one lets the event loop turn. */
const AT_ONCE = 64;
let atOnce = 0;

/**
 * Resolves with what `look` gives as soon as that is not undefined: it is called at once, and whenever `watch` calls back. The
 * event loop goes on meanwhile, also where each of many waits in a row has at once what it waits for; the process stays alive until then. Rejects with what `look` or `watch` throws, with
 * DeadlineError after `timeoutMs` milliseconds, or with the signal's reason.
 */
export function until<T>(
  look: () => T | undefined,
  watch: Watch,
  { what, timeoutMs, signal, hint }: Deadline,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const now = look();
    if (now !== undefined) {
      atOnce = (atOnce + 1) % AT_ONCE;
      // Promises that are resolved are all taken up before timers and sockets have their turn.
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

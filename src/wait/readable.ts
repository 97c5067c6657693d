import { DeadlineError } from "../errors.ts";
import { fdWatcher } from "./fd-watcher.ts";
import { timeoutOf, type WaitOptions } from "./wait-options.ts";

const longestTimer = 2 ** 31 - 1;

/**
 * Resolves when `fd` is readable. The event loop goes on meanwhile; the process stays alive until then.
 * Rejects with DeadlineError after `timeoutMs`, or with the signal's reason.
 */
export function readable(fd: number, what: string, options?: WaitOptions, hint?: string): Promise<void> {
  const timeoutMs = timeoutOf(options, what);
  const signal = options?.signal;
  return new Promise((resolve, reject) => {
    if (signal?.aborted) {
      reject(signal.reason);
      return;
    }
    const end = () => {
      stopWatching();
      clearTimeout(timer);
      signal?.removeEventListener("abort", abort);
    };
    const abort = () => {
      end();
      reject(signal?.reason);
    };
    const timer = setTimeout(
      () => {
        end();
        reject(new DeadlineError(what, timeoutMs, hint));
      },
      Math.min(timeoutMs, longestTimer),
    );
    const stopWatching = fdWatcher().watch(fd, () => {
      end();
      resolve();
    });
    signal?.addEventListener("abort", abort, { once: true });
  });
}

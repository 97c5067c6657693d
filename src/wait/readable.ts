import { DeadlineError } from "../errors.ts";
import { fdWatcher } from "./fd-watcher.ts";
import { type WaitOptions, waitOf } from "./wait-options.ts";

const longestTimer = 2 ** 31 - 1;

/**
 * Resolves when `fd` is readable. The event loop goes on meanwhile; the process stays alive until then.
 * Rejects with DeadlineError after `timeoutMs`, or with the signal's reason.
 */
export function readable(fd: number, what: string, options?: WaitOptions, hint?: string): Promise<void> {
  return notified((ready) => fdWatcher().watch(fd, ready), what, options, hint);
}

/**
 * Resolves when `watch` calls back, which it does later than it returns; what it returns takes the watch back.
 * Rejects as {@link readable} does.
 */
export function notified(
  watch: (ready: () => void) => () => void,
  what: string,
  options?: WaitOptions,
  hint?: string,
): Promise<void> {
  const { timeoutMs, signal } = waitOf(options, what);
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const stopWatching = watch(() => {
      end();
      resolve();
    });
    const timer = setTimeout(
      () => {
        end();
        reject(new DeadlineError(what, timeoutMs, hint));
      },
      Math.min(timeoutMs, longestTimer),
    );
    const abort = () => {
      end();
      reject(signal?.reason);
    };
    const end = () => {
      stopWatching();
      clearTimeout(timer);
      signal?.removeEventListener("abort", abort);
    };
    signal?.addEventListener("abort", abort, { once: true });
  });
}

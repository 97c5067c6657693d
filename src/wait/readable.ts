import { fdWatcher } from "./fd-watcher.ts";
import { until, type Watch } from "./until.ts";
import { type WaitOptions, waitOf } from "./wait-options.ts";

/**
 * Resolves when `fd` is readable. The event loop is not blocked, and the process stays alive. Rejects with
 * DeadlineError after `timeoutMs`, or with the reason of the signal.
 */
export function readable(fd: number, what: string, options?: WaitOptions, hint?: string): Promise<void> {
  return notified((ready) => fdWatcher().watch(fd, ready), what, options, hint);
}

/** Resolves when `watch` calls back. Rejects as {@link readable} does. */
export async function notified(
  watch: Watch,
  what: string,
  options?: WaitOptions,
  hint?: string,
): Promise<void> {
  await until((isWoken) => isWoken || undefined, watch, {
    ...waitOf(options, what),
    what: () => what,
    hint,
  });
}

import { fdWatcher } from "./fd-watcher.ts";
import { until } from "./until.ts";
import { type WaitOptions, waitOf } from "./wait-options.ts";

/**
 * Resolves when `fd` is readable. The event loop is not blocked, and the process stays alive. Rejects with
 * DeadlineError after `timeoutMs`, or with the reason of the signal.
 */
export async function readable(
  fd: number,
  what: string,
  options?: WaitOptions,
  hint?: string,
): Promise<void> {
  await until(
    (isWoken) => isWoken || undefined,
    (ready) => fdWatcher().watch(fd, ready),
    {
      ...waitOf(options, what),
      what: () => what,
      hint,
    },
  );
}

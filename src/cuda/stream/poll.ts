import { setImmediate, setTimeout } from "node:timers/promises";
import { DeadlineError } from "../../errors.ts";
import { timeoutOf, type WaitOptions } from "../../wait/wait-options.ts";

/** So long a wait asks at each turn of the event loop: most GPU work is short. */
const eagerMs = 2;
const longestPauseMs = 5;

/**
 * Resolves once `ready` says so. The event loop goes on meanwhile: asked at every turn at first, then every few
 * milliseconds. (The driver's own callbacks come on a thread of its own, where no JavaScript runs.)
 * DeadlineError after `timeoutMs`; rejects with the signal's reason; what `ready` throws is passed on.
 */
export async function poll(
  ready: () => boolean,
  what: string,
  options?: WaitOptions,
  hint?: string,
): Promise<void> {
  const timeoutMs = timeoutOf(options, what);
  const signal = options?.signal;
  signal?.throwIfAborted();
  if (ready()) return;
  const start = performance.now();
  for (;;) {
    const elapsed = performance.now() - start;
    if (elapsed >= timeoutMs) throw new DeadlineError(what, timeoutMs, hint);
    if (elapsed < eagerMs) await setImmediate();
    else await setTimeout(Math.min(longestPauseMs, 1 + elapsed / 64, timeoutMs - elapsed));
    signal?.throwIfAborted();
    if (ready()) return;
  }
}

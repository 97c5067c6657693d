import { until, type Watch } from "../../wait/until.ts";
import { type WaitOptions, waitOf } from "../../wait/wait-options.ts";

/** So long a wait asks at each turn of the event loop: most GPU work is short. */
const eagerMs = 2;
const longestPauseMs = 5;

/** Calls back at the next turn of the event loop at first, then after a few milliseconds. */
function pauses(): Watch {
  const start = performance.now();
  return (ready) => {
    const elapsed = performance.now() - start;
    if (elapsed < eagerMs) {
      const turn = setImmediate(ready);
      return () => clearImmediate(turn);
    }
    const timer = setTimeout(ready, Math.min(longestPauseMs, 1 + elapsed / 64));
    return () => clearTimeout(timer);
  };
}

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
  const { timeoutMs, signal } = waitOf(options, what);
  signal?.throwIfAborted();
  await until(() => ready() || undefined, pauses(), { what: () => what, timeoutMs, signal, hint });
}

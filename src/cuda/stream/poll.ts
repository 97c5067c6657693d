import { until, type Watch } from "../../wait/until.ts";
import { type WaitOptions, waitOf } from "../../wait/wait-options.ts";

/** So long a wait asks at each turn of the event loop: most GPU work is short. */
const eagerMs = 2;
const longestPauseMs = 5;

/** Calls back at the next turn of the event loop at first, then after a few milliseconds, or as soon as `sooner` does. */
function pauses(sooner: Watch | undefined): Watch {
  const start = performance.now();
  return (ready) => {
    const elapsed = performance.now() - start;
    if (elapsed < eagerMs) {
      const turn = setImmediate(ready);
      return () => clearImmediate(turn);
    }
    const pauseMs = Math.min(longestPauseMs, 1 + elapsed / 64);
    if (sooner === undefined) {
      const timer = setTimeout(ready, pauseMs);
      return () => clearTimeout(timer);
    }
    const stop = () => {
      clearTimeout(timer);
      stopSooner();
    };
    const next = () => {
      stop();
      ready();
    };
    const timer = setTimeout(next, pauseMs);
    const stopSooner = sooner(next);
    return stop;
  };
}

/**
 * Resolves once `ready` says so. The event loop goes on meanwhile: asked at every turn at first, then every few
 * milliseconds. (The driver's own callbacks come on a thread of its own, where no JavaScript runs.)
 * DeadlineError after `timeoutMs`; rejects with the signal's reason; what `ready` throws is passed on. `sooner`: what else calls for a look.
 */
export async function poll(
  ready: () => boolean,
  what: string,
  options?: WaitOptions,
  hint?: string,
  sooner?: Watch,
): Promise<void> {
  const { timeoutMs, signal } = waitOf(options, what);
  signal?.throwIfAborted();
  await until(() => ready() || undefined, pauses(sooner), { what: () => what, timeoutMs, signal, hint });
}

import { until, type Watch } from "../../wait/until.ts";
import { type WaitOptions, waitOf } from "../../wait/wait-options.ts";

/** Time during which a wait polls at each turn of the event loop, in milliseconds. Most GPU work is short. */
const eagerMs = 2;
const longestPauseMs = 5;

/**
 * Calls `ready` at the next turn of the event loop, or after a few milliseconds when the wait has lasted longer. The
 * returned function cancels the call. `keepsAlive` is false for a wait that lets the process end.
 */
export function nextPoll(startMs: number, ready: () => void, keepsAlive = true): () => void {
  const elapsed = performance.now() - startMs;
  if (elapsed < eagerMs) {
    const turn = setImmediate(ready);
    return () => clearImmediate(turn);
  }
  const timer = setTimeout(ready, Math.min(longestPauseMs, 1 + elapsed / 64));
  if (!keepsAlive) timer.unref();
  return () => clearTimeout(timer);
}

/**
 * Returns a watch that calls back at the next turns of the event loop first. Later it calls back after a few
 * milliseconds, or as soon as `sooner` does.
 */
function pauses(sooner: Watch | undefined): Watch {
  const start = performance.now();
  return (ready) => {
    if (sooner === undefined || performance.now() - start < eagerMs) return nextPoll(start, ready);
    const stop = () => {
      stopPolling();
      stopSooner(next);
    };
    const next = () => {
      stop();
      ready();
    };
    const stopPolling = nextPoll(start, next);
    const stopSooner = sooner(next);
    return stop;
  };
}

/**
 * Resolves once `ready` returns true. The event loop runs meanwhile: it polls at every turn at first, then
 * every few milliseconds. (The driver's own callbacks run on a thread where JavaScript cannot run.) Throws
 * DeadlineError after `timeoutMs`, the reason of the signal, or an error of `ready`. `sooner` is a further
 * event that triggers a poll.
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

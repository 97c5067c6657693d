import { CU_EVENT_DISABLE_TIMING, CUDA_ERROR_NOT_READY } from "../../../ffi/cuda/constants.ts";
import { isSticky } from "../cuda-error.ts";
import { type Driver, gone } from "../driver.ts";
import { isCapturing } from "../graph/open-captures.ts";

interface Kept {
  readonly context: number;
  /** Recorded behind the last work that uses them; 0 where there is none, and only the context's end tells. */
  event: number;
  readonly values: readonly unknown[];
}

const lists = new WeakMap<Driver, Set<Kept>>();

/**
 * Keeps host arrays that queued work of a stream reads or writes (there may be none), for a stream that is about to go while its work
 * goes on (`cuStreamDestroy` does not end it). They go once an event behind that work is reached. The context is the current one.
 */
export function keepInFlight(
  driver: Driver,
  context: number,
  stream: number,
  values: readonly unknown[],
): void {
  const { lib, results } = driver;
  const list = lists.get(driver) ?? new Set();
  lists.set(driver, list);
  let event = 0;
  // While something is captured each of these calls could spoil it.
  if (!isCapturing()) {
    dropReached(driver, list);
    const state = lib.cuStreamQuery(stream);
    if (state === 0 || isOver(state)) return;
    if (lib.cuEventCreate(results.pointer, CU_EVENT_DISABLE_TIMING) === 0) {
      event = results.u64();
      if (lib.cuEventRecord(event, stream) !== 0) {
        lib.cuEventDestroy_v2(event);
        event = 0;
      }
    }
  }
  // Without an event and arrays there is nothing to wait for.
  if (event !== 0 || values.length > 0) list.add({ context, event, values });
}

/** Before a context may go: its events go with it, and asking them afterwards would crash C. */
export function forgetEvents(driver: Driver, context: number): void {
  const list = lists.get(driver);
  if (list === undefined) return;
  if (!isCapturing()) dropReached(driver, list);
  for (const one of list) {
    if (one.context !== context || one.event === 0) continue;
    driver.lib.cuEventDestroy_v2(one.event);
    one.event = 0;
  }
}

/** After a context has gone, and all its work with it. */
export function dropInFlight(driver: Driver, context: number): void {
  const list = lists.get(driver);
  for (const one of list ?? []) if (one.context === context) list?.delete(one);
}

/** Is work of streams that are gone still under way? */
export function isInFlight(driver: Driver, context: number): boolean {
  const list = lists.get(driver);
  if (list === undefined) return false;
  dropReached(driver, list);
  return [...list].some((one) => one.context === context && one.event !== 0);
}

/** A context that failed or is gone runs nothing more. */
const isOver = (code: number): boolean => isSticky(code) || gone.has(code);

function dropReached({ lib }: Driver, list: Set<Kept>): void {
  for (const one of list) {
    if (one.event === 0) continue;
    const code = lib.cuEventQuery(one.event);
    if (code === CUDA_ERROR_NOT_READY || (code !== 0 && !isOver(code))) continue;
    lib.cuEventDestroy_v2(one.event);
    list.delete(one);
  }
}

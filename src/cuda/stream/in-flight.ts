import { CU_EVENT_DISABLE_TIMING, CUDA_ERROR_NOT_READY } from "../../../ffi/cuda/constants.ts";
import { isCapturing } from "../capture/open-captures.ts";
import { isSticky } from "../driver/cuda-error.ts";
import { type Driver, gone } from "../driver/driver.ts";

interface HeldArray {
  readonly context: number;
  /**
   * Event recorded behind the last work that uses the values. 0 when there is none, and then only the end of
   * the context releases them.
   */
  event: number;
  readonly values: readonly unknown[];
}

const lists = new WeakMap<Driver, Set<HeldArray>>();

/**
 * Retains host arrays that queued work of a closing stream reads or writes (there may be none), because
 * `cuStreamDestroy` does not end that work. They are released when an event behind the work is reached. The
 * context is the current one.
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
  // During a capture each of these calls could break it.
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

/** Forgets the events of a context before it ends, because querying them afterwards would crash C. */
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

/** Releases the arrays of a context that has ended with all its work. */
export function dropInFlight(driver: Driver, context: number): void {
  const list = lists.get(driver);
  for (const one of list ?? []) if (one.context === context) list?.delete(one);
}

/** Returns true while work of closed streams runs. */
export function isInFlight(driver: Driver, context: number): boolean {
  const list = lists.get(driver);
  if (list === undefined) return false;
  dropReached(driver, list);
  return [...list].some((one) => one.context === context && one.event !== 0);
}

/** Returns true for the CUresult of a context that failed or ended, and thus runs no work. */
const isOver = (code: number): boolean => isSticky(code) || gone.has(code);

function dropReached({ lib }: Driver, list: Set<HeldArray>): void {
  for (const one of list) {
    if (one.event === 0) continue;
    const code = lib.cuEventQuery(one.event);
    if (code === CUDA_ERROR_NOT_READY || (code !== 0 && !isOver(code))) continue;
    lib.cuEventDestroy_v2(one.event);
    list.delete(one);
  }
}

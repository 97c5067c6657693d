import { CUDA_ERROR_NOT_READY } from "../../../ffi/cuda/constants.ts";
import type { Driver } from "../driver/driver.ts";
import { isInFlight } from "./in-flight.ts";

/** Open streams, by driver and context. */
const open = new WeakMap<Driver, Map<number, Set<number>>>();

function listOf(driver: Driver, context: number): Set<number> {
  const contexts = open.get(driver) ?? new Map<number, Set<number>>();
  open.set(driver, contexts);
  const list = contexts.get(context) ?? new Set([0]);
  contexts.set(context, list);
  return list;
}

export function noteOpen(driver: Driver, context: number, stream: number): void {
  listOf(driver, context).add(stream);
}

export function noteClosed(driver: Driver, context: number, stream: number): void {
  if (stream !== 0) listOf(driver, context).delete(stream);
}

/**
 * Returns true when an open or closed stream of the context has work, so that a wait for the whole context
 * would block. The context is current.
 */
export function isBusy(driver: Driver, context: number): boolean {
  for (const stream of listOf(driver, context))
    if (driver.lib.cuStreamQuery(stream) === CUDA_ERROR_NOT_READY) return true;
  return isInFlight(driver, context);
}

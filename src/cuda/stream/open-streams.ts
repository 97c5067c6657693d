import { CUDA_ERROR_NOT_READY } from "../../../ffi/cuda/constants.ts";
import type { Driver } from "../driver/driver.ts";
import { isInFlight } from "./in-flight.ts";

/** True for a stream that does not wait for the default stream, by handle. */
type OpenStreams = Map<number, boolean>;

/** Open streams, by driver and context. */
const open = new WeakMap<Driver, Map<number, OpenStreams>>();

function listOf(driver: Driver, context: number): OpenStreams {
  const contexts = open.get(driver) ?? new Map<number, OpenStreams>();
  open.set(driver, contexts);
  const list = contexts.get(context) ?? new Map([[0, false]]);
  contexts.set(context, list);
  return list;
}

export function noteOpen(driver: Driver, context: number, stream: number, nonBlocking: boolean): void {
  listOf(driver, context).set(stream, nonBlocking);
}

export function noteClosed(driver: Driver, context: number, stream: number): void {
  if (stream !== 0) listOf(driver, context).delete(stream);
}

/**
 * Returns true when an open or closed stream of the context has work, so that a wait for the whole context
 * would block. The context is current.
 */
export function isBusy(driver: Driver, context: number): boolean {
  for (const stream of listOf(driver, context).keys()) if (hasWork(driver, stream)) return true;
  return isInFlight(driver, context);
}

/**
 * Returns true when a stream has work for which a call on the default stream would wait. CUDA's documentation does not
 * say that cuStreamQuery of the default stream looks at other streams. The context is current.
 */
export function isDefaultBusy(driver: Driver, context: number): boolean {
  for (const [stream, nonBlocking] of listOf(driver, context))
    if (!nonBlocking && hasWork(driver, stream)) return true;
  return false;
}

const hasWork = (driver: Driver, stream: number): boolean =>
  driver.lib.cuStreamQuery(stream) === CUDA_ERROR_NOT_READY;

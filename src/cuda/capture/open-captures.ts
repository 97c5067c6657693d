import { CU_STREAM_CAPTURE_STATUS_NONE } from "../../../ffi/cuda/constants.ts";
import type { Resource } from "../../lifetime/resource.ts";
import type { DeviceHandle } from "../driver/device-names.ts";

/** Captures in progress, each with the host arrays, memory and modules that it uses. */
const open = new Set<unknown[]>();

/** Mark of a copy between host memories, in the list of what a capture uses. */
export const hostCopy: unique symbol = Symbol("copy between host memories");

/** Returns true while `stream.capture` captures any stream. */
export const isCapturing = (): boolean => open.size > 0;

/** Returns true while exactly one stream is captured by `stream.capture`. */
export const isCapturedAlone = (): boolean => open.size === 1;

/** Starts a capture whose used objects are added to `held`. */
export const beginHolding = (held: unknown[]): void => {
  open.add(held);
};

export const endHolding = (held: unknown[]): void => {
  open.delete(held);
};

/** Adds memory or a module to each capture in progress, whose graph needs it. */
export function useInCaptures(one: Resource): void {
  if (open.size > 0) holdForCaptures(one);
}

/**
 * Adds a host array to each capture in progress, because the graph reads and writes it again at each launch.
 */
export function holdForCaptures(value: unknown): void {
  for (const held of open) held.push(value);
}

/**
 * Returns true when work queued on a stream is recorded into a graph, or would be if the capture were still
 * valid.
 */
export function isRecorded({
  device,
  pointer,
}: {
  readonly device: DeviceHandle;
  readonly pointer: number;
}): boolean {
  if (!isCapturing()) return false;
  const { driver } = device;
  const { lib } = driver;
  driver.results.put(0);
  const code = lib.cuStreamIsCapturing(pointer, driver.results.pointer);
  return code === 0 && driver.results.i32() !== CU_STREAM_CAPTURE_STATUS_NONE;
}

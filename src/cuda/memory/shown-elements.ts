import { CUDA_SUCCESS } from "../../../ffi/cuda/constants.ts";
import { isCapturing } from "../graph/open-captures.ts";
import type { Buffer } from "./buffer.ts";
import type { ElementType } from "./element-type.ts";

const most = 8;
const first = 4;
const last = 2;

/**
 * The first and the last elements in words; undefined where looking would wait for work that goes on, or disturb a capture.
 * Printing neither waits nor throws.
 */
export function shownElements(buffer: Buffer<ElementType>): string | undefined {
  try {
    if (!buffer.allocation.hostAccessible && !isIdle(buffer)) return undefined;
    if (buffer.length <= most) return texts(buffer, 0, buffer.length).join(", ");
    return [...texts(buffer, 0, first), "...", ...texts(buffer, buffer.length - last, buffer.length)].join(
      ", ",
    );
  } catch {
    return undefined;
  }
}

function isIdle({ device }: Buffer<ElementType>): boolean {
  if (isCapturing()) return false;
  device.enter();
  return device.lib.cuStreamQuery(0) === CUDA_SUCCESS;
}

/** Floating point with as many digits as tell values apart at a glance. */
const texts = (buffer: Buffer<ElementType>, from: number, to: number): string[] =>
  [...(buffer.slice(from, to).toArray() as Iterable<number | bigint>)].map((value) =>
    typeof value === "number" ? `${+value.toPrecision(5)}` : `${value}`,
  );

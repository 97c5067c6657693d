import { CUDA_ERROR_NOT_READY, CUDA_SUCCESS } from "../../../ffi/cuda/constants.ts";
import { isCapturing } from "../capture/open-captures.ts";
import type { Buffer } from "./buffer.ts";
import type { ElementType } from "./element-type.ts";

const most = 8;
const first = 4;
const last = 2;

/** First and last elements of a buffer as text, or the reason why they cannot be read now. */
interface ShownElements {
  readonly elements?: string;
  readonly reason?: string;
}

/**
 * Returns the first and last elements as text, or the reason where a read would wait for running work or
 * break a capture. Printing neither waits nor throws.
 */
export function shownElements(buffer: Buffer<ElementType>): ShownElements {
  try {
    const reason = buffer.allocation.hostAccessible ? undefined : unreadable(buffer);
    if (reason !== undefined) return { reason };
    const { length } = buffer;
    if (length <= most) return { elements: texts(buffer, 0, length).join(", ") };
    const ends = [...texts(buffer, 0, first), "...", ...texts(buffer, length - last, length)];
    return { elements: ends.join(", ") };
  } catch (error) {
    return { reason: firstLine(error) };
  }
}

/** Returns why the elements cannot be read now, or undefined. */
function unreadable({ device }: Buffer<ElementType>): string | undefined {
  if (isCapturing()) return "a stream is being captured";
  device.enter();
  const code = device.driver.lib.cuStreamQuery(0);
  if (code === CUDA_SUCCESS) return undefined;
  if (code === CUDA_ERROR_NOT_READY) return "work of the device is in flight; device.done() waits for it";
  return firstLine(device.driver.failure(code, "cuStreamQuery"));
}

const firstLine = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).split("\n")[0]!;

/** Returns elements as text, floating point with enough digits to distinguish values. */
const texts = (buffer: Buffer<ElementType>, from: number, to: number): string[] =>
  [...(buffer.slice(from, to).toArray() as Iterable<number | bigint>)].map((value) =>
    typeof value === "number" ? `${+value.toPrecision(5)}` : `${value}`,
  );

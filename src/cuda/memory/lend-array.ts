import { shown } from "../../arguments/shown.ts";
import { isOwn } from "../../memory/own-buffers.ts";
import { isCapturing } from "../graph/open-captures.ts";
import type { Stream } from "../stream/stream.ts";

const CAPTURING = 1;

/** Is what `stream` is given now recorded into a graph? */
function isRecorded({ device, pointer }: Stream): boolean {
  if (!isCapturing()) return false;
  const { lib, driver } = device;
  return lib.cuStreamIsCapturing(pointer, driver.results.pointer) === 0 && driver.results.i32() === CAPTURING;
}

/**
 * Before a copy of a host array that C may make later than it returns. libcuda does not: it is done with an array's pages before it
 * returns, except where it records. The embedded GPU leaves out copies of arrays that were transferred to somebody else meanwhile.
 * TypeError for a graph, which keeps the address for as long as it lives, with an array of JavaScript's own.
 */
export function lendArray(array: ArrayBufferView, stream: Stream): void {
  if (isOwn(array)) return;
  if (isRecorded(stream)) {
    throw new TypeError(
      `a graph cannot hold ${shown(array)}: JavaScript's arrays can be transferred while it lives: use memory of device.allocatePinned(), or Memory.copyOf(array).bytes`,
    );
  }
  stream.device.lib.keepHost?.(array.buffer as ArrayBuffer);
}

import { shown } from "../../arguments/shown.ts";
import { isOwn } from "../../memory/own-buffers.ts";
import { isRecorded } from "../stream/is-recorded.ts";
import type { Stream } from "../stream/stream.ts";

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

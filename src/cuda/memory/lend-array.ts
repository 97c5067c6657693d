import { shown } from "../../arguments/shown.ts";
import { isOwn } from "../../memory/own-buffers.ts";
import { isRecorded } from "../capture/open-captures.ts";
import type { Stream } from "../stream/stream.ts";

/**
 * Checks a host array before a copy that may run after the call returns. libcuda reads an array's pages
 * before it returns, except during a capture. The soft GPU skips copies of arrays that were transferred
 * meanwhile. Throws TypeError for a JavaScript array in a graph, which holds the address for as long as it
 * lives.
 */
export function lendArray(array: ArrayBufferView, stream: Stream): void {
  if (isOwn(array)) return;
  if (isRecorded(stream)) {
    throw new TypeError(
      `a graph cannot hold ${shown(array)}, because it could be transferred while the graph exists. Use memory of device.allocatePinned(), or Memory.copyOf(array).bytes`,
    );
  }
  stream.device.driver.lib.keepHost?.(array.buffer as ArrayBuffer);
}

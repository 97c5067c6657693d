import { isOwn } from "../../memory/own-buffers.ts";
import { holdForCaptures, hostCopy, isCapturing } from "../capture/open-captures.ts";
import type { Device } from "../device/device.ts";
import { hasHostFunctions } from "../stream/host-functions.ts";
import type { Stream } from "../stream/stream.ts";
import type { Allocation } from "./allocation.ts";

/**
 * Runs host functions before a copy or fill that blocks this thread until its stream has done it. A copy of a
 * pageable array blocks with a stream too, because C stages the array. Without a stream the device's default stream
 * does it. Throws ClosedError when a function has closed the memory.
 */
export function runFunctionsFirst(
  device: Device,
  stream: Stream | undefined,
  memory?: Allocation,
  array?: ArrayBufferView,
): void {
  if (!hasHostFunctions()) return;
  if (stream !== undefined && (array === undefined || isOwn(array))) return;
  (stream ?? device.stream).runFunctions("a copy");
  memory?.ensureOpen();
}

/**
 * Runs host functions before a copy between host memories. C returns from such a copy when it is done, also with a
 * stream. A graph of an open capture notes the copy.
 */
export function runFunctionsBeforeHostCopy(device: Device, stream: Stream | undefined): void {
  if (stream !== undefined && isCapturing()) holdForCaptures(hostCopy);
  else if (hasHostFunctions()) (stream ?? device.stream).runFunctions("a copy between host memories");
}

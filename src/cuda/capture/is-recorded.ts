import { CU_STREAM_CAPTURE_STATUS_NONE } from "../../../ffi/cuda/constants.ts";
import type { DeviceHandle } from "../driver/device-handle.ts";
import { isCapturing } from "./open-captures.ts";

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
  const { lib, driver } = device;
  driver.results.put(0);
  const code = lib.cuStreamIsCapturing(pointer, driver.results.pointer);
  return code === 0 && driver.results.i32() !== CU_STREAM_CAPTURE_STATUS_NONE;
}

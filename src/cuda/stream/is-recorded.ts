import { CU_STREAM_CAPTURE_STATUS_NONE } from "../../../ffi/cuda/constants.ts";
import type { Device } from "../device/device.ts";
import { isCapturing } from "../graph/open-captures.ts";

/** Is what a stream is given now recorded into a graph, or would be, had nothing spoilt it? */
export function isRecorded({
  device,
  pointer,
}: {
  readonly device: Device;
  readonly pointer: number;
}): boolean {
  if (!isCapturing()) return false;
  const { lib, driver } = device;
  driver.results.put(0);
  const code = lib.cuStreamIsCapturing(pointer, driver.results.pointer);
  return code === 0 && driver.results.i32() !== CU_STREAM_CAPTURE_STATUS_NONE;
}

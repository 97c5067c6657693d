import type { Device } from "../../cuda/index.ts";
import type { GpuMeter, GpuUse } from "./gpu-use.ts";
import { NvmlGpuMeter } from "./nvml-meter.ts";
import { SoftGpuMeter } from "./soft-gpu-meter.ts";

/** Opens the meter of a device. A GPU without a source of its use reports its memory only. */
export function openGpuMeter(device: Device): GpuMeter {
  const { lib, ordinal } = device;
  if (lib.workerTime !== undefined) return new SoftGpuMeter(() => lib.workerTime!(ordinal));
  return NvmlGpuMeter.open({ uuid: device.uuid, peakGBps: peakGBps(device) }) ?? noMeter;
}

/**
 * Returns the peak bandwidth of the memory in GB/s. Memory moves data at both edges of its clock, which the driver
 * reports in kHz.
 */
function peakGBps(device: Device): number {
  const kHz = device.attribute("memoryClockRate");
  return (2 * kHz * device.attribute("globalMemoryBusWidth")) / 8e6;
}

const noMeter: GpuMeter = {
  read: () => ({ source: "none", utilization: null, memoryUtilization: null, memoryGBps: null }),
  close: () => {},
};

/** Returns the use of a device's processors and memory. */
export function gpuUse(meter: GpuMeter, device: Device): GpuUse {
  const { free, total } = device.memory();
  return { ...meter.read(), usedBytes: total - free, totalBytes: total };
}

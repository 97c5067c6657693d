import type { Device } from "../device/device.ts";

/** Whose work is to see the writes: the device's that has the memory, or every device's. */
export type FlushScope = "owner" | "all devices";

/** CU_GPU_DIRECT_RDMA_WRITES_ORDERING_OWNER and _ALL_DEVICES, and the targets of a flush by the same numbers. */
const levels: Readonly<Record<FlushScope, number>> = { owner: 100, "all devices": 200 };

/** Whether writes of a NIC are not ordered by the hardware as far as that. */
export const needsFlush = (device: Device, scope: FlushScope): boolean =>
  device.attribute("gpuDirectRdmaWritesOrdering") < levels[scope];

/** Makes writes that a NIC did visible (`cuFlushGPUDirectRDMAWrites`), where the hardware does not. */
export function flushWrites(device: Device, scope: FlushScope): void {
  if (!needsFlush(device, scope)) return;
  device.enter();
  const code = device.lib.cuFlushGPUDirectRDMAWrites(0, levels[scope]);
  device.driver.check(code, "cuFlushGPUDirectRDMAWrites");
}

import type { Device } from "../device/device.ts";

/** Scope of a flush: work of the device that owns the memory, or of every device. */
export type FlushScope = "owner" | "all devices";

/**
 * Values of CU_GPU_DIRECT_RDMA_WRITES_ORDERING_OWNER and _ALL_DEVICES, which are also the targets of a flush.
 */
const levels: Readonly<Record<FlushScope, number>> = { owner: 100, "all devices": 200 };

/** Returns true when the hardware does not order writes of a NIC in this scope. */
export const needsFlush = (device: Device, scope: FlushScope): boolean =>
  device.attribute("gpuDirectRdmaWritesOrdering") < levels[scope];

/** Makes writes of a NIC visible (`cuFlushGPUDirectRDMAWrites`) where the hardware does not. */
export function flushWrites(device: Device, scope: FlushScope): void {
  if (!needsFlush(device, scope)) return;
  device.enter();
  const code = device.driver.lib.cuFlushGPUDirectRDMAWrites(0, levels[scope]);
  device.driver.check(code, "cuFlushGPUDirectRDMAWrites");
}

import type { DeviceHandle } from "./device-handle.ts";

/** Vendor id that rxe reports. */
const softwareVendor = 0xffffff;

/** Returns true for Soft-RoCE (rxe). Callers work around faults of its driver in rdma-core 44. */
export const isRxe = (device: DeviceHandle): boolean =>
  device.provider === "native" && device.attributes().vendorId === softwareVendor;

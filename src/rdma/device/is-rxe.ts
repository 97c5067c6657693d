import type { Device } from "./device.ts";

/** The vendor that rxe says it is of. */
const softwareVendor = 0xffffff;

/** Whether it is Soft-RoCE, whose driver in rdma-core 44 has faults that are kept away from users. */
export const isRxe = (device: Device): boolean =>
  device.provider === "native" && device.attributes().vendorId === softwareVendor;

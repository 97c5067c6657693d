import type { Device } from "../device/device.ts";

/** Addresses that were reserved in one call. */
export interface Reservation {
  readonly pointer: number;
  readonly byteLength: number;
}

/** `cuMemAddressReserve` */
export function reserve(device: Device, byteLength: number, alignment: number, hint: number): Reservation {
  const { lib, results } = device.driver;
  const code = lib.cuMemAddressReserve(results.pointer, byteLength, alignment, hint, 0);
  if (code !== 0) device.driver.check(code, "cuMemAddressReserve", `${byteLength} bytes`);
  return { pointer: results.u64(), byteLength };
}

/** `cuMemAddressFree`, which wants exactly what was reserved. */
export function free(device: Device, { pointer, byteLength }: Reservation): void {
  device.driver.checkRelease(device.lib.cuMemAddressFree(pointer, byteLength), "cuMemAddressFree");
}

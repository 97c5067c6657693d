import type { Device } from "../device/device.ts";

/** Addresses of one reservation. */
export interface Reservation {
  readonly pointer: number;
  readonly byteLength: number;
}

/** Reserves addresses (`cuMemAddressReserve`). */
export function reserve(device: Device, byteLength: number, alignment: number, hint: number): Reservation {
  const { lib, results } = device.driver;
  const code = lib.cuMemAddressReserve(results.pointer, byteLength, alignment, hint, 0);
  if (code !== 0) device.driver.check(code, "cuMemAddressReserve", `${byteLength} bytes`);
  return { pointer: results.u64(), byteLength };
}

/** Frees a reservation (`cuMemAddressFree`), which must be given whole. */
export function free(device: Device, { pointer, byteLength }: Reservation): void {
  device.driver.checkRelease(device.lib.cuMemAddressFree(pointer, byteLength), "cuMemAddressFree");
}

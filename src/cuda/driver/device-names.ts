import { CUuuid } from "../../../ffi/cuda/structs.ts";
import { cString } from "../../../ffi/libc/index.ts";
import { memory as view } from "../../../ffi/runtime/index.ts";
import type { Driver } from "./driver.ts";
import { uuidText } from "./uuid-text.ts";

/** Returns the UUID of a device, such as "GPU-01234567-89ab-cdef-0123-456789abcdef" (`cuDeviceGetUuid`). */
export function uuidOf(driver: Driver, ordinal: number): string {
  const uuid = CUuuid.alloc();
  driver.check(driver.lib.cuDeviceGetUuid_v2(uuid.pointer, ordinal), "cuDeviceGetUuid_v2");
  return uuidText(new Uint8Array(view(uuid.pointer, 16)));
}

/** Returns the PCI id of a device, such as "0000:3b:00.0" (`cuDeviceGetPCIBusId`). */
export function pciIdOf(driver: Driver, ordinal: number): string {
  const { lib, results } = driver;
  driver.check(lib.cuDeviceGetPCIBusId(results.pointer, 32, ordinal), "cuDeviceGetPCIBusId");
  return cString(results.pointer).toLowerCase();
}

/** Returns the ordinal of the device with this UUID or PCI id, or undefined. */
export function ordinalOf(driver: Driver, name: string): number | undefined {
  const wanted = name.toLowerCase();
  const count = driver.deviceCount();
  for (let ordinal = 0; ordinal < count; ordinal++) {
    const pciId = pciIdOf(driver, ordinal);
    if (uuidOf(driver, ordinal).toLowerCase() === wanted) return ordinal;
    if (pciId === wanted || pciId === `0000:${wanted}`) return ordinal;
  }
  return undefined;
}

/** Returns the names of a driver's devices, for an error. */
export const namesOf = (driver: Driver): string[] =>
  Array.from(
    { length: driver.deviceCount() },
    (_, ordinal) => `${uuidOf(driver, ordinal)} (${pciIdOf(driver, ordinal)})`,
  );

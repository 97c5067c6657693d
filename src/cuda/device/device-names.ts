import { CUuuid } from "../../../ffi/cuda/structs.ts";
import { cString } from "../../../ffi/libc/index.ts";
import { memory as view } from "../../../ffi/runtime/index.ts";
import type { Driver } from "../driver.ts";
import { uuidText } from "./uuid-text.ts";

/** "GPU-01234567-89ab-cdef-0123-456789abcdef" (`cuDeviceGetUuid`). */
export function uuidOf(driver: Driver, ordinal: number): string {
  const uuid = CUuuid.alloc();
  driver.check(driver.lib.cuDeviceGetUuid_v2(uuid.pointer, ordinal), "cuDeviceGetUuid_v2");
  return uuidText(new Uint8Array(view(uuid.pointer, 16)));
}

/** "0000:3b:00.0" (`cuDeviceGetPCIBusId`). */
export function pciIdOf(driver: Driver, ordinal: number): string {
  const { lib, results } = driver;
  driver.check(lib.cuDeviceGetPCIBusId(results.pointer, 32, ordinal), "cuDeviceGetPCIBusId");
  return cString(results.pointer).toLowerCase();
}

/** The device of a driver that has this UUID or PCI id, if any. */
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

/** What a driver's devices are called, for an error. */
export const namesOf = (driver: Driver): string[] =>
  Array.from(
    { length: driver.deviceCount() },
    (_, ordinal) => `${uuidOf(driver, ordinal)} (${pciIdOf(driver, ordinal)})`,
  );

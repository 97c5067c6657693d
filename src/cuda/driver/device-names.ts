import type { Cuda } from "../../../ffi/cuda/index.ts";
import { CUuuid } from "../../../ffi/cuda/structs.ts";
import { cString } from "../../../ffi/libc/index.ts";
import { memory as view } from "../../../ffi/runtime/index.ts";
import type { Driver } from "./driver.ts";

/** Formats 16 bytes as nvidia-smi -L does: "GPU-01234567-89ab-cdef-0123-456789abcdef". */
function uuidText(bytes: Uint8Array): string {
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  const parts = [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)];
  return `GPU-${parts.join("-")}`;
}

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

/** Members of `Device` that the layers below it use. */
export interface DeviceHandle {
  readonly driver: Driver;
  readonly lib: Cuda;
  readonly ordinal: number;
  /** The C object, `CUcontext`. */
  readonly pointer: number;
  /** Makes the device's context current. Throws ClosedError when the device is closed. */
  enter(): void;
}

import {
  CU_MEM_LOCATION_TYPE_DEVICE,
  CU_MEM_LOCATION_TYPE_HOST,
  CU_MEM_LOCATION_TYPE_HOST_NUMA,
  CU_MEM_LOCATION_TYPE_HOST_NUMA_CURRENT,
} from "../../../ffi/cuda/constants.ts";
import { CUmemLocation } from "../../../ffi/cuda/structs.ts";
import { described } from "../../arguments/options.ts";
import { shown } from "../../arguments/shown.ts";
import type { Device } from "../device/device.ts";
import { isKind } from "../driver/kind.ts";

/** Location of memory: a device, the host, a NUMA node of the host, or the node of this thread. */
export type MemoryLocation = Device | "host" | "numa" | { readonly numaNode: number };

/** Type of a location, for the tables of options. */
export const locationType = described<MemoryLocation>(
  'a Device, "host", "numa" or { numaNode: 0 }',
  (value) =>
    value === "host" ||
    value === "numa" ||
    isKind(value, "Device") ||
    typeof (value as { numaNode?: unknown } | null)?.numaNode === "number",
);

/** Returns C's type and id of a location. Throws TypeError for another value. */
export function locationOf(location: MemoryLocation): { readonly type: number; readonly id: number } {
  if (location === "host") return { type: CU_MEM_LOCATION_TYPE_HOST, id: 0 };
  if (location === "numa") return { type: CU_MEM_LOCATION_TYPE_HOST_NUMA_CURRENT, id: 0 };
  if (typeof location === "object" && location !== null) {
    if (isKind<Device>(location, "Device")) {
      location.ensureOpen();
      return { type: CU_MEM_LOCATION_TYPE_DEVICE, id: location.ordinal };
    }
    // Read once, because a getter may return another value the next time.
    const { numaNode } = location;
    if (Number.isInteger(numaNode) && numaNode >= 0)
      return { type: CU_MEM_LOCATION_TYPE_HOST_NUMA, id: numaNode };
  }
  throw new TypeError(
    `the memory location is ${shown(location)}. Use a Device, "host", "numa" or { numaNode: 0 }`,
  );
}

/** Returns a location as CUmemLocation. */
export const locationStruct = (location: MemoryLocation) => CUmemLocation.alloc(locationOf(location));

/** Returns the name of a location: "device 0", "host", "NUMA node 1". */
export function locationText(location: MemoryLocation): string {
  if (location === "host") return "host";
  if (location === "numa") return "this thread's NUMA node";
  return "ordinal" in location ? `device ${location.ordinal}` : `NUMA node ${location.numaNode}`;
}

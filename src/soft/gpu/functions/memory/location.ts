// CUmemLocation: a device or the host.
import {
  CU_MEM_LOCATION_TYPE_DEVICE,
  CU_MEM_LOCATION_TYPE_HOST,
  CU_MEM_LOCATION_TYPE_HOST_NUMA,
  CU_MEM_LOCATION_TYPE_HOST_NUMA_CURRENT,
} from "../../../../../ffi/cuda/index.ts";
import type { SoftGpu, SoftGpuDevice } from "../../driver/gpu.ts";
import { HOST } from "../../memory/physical.ts";

export interface Location {
  readonly type: number;
  readonly id: number;
}

export const readLocation = ({ type, id }: Location): Location => ({ type, id });

/** Returns the device of a location and its key among access rights, or undefined for an unknown location. */
export function findLocation(
  gpu: SoftGpu,
  type: number,
  id: number,
): { device: SoftGpuDevice | undefined; key: number } | undefined {
  if (type === CU_MEM_LOCATION_TYPE_DEVICE) {
    const device = gpu.devices[id];
    return device && { device, key: id };
  }
  const numa = type === CU_MEM_LOCATION_TYPE_HOST_NUMA && id === 0;
  const host = type === CU_MEM_LOCATION_TYPE_HOST || type === CU_MEM_LOCATION_TYPE_HOST_NUMA_CURRENT;
  return numa || host ? { device: undefined, key: HOST } : undefined;
}

// Access checks. They run before any byte is touched, so an invalid address is a CUDA error and never a
// crash.
import { CUDA_ERROR_INVALID_VALUE } from "../../../../ffi/cuda/index.ts";
import type { SoftGpu, SoftGpuDevice } from "../driver/gpu.ts";
import { type Region, WRITE } from "./region.ts";

/** Kind of an address as the caller declares it. `unified` leaves the decision to the driver. */
export type Side = "host" | "device" | "unified";

/**
 * `direct`: memory of the driver, mapped with the required access. `foreign`: host memory that only the
 * operating system can check.
 */
export type Reach = "direct" | "foreign";

/** Access of work to a range. */
export interface Access {
  /** READ or WRITE. */
  readonly right: number;
  readonly side: Side;
  /** True for work that is only validated: memory that a graph will allocate counts as allocated. */
  readonly planned?: boolean;
}

/**
 * Checks the access of work on `device` to [address, address + bytes). Returns CUDA_ERROR_INVALID_VALUE when
 * the range is outside of an allocation, exceeds it, was freed, or is mapped without the right.
 */
export function reach(
  gpu: SoftGpu,
  device: SoftGpuDevice,
  address: number,
  bytes: number,
  { right, side, planned = false }: Access,
): Reach | number {
  let region = gpu.regions.find(address);
  if (region === undefined)
    return planned && isPlanned(gpu, address, bytes) ? "direct" : missing(gpu, address, side);
  const end = address + bytes;
  if ((right & WRITE) !== 0) region.written?.note(address - region.base, end - region.base);
  // The host may have unmapped registered memory, so the operating system checks each access.
  if (region.kind === "registered") {
    if (end <= region.base + region.size || side !== "device") return "foreign";
    return CUDA_ERROR_INVALID_VALUE;
  }
  if (end <= region.base + region.size)
    return allowed(region, device, right) ? "direct" : CUDA_ERROR_INVALID_VALUE;
  // Adjacent mappings form one range, as in a page table. Adjacent allocations do not.
  for (;;) {
    if (region.kind !== "mapping" || !allowed(region, device, right)) return CUDA_ERROR_INVALID_VALUE;
    const next: number = region.base + region.size;
    if (end <= next) return "direct";
    const following = gpu.regions.find(next);
    if (following === undefined) return CUDA_ERROR_INVALID_VALUE;
    region = following;
  }
}

/** Returns true when a graph will have allocated the range before its work runs. */
function isPlanned(gpu: SoftGpu, address: number, bytes: number): boolean {
  const found = gpu.planned.find(address);
  return found !== undefined && address + bytes <= found.base + found.size;
}

const allowed = (region: Region, device: SoftGpuDevice, right: number) =>
  (region.rights(device) & right) === right;

function missing(gpu: SoftGpu, address: number, side: Side): Reach | number {
  if (side === "device" || address <= 0 || gpu.space.holds(address)) return CUDA_ERROR_INVALID_VALUE;
  return "foreign";
}

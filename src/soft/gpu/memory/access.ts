// Whether a range may be touched: asked before any byte is, so that a wrong address is an error and never a crash.
import { CUDA_ERROR_INVALID_VALUE } from "../../../../ffi/cuda/index.ts";
import type { SoftDevice } from "../driver/device.ts";
import type { SoftGpu } from "../driver/gpu.ts";
import { type Region, WRITE } from "./region.ts";

/** What the caller says an address is; "unified" leaves it to the driver. */
export type Side = "host" | "device" | "unified";

/** direct: memory of ours, mapped with the right access. foreign: host memory that only the operating system can vouch for. */
export type Reach = "direct" | "foreign";

/** What work does with a range. */
export interface Access {
  /** READ or WRITE. */
  readonly right: number;
  readonly side: Side;
  /** Memory that a graph is to allocate counts as there: for work that is only looked at yet. */
  readonly planned?: boolean;
}

/**
 * How to get at [address, address + bytes) for work that `device` runs; CUDA_ERROR_INVALID_VALUE when
 * it is outside of any allocation, reaches over the end of one, was freed, or is mapped without that right.
 */
export function reach(
  gpu: SoftGpu,
  device: SoftDevice,
  address: number,
  bytes: number,
  { right, side, planned = false }: Access,
): Reach | number {
  let region = gpu.regions.find(address);
  if (region === undefined)
    return planned && isPlanned(gpu, address, bytes) ? "direct" : missing(gpu, address, side);
  const end = address + bytes;
  if ((right & WRITE) !== 0) region.written?.note(address - region.base, end - region.base);
  // Registered memory belongs to the host, which may have unmapped it since: each access asks the operating system.
  if (region.kind === "registered") {
    if (end <= region.base + region.size || side !== "device") return "foreign";
    return CUDA_ERROR_INVALID_VALUE;
  }
  if (end <= region.base + region.size)
    return allowed(region, device, right) ? "direct" : CUDA_ERROR_INVALID_VALUE;
  // Mappings side by side are one range, as the page tables have it; allocations are not, wherever they lie.
  for (;;) {
    if (region.kind !== "mapping" || !allowed(region, device, right)) return CUDA_ERROR_INVALID_VALUE;
    const next: number = region.base + region.size;
    if (end <= next) return "direct";
    const following = gpu.regions.find(next);
    if (following === undefined) return CUDA_ERROR_INVALID_VALUE;
    region = following;
  }
}

/** Whether a graph will have allocated a range when its work runs. */
function isPlanned(gpu: SoftGpu, address: number, bytes: number): boolean {
  const found = gpu.planned.find(address);
  return found !== undefined && address + bytes <= found.base + found.size;
}

const allowed = (region: Region, device: SoftDevice, right: number) =>
  (region.rights(device) & right) === right;

function missing(gpu: SoftGpu, address: number, side: Side): Reach | number {
  if (side === "device" || address <= 0 || gpu.space.holds(address)) return CUDA_ERROR_INVALID_VALUE;
  return "foreign";
}

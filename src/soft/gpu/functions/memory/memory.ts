// Device memory: cuMemAlloc, cuMemAllocPitch, cuMemFree and queries.
import * as c from "../../../../../ffi/cuda/index.ts";
import { writePointer } from "../../core/c-memory.ts";
import type { SoftGpu } from "../../driver/gpu.ts";
import { roundUp } from "../../memory/address-space.ts";
import { allocateOnDevice, freeRegion } from "../../memory/region.ts";

const { CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_OUT_OF_MEMORY } = c;
const PITCH = 512;

/** Returns the device memory functions. */
export function memoryFunctions(gpu: SoftGpu): Partial<c.CudaFunctions> {
  function allocate(out: number, bytes: number): number {
    const context = gpu.currentUncaptured();
    if (typeof context === "number") return context;
    if (out === 0 || !(bytes > 0)) return CUDA_ERROR_INVALID_VALUE;
    const region = allocateOnDevice(gpu, context, bytes);
    if (region === undefined) return CUDA_ERROR_OUT_OF_MEMORY;
    writePointer(out, region.base);
    return 0;
  }

  return {
    cuMemAlloc_v2: (out, bytes) => allocate(out, Number(bytes)),
    cuMemAllocPitch_v2(out, pitchOut, widthInBytes, rows, elementSize) {
      const width = Number(widthInBytes);
      const height = Number(rows);
      if (pitchOut === 0 || ![4, 8, 16].includes(elementSize) || !(width > 0) || !(height > 0)) {
        const context = gpu.current();
        return typeof context === "number" ? context : CUDA_ERROR_INVALID_VALUE;
      }
      const pitch = roundUp(width, PITCH);
      const code = allocate(out, pitch * height);
      if (code === 0) writePointer(pitchOut, pitch);
      return code;
    },
    cuMemFree_v2(address) {
      const context = gpu.currentUncaptured();
      if (typeof context === "number") return context;
      if (address === 0) return 0;
      const region = gpu.regions.find(address);
      if (region?.base !== address || (region.kind !== "device" && region.kind !== "managed"))
        return CUDA_ERROR_INVALID_VALUE;
      // A free waits for work that may still use the memory.
      const owner = region.context;
      if (owner?.alive && owner.error === 0) {
        const code = gpu.synchronize(owner);
        if (code !== 0) return code;
      }
      freeRegion(gpu, region);
      return 0;
    },
    cuMemGetInfo_v2(free, total) {
      const context = gpu.current();
      if (typeof context === "number") return context;
      const { totalMemory, used } = context.device;
      if (free !== 0) writePointer(free, totalMemory - used);
      if (total !== 0) writePointer(total, totalMemory);
      return 0;
    },
    cuMemGetAddressRange_v2(base, size, address) {
      const context = gpu.current();
      if (typeof context === "number") return context;
      const region = gpu.regions.find(address);
      if (region === undefined) return c.CUDA_ERROR_NOT_FOUND;
      if (base !== 0) writePointer(base, region.base);
      if (size !== 0) writePointer(size, region.size);
      return 0;
    },
  };
}

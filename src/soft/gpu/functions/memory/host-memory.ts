// Host memory that devices access: pinned, registered and managed.
import * as c from "../../../../../ffi/cuda/index.ts";
import { libc } from "../../../../../ffi/libc/index.ts";
import { writePointer, writeU32 } from "../../core/c-memory.ts";
import type { SoftGpu } from "../../driver/gpu.ts";
import { GRANULARITY, roundUp } from "../../memory/address-space.ts";
import { isUsable } from "../../memory/host-copy.ts";
import { freeRegion, Region, type RegionKind } from "../../memory/region.ts";

const { CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_OUT_OF_MEMORY } = c;
const PAGE = 4096;
const HOST_FLAGS = c.CU_MEMHOSTALLOC_PORTABLE | c.CU_MEMHOSTALLOC_DEVICEMAP | c.CU_MEMHOSTALLOC_WRITECOMBINED;
const REGISTER_FLAGS =
  c.CU_MEMHOSTREGISTER_PORTABLE |
  c.CU_MEMHOSTREGISTER_DEVICEMAP |
  c.CU_MEMHOSTREGISTER_IOMEMORY |
  c.CU_MEMHOSTREGISTER_READ_ONLY;
const ATTACH = [c.CU_MEM_ATTACH_GLOBAL, c.CU_MEM_ATTACH_HOST, c.CU_MEM_ATTACH_SINGLE];

/** Returns the host memory functions. The host address is the device address. */
export function hostMemoryFunctions(gpu: SoftGpu): Partial<c.CudaFunctions> {
  function allocate(out: number, bytes: number, kind: RegionKind, flags: number): number {
    const context = gpu.currentUncaptured();
    if (typeof context === "number") return context;
    if (out === 0) return CUDA_ERROR_INVALID_VALUE;
    if (bytes === 0 && kind === "host") {
      writePointer(out, 0);
      return 0;
    }
    if (!(bytes > 0)) return CUDA_ERROR_INVALID_VALUE;
    // The memory is in the device address range, so kernels reach it.
    const length = roundUp(bytes, PAGE);
    const base = gpu.hostHeap.allocate(length);
    if (base === undefined) return CUDA_ERROR_OUT_OF_MEMORY;
    // A large allocation is an unwritten piece of a file and reads zeros.
    if (length <= GRANULARITY) libc.memset(base, 0, length);
    const region = new Region({ base, size: bytes }, kind, context, context.device, () => {
      gpu.hostHeap.release(base, length);
    });
    region.flags = flags;
    gpu.regions.add(region);
    writePointer(out, base);
    return 0;
  }

  return {
    cuMemAllocHost_v2: (out, bytes) => allocate(out, Number(bytes), "host", c.CU_MEMHOSTALLOC_PORTABLE | 2),
    cuMemHostAlloc: (out, bytes, flags) =>
      (flags & ~HOST_FLAGS) !== 0 ? wrong(gpu) : allocate(out, Number(bytes), "host", flags | 2),
    cuMemAllocManaged: (out, bytes, flags) =>
      ATTACH.includes(flags) && flags !== c.CU_MEM_ATTACH_SINGLE
        ? allocate(out, Number(bytes), "managed", flags)
        : wrong(gpu),
    cuMemFreeHost(address) {
      const context = gpu.currentUncaptured();
      if (typeof context === "number") return context;
      if (address === 0) return 0;
      const region = gpu.regions.find(address);
      if (region?.base !== address || region.kind !== "host") return CUDA_ERROR_INVALID_VALUE;
      const owner = region.context ?? context;
      if (owner.alive && owner.error === 0) {
        const code = gpu.synchronize(owner);
        if (code !== 0) return code;
      }
      freeRegion(gpu, region);
      return 0;
    },
    cuMemHostGetDevicePointer_v2(out, address, flags) {
      const context = gpu.current();
      if (typeof context === "number") return context;
      const region = gpu.regions.find(address);
      if (out === 0 || flags !== 0 || region?.hostAccessible !== true) return CUDA_ERROR_INVALID_VALUE;
      writePointer(out, address);
      return 0;
    },
    cuMemHostGetFlags(out, address) {
      const context = gpu.current();
      if (typeof context === "number") return context;
      const region = gpu.regions.find(address);
      if (out === 0 || (region?.kind !== "host" && region?.kind !== "registered"))
        return CUDA_ERROR_INVALID_VALUE;
      writeU32(out, region.flags);
      return 0;
    },
    cuMemHostRegister_v2(address, size, flags) {
      const context = gpu.currentUncaptured();
      if (typeof context === "number") return context;
      const bytes = Number(size);
      if (address === 0 || !(bytes > 0) || (flags & ~REGISTER_FLAGS) !== 0) return CUDA_ERROR_INVALID_VALUE;
      if (gpu.space.holds(address)) return CUDA_ERROR_INVALID_VALUE;
      if (gpu.regions.overlapping(address, bytes).length > 0)
        return c.CUDA_ERROR_HOST_MEMORY_ALREADY_REGISTERED;
      if (!isUsable(address, bytes, (flags & c.CU_MEMHOSTREGISTER_READ_ONLY) === 0))
        return CUDA_ERROR_INVALID_VALUE;
      const region = new Region({ base: address, size: bytes }, "registered", context, context.device, () => {
        gpu.registeredRegions--;
      });
      gpu.registeredRegions++;
      region.flags = flags;
      gpu.regions.add(region);
      return 0;
    },
    cuMemHostUnregister(address) {
      const context = gpu.currentUncaptured();
      if (typeof context === "number") return context;
      const region = gpu.regions.find(address);
      if (address === 0) return CUDA_ERROR_INVALID_VALUE;
      if (region === undefined) return c.CUDA_ERROR_HOST_MEMORY_NOT_REGISTERED;
      if (region.kind !== "registered" || region.base !== address) return CUDA_ERROR_INVALID_VALUE;
      const code = gpu.synchronize(context);
      if (code !== 0) return code;
      freeRegion(gpu, region);
      return 0;
    },
  };
}

function wrong(gpu: SoftGpu): number {
  const context = gpu.current();
  return typeof context === "number" ? context : CUDA_ERROR_INVALID_VALUE;
}

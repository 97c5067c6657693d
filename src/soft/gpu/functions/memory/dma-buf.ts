// Device memory as a descriptor for a NIC: the memory's own file, reopened at the position of the range.
import * as c from "../../../../../ffi/cuda/index.ts";
import { writeI32 } from "../../core/c-memory.ts";
import type { SoftGpu } from "../../driver/gpu.ts";
import type { FilePart } from "../../memory/address-space.ts";
import { reopenAt } from "../../memory/files.ts";
import { Mapping } from "../../memory/physical.ts";
import { SoftPool } from "../../memory/pool.ts";

const PAGE = 4096;
const aligned = (value: number): boolean => value % PAGE === 0;

/** Returns cuMemGetHandleForAddressRange. */
export function dmaBufFunctions(gpu: SoftGpu): Partial<c.CudaFunctions> {
  /**
   * Returns a function that maps addresses near `address` to file locations, or undefined for other memory.
   */
  function fileOf(address: number): ((at: number) => FilePart | undefined) | undefined {
    const region = gpu.regions.find(address);
    if (region instanceof Mapping) {
      const { fd } = region.physical;
      return (at) => (at < region.base + region.size ? { fd, offset: at - region.base } : undefined);
    }
    const onDevice = gpu.devices.find((device) => device.heap.place(address) !== undefined);
    if (onDevice !== undefined) return (at) => onDevice.heap.place(at);
    // A shareable pool has its own file.
    const pool = region?.pool === undefined ? undefined : gpu.handles.find(SoftPool, region.pool.handle);
    return pool?.heap === undefined ? undefined : (at) => pool.heap?.place(at);
  }

  return {
    cuMemGetHandleForAddressRange(out, address, bytes, type, flags) {
      if (!gpu.initialized) return c.CUDA_ERROR_NOT_INITIALIZED;
      const size = Number(bytes);
      const pcie = c.CU_MEM_RANGE_FLAG_DMA_BUF_MAPPING_TYPE_PCIE;
      if (out === 0 || type !== c.CU_MEM_RANGE_HANDLE_TYPE_DMA_BUF_FD || (Number(flags) & ~pcie) !== 0)
        return c.CUDA_ERROR_INVALID_VALUE;
      if (!(size > 0) || !aligned(size) || !aligned(address)) return c.CUDA_ERROR_INVALID_VALUE;
      const owner = gpu.devices.find((device) => device.heap.place(address) !== undefined);
      // The holder of the descriptor would reach the memory through the BAR.
      if (owner !== undefined && size > owner.windowBytes) return c.CUDA_ERROR_OUT_OF_MEMORY;
      const offsetIn = fileOf(address);
      const [first, last] = [offsetIn?.(address), offsetIn?.(address + size - 1)];
      // A descriptor is one file, so a range of several allocations has none.
      if (first === undefined || last?.fd !== first.fd || last.offset !== first.offset + size - 1)
        return c.CUDA_ERROR_INVALID_VALUE;
      // Writes of the holder are not tracked.
      gpu.regions.find(address)?.written?.noteAll();
      const fd = reopenAt(first.fd, first.offset);
      if (fd < 0) return c.CUDA_ERROR_OPERATING_SYSTEM;
      writeI32(out, fd);
      return 0;
    },
  };
}

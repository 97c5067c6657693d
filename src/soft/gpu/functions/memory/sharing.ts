// Export and import of physical memory as file descriptors.
import * as c from "../../../../../ffi/cuda/index.ts";
import { libc } from "../../../../../ffi/libc/index.ts";
import { writeI32, writeU64 } from "../../core/c-memory.ts";
import type { SoftGpu } from "../../driver/gpu.ts";
import { PhysicalMemory } from "../../memory/physical.ts";
import { readShareable } from "../../memory/shareable-file.ts";

const { CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_INITIALIZED } = c;
const F_DUPFD_CLOEXEC = 1030;
const POSIX = c.CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR;

/** Duplicates a descriptor with close-on-exec. Returns -1 on failure. */
export const duplicate = (fd: number): number => libc.fcntl(fd, F_DUPFD_CLOEXEC, 0);

/** Returns cuMemExportToShareableHandle and cuMemImportFromShareableHandle. */
export function sharingFunctions(gpu: SoftGpu): Partial<c.CudaFunctions> {
  return {
    cuMemExportToShareableHandle(out, handle, type, flags) {
      if (!gpu.initialized) return CUDA_ERROR_NOT_INITIALIZED;
      const physical = gpu.handles.find(PhysicalMemory, Number(handle));
      if (out === 0 || physical === undefined || Number(flags) !== 0) return CUDA_ERROR_INVALID_VALUE;
      if (type !== POSIX || (physical.properties.handleTypes & type) === 0) return CUDA_ERROR_INVALID_VALUE;
      const fd = duplicate(physical.fd);
      if (fd < 0) return c.CUDA_ERROR_OPERATING_SYSTEM;
      writeI32(out, fd);
      return 0;
    },
    cuMemImportFromShareableHandle(out, osHandle, type) {
      if (!gpu.initialized) return CUDA_ERROR_NOT_INITIALIZED;
      if (out === 0 || type !== POSIX) return CUDA_ERROR_INVALID_VALUE;
      // Real drivers report an unknown error for other descriptors, too.
      if (!(osHandle >= 0 && osHandle < 2 ** 31)) return c.CUDA_ERROR_UNKNOWN;
      const found = readShareable(osHandle);
      if (found === undefined) return c.CUDA_ERROR_UNKNOWN;
      const fd = duplicate(osHandle);
      if (fd < 0) return c.CUDA_ERROR_OPERATING_SYSTEM;
      const physical = new PhysicalMemory(fd, found.size, found.properties, undefined);
      physical.handle = gpu.handles.add(physical);
      writeU64(out, BigInt(physical.handle));
      return 0;
    },
  };
}

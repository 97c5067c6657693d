// Export and import of physical memory as file descriptors.
import * as c from "../../../../../ffi/cuda/index.ts";
import { F_DUPFD_CLOEXEC, libc, PROT_READ, PROT_WRITE } from "../../../../../ffi/libc/index.ts";
import { sealedBytes } from "../../../../../ffi/libc/sealed.ts";
import { readBytes, writeBytes, writeI32, writePointer, writeU64 } from "../../core/c-memory.ts";
import { noteFd } from "../../core/left-behind.ts";
import type { SoftGpu } from "../../driver/gpu.ts";
import { GRANULARITY, roundUp } from "../../memory/address-space.ts";
import { PhysicalMemory } from "../../memory/physical.ts";
import { SoftPool } from "../../memory/pool.ts";
import { Region } from "../../memory/region.ts";
import { readShareable } from "../../memory/shareable-file.ts";

const { CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_INITIALIZED } = c;
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

// Pools shared between processes: the file of the pool, and the file offset of each allocation.

const MAGIC = 0x50504244; // "DBPP"
const PAGE = 4096;

/** Returns cuMemPoolExport* and cuMemPoolImport*. */
export function poolSharingFunctions(gpu: SoftGpu): Partial<c.CudaFunctions> {
  return {
    cuMemPoolExportToShareableHandle(out, handle, type, flags) {
      if (!gpu.initialized) return CUDA_ERROR_NOT_INITIALIZED;
      const pool = gpu.handles.find(SoftPool, handle);
      if (out === 0 || pool === undefined || Number(flags) !== 0) return CUDA_ERROR_INVALID_VALUE;
      if (type !== c.CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR || (pool.handleTypes & type) === 0)
        return CUDA_ERROR_INVALID_VALUE;
      const fd = duplicate(pool.fd);
      if (fd < 0) return c.CUDA_ERROR_OPERATING_SYSTEM;
      writeI32(out, fd);
      return 0;
    },
    cuMemPoolImportFromShareableHandle(out, osHandle, type, flags) {
      if (!gpu.initialized) return CUDA_ERROR_NOT_INITIALIZED;
      const wrong = out === 0 || type !== c.CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR || Number(flags) !== 0;
      if (wrong || !(osHandle >= 0 && osHandle < 2 ** 31) || sealedBytes(osHandle) < 0)
        return CUDA_ERROR_INVALID_VALUE;
      const importedFd = duplicate(osHandle);
      if (importedFd < 0) return c.CUDA_ERROR_OPERATING_SYSTEM;
      noteFd(importedFd);
      const pool = new SoftPool(gpu.space, undefined, { importedFd, handleTypes: type });
      pool.handle = gpu.handles.add(pool);
      writePointer(out, pool.handle);
      return 0;
    },
    cuMemPoolExportPointer(out, address) {
      if (!gpu.initialized) return CUDA_ERROR_NOT_INITIALIZED;
      const region = gpu.regions.find(address);
      const pool = region?.pool;
      if (out === 0 || region?.base !== address || !(pool instanceof SoftPool) || pool.handleTypes === 0)
        return CUDA_ERROR_INVALID_VALUE;
      const place = pool.heap?.place(address);
      if (place === undefined) return CUDA_ERROR_INVALID_VALUE;
      const bytes = new Uint8Array(c.CUmemPoolPtrExportData.size);
      const view = new DataView(bytes.buffer);
      view.setUint32(0, MAGIC, true);
      view.setInt32(4, pool.device?.index ?? -1, true);
      view.setFloat64(8, place.offset, true);
      view.setFloat64(16, region.size, true);
      writeBytes(out, bytes);
      return 0;
    },
    cuMemPoolImportPointer(out, handle, data) {
      if (!gpu.initialized) return CUDA_ERROR_NOT_INITIALIZED;
      const pool = gpu.handles.find(SoftPool, handle);
      if (out === 0 || data === 0 || pool === undefined || pool.importedFd < 0)
        return CUDA_ERROR_INVALID_VALUE;
      const bytes = readBytes(data, c.CUmemPoolPtrExportData.size);
      const view = new DataView(bytes.buffer);
      const [index, offset, size] = [
        view.getInt32(4, true),
        view.getFloat64(8, true),
        view.getFloat64(16, true),
      ];
      const inPage = offset % PAGE;
      const length = roundUp(inPage + size, PAGE);
      const whole = Number.isSafeInteger(offset) && Number.isSafeInteger(size) && offset >= 0 && size > 0;
      const fits = whole && offset - inPage + length <= sealedBytes(pool.importedFd);
      if (view.getUint32(0, true) !== MAGIC || !fits) return CUDA_ERROR_INVALID_VALUE;
      const room = roundUp(length, GRANULARITY);
      const base = gpu.space.reserve(room);
      if (base === undefined) return c.CUDA_ERROR_OUT_OF_MEMORY;
      const part = { fd: pool.importedFd, offset: offset - inPage };
      if (!gpu.space.map({ base, size: length }, part, PROT_READ | PROT_WRITE, pool.kernelRights)) {
        gpu.space.release(base, room);
        return c.CUDA_ERROR_MAP_FAILED;
      }
      const region = new Region(
        { base: base + inPage, size },
        "device",
        undefined,
        gpu.devices[index],
        () => {
          gpu.space.unmap(base, room);
          gpu.space.release(base, room);
        },
      );
      region.pool = pool;
      gpu.regions.add(region);
      writePointer(out, region.base);
      return 0;
    },
  };
}

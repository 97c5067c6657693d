// C functions that query the attributes of pointers.
import * as c from "../../../../../ffi/cuda/index.ts";
import { libc } from "../../../../../ffi/libc/index.ts";
import {
  readI32,
  readPointer,
  writeI32,
  writePointer,
  writeU8,
  writeU32,
  writeU64,
} from "../../core/c-memory.ts";
import type { SoftGpu } from "../../driver/gpu.ts";
import { Mapping } from "../../memory/physical.ts";
import type { Region } from "../../memory/region.ts";

const { CUDA_ERROR_INVALID_VALUE } = c;
/** Device number of memory without a device, as real drivers report it. */
const NO_DEVICE = -2;

/** Returns cuPointer*. */
export function pointerFunctions(gpu: SoftGpu): Partial<c.CudaFunctions> {
  /** Writes one attribute. Returns a CUresult when the address does not have it. */
  function reportAttribute(out: number, attribute: number, address: number): number {
    const region = gpu.regions.find(address);
    if (out === 0 || region === undefined) return CUDA_ERROR_INVALID_VALUE;
    const onHost = region.kind === "host" || region.kind === "registered";
    switch (attribute) {
      case c.CU_POINTER_ATTRIBUTE_CONTEXT:
        writePointer(out, region.context?.handle ?? 0);
        return 0;
      case c.CU_POINTER_ATTRIBUTE_MEMORY_TYPE:
        writeU32(out, onHost ? c.CU_MEMORYTYPE_HOST : c.CU_MEMORYTYPE_DEVICE);
        return 0;
      case c.CU_POINTER_ATTRIBUTE_DEVICE_POINTER:
        writePointer(out, address);
        return 0;
      case c.CU_POINTER_ATTRIBUTE_HOST_POINTER:
        if (!onHost && region.kind !== "managed") return CUDA_ERROR_INVALID_VALUE;
        writePointer(out, address);
        return 0;
      case c.CU_POINTER_ATTRIBUTE_P2P_TOKENS:
        if (onHost) return CUDA_ERROR_INVALID_VALUE;
        libc.memset(out, 0, c.CUDA_POINTER_ATTRIBUTE_P2P_TOKENS.size);
        return 0;
      case c.CU_POINTER_ATTRIBUTE_SYNC_MEMOPS:
        writeU8(out, onHost && !region.syncMemoryOperations ? 0 : 1);
        return 0;
      case c.CU_POINTER_ATTRIBUTE_BUFFER_ID:
      case c.CU_POINTER_ATTRIBUTE_MEMORY_BLOCK_ID:
        writeU64(out, region.id);
        return 0;
      case c.CU_POINTER_ATTRIBUTE_IS_MANAGED:
        writeU8(out, region.kind === "managed" ? 1 : 0);
        return 0;
      case c.CU_POINTER_ATTRIBUTE_DEVICE_ORDINAL:
        writeI32(out, region.device?.index ?? NO_DEVICE);
        return 0;
      case c.CU_POINTER_ATTRIBUTE_IS_LEGACY_CUDA_IPC_CAPABLE:
        writeU8(out, region.kind === "device" && region.pool === undefined ? 1 : 0);
        return 0;
      case c.CU_POINTER_ATTRIBUTE_RANGE_START_ADDR:
        writePointer(out, rangeOf(region).base);
        return 0;
      case c.CU_POINTER_ATTRIBUTE_RANGE_SIZE:
        writePointer(out, rangeOf(region).size);
        return 0;
      case c.CU_POINTER_ATTRIBUTE_MAPPING_BASE_ADDR:
        writePointer(out, region.base);
        return 0;
      case c.CU_POINTER_ATTRIBUTE_MAPPING_SIZE:
        writePointer(out, region.size);
        return 0;
      case c.CU_POINTER_ATTRIBUTE_MAPPED:
        writeU8(out, 1);
        return 0;
      case c.CU_POINTER_ATTRIBUTE_ALLOWED_HANDLE_TYPES:
        writeU64(out, BigInt(handleTypes(region)));
        return 0;
      case c.CU_POINTER_ATTRIBUTE_IS_GPU_DIRECT_RDMA_CAPABLE:
        writeU8(out, isRdmaCapable(region) ? 1 : 0);
        return 0;
      case c.CU_POINTER_ATTRIBUTE_ACCESS_FLAGS: {
        const device = gpu.currentContext?.device;
        writeU32(out, device === undefined ? 0 : region.rights(device));
        return 0;
      }
      case c.CU_POINTER_ATTRIBUTE_MEMPOOL_HANDLE:
        writePointer(out, region.pool?.handle ?? 0);
        return 0;
      case c.CU_POINTER_ATTRIBUTE_IS_HW_DECOMPRESS_CAPABLE:
        writeU8(out, 0);
        return 0;
      default:
        return CUDA_ERROR_INVALID_VALUE;
    }
  }

  /** Returns the range of a pointer's memory: for mapped memory, the whole reservation. */
  const rangeOf = (region: Region) =>
    region.kind === "mapping" ? (gpu.reservations.find(region.base) ?? region) : region;

  return {
    cuPointerGetAttribute(out, attribute, address) {
      if (!gpu.initialized) return c.CUDA_ERROR_NOT_INITIALIZED;
      return reportAttribute(out, attribute, address);
    },
    cuPointerGetAttributes(count, attributes, outs, address) {
      const context = gpu.current();
      if (typeof context === "number") return context;
      if (attributes === 0 || outs === 0) return CUDA_ERROR_INVALID_VALUE;
      for (let i = 0; i < count; i++) {
        const attribute = readI32(attributes + 4 * i);
        if (!(attribute >= 1 && attribute <= 21)) return CUDA_ERROR_INVALID_VALUE;
        const out = readPointer(outs + 8 * i);
        // For unknown memory this call returns zeros, where cuPointerGetAttribute returns an error.
        if (reportAttribute(out, attribute, address) === 0 || out === 0) continue;
        if (attribute === c.CU_POINTER_ATTRIBUTE_DEVICE_ORDINAL) writeI32(out, NO_DEVICE);
        else libc.memset(out, 0, WIDTHS.get(attribute) ?? 8);
      }
      return 0;
    },
    cuPointerSetAttribute(value, attribute, address) {
      const context = gpu.current();
      if (typeof context === "number") return context;
      const region = gpu.regions.find(address);
      if (value === 0 || attribute !== c.CU_POINTER_ATTRIBUTE_SYNC_MEMOPS || region === undefined)
        return CUDA_ERROR_INVALID_VALUE;
      region.syncMemoryOperations = readI32(value) !== 0;
      return 0;
    },
  };
}

/** Sizes of the attributes that are not 8 bytes wide. Booleans are C's bool. */
const WIDTHS = new Map([
  [c.CU_POINTER_ATTRIBUTE_MEMORY_TYPE, 4],
  [c.CU_POINTER_ATTRIBUTE_SYNC_MEMOPS, 1],
  [c.CU_POINTER_ATTRIBUTE_IS_MANAGED, 1],
  [c.CU_POINTER_ATTRIBUTE_IS_LEGACY_CUDA_IPC_CAPABLE, 1],
  [c.CU_POINTER_ATTRIBUTE_MAPPED, 1],
  [c.CU_POINTER_ATTRIBUTE_IS_GPU_DIRECT_RDMA_CAPABLE, 1],
  [c.CU_POINTER_ATTRIBUTE_ACCESS_FLAGS, 4],
  [c.CU_POINTER_ATTRIBUTE_IS_HW_DECOMPRESS_CAPABLE, 1],
]);

const handleTypes = (region: Region): number =>
  region instanceof Mapping ? region.physical.properties.handleTypes : (region.pool?.handleTypes ?? 0);

const isRdmaCapable = (region: Region): boolean =>
  region instanceof Mapping
    ? region.physical.properties.gpuDirectRdma
    : region.kind === "device" && region.pool === undefined;

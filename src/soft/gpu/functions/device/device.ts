// C functions that query devices.
import * as c from "../../../../../ffi/cuda/index.ts";
import { cString, writeBytes, writeI32, writePointer, writeText, writeU32 } from "../../core/c-memory.ts";
import type { SoftGpuDevice } from "../../driver/device.ts";
import type { SoftGpu } from "../../driver/gpu.ts";
import { attributes } from "./device-attributes.ts";

const { CUDA_ERROR_INVALID_DEVICE, CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_INITIALIZED } = c;

/** Returns the device functions, which need cuInit but no context. */
export function deviceFunctions(gpu: SoftGpu): Partial<c.CudaFunctions> {
  /** Calls `report` with the device. Returns the CUresult of a wrong call. */
  function about(out: number, ordinal: number, report: (device: SoftGpuDevice) => void): number {
    if (!gpu.initialized) return CUDA_ERROR_NOT_INITIALIZED;
    if (out === 0) return CUDA_ERROR_INVALID_VALUE;
    const device = gpu.devices[ordinal];
    if (device === undefined) return CUDA_ERROR_INVALID_DEVICE;
    report(device);
    return 0;
  }

  const totalMemory = (out: number, ordinal: number) =>
    about(out, ordinal, (device) => writePointer(out, device.totalMemory));
  const uuid = (out: number, ordinal: number) =>
    about(out, ordinal, (device) => writeBytes(out, device.uuid));

  return {
    cuInit(flags) {
      if (flags !== 0) return CUDA_ERROR_INVALID_VALUE;
      gpu.initialized = true;
      return 0;
    },
    cuDriverGetVersion(out) {
      if (out === 0) return CUDA_ERROR_INVALID_VALUE;
      writeI32(out, c.CUDA_VERSION);
      return 0;
    },
    cuDeviceGetCount(out) {
      if (!gpu.initialized) return CUDA_ERROR_NOT_INITIALIZED;
      if (out === 0) return CUDA_ERROR_INVALID_VALUE;
      writeI32(out, gpu.devices.length);
      return 0;
    },
    cuDeviceGet: (out, ordinal) => about(out, ordinal, () => writeI32(out, ordinal)),
    cuDeviceGetName: (out, size, ordinal) =>
      size <= 0 ? CUDA_ERROR_INVALID_VALUE : about(out, ordinal, ({ name }) => writeText(out, name, size)),
    cuDeviceGetUuid_v2: uuid,
    cuDeviceTotalMem_v2: totalMemory,
    cuDeviceGetAttribute(out, attribute, ordinal) {
      const value = gpu.devices[ordinal] && attributes(gpu.devices[ordinal]).get(attribute);
      const known = attribute > 0 && attribute < c.CU_DEVICE_ATTRIBUTE_MAX;
      return about(known ? out : 0, ordinal, () => writeI32(out, value ?? 0));
    },
    cuDeviceComputeCapability: (major, minor, ordinal) =>
      about(minor === 0 ? 0 : major, ordinal, ({ architecture }) => {
        writeI32(major, Math.floor(architecture / 10));
        writeI32(minor, architecture % 10);
      }),
    cuDeviceGetPCIBusId: (out, size, ordinal) =>
      size <= 0 ? CUDA_ERROR_INVALID_VALUE : about(out, ordinal, (d) => writeText(out, d.pciBusId, size)),
    cuDeviceGetByPCIBusId(out, text) {
      if (!gpu.initialized) return CUDA_ERROR_NOT_INITIALIZED;
      if (out === 0 || text === 0) return CUDA_ERROR_INVALID_VALUE;
      const wanted = cString(text).toLowerCase();
      const device = gpu.devices.find(({ pciBusId }) => wanted === pciBusId || `${wanted}.0` === pciBusId);
      if (device === undefined) return CUDA_ERROR_INVALID_DEVICE;
      writeI32(out, device.index);
      return 0;
    },
    cuDeviceCanAccessPeer(out, from, to) {
      if (gpu.initialized && gpu.devices[to] === undefined) return CUDA_ERROR_INVALID_DEVICE;
      return about(out, from, () => writeI32(out, from === to ? 0 : 1));
    },
    cuDeviceGetP2PAttribute(out, attribute, from, to) {
      if (gpu.initialized && (gpu.devices[to] === undefined || from === to)) return CUDA_ERROR_INVALID_DEVICE;
      const rank = attribute === c.CU_DEVICE_P2P_ATTRIBUTE_PERFORMANCE_RANK;
      const known = attribute >= 1 && attribute <= 5;
      return about(known ? out : 0, from, () => writeI32(out, rank ? 0 : 1));
    },
    cuDeviceGetExecAffinitySupport: (out, _type, ordinal) => about(out, ordinal, () => writeI32(out, 0)),
    cuDeviceGetTexture1DLinearMaxWidth: (out, _format, _channels, ordinal) =>
      about(out, ordinal, () => writePointer(out, 0)),
    cuDeviceGetProperties: (out, ordinal) =>
      about(out, ordinal, (device) => {
        const values = attributes(device);
        const get = (attribute: number) => values.get(attribute) ?? 0;
        const properties = c.CUdevprop.at(out);
        properties.maxThreadsPerBlock = get(c.CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_BLOCK);
        for (let i = 0; i < 3; i++) {
          properties.maxThreadsDim[i] = get(c.CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_X + i);
          properties.maxGridSize[i] = get(c.CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_X + i);
        }
        properties.sharedMemPerBlock = get(c.CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK);
        properties.totalConstantMemory = get(c.CU_DEVICE_ATTRIBUTE_TOTAL_CONSTANT_MEMORY);
        properties.SIMDWidth = get(c.CU_DEVICE_ATTRIBUTE_WARP_SIZE);
        properties.memPitch = get(c.CU_DEVICE_ATTRIBUTE_MAX_PITCH);
        properties.regsPerBlock = get(c.CU_DEVICE_ATTRIBUTE_MAX_REGISTERS_PER_BLOCK);
        properties.clockRate = 0;
        properties.textureAlign = get(c.CU_DEVICE_ATTRIBUTE_TEXTURE_ALIGNMENT);
      }),
    cuFlushGPUDirectRDMAWrites(target, scope) {
      const context = gpu.current();
      if (typeof context === "number") return context;
      if (target !== 0 || (scope !== 100 && scope !== 200)) return CUDA_ERROR_INVALID_VALUE;
      // Writes to device memory are ordinary stores, which are already ordered.
      return 0;
    },
    cuGetProcAddress_v2(symbol, out, _version, _flags, status) {
      if (symbol === 0 || out === 0) return CUDA_ERROR_INVALID_VALUE;
      // Functions of this driver have no address: they are reached through the function table only.
      writePointer(out, 0);
      if (status !== 0) writeU32(status, c.CU_GET_PROC_ADDRESS_SYMBOL_NOT_FOUND);
      return c.CUDA_ERROR_NOT_FOUND;
    },
  };
}

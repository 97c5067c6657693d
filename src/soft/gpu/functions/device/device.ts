// Attributes of a soft GPU. An attribute that is not listed is 0.
import * as c from "../../../../../ffi/cuda/index.ts";
import { cString, writeBytes, writeI32, writePointer, writeText, writeU32 } from "../../core/c-memory.ts";
import { multiprocessorCount } from "../../core/settings.ts";
import { PCI_DOMAIN, type SoftGpu, type SoftGpuDevice } from "../../driver/gpu.ts";

const known = new WeakMap<SoftGpuDevice, ReadonlyMap<number, number>>();

/** Returns the attributes by CU_DEVICE_ATTRIBUTE_* number. */
export function attributes(device: SoftGpuDevice): ReadonlyMap<number, number> {
  const found = known.get(device) ?? attributesOf(device);
  known.set(device, found);
  return found;
}

function attributesOf(device: SoftGpuDevice): ReadonlyMap<number, number> {
  return new Map<number, number>([
    // Launch limits of compute capability 9.0.
    [c.CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_BLOCK, 1024],
    [c.CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_X, 1024],
    [c.CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Y, 1024],
    [c.CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Z, 64],
    [c.CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_X, 2 ** 31 - 1],
    [c.CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_Y, 65535],
    [c.CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_Z, 65535],
    [c.CU_DEVICE_ATTRIBUTE_WARP_SIZE, 32],
    [c.CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK, 48 * 1024],
    [c.CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK_OPTIN, 227 * 1024],
    [c.CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_MULTIPROCESSOR, 228 * 1024],
    [c.CU_DEVICE_ATTRIBUTE_RESERVED_SHARED_MEMORY_PER_BLOCK, 1024],
    [c.CU_DEVICE_ATTRIBUTE_TOTAL_CONSTANT_MEMORY, 65536],
    [c.CU_DEVICE_ATTRIBUTE_MAX_REGISTERS_PER_BLOCK, 65536],
    [c.CU_DEVICE_ATTRIBUTE_MAX_REGISTERS_PER_MULTIPROCESSOR, 65536],
    // A worker thread runs one block at a time.
    [c.CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_MULTIPROCESSOR, 1024],
    [c.CU_DEVICE_ATTRIBUTE_MAX_BLOCKS_PER_MULTIPROCESSOR, 1],
    [c.CU_DEVICE_ATTRIBUTE_COOPERATIVE_LAUNCH, 1],
    [c.CU_DEVICE_ATTRIBUTE_CLUSTER_LAUNCH, 1],
    [c.CU_DEVICE_ATTRIBUTE_MAX_PITCH, 2 ** 31 - 1],
    // Worker threads take the place of multiprocessors.
    [c.CU_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT, multiprocessorCount()],
    // Device memory is memory of the machine.
    [c.CU_DEVICE_ATTRIBUTE_INTEGRATED, 1],
    [c.CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR, Math.floor(device.architecture / 10)],
    [c.CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR, device.architecture % 10],
    [c.CU_DEVICE_ATTRIBUTE_TEXTURE_ALIGNMENT, 512],
    [c.CU_DEVICE_ATTRIBUTE_TEXTURE_PITCH_ALIGNMENT, 32],
    [c.CU_DEVICE_ATTRIBUTE_SURFACE_ALIGNMENT, 512],
    [c.CU_DEVICE_ATTRIBUTE_PCI_DOMAIN_ID, PCI_DOMAIN],
    [c.CU_DEVICE_ATTRIBUTE_PCI_BUS_ID, device.index + 1],
    [c.CU_DEVICE_ATTRIBUTE_PCI_DEVICE_ID, 0],
    [c.CU_DEVICE_ATTRIBUTE_ASYNC_ENGINE_COUNT, 1],
    [c.CU_DEVICE_ATTRIBUTE_GPU_OVERLAP, 1],
    [c.CU_DEVICE_ATTRIBUTE_CAN_MAP_HOST_MEMORY, 1],
    [c.CU_DEVICE_ATTRIBUTE_UNIFIED_ADDRESSING, 1],
    [c.CU_DEVICE_ATTRIBUTE_STREAM_PRIORITIES_SUPPORTED, 1],
    [c.CU_DEVICE_ATTRIBUTE_MANAGED_MEMORY, 1],
    [c.CU_DEVICE_ATTRIBUTE_CONCURRENT_MANAGED_ACCESS, 1],
    [c.CU_DEVICE_ATTRIBUTE_DIRECT_MANAGED_MEM_ACCESS_FROM_HOST, 1],
    [c.CU_DEVICE_ATTRIBUTE_HOST_NATIVE_ATOMIC_SUPPORTED, 1],
    [c.CU_DEVICE_ATTRIBUTE_CAN_USE_HOST_POINTER_FOR_REGISTERED_MEM, 1],
    [c.CU_DEVICE_ATTRIBUTE_HOST_REGISTER_SUPPORTED, 1],
    [c.CU_DEVICE_ATTRIBUTE_READ_ONLY_HOST_REGISTER_SUPPORTED, 1],
    [c.CU_DEVICE_ATTRIBUTE_CAN_USE_64_BIT_STREAM_MEM_OPS, 1],
    [c.CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_WAIT_VALUE_NOR, 1],
    [c.CU_DEVICE_ATTRIBUTE_CAN_FLUSH_REMOTE_WRITES, 1],
    [c.CU_DEVICE_ATTRIBUTE_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED, 1],
    [c.CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR_SUPPORTED, 1],
    [c.CU_DEVICE_ATTRIBUTE_HOST_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED, 1],
    [c.CU_DEVICE_ATTRIBUTE_MEMORY_POOLS_SUPPORTED, 1],
    [c.CU_DEVICE_ATTRIBUTE_MEMPOOL_SUPPORTED_HANDLE_TYPES, c.CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR],
    [c.CU_DEVICE_ATTRIBUTE_IPC_EVENT_SUPPORTED, 1],
    // Device memory is memory of this process. The soft NIC accesses it with ordinary loads and stores, which
    // every thread sees in order.
    [c.CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_SUPPORTED, 1],
    [c.CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_WITH_CUDA_VMM_SUPPORTED, 1],
    [c.CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_WRITES_ORDERING, 200],
    [c.CU_DEVICE_ATTRIBUTE_DMA_BUF_SUPPORTED, 1],
    [c.CU_DEVICE_ATTRIBUTE_MEM_SYNC_DOMAIN_COUNT, 1],
  ]);
}

// C functions that query devices.

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

// Virtual memory management: physical memory, address reservations and mappings.
import * as c from "../../../../../ffi/cuda/index.ts";
import { libc, PROT_NONE } from "../../../../../ffi/libc/index.ts";
import { writePointer, writeU64 } from "../../core/c-memory.ts";
import { notSupported } from "../../core/errors.ts";
import { linkFault } from "../../core/settings.ts";
import type { SoftGpu } from "../../driver/gpu.ts";
import { GRANULARITY } from "../../memory/address-space.ts";
import { HOST, Mapping, PhysicalMemory } from "../../memory/physical.ts";
import { freeRegion } from "../../memory/region.ts";
import { createShareable } from "../../memory/shareable-file.ts";
import { findLocation, readLocation } from "./location.ts";

const {
  CUDA_ERROR_INVALID_DEVICE,
  CUDA_ERROR_INVALID_VALUE,
  CUDA_ERROR_NOT_INITIALIZED,
  CUDA_ERROR_NOT_SUPPORTED,
  CUDA_ERROR_OUT_OF_MEMORY,
} = c;

const aligned = (value: number) => value % GRANULARITY === 0;
/** Maximum number of access descriptors of one call: each location, with some repetition. */
const MOST_DESCRIPTORS = 64;
/** Size above which a reservation is placed outside of the window, in bytes. */
const LARGEST_NEAR = 512 * 2 ** 20;
/** End of the addresses that drivers return for VMM reservations. */
const USER_SPACE = 2 ** 47;

/** Returns cuMem{Create,Release,Map,...}. None of them needs a current context. */
export function vmmFunctions(gpu: SoftGpu): Partial<c.CudaFunctions> {
  const physicalOf = (handle: number | bigint) => gpu.handles.find(PhysicalMemory, Number(handle));

  /** Reads the properties of cuMemCreate or a granularity query. Returns a CUresult for invalid ones. */
  function readProperties(pointer: number) {
    const prop = c.CUmemAllocationProp.at(pointer);
    if (prop.type !== c.CU_MEM_ALLOCATION_TYPE_PINNED) return CUDA_ERROR_INVALID_VALUE;
    const location = readLocation(prop.location);
    const found = findLocation(gpu, location.type, location.id);
    if (found === undefined)
      return location.type === c.CU_MEM_LOCATION_TYPE_DEVICE
        ? CUDA_ERROR_INVALID_DEVICE
        : CUDA_ERROR_INVALID_VALUE;
    if (prop.allocFlags.compressionType !== c.CU_MEM_ALLOCATION_COMP_NONE)
      return notSupported("compressible memory");
    const handleTypes = prop.requestedHandleTypes;
    if ((handleTypes & c.CU_MEM_HANDLE_TYPE_FABRIC) !== 0) return c.CUDA_ERROR_NOT_PERMITTED;
    if ((handleTypes & ~c.CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR) !== 0) return CUDA_ERROR_INVALID_VALUE;
    return {
      handleTypes,
      locationType: location.type,
      locationId: location.id,
      gpuDirectRdma: prop.allocFlags.gpuDirectRDMACapable !== 0,
    };
  }

  return {
    cuMemGetAllocationGranularity(out, pointer, option) {
      if (!gpu.initialized) return CUDA_ERROR_NOT_INITIALIZED;
      if (out === 0 || pointer === 0 || option > 1) return CUDA_ERROR_INVALID_VALUE;
      const properties = readProperties(pointer);
      if (typeof properties === "number") return properties;
      writePointer(out, GRANULARITY);
      return 0;
    },
    cuMemCreate(out, bytes, pointer, flags) {
      if (!gpu.initialized) return CUDA_ERROR_NOT_INITIALIZED;
      const size = Number(bytes);
      if (out === 0 || pointer === 0 || Number(flags) !== 0) return CUDA_ERROR_INVALID_VALUE;
      const properties = readProperties(pointer);
      if (typeof properties === "number") return properties;
      if (!(size > 0) || !aligned(size)) return CUDA_ERROR_INVALID_VALUE;
      // As in a real driver: general host memory cannot be shared, and the current NUMA node cannot be
      // queried.
      if (properties.locationType === c.CU_MEM_LOCATION_TYPE_HOST && properties.handleTypes !== 0)
        return CUDA_ERROR_INVALID_VALUE;
      if (properties.locationType === c.CU_MEM_LOCATION_TYPE_HOST_NUMA_CURRENT)
        return CUDA_ERROR_INVALID_VALUE;
      const owner = findLocation(gpu, properties.locationType, properties.locationId)?.device;
      if (owner !== undefined && !owner.take(size)) return CUDA_ERROR_OUT_OF_MEMORY;
      const fd = createShareable(size, properties);
      if (fd < 0) {
        owner?.give(size);
        return CUDA_ERROR_OUT_OF_MEMORY;
      }
      const physical = new PhysicalMemory(fd, size, properties, owner);
      physical.handle = gpu.handles.add(physical);
      writeU64(out, BigInt(physical.handle));
      return 0;
    },
    cuMemRelease(handle) {
      if (!gpu.initialized) return CUDA_ERROR_NOT_INITIALIZED;
      const physical = physicalOf(handle);
      if (physical === undefined) return CUDA_ERROR_INVALID_VALUE;
      physical.references--;
      physical.collect(gpu);
      return 0;
    },
    cuMemAddressReserve(out, bytes, alignment, hint, flags) {
      if (!gpu.initialized) return CUDA_ERROR_NOT_INITIALIZED;
      const size = Number(bytes);
      const align = Number(alignment) || GRANULARITY;
      if (out === 0 || !(size > 0) || !aligned(size) || Number(flags) !== 0) return CUDA_ERROR_INVALID_VALUE;
      if (!Number.isInteger(Math.log2(align)) || !aligned(hint)) return CUDA_ERROR_INVALID_VALUE;
      if (size > USER_SPACE) return CUDA_ERROR_OUT_OF_MEMORY;
      const base = gpu.space.reserve(size, Math.max(align, GRANULARITY), hint, size > LARGEST_NEAR);
      if (base === undefined) return CUDA_ERROR_OUT_OF_MEMORY;
      gpu.reservations.add({ base, size });
      writePointer(out, base);
      return 0;
    },
    cuMemAddressFree(address, bytes) {
      if (!gpu.initialized) return CUDA_ERROR_NOT_INITIALIZED;
      const reservation = gpu.reservations.find(address);
      if (reservation?.base !== address || reservation.size !== Number(bytes))
        return CUDA_ERROR_INVALID_VALUE;
      if (gpu.regions.overlapping(address, reservation.size).length > 0) return CUDA_ERROR_INVALID_VALUE;
      gpu.reservations.remove(reservation);
      gpu.space.release(address, reservation.size);
      return 0;
    },
    cuMemMap(address, bytes, offset, handle, flags) {
      if (!gpu.initialized) return CUDA_ERROR_NOT_INITIALIZED;
      const size = Number(bytes);
      const physical = physicalOf(handle);
      if (physical === undefined || Number(flags) !== 0) return CUDA_ERROR_INVALID_VALUE;
      if (!(size > 0) || !aligned(size) || !aligned(address)) return CUDA_ERROR_INVALID_VALUE;
      // A part of an allocation cannot be mapped, as in a real driver.
      if (size !== physical.size || Number(offset) !== 0) return CUDA_ERROR_NOT_SUPPORTED;
      if (!reserved(gpu, address, size)) return CUDA_ERROR_INVALID_VALUE;
      if (gpu.regions.overlapping(address, size).length > 0) return CUDA_ERROR_INVALID_VALUE;
      const mapping = new Mapping(gpu, { base: address, size }, physical);
      if (!gpu.space.map(mapping, { fd: physical.fd, offset: 0 }, PROT_NONE, mapping.kernelRights)) {
        mapping.dispose();
        return c.CUDA_ERROR_MAP_FAILED;
      }
      gpu.regions.add(mapping);
      return 0;
    },
    cuMemUnmap(address, bytes) {
      if (!gpu.initialized) return CUDA_ERROR_NOT_INITIALIZED;
      const size = Number(bytes);
      if (!(size > 0) || !reserved(gpu, address, size)) return CUDA_ERROR_INVALID_VALUE;
      // Only whole mappings are unmapped. Unmapped addresses are skipped, as in a real driver.
      const tiles = gpu.regions.overlapping(address, size);
      const whole = tiles.every((tile) => tile.base >= address && tile.base + tile.size <= address + size);
      if (!whole) return CUDA_ERROR_INVALID_VALUE;
      for (const tile of tiles) freeRegion(gpu, tile);
      return 0;
    },
    cuMemSetAccess(address, bytes, descriptors, count) {
      if (!gpu.initialized) return CUDA_ERROR_NOT_INITIALIZED;
      const wanted = Number(count);
      const tiles = gpu.regions.tiling(address, Number(bytes));
      if (descriptors === 0 || !(wanted > 0 && wanted <= MOST_DESCRIPTORS) || tiles === undefined)
        return CUDA_ERROR_INVALID_VALUE;
      const changes: { key: number; flags: number }[] = [];
      for (let i = 0; i < wanted; i++) {
        const desc = c.CUmemAccessDesc.at(descriptors + i * c.CUmemAccessDesc.size);
        const location = readLocation(desc.location);
        const found = findLocation(gpu, location.type, location.id);
        if (found === undefined) return CUDA_ERROR_INVALID_VALUE;
        if (![0, 1, 3].includes(desc.flags)) return CUDA_ERROR_INVALID_VALUE;
        changes.push({ key: found.key, flags: desc.flags });
      }
      for (const tile of tiles) {
        if (!(tile instanceof Mapping)) return CUDA_ERROR_INVALID_VALUE;
        // Host code cannot access device memory.
        if (tile.device !== undefined && changes.some(({ key }) => key === HOST))
          return CUDA_ERROR_NOT_SUPPORTED;
      }
      for (const tile of tiles as Mapping[]) {
        // Memory of another process: a simulated link failure applies.
        const imported = tile.device !== undefined && tile.physical.owner === undefined;
        const faults = imported ? changes.map(({ key }) => linkFault(key, tile.device!.index)) : [];
        if (faults.includes("refused")) return c.CUDA_ERROR_PEER_ACCESS_UNSUPPORTED;
        if (faults.includes("lost") && !tile.divert()) return CUDA_ERROR_OUT_OF_MEMORY;
        for (const { key, flags } of changes) tile.setAccess(key, flags);
      }
      return 0;
    },
    cuMemGetAccess(out, locationPointer, address) {
      if (!gpu.initialized) return CUDA_ERROR_NOT_INITIALIZED;
      if (out === 0 || locationPointer === 0) return CUDA_ERROR_INVALID_VALUE;
      const location = readLocation(c.CUmemLocation.at(locationPointer));
      const found = findLocation(gpu, location.type, location.id);
      const region = gpu.regions.find(address);
      if (found === undefined)
        return location.type === c.CU_MEM_LOCATION_TYPE_DEVICE
          ? CUDA_ERROR_INVALID_DEVICE
          : CUDA_ERROR_INVALID_VALUE;
      if (region?.kind === "device") {
        writeU64(out, 0n);
        return 0;
      }
      if (!(region instanceof Mapping)) return CUDA_ERROR_INVALID_VALUE;
      writeU64(out, BigInt(region.accessOf(found.key)));
      return 0;
    },
    cuMemRetainAllocationHandle(out, address) {
      if (!gpu.initialized) return CUDA_ERROR_NOT_INITIALIZED;
      const region = gpu.regions.find(address);
      if (out === 0 || !(region instanceof Mapping)) return CUDA_ERROR_INVALID_VALUE;
      const { physical } = region;
      // A handle that was released while its memory stayed mapped becomes valid again.
      if (physical.references++ === 0) physical.handle = gpu.handles.add(physical);
      writeU64(out, BigInt(physical.handle));
      return 0;
    },
    cuMemGetAllocationPropertiesFromHandle(out, handle) {
      if (!gpu.initialized) return CUDA_ERROR_NOT_INITIALIZED;
      const physical = physicalOf(handle);
      if (out === 0 || physical === undefined) return CUDA_ERROR_INVALID_VALUE;
      libc.memset(out, 0, c.CUmemAllocationProp.size);
      const prop = c.CUmemAllocationProp.at(out);
      const { properties } = physical;
      prop.type = c.CU_MEM_ALLOCATION_TYPE_PINNED;
      prop.requestedHandleTypes = properties.handleTypes;
      prop.location.type = properties.locationType;
      prop.location.id = properties.locationId;
      prop.allocFlags.gpuDirectRDMACapable = properties.gpuDirectRdma ? 1 : 0;
      return 0;
    },
  };
}

/** Returns true when a range is reserved, in one reservation or in adjacent ones. */
function reserved(gpu: SoftGpu, address: number, bytes: number): boolean {
  let at = address;
  for (const { base, size } of gpu.reservations.overlapping(address, bytes)) {
    if (base > at) return false;
    at = base + size;
  }
  return at >= address + bytes;
}

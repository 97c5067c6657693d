// Advice about managed memory. It is stored for queries and has no effect, because host and device share one
// memory.
import * as c from "../../../../../ffi/cuda/index.ts";
import { readPointer, readU32, writeI32 } from "../../core/c-memory.ts";
import type { SoftGpu } from "../../driver/gpu.ts";
import type { Region } from "../../memory/region.ts";
import { findStream } from "../lookup.ts";
import { findLocation, type Location, readLocation } from "./location.ts";

const { CUDA_ERROR_INVALID_DEVICE, CUDA_ERROR_INVALID_VALUE } = c;

interface Advice {
  readMostly: boolean;
  preferred: Location;
  prefetched: Location;
  readonly accessedBy: Set<number>;
}

const NOWHERE: Location = { type: c.CU_MEM_LOCATION_TYPE_INVALID, id: 0 };
/** CU_DEVICE_CPU. */
const CPU = -1;
/** CU_DEVICE_INVALID. */
const INVALID = -2;

export function managedFunctions(gpu: SoftGpu): Partial<c.CudaFunctions> {
  const advices = new WeakMap<Region, Advice>();

  function adviceOf(region: Region): Advice {
    let advice = advices.get(region);
    if (advice === undefined) {
      advice = { readMostly: false, preferred: NOWHERE, prefetched: NOWHERE, accessedBy: new Set() };
      advices.set(region, advice);
    }
    return advice;
  }

  /** Returns the managed allocation that contains a range. */
  function managed(address: number, bytes: number): Region | undefined {
    const region = gpu.regions.find(address);
    const inside = region !== undefined && bytes > 0 && address + bytes <= region.base + region.size;
    return inside && region.kind === "managed" ? region : undefined;
  }

  function advise(address: number, bytes: number, advice: number, location: Location): number {
    const context = gpu.current();
    if (typeof context === "number") return context;
    const region = managed(address, bytes);
    if (region === undefined || advice < 1 || advice > 6) return CUDA_ERROR_INVALID_VALUE;
    const about = adviceOf(region);
    const found = findLocation(gpu, location.type, location.id);
    const needsLocation = advice >= 3 && advice !== c.CU_MEM_ADVISE_UNSET_PREFERRED_LOCATION;
    if (needsLocation && found === undefined) return CUDA_ERROR_INVALID_DEVICE;
    const key = found?.key ?? CPU;
    if (advice === c.CU_MEM_ADVISE_SET_READ_MOSTLY) about.readMostly = true;
    else if (advice === c.CU_MEM_ADVISE_UNSET_READ_MOSTLY) about.readMostly = false;
    else if (advice === c.CU_MEM_ADVISE_SET_PREFERRED_LOCATION) about.preferred = location;
    else if (advice === c.CU_MEM_ADVISE_UNSET_PREFERRED_LOCATION) about.preferred = NOWHERE;
    else if (advice === c.CU_MEM_ADVISE_SET_ACCESSED_BY) about.accessedBy.add(key);
    else about.accessedBy.delete(key);
    return 0;
  }

  function prefetch(address: number, bytes: number, location: Location, streamHandle: number): number {
    const context = gpu.current();
    if (typeof context === "number") return context;
    if (findStream(gpu, context, streamHandle) === undefined) return c.CUDA_ERROR_INVALID_HANDLE;
    const region = managed(address, bytes);
    if (region === undefined) return CUDA_ERROR_INVALID_VALUE;
    if (findLocation(gpu, location.type, location.id) === undefined) return CUDA_ERROR_INVALID_DEVICE;
    adviceOf(region).prefetched = location;
    return 0;
  }

  /** Returns a location as the device number of the older attributes. */
  const asDevice = ({ type, id }: Location) =>
    type === c.CU_MEM_LOCATION_TYPE_INVALID ? INVALID : type === c.CU_MEM_LOCATION_TYPE_DEVICE ? id : CPU;

  function rangeAttribute(
    out: number,
    size: number,
    attribute: number,
    address: number,
    bytes: number,
  ): number {
    const region = managed(address, bytes);
    if (region === undefined || out === 0 || size < 4 || size % 4 !== 0) return CUDA_ERROR_INVALID_VALUE;
    const { readMostly, preferred, prefetched, accessedBy } = adviceOf(region);
    switch (attribute) {
      case c.CU_MEM_RANGE_ATTRIBUTE_READ_MOSTLY:
        writeI32(out, readMostly ? 1 : 0);
        return 0;
      case c.CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION:
        writeI32(out, asDevice(preferred));
        return 0;
      case c.CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION:
        writeI32(out, asDevice(prefetched));
        return 0;
      case c.CU_MEM_RANGE_ATTRIBUTE_ACCESSED_BY: {
        const devices = [...accessedBy];
        for (let i = 0; i < size / 4; i++) writeI32(out + 4 * i, devices[i] ?? INVALID);
        return 0;
      }
      case c.CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION_TYPE:
        writeI32(out, preferred.type);
        return 0;
      case c.CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION_ID:
        writeI32(out, preferred.id);
        return 0;
      case c.CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION_TYPE:
        writeI32(out, prefetched.type);
        return 0;
      case c.CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION_ID:
        writeI32(out, prefetched.id);
        return 0;
      default:
        return CUDA_ERROR_INVALID_VALUE;
    }
  }

  return {
    cuMemAdvise_v2: (address, bytes, advice, location) =>
      advise(
        address,
        Number(bytes),
        advice,
        location === 0 ? NOWHERE : readLocation(c.CUmemLocation.at(location)),
      ),
    cuMemPrefetchAsync_v2: (address, bytes, location, flags, stream) =>
      flags !== 0 || location === 0
        ? CUDA_ERROR_INVALID_VALUE
        : prefetch(address, Number(bytes), readLocation(c.CUmemLocation.at(location)), stream),
    cuMemRangeGetAttribute(out, size, attribute, address, bytes) {
      const context = gpu.current();
      if (typeof context === "number") return context;
      return rangeAttribute(out, Number(size), attribute, address, Number(bytes));
    },
    cuMemRangeGetAttributes(outs, sizes, attributes, count, address, bytes) {
      const context = gpu.current();
      if (typeof context === "number") return context;
      for (let i = 0; i < Number(count); i++) {
        const out = readPointer(outs + 8 * i);
        const code = rangeAttribute(
          out,
          readPointer(sizes + 8 * i),
          readU32(attributes + 4 * i),
          address,
          Number(bytes),
        );
        if (code !== 0) return code;
      }
      return 0;
    },
  };
}

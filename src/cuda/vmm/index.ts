/**
 * Virtual memory of GPUs: physical memory, addresses, mappings and access rights as separate objects.
 *
 * @module
 */
export type { AccessRight } from "../memory/access-right.ts";
export { MappingError } from "../memory/dma-buf.ts";
export type { MemoryLocation } from "../memory/memory-location.ts";
export type { RangeOptions } from "./address-range.ts";
export { AddressRange, type Mapping } from "./address-range.ts";
export { GrowableBuffer, type GrowableOptions, type Resized } from "./growable-buffer.ts";
export { MulticastObject, type MulticastOptions } from "./multicast.ts";
export {
  closeFd,
  granularity,
  PhysicalMemory,
  type PhysicalOptions,
  roundUp,
  type ShareableType,
} from "./physical-memory.ts";
export { stripedRange } from "./striped.ts";
export { type VmmSupport, vmmSupport } from "./support.ts";

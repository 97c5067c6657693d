/**
 * Native memory: aligned, bounded, never garbage-collected.
 *
 * @module
 */
import "./generated/extra-arguments.ts";

export {
  type DeviceCopies,
  type DeviceMemory,
  type DmaBuf,
  deviceMemory,
  type OnDevice,
} from "./device-memory.ts";
export { type AllocateOptions, Memory } from "./memory.ts";
export { MemorySlice } from "./memory-slice.ts";
export { type MemoryStatistics, memoryStatistics } from "./retired.ts";

import type { Device } from "../device/device.ts";
import { checkKind } from "../kind.ts";

/** What a device's driver can do with virtual memory. */
export interface VmmSupport {
  /** Any of it: cuMemCreate, cuMemMap and so on. */
  readonly virtualMemory: boolean;
  /** How memory can be shared with other processes. */
  readonly shareable: readonly ("fd" | "win32" | "win32-kmt" | "fabric")[];
  /** Memory whose contents are compressed on the way to DRAM. */
  readonly compression: boolean;
  /** Memory that a NIC reads and writes directly. */
  readonly gpuDirectRdma: boolean;
  /** dma-buf descriptors of ranges. */
  readonly dmaBuf: boolean;
  /** dma-buf descriptors of host memory. */
  readonly hostDmaBuf: boolean;
  /** One address that several devices' memory hears (NVLink SHARP). */
  readonly multicast: boolean;
  /** Physical memory on the host. */
  readonly hostMemory: boolean;
  /** Physical memory on a NUMA node of the host. */
  readonly hostNumaMemory: boolean;
  /** The host's NUMA node next to the device; -1 where there is none. */
  readonly hostNumaNode: number;
  /** Memory pools, and how they can be shared. */
  readonly pools: boolean;
  readonly poolShareable: readonly ("fd" | "fabric")[];
}

/**
 * What a device can do with virtual memory (`cuDeviceGetAttribute`).
 *
 * @example
 * if (!vmmSupport(device).shareable.includes("fd")) throw new Error("no descriptors here");
 */
export function vmmSupport(device: Device): VmmSupport {
  checkKind(device, "Device", "vmmSupport: device");
  const has = (name: Parameters<Device["attribute"]>[0]): boolean => device.attribute(name) !== 0;
  const shareable: VmmSupport["shareable"][number][] = [];
  if (has("handleTypePosixFileDescriptorSupported")) shareable.push("fd");
  if (has("handleTypeWin32HandleSupported")) shareable.push("win32");
  if (has("handleTypeWin32KmtHandleSupported")) shareable.push("win32-kmt");
  if (has("handleTypeFabricSupported")) shareable.push("fabric");
  const poolHandles = device.attribute("mempoolSupportedHandleTypes");
  const poolShareable: VmmSupport["poolShareable"][number][] = [];
  if (poolHandles & 1) poolShareable.push("fd");
  if (poolHandles & 8) poolShareable.push("fabric");
  return {
    virtualMemory: has("virtualMemoryManagementSupported"),
    shareable,
    compression: has("genericCompressionSupported"),
    gpuDirectRdma: has("gpuDirectRdmaWithCudaVmmSupported"),
    dmaBuf: has("dmaBufSupported"),
    hostDmaBuf: has("hostAllocDmaBufSupported"),
    multicast: has("multicastSupported"),
    hostMemory: has("hostVirtualMemoryManagementSupported"),
    hostNumaMemory: has("hostNumaVirtualMemoryManagementSupported"),
    hostNumaNode: device.attribute("hostNumaId"),
    pools: has("memoryPoolsSupported"),
    poolShareable,
  };
}

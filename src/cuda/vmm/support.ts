import { extraArguments } from "../../arguments/extra-arguments.ts";
import type { Device } from "../device/device.ts";
import { checkKind } from "../driver/kind.ts";

/** Virtual memory features of a device and its driver. */
export interface VmmSupport {
  /** True when cuMemCreate, cuMemMap and the other calls work. */
  readonly virtualMemory: boolean;
  /** Ways of sharing memory with other processes. */
  readonly shareable: readonly ("fd" | "win32" | "win32-kmt" | "fabric")[];
  /** True when compressed memory is available. */
  readonly compression: boolean;
  /** True when a NIC can read and write memory directly. */
  readonly gpuDirectRdma: boolean;
  /** True when ranges can be exported as dma-buf descriptors. */
  readonly dmaBuf: boolean;
  /** True when host memory can be exported as dma-buf descriptors. */
  readonly hostDmaBuf: boolean;
  /** True when multicast objects work (NVLink SHARP). */
  readonly multicast: boolean;
  /** True when physical memory can be on the host. */
  readonly hostMemory: boolean;
  /** True when physical memory can be on a NUMA node of the host. */
  readonly hostNumaMemory: boolean;
  /** NUMA node of the host next to the device, or -1. */
  readonly hostNumaNode: number;
  /** True when memory pools work, and the ways of sharing them. */
  readonly pools: boolean;
  readonly poolShareable: readonly ("fd" | "fabric")[];
}

/**
 * Returns the virtual memory features of a device (`cuDeviceGetAttribute`).
 *
 * @example
 * if (!vmmSupport(device).shareable.includes("fd")) throw new Error("no descriptors here");
 */
export function vmmSupport(device: Device): VmmSupport {
  if (arguments.length > 1) throw extraArguments("vmmSupport", ["device"], arguments.length);
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

import { dmaBufOf } from "../vmm/address-range.ts";
import type { Buffer } from "./buffer.ts";

/**
 * A dma-buf descriptor of a buffer's memory, for a NIC or another driver (`cuMemGetHandleForAddressRange`). Address and size
 * are multiples of 4096. The caller closes it; while it is open the memory stays.
 *
 * @example
 * const fd = dmaBuf(device.allocate(1 << 20));
 */
export function dmaBuf(buffer: Buffer, options: { readonly pcie?: boolean } = {}): number {
  buffer.ensureOpen();
  return dmaBufOf(buffer.device, buffer.pointer, buffer.byteLength, options.pcie ?? false);
}

/**
 * Makes writes that a NIC did into device memory visible to the device's kernels (`cuFlushGPUDirectRDMAWrites`). Does
 * nothing where the hardware orders them already.
 */
export function flushRdmaWrites(device: Buffer["device"], scope: "owner" | "all devices" = "owner"): void {
  const ordering = device.attribute("gpuDirectRdmaWritesOrdering");
  const wanted = scope === "owner" ? 100 : 200;
  if (ordering >= wanted) return;
  device.enter();
  device.driver.check(device.lib.cuFlushGPUDirectRDMAWrites(0, wanted), "cuFlushGPUDirectRDMAWrites");
}

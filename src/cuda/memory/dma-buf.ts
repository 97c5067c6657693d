import { checkOptions, checkValue, flag, oneOf, optionsTable } from "../../arguments/options.ts";
import { checkKind } from "../driver/kind.ts";
import type { Buffer } from "./buffer.ts";
import { dmaBufOf } from "./dma-buf-range.ts";
import { type FlushScope, flushWrites } from "./flush-rdma-writes.ts";

/** Options of a dma-buf. */
export interface DmaBufOptions {
  /** Maps the memory through the PCIe BAR. */
  readonly pcie?: boolean;
}

export const dmaBufOptions = optionsTable<DmaBufOptions>()(
  "cuda.DmaBufOptions",
  { dmaBuf: 1 },
  { pcie: { type: flag(), default: false, text: "Maps the memory through the PCIe BAR." } },
);

const scopes = oneOf("owner", "all devices");

/**
 * Exports the memory of a buffer as a dma-buf descriptor, for a NIC or another driver
 * (`cuMemGetHandleForAddressRange`). Address and size are multiples of 4096. The caller closes the
 * descriptor, and the memory lives while it is open.
 *
 * @example
 * const fd = dmaBuf(device.allocate(1 << 20));
 */
export function dmaBuf(buffer: Buffer, options?: DmaBufOptions): number {
  checkKind(buffer, "Buffer", "dmaBuf: buffer");
  const { pcie } = checkOptions(dmaBufOptions, "dmaBuf", options);
  buffer.ensureOpen();
  return dmaBufOf(buffer.device, buffer.pointer, buffer.byteLength, pcie);
}

/**
 * Makes writes of a NIC to device memory visible to kernels (`cuFlushGPUDirectRDMAWrites`). It does nothing
 * where the hardware orders them.
 */
export function flushRdmaWrites(device: Buffer["device"], scope: FlushScope = "owner"): void {
  checkKind(device, "Device", "flushRdmaWrites: device");
  checkValue("flushRdmaWrites: scope", scopes, scope);
  flushWrites(device, scope);
}

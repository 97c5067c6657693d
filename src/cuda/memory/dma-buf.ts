import { checkOptions } from "../../arguments/check-options.ts";
import { checkValue } from "../../arguments/check-value.ts";
import { optionsTable } from "../../arguments/options-table.ts";
import { flag, oneOf } from "../../arguments/value-type.ts";
import { checkKind } from "../kind.ts";
import { dmaBufOf } from "../vmm/dma-buf-range.ts";
import type { Buffer } from "./buffer.ts";
import { type FlushScope, flushWrites } from "./flush-rdma-writes.ts";

/** How a dma-buf is made. */
export interface DmaBufOptions {
  /** Maps it through the PCIe BAR. */
  readonly pcie?: boolean;
}

export const dmaBufOptions = optionsTable<DmaBufOptions>()(
  "cuda.DmaBufOptions",
  { dmaBuf: 1 },
  { pcie: { type: flag(), default: false, text: "Maps it through the PCIe BAR." } },
);

const scopes = oneOf("owner", "all devices");

/**
 * A dma-buf descriptor of a buffer's memory, for a NIC or another driver (`cuMemGetHandleForAddressRange`). Address and size
 * are multiples of 4096. The caller closes it; while it is open the memory stays.
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
 * Makes writes that a NIC did into device memory visible to the device's kernels (`cuFlushGPUDirectRDMAWrites`). Does
 * nothing where the hardware orders them already.
 */
export function flushRdmaWrites(device: Buffer["device"], scope: FlushScope = "owner"): void {
  checkKind(device, "Device", "flushRdmaWrites: device");
  checkValue("flushRdmaWrites: scope", scopes, scope);
  flushWrites(device, scope);
}

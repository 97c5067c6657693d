import { CU_MEM_RANGE_HANDLE_TYPE_DMA_BUF_FD } from "../../../ffi/cuda/constants.ts";
import { extraArguments } from "../../arguments/extra-arguments.ts";
import { checkOptions, checkValue, flag, oneOf, optionsTable } from "../../arguments/options.ts";
import { DoorbellError } from "../../errors.ts";
import type { DeviceHandle } from "../driver/device-names.ts";
import { checkKind } from "../driver/kind.ts";
import type { Buffer } from "./buffer.ts";
import { type FlushScope, flushWrites } from "./flush-rdma-writes.ts";

/** Exports mapped device memory as a dma-buf descriptor (`cuMemGetHandleForAddressRange`). */
export function dmaBufOf(device: DeviceHandle, pointer: number, byteLength: number, pcie: boolean): number {
  if (pointer % 4096 !== 0 || byteLength % 4096 !== 0 || byteLength <= 0) {
    throw new MappingError(
      "alignment",
      `dmaBuf: 0x${pointer.toString(16)} and ${byteLength} bytes must be multiples of 4096`,
    );
  }
  device.enter();
  const { lib, results } = device.driver;
  const call = "cuMemGetHandleForAddressRange";
  const type = CU_MEM_RANGE_HANDLE_TYPE_DMA_BUF_FD;
  const code = lib[call](results.pointer, pointer, byteLength, type, pcie ? 1 : 0);
  device.driver.check(code, call, `${byteLength} bytes`);
  return results.i32();
}

/** Options of a dma-buf. */
interface DmaBufOptions {
  /** Maps the memory through the PCIe BAR. */
  readonly pcie?: boolean;
}

const dmaBufOptions = optionsTable<DmaBufOptions>()(
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
  if (arguments.length > 2) throw extraArguments("dmaBuf", ["buffer", "options"], arguments.length);
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
  if (arguments.length > 2) throw extraArguments("flushRdmaWrites", ["device", "scope"], arguments.length);
  checkKind(device, "Device", "flushRdmaWrites: device");
  checkValue("flushRdmaWrites: scope", scopes, scope);
  flushWrites(device, scope);
}

/**
 * A violated rule of virtual memory, for which the driver would return INVALID_VALUE. The call did not reach
 * the driver.
 */
export class MappingError extends DoorbellError {
  override readonly name = "MappingError";
  /** Violated rule. */
  readonly rule: "alignment" | "mapped" | "unmapped" | "partial unmap" | "overlap" | "outside";

  constructor(rule: MappingError["rule"], message: string, hint = "") {
    super(message, hint);
    this.rule = rule;
  }
}

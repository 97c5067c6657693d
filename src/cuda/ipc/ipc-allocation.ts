import { CU_IPC_MEM_LAZY_ENABLE_PEER_ACCESS } from "../../../ffi/cuda/constants.ts";
import { addressOf, keepAlive } from "../../../ffi/runtime/index.ts";
import type { Device } from "../device/device.ts";
import { Allocation } from "../memory/allocation.ts";

/** Memory that another process shared through CUDA IPC (`cuIpcOpenMemHandle`). */
export class IpcAllocation extends Allocation {
  readonly kind = "imported";
  readonly pointer: number;
  readonly mechanism = "cuda-ipc";
  readonly #base: number;
  readonly #whenClosed: (() => void) | undefined;

  /** `whenClosed` is called after the memory is closed. */
  constructor(
    device: Device,
    base: number,
    offset: number,
    byteLength: number,
    whenClosed?: (() => void) | undefined,
  ) {
    super(device, byteLength);
    this.#base = base;
    this.#whenClosed = whenClosed;
    this.pointer = base + offset;
    this.own(device);
  }

  protected release(): void {
    const { driver } = this.device;
    this.device.runFunctions("close()");
    driver.enter(this.device.pointer);
    try {
      // The owner may reuse the memory as soon as it learns that this process has closed it, from a counter or from a message.
      driver.checkRelease(driver.lib.cuCtxSynchronize(), "cuCtxSynchronize");
      // The driver counts how often a block is open, and unmaps it at the last close.
      driver.checkRelease(driver.lib.cuIpcCloseMemHandle(this.#base), "cuIpcCloseMemHandle");
    } finally {
      this.#whenClosed?.();
    }
  }
}

/** Opens the block of a handle (`cuIpcOpenMemHandle`), and returns its address. `from` names the owner in the error. */
export function openBase(device: Device, handle: Uint8Array<ArrayBuffer>, from: string): number {
  device.enter();
  const { driver } = device;
  const { lib, results } = driver;
  const code = lib.cuIpcOpenMemHandle_v2(
    results.pointer,
    addressOf(handle),
    CU_IPC_MEM_LAZY_ENABLE_PEER_ACCESS,
  );
  keepAlive(handle);
  driver.check(code, "cuIpcOpenMemHandle_v2", from);
  return results.u64();
}

/** Opens the block of a handle, and returns its address and its size in bytes (`cuMemGetAddressRange`). */
export function openBlock(
  device: Device,
  handle: Uint8Array<ArrayBuffer>,
  from: string,
): { readonly base: number; readonly block: number } {
  const base = openBase(device, handle, from);
  const { driver } = device;
  const { lib, results } = driver;
  const code = lib.cuMemGetAddressRange_v2(results.pointer, results.second, base);
  if (code !== 0) driver.checkRelease(lib.cuIpcCloseMemHandle(base), "cuIpcCloseMemHandle");
  driver.check(code, "cuMemGetAddressRange_v2", "of an opened handle");
  return { base, block: results.u64(0) + results.u64(1) - base };
}

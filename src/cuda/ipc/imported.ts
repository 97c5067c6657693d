import type { Device } from "../device/device.ts";
import { Allocation } from "../memory/allocation.ts";
import { MemoryPool } from "../memory/memory-pool.ts";

/** Memory that another process shared through CUDA IPC (`cuIpcOpenMemHandle`). */
export class IpcAllocation extends Allocation {
  readonly kind = "imported";
  readonly pointer: number;
  readonly mechanism = "cuda-ipc";
  readonly #base: number;

  constructor(device: Device, base: number, offset: number, byteLength: number) {
    super(device, byteLength);
    this.#base = base;
    this.pointer = base + offset;
    this.own(device);
  }

  protected release(): void {
    const { driver } = this.device;
    driver.enter(this.device.pointer);
    if (releaseBase(this.#base))
      driver.checkRelease(driver.lib.cuIpcCloseMemHandle(this.#base), "cuIpcCloseMemHandle");
  }
}

/**
 * Number of open buffers by block. One block may hold several shared buffers, and the driver opens and closes
 * it as a whole.
 */
const opened = new Map<number, number>();

/** Counts one more buffer of an open block. */
export const holdBase = (base: number): void => {
  opened.set(base, (opened.get(base) ?? 0) + 1);
};

function releaseBase(base: number): boolean {
  const left = (opened.get(base) ?? 1) - 1;
  if (left > 0) opened.set(base, left);
  else opened.delete(base);
  return left <= 0;
}

/** Memory of another process's pool (`cuMemPoolImportPointer`). */
export class ImportedPoolAllocation extends Allocation {
  readonly kind = "imported";
  readonly pointer: number;
  readonly mechanism = "pool-fd";
  readonly #pool: MemoryPool;

  constructor(device: Device, pool: number, pointer: number, byteLength: number) {
    super(device, byteLength);
    this.#pool = MemoryPool.adopt(device, pool);
    this.pointer = pointer;
    this.own(device);
  }

  protected release(): void {
    const { driver } = this.device;
    driver.enter(this.device.pointer);
    driver.checkRelease(driver.lib.cuMemFreeAsync(this.pointer, 0), "cuMemFreeAsync");
    driver.checkRelease(driver.lib.cuStreamSynchronize(0), "cuStreamSynchronize");
    this.#pool.close();
  }
}

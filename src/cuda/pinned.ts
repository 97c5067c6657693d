import {
  CU_MEMHOSTALLOC_DEVICEMAP,
  CU_MEMHOSTALLOC_PORTABLE,
  CU_MEMHOSTALLOC_WRITECOMBINED,
} from "../../ffi/cuda/constants.ts";
import { Allocation } from "./allocation.ts";
import type { Device } from "./device.ts";

/** How pinned memory behaves. */
export interface PinnedOptions {
  /** Fast for the device to read, slow for the host to read (`CU_MEMHOSTALLOC_WRITECOMBINED`). */
  readonly writeCombined?: boolean;
}

/** Page-locked host memory, reached by every device at the same address (`cuMemHostAlloc`). */
export class PinnedAllocation extends Allocation {
  readonly kind = "pinned";
  readonly pointer: number;
  override readonly hostAccessible = true;

  constructor(device: Device, byteLength: number, options: PinnedOptions) {
    super(device, byteLength);
    device.enter();
    const { driver } = device;
    const flags =
      CU_MEMHOSTALLOC_PORTABLE |
      CU_MEMHOSTALLOC_DEVICEMAP |
      (options.writeCombined ? CU_MEMHOSTALLOC_WRITECOMBINED : 0);
    const code = driver.lib.cuMemHostAlloc(driver.results.pointer, byteLength, flags);
    driver.check(code, "cuMemHostAlloc", `${byteLength} bytes`);
    this.pointer = driver.results.u64();
    this.own(device);
  }

  protected release(): void {
    this.detach();
    const { driver } = this.device;
    driver.enter(this.device.pointer);
    driver.checkRelease(driver.lib.cuMemFreeHost(this.pointer), "cuMemFreeHost");
  }
}

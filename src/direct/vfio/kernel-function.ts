import { libc } from "../../../ffi/libc/index.ts";
import {
  VFIO_DEVICE_FLAGS_RESET,
  VFIO_DEVICE_GET_INFO,
  VFIO_DEVICE_RESET,
  VFIO_PCI_CONFIG_REGION_INDEX,
  vfio_device_info,
} from "../../../ffi/vfio/index.ts";
import { type DeviceRegion, regionOf } from "./device-region.ts";
import { KernelInterrupt } from "./interrupts.ts";
import { ioctl } from "./ioctl.ts";
import type { Interrupt, PciFunction } from "./pci-function.ts";

/** A function that VFIO gives to this process. */
export class KernelFunction implements PciFunction {
  readonly fd: number;
  readonly bars: readonly DeviceRegion[];
  readonly configuration: DeviceRegion;
  readonly #address: string;
  readonly #canReset: boolean;

  /** Takes over the descriptor of the device. */
  constructor(fd: number, address: string) {
    this.fd = fd;
    this.#address = address;
    try {
      const info = vfio_device_info.alloc({ argsz: vfio_device_info.size });
      ioctl(fd, VFIO_DEVICE_GET_INFO, info.pointer, address);
      this.#canReset = (info.flags & VFIO_DEVICE_FLAGS_RESET) !== 0;
      this.bars = Array.from({ length: 6 }, (_, i) => regionOf(fd, i, address));
      this.configuration = regionOf(fd, VFIO_PCI_CONFIG_REGION_INDEX, address);
    } catch (error) {
      libc.close(fd);
      throw error;
    }
  }

  reset(): boolean {
    if (!this.#canReset) return false;
    ioctl(this.fd, VFIO_DEVICE_RESET, 0, `${this.#address}: reset`);
    return true;
  }

  openInterrupt(): Interrupt | undefined {
    return KernelInterrupt.of(this.fd, this.#address);
  }

  close(): void {
    // The kernel resets the function when the last descriptor closes, where it can.
    libc.close(this.fd);
  }
}

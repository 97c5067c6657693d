import { EFD_CLOEXEC, EFD_NONBLOCK, errno, libc } from "../../../ffi/libc/index.ts";
import { addressOf } from "../../../ffi/runtime/index.ts";
import {
  VFIO_DEVICE_GET_IRQ_INFO,
  VFIO_DEVICE_SET_IRQS,
  VFIO_IRQ_INFO_EVENTFD,
  VFIO_IRQ_SET_ACTION_TRIGGER,
  VFIO_IRQ_SET_DATA_EVENTFD,
  VFIO_IRQ_SET_DATA_NONE,
  VFIO_PCI_MSI_IRQ_INDEX,
  VFIO_PCI_MSIX_IRQ_INDEX,
  vfio_irq_info,
  vfio_irq_set,
} from "../../../ffi/vfio/index.ts";
import { fdWatcher, forgetFd } from "../../wait/fd-watcher.ts";
import { ioctl } from "./ioctl.ts";
import type { Interrupt } from "./pci-function.ts";
import { VfioError } from "./vfio-error.ts";

/** The first interrupt of a device (MSI-X, else MSI), as a descriptor that becomes readable. */
export class KernelInterrupt implements Interrupt {
  readonly #device: number;
  readonly #index: number;
  readonly #event: number;
  readonly #drained = new BigUint64Array(new ArrayBuffer(8));

  /** Returns the interrupt, or undefined when the device has neither kind. */
  static of(device: number, what: string): KernelInterrupt | undefined {
    for (const index of [VFIO_PCI_MSIX_IRQ_INDEX, VFIO_PCI_MSI_IRQ_INDEX]) {
      const info = vfio_irq_info.alloc({ argsz: vfio_irq_info.size, index });
      ioctl(device, VFIO_DEVICE_GET_IRQ_INFO, info.pointer, `${what}: interrupts`);
      if (info.count > 0 && (info.flags & VFIO_IRQ_INFO_EVENTFD) !== 0)
        return new KernelInterrupt(device, index, what);
    }
    return undefined;
  }

  private constructor(device: number, index: number, what: string) {
    this.#device = device;
    this.#index = index;
    this.#event = libc.eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK);
    if (this.#event < 0) throw new VfioError(`${what}: no descriptor for its interrupt`, errno());
    try {
      this.#set(VFIO_IRQ_SET_DATA_EVENTFD, [this.#event]);
    } catch (error) {
      libc.close(this.#event);
      throw error;
    }
  }

  #set(data: number, events: readonly number[]): void {
    const request = new ArrayBuffer(vfio_irq_set.size + 4);
    const head = vfio_irq_set.on(request);
    head.argsz = vfio_irq_set.size + 4 * events.length;
    head.flags = data | VFIO_IRQ_SET_ACTION_TRIGGER;
    head.index = this.#index;
    head.count = events.length;
    new DataView(request).setInt32(vfio_irq_set.size, events[0] ?? -1, true);
    ioctl(this.#device, VFIO_DEVICE_SET_IRQS, addressOf(request), "VFIO_DEVICE_SET_IRQS");
  }

  watch(ready: () => void): () => void {
    return fdWatcher().watch(this.#event, ready);
  }

  clear(): void {
    libc.read(this.#event, addressOf(this.#drained), 8);
  }

  close(): void {
    this.#set(VFIO_IRQ_SET_DATA_NONE, []);
    forgetFd(this.#event);
    libc.close(this.#event);
  }
}

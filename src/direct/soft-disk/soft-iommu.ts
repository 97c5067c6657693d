import { closeSync } from "node:fs";
import { Errno, errno, LOCK_EX, LOCK_NB, libc } from "../../../ffi/libc/index.ts";
import { BusAddresses } from "../vfio/bus-addresses.ts";
import type { DmaAccess } from "../vfio/dma-range.ts";
import type { Iommu } from "../vfio/iommu.ts";
import type { PciFunction } from "../vfio/pci-function.ts";
import { VfioError } from "../vfio/vfio-error.ts";
import { type DiskImage, openDiskImage } from "./disk-image.ts";
import { makeMappings } from "./disk-share.ts";
import { MappingTable } from "./mapping-table.ts";
import { SoftDisk } from "./soft-disk.ts";

/** The soft disk and the table that translates its DMA. One process at a time has it open. */
export class SoftIommu implements Iommu {
  readonly addresses = new BusAddresses();
  readonly unit = 1;
  readonly #table = new MappingTable(makeMappings());
  readonly #image: DiskImage;
  #disk: SoftDisk | undefined;

  constructor() {
    this.#image = openDiskImage();
    if (libc.flock(this.#image.fd, LOCK_EX | LOCK_NB) === 0) return;
    const failure = errno();
    closeSync(this.#image.fd);
    throw new VfioError("the file of the soft disk is locked", failure, inUse);
  }

  openFunction(address: string): PciFunction {
    if (this.#disk !== undefined)
      throw new VfioError(`${address} is named twice`, Errno.EBUSY, "Name each device once.");
    this.#disk = new SoftDisk(this.#image, this.#table.share);
    return this.#disk;
  }

  map(pointer: number, busAddress: number, bytes: number, access: DmaAccess): void {
    this.#table.add(pointer, busAddress, bytes, access);
  }

  unmap(busAddress: number): void {
    this.#table.remove(busAddress);
    this.#disk?.awaitAccess();
  }

  close(): void {
    closeSync(this.#image.fd);
  }
}

const inUse = "Another Vfio of this process, or another process, has the disk open: close it there.";

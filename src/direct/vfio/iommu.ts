import type { BusAddresses } from "./bus-addresses.ts";
import type { DmaAccess } from "./dma-range.ts";
import type { PciFunction } from "./pci-function.ts";

/** Translations that some devices share: those of an IOMMU, or the table of the soft disk. */
export interface Iommu {
  readonly addresses: BusAddresses;
  /** Smallest part of memory that it maps by itself, in bytes. */
  readonly unit: number;
  /** Opens one of the devices with which the object was made. */
  openFunction(address: string): PciFunction;
  /** Maps `busAddress` to `pointer` for the devices. */
  map(pointer: number, busAddress: number, bytes: number, access: DmaAccess): void;
  /** Removes a mapping. Afterwards no device accesses the memory. */
  unmap(busAddress: number, bytes: number): void;
  close(): void;
}

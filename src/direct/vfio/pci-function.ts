import type { DeviceRegion } from "./device-region.ts";

/** The first interrupt of a function. */
export interface Interrupt {
  /** Calls `ready` once after the next interrupt, or at once if an earlier one was not cleared. */
  watch(ready: () => void): () => void;
  /** Clears earlier interrupts. A check of the device after this call covers them. */
  clear(): void;
  close(): void;
}

/** An open PCI function: one that VFIO gives to this process, or a soft device. */
export interface PciFunction {
  /** Descriptor of a file with the BARs and the configuration space. */
  readonly fd: number;
  /** BARs 0 to 5. A missing one has 0 bytes. */
  readonly bars: readonly DeviceRegion[];
  readonly configuration: DeviceRegion;
  /** Resets the function. Returns false when it has no reset of its own. */
  reset(): boolean;
  /** Opens the first interrupt. Returns undefined when the function has none that a process can receive. */
  openInterrupt(): Interrupt | undefined;
  close(): void;
}

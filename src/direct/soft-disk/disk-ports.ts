/**
 * Connections of the soft disk's controller: its registers, memory of the host by bus address, and the blocks.
 * Statuses are those of NVMe completions.
 */
export interface DiskPorts {
  /** Words of BAR 0. The host reads and writes them at any time. */
  readonly registers: Uint32Array<ArrayBuffer>;
  /** Memory of the controller, `Scratch.bytes` long. */
  readonly scratch: ArrayBuffer;
  /** True while the device may access memory (PCI command register). */
  isBusMaster(): boolean;
  /** Copies host memory at a bus address into the scratch memory. Returns false where no memory is mapped. */
  fetch(address: number, at: number, bytes: number): boolean;
  /** Copies scratch memory to host memory at a bus address. Returns false where none is mapped for writes. */
  store(address: number, at: number, bytes: number): boolean;
  /** Moves bytes between the disk and contiguous bus addresses. Returns a status. */
  move(toDisk: boolean, address: number, bytes: number, diskOffset: number): number;
  /** Makes earlier writes durable. Returns a status. */
  flush(): number;
  /** Raises the interrupt, if the host has opened it. */
  interrupt(): void;
  /** Facts that the host asks for. */
  readonly disk: DiskFacts;
}

/** Size and rights of the soft disk. */
export interface DiskFacts {
  readonly blocks: number;
  readonly isWritable: boolean;
  /** Text that distinguishes two disks, at most 20 ASCII characters. */
  readonly serial: string;
}

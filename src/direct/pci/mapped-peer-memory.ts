import { closeSync, constants, openSync } from "node:fs";
import { DoorbellError } from "../../errors.ts";
import { MappedBar } from "./mapped-bar.ts";

/**
 * A part of a device's own memory that the kernel gives out (`p2pmem/allocate` of sysfs, CONFIG_PCI_P2PDMA): with the page cache bypassed
 * an SSD reads and writes it without the host's memory. Given back when it is closed.
 */
export class MappedPeerMemory extends MappedBar {}

const pageBytes = 4096;

/** @internal `openPciDevice(address).peerMemory(bytes)`. */
export function allocatePeerMemory(folder: string, address: string, bytes: number): MappedPeerMemory {
  if (bytes % pageBytes !== 0)
    throw new RangeError(`peerMemory: ${bytes} bytes: use a multiple of ${pageBytes}`);
  let fd: number;
  try {
    fd = openSync(`${folder}/p2pmem/allocate`, constants.O_RDWR);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new DoorbellError(
      `${address} gives out no memory of its own: p2pmem/allocate: ${code}`,
      code === "EACCES" || code === "EPERM"
        ? "Only root may."
        : "It takes an SSD with a controller memory buffer (or a driver that publishes memory) and Linux 6.2 with CONFIG_PCI_P2PDMA=y.",
    );
  }
  try {
    return new MappedPeerMemory({
      what: `${address} peer memory`,
      ...{ fd, fileOffset: 0, from: 0, bytes, writable: true },
    });
  } finally {
    closeSync(fd);
  }
}

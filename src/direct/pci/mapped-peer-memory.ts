import { closeSync, constants, openSync } from "node:fs";
import { DoorbellError } from "../../errors.ts";
import { MappedBar } from "../vfio/mapped-bar.ts";

/**
 * A part of a device's own memory that the kernel allocates (`p2pmem/allocate` of sysfs, CONFIG_PCI_P2PDMA).
 * An SSD reads and writes it without host memory when the page cache is bypassed. close() frees it.
 */
export class MappedPeerMemory extends MappedBar {}

const pageBytes = 4096;

/** @internal Use `openPciDevice(address).peerMemory(bytes)`. */
export function allocatePeerMemory(folder: string, address: string, bytes: number): MappedPeerMemory {
  if (bytes % pageBytes !== 0)
    throw new RangeError(`peerMemory: ${bytes} bytes. Use a multiple of ${pageBytes}`);
  let fd: number;
  try {
    fd = openSync(`${folder}/p2pmem/allocate`, constants.O_RDWR);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new DoorbellError(
      `${address} provides no peer memory: p2pmem/allocate failed with ${code}`,
      code === "EACCES" || code === "EPERM"
        ? "Only root may allocate peer memory."
        : "Peer memory needs an SSD with a controller memory buffer (or a driver that publishes memory) and Linux 6.2 with CONFIG_PCI_P2PDMA=y.",
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

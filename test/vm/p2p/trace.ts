/** What QEMU's trace says of one command: which blocks, and the bus addresses that the SSD used for its data. */
export interface TracedCommand {
  readonly opcode: "read" | "write";
  readonly bytes: number;
  readonly diskOffset: number;
  readonly addresses: readonly number[];
}

/** A page that the IOMMU led somewhere: the bus address, and where it went in the machine's memory. */
export interface TracedPage {
  readonly busAddress: number;
  readonly address: number;
}

/** Reads the trace of hardware.ts's events. A command's addresses follow it, up to the next command's. */
export function readTrace(text: string): {
  readonly commands: readonly TracedCommand[];
  readonly pages: readonly TracedPage[];
} {
  const commands: { opcode: "read" | "write"; bytes: number; diskOffset: number; addresses: number[] }[] = [];
  const pages: TracedPage[] = [];
  for (const line of text.split("\n")) {
    const begun = /^pci_nvme_(read|write) .* count (\d+) lba (0x[0-9a-f]+)/.exec(line);
    if (begun) {
      const [, opcode, bytes, lba] = begun;
      commands.push({
        opcode: opcode as "read",
        bytes: Number(bytes),
        diskOffset: Number(lba) * 512,
        addresses: [],
      });
      continue;
    }
    const address = /^pci_nvme_map_addr addr (0x[0-9a-f]+)/.exec(line)?.[1];
    if (address !== undefined) commands.at(-1)?.addresses.push(Number(address));
    const page = /^vtd_iotlb_page_update .* iova (0x[0-9a-f]+) slpte (0x[0-9a-f]+)/.exec(line);
    // The low bits of an entry are its rights.
    if (page) pages.push({ busAddress: Number(page[1]), address: Number(BigInt(page[2]!) & ~0xfffn) });
  }
  return { commands, pages };
}

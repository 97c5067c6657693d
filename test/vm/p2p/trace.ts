/** Command in QEMU's trace: its blocks, and the bus addresses that the SSD used for its data. */
export interface TracedCommand {
  readonly opcode: "read" | "write";
  readonly bytes: number;
  readonly diskOffset: number;
  readonly addresses: readonly number[];
}

/** Access that the IOMMU translated: the bus address, and the address in the machine's memory. */
export interface TracedPage {
  readonly busAddress: number;
  readonly address: number;
}

/** Reads the trace of hardware.ts's events. The addresses of a command follow it, up to the next command. */
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
    if (page) pages.push(ledBy(BigInt(page[1]!), BigInt(page[2]!)));
  }
  return { commands, pages };
}

/**
 * Returns the translation of an address by an entry of the IOMMU's tables. Its low bits are rights; bit 7
 * marks an entry of 2 MiB.
 */
function ledBy(busAddress: bigint, entry: bigint): TracedPage {
  const pageBytes = (entry & 0x80n) === 0n ? 0x1000n : 0x20_0000n;
  const base = entry & 0xf_ffff_ffff_f000n & ~(pageBytes - 1n);
  return { busAddress: Number(busAddress), address: Number(base + (busAddress % pageBytes)) };
}

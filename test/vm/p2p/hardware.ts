import type { Hardware } from "../machine/machine.ts";

/** The files behind the devices. */
export interface P2pFiles {
  /** The SSD's content. */
  readonly disk: string;
  /** Those of the slow SSD, and of the one with a file system and a bad block. */
  readonly slowDisk: string;
  readonly badDisk: string;
  /** Where QEMU writes what its SSDs do. */
  readonly trace: string;
}

export const barBytes = 128 * 2 ** 20;

// What QEMU's SSD is told (map_prp), which addresses it uses (map_addr), and where the IOMMU leads them (page_update).
const events = [
  "pci_nvme_map_prp",
  "pci_nvme_map_addr",
  "pci_nvme_read",
  "pci_nvme_write",
  "vtd_iotlb_page_update",
];

const quoted = (path: string): string => path.replaceAll(",", ",,");

/** The block that cannot be read. */
export const badBlock = 16_384;

/**
 * A machine with an IOMMU and a PCI Express switch, and below that an SSD and a device with memory in its BAR 2, which is what a GPU is
 * to an SSD; beside them an SSD that answers twice in a second, and one with a bad block.
 */
export const p2pHardware = ({ disk, slowDisk, badDisk, trace }: P2pFiles): Hardware => ({
  kernelWords: "intel_iommu=on",
  qemu: [
    ...["-machine", "q35,kernel-irqchip=split"],
    ...["-device", "intel-iommu,intremap=on,caching-mode=on"],
    ...["-device", "pcie-root-port,id=rp0,slot=1", "-device", "x3130-upstream,id=up,bus=rp0"],
    ...["-device", "xio3130-downstream,id=dn0,bus=up,chassis=10,slot=1"],
    ...["-device", "xio3130-downstream,id=dn1,bus=up,chassis=11,slot=2"],
    ...["-device", "pcie-root-port,id=rp1,slot=3,chassis=12"],
    ...["-drive", `file=${quoted(disk)},if=none,id=d0,format=raw,cache=unsafe`],
    ...["-device", "nvme,drive=d0,serial=doorbell0,bus=dn0"],
    ...["-object", `memory-backend-memfd,id=m,size=${barBytes},share=on`],
    ...["-device", "ivshmem-plain,memdev=m,bus=dn1"],
    ...["-drive", `file=${quoted(slowDisk)},if=none,id=d1,format=raw,cache=unsafe,throttling.iops-total=2`],
    ...["-device", "nvme,drive=d1,serial=doorbell1,bus=rp1"],
    ...["-device", "pcie-root-port,id=rp2,slot=4,chassis=13"],
    ...[
      "-blockdev",
      `driver=blkdebug,node-name=d2,image.driver=file,image.filename=${quoted(badDisk)},inject-error.0.event=none,inject-error.0.iotype=read,inject-error.0.errno=5,inject-error.0.sector=${badBlock}`,
    ],
    ...["-device", "nvme,drive=d2,serial=doorbell2,bus=rp2"],
    ...events.flatMap((event) => ["-trace", event]),
    ...["-D", trace],
  ],
});

import type { Hardware } from "../machine/machine.ts";

/** Files behind the devices. */
export interface P2pFiles {
  /** File of the SSD's content. */
  readonly disk: string;
  /** Files of the slow SSD, and of the SSD with a file system and a bad block. */
  readonly slowDisk: string;
  readonly badDisk: string;
  /** File of QEMU's trace of the SSDs. */
  readonly trace: string;
}

export const barBytes = 128 * 2 ** 20;

// QEMU's trace events: addresses in SSD commands (map_prp), addresses that the SSD uses (map_addr), and the
// IOMMU's translation (page_update).
const events = [
  "pci_nvme_map_prp",
  "pci_nvme_map_addr",
  "pci_nvme_read",
  "pci_nvme_write",
  "vtd_iotlb_page_update",
];

const quoted = (path: string): string => path.replaceAll(",", ",,");

/** Number of the unreadable block. */
export const badBlock = 16_384;

/**
 * Machine with an IOMMU and a PCI Express switch. Below the switch are an SSD and a device with memory in its
 * BAR 2, like a GPU.
 * Beside them are an SSD that answers twice in a second, and one with a bad block.
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

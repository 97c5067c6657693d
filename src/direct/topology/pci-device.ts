import { existsSync } from "node:fs";
import { type Acs, acsOf, portTypeOf } from "./acs.ts";
import { type Bar, barsIn } from "./bar.ts";
import type { DeviceEnds } from "./device-ends.ts";
import { classNameOf, kindOf, type PciKind } from "./device-kind.ts";
import { linkIn, type PciLink } from "./link.ts";
import type { PciPlace } from "./pci-address.ts";
import { bytesOf, numberOf, realPathOf, textOf } from "./sysfs.ts";

/** Vendors of common devices, by PCI id. */
const vendors: Readonly<Record<number, string>> = {
  4096: "Broadcom",
  4098: "AMD",
  4130: "AMD",
  4277: "PLX",
  4318: "NVIDIA",
  4332: "Realtek",
  4600: "Microchip",
  4660: "QEMU",
  4932: "Micron",
  5140: "Microsoft",
  5197: "Samsung",
  5348: "Broadcom",
  5549: "VMware",
  5555: "NVIDIA Mellanox",
  5559: "SanDisk",
  6659: "ASPEED",
  6880: "Google",
  6900: "virtio",
  6966: "QEMU",
  6987: "Marvell",
  7260: "SK hynix",
  7364: "UnionMemory",
  7439: "Amazon",
  7572: "Hygon",
  7695: "Kioxia",
  32902: "Intel",
  49321: "Crucial",
};

/** Common GPUs, NICs, SSDs and switches: "vendor:device". */
const devices: Readonly<Record<string, string>> = {
  "10de:15f8": "Tesla P100",
  "10de:1db1": "Tesla V100 SXM2",
  "10de:1db5": "Tesla V100 SXM2 32 GB",
  "10de:1eb8": "Tesla T4",
  "10de:20b0": "A100 SXM4 40 GB",
  "10de:20b2": "A100 SXM4 80 GB",
  "10de:20b5": "A100 PCIe 80 GB",
  "10de:20f1": "A100 PCIe 40 GB",
  "10de:2236": "A10",
  "10de:2237": "A10G",
  "10de:22a3": "NVSwitch (3rd generation)",
  "10de:1af1": "NVSwitch (2nd generation)",
  "10de:2329": "H20 SXM 96 GB",
  "10de:2330": "H100 SXM5 80 GB",
  "10de:2331": "H100 PCIe",
  "10de:2335": "H200 SXM 141 GB",
  "10de:2342": "GH200 480 GB",
  "10de:26b5": "L40",
  "10de:26b9": "L40S",
  "10de:27b8": "L4",
  "10de:2204": "GeForce RTX 3090",
  "10de:2684": "GeForce RTX 4090",
  "10de:28e0": "GeForce RTX 4060 Laptop",
  "10de:2901": "B200",
  "10de:2b85": "GeForce RTX 5090",
  "1002:740f": "Instinct MI210",
  "1002:7408": "Instinct MI250X",
  "1002:740c": "Instinct MI250",
  "1002:74a0": "Instinct MI300A",
  "1002:74a1": "Instinct MI300X",
  "15b3:1013": "ConnectX-4",
  "15b3:1015": "ConnectX-4 Lx",
  "15b3:1017": "ConnectX-5",
  "15b3:1019": "ConnectX-5 Ex",
  "15b3:101b": "ConnectX-6",
  "15b3:101d": "ConnectX-6 Dx",
  "15b3:101e": "ConnectX virtual function",
  "15b3:1021": "ConnectX-7",
  "15b3:1023": "ConnectX-8",
  "15b3:a2d6": "BlueField-2",
  "15b3:a2dc": "BlueField-3",
  "14e4:1750": "BCM57508 NetXtreme-E",
  "14e4:1760": "BCM57608 Thor 2",
  "8086:1533": "I210",
  "8086:1563": "X550",
  "8086:1592": "E810-C",
  "8086:159b": "E810-XXV",
  "10ec:8168": "RTL8168 gigabit Ethernet",
  "1d0f:ec20": "ENA",
  "1d0f:efa0": "EFA",
  "1d0f:efa1": "EFA (2nd generation)",
  "1d0f:efa2": "EFA (3rd generation)",
  "1d0f:8061": "EBS volume",
  "1d0f:cd01": "instance storage",
  "1ae0:0042": "gVNIC",
  "144d:a80a": "980 PRO",
  "144d:a80c": "990 PRO",
  "144d:a824": "PM1733/PM1735",
  "144d:a826": "PM1743",
  "1344:51c3": "7450",
  "1b36:0010": "NVMe SSD (emulated)",
  "1b36:000c": "root port (emulated)",
  "1000:c010": "PEX880xx switch",
  "1000:c030": "PEX890xx switch",
  "11f8:4000": "Switchtec switch",
  "1af4:1000": "network (legacy)",
  "1af4:1001": "disk (legacy)",
  "1af4:1041": "network",
  "1af4:1042": "disk",
  "1af4:1043": "console",
  "1af4:1044": "random numbers",
  "1af4:1045": "memory balloon",
  "1af4:1053": "socket",
  "1af4:1110": "shared memory (ivshmem)",
};

const hex = (id: number): string => id.toString(16).padStart(4, "0");

const vendorNameOf = (vendorId: number): string | undefined => vendors[vendorId];

/** Returns the product name of a common device, or undefined. */
const deviceNameOf = (vendorId: number, deviceId: number): string | undefined =>
  devices[`${hex(vendorId)}:${hex(deviceId)}`];

/** Memory of a device that the kernel can give to other devices (CONFIG_PCI_P2PDMA). */
export interface PeerMemory {
  readonly bytes: number;
  readonly availableBytes: number;
  readonly published: boolean;
}

/** A PCI device as sysfs shows it: plain data, read once. */
export interface PciDevice extends DeviceEnds {
  /** PCI address, such as "0000:65:00.0". */
  readonly address: string;
  readonly kind: PciKind;
  /** Name for people: "H200 SXM 141 GB", else the name of its class. */
  readonly name: string;
  readonly classCode: number;
  readonly className: string;
  readonly vendorId: number;
  readonly deviceId: number;
  readonly vendor: string | undefined;
  /** Root of the device, such as "pci0000:64". */
  readonly root: string;
  /** Bridges above the device, from the root down. */
  readonly above: readonly string[];
  readonly bars: readonly Bar[];
  readonly link: PciLink | undefined;
  /** NUMA node, or undefined where the firmware does not report it. */
  readonly numaNode: number | undefined;
  readonly localCpus: string | undefined;
  /** IOMMU group. Devices of one group can reach each other's DMA. Undefined without an IOMMU. */
  readonly iommuGroup: number | undefined;
  /** IOMMU mode: "identity" passes addresses unchanged, "DMA" and "DMA-FQ" translate them. */
  readonly iommuType: string | undefined;
  readonly acs: Acs;
  readonly driver: string | undefined;
  readonly peerMemory: PeerMemory | undefined;
}

const lastPart = (path: string | undefined): string | undefined => path?.split("/").at(-1);

/** Reads the folder of a device. */
export function readDevice(folder: string, address: string, place: PciPlace, ends: DeviceEnds): PciDevice {
  const classCode = numberOf(`${folder}/class`) ?? 0;
  const vendorId = numberOf(`${folder}/vendor`) ?? 0;
  const deviceId = numberOf(`${folder}/device`) ?? 0;
  const config = bytesOf(`${folder}/config`);
  const link = linkIn(folder);
  const kind = kindOf(classCode, vendorId);
  const isBridge = kind === "bridge";
  const node = numberOf(`${folder}/numa_node`);
  const group = lastPart(realPathOf(`${folder}/iommu_group`));
  const className = classNameOf(classCode);
  return {
    ...ends,
    address,
    kind: isBridge ? (portTypeOf(config) ?? portByPlace(place, link)) : kind,
    name: deviceNameOf(vendorId, deviceId) ?? className,
    ...{ classCode, className, vendorId, deviceId },
    vendor: vendorNameOf(vendorId),
    root: place.root,
    above: place.above,
    bars: barsIn(folder, isBridge),
    link,
    numaNode: node === undefined || node < 0 ? undefined : node,
    localCpus: textOf(`${folder}/local_cpulist`),
    iommuGroup: group === undefined ? undefined : Number(group),
    iommuType: textOf(`${folder}/iommu_group/type`),
    acs: acsOf(config),
    driver: lastPart(realPathOf(`${folder}/driver`)),
    peerMemory: peerMemoryIn(`${folder}/p2pmem`),
  };
}

/**
 * Infers the kind of a port without root, from its position. Root ports are below a root. Below them follow a
 * switch's upstream port, its downstream ports, and so on.
 */
function portByPlace({ depth }: PciPlace, link: PciLink | undefined): PciKind {
  if (link === undefined) return "bridge";
  if (depth === 0) return "root port";
  return depth % 2 === 1 ? "switch upstream" : "switch downstream";
}

function peerMemoryIn(folder: string): PeerMemory | undefined {
  if (!existsSync(folder)) return undefined;
  const bytes = numberOf(`${folder}/size`) ?? 0;
  return {
    bytes,
    availableBytes: numberOf(`${folder}/available`) ?? 0,
    published: numberOf(`${folder}/published`) === 1,
  };
}

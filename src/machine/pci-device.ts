import { type Acs, acsOf, portTypeOf } from "./acs.ts";
import { type Bar, barsIn } from "./bar.ts";
import type { DeviceEnds } from "./device-ends.ts";
import { classNameOf, kindOf, type PciKind } from "./device-kind.ts";
import { linkIn, type PciLink } from "./link.ts";
import type { PciPlace } from "./pci-address.ts";
import { deviceNameOf, vendorNameOf } from "./pci-names.ts";
import type { Sysfs } from "./sysfs.ts";

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
export function readDevice(
  sysfs: Sysfs,
  folder: string,
  address: string,
  place: PciPlace,
  ends: DeviceEnds,
): PciDevice {
  const classCode = sysfs.number(`${folder}/class`) ?? 0;
  const vendorId = sysfs.number(`${folder}/vendor`) ?? 0;
  const deviceId = sysfs.number(`${folder}/device`) ?? 0;
  const config = sysfs.bytes(`${folder}/config`);
  const link = linkIn(sysfs, folder);
  const kind = kindOf(classCode, vendorId);
  const isBridge = kind === "bridge";
  const node = sysfs.number(`${folder}/numa_node`);
  const group = lastPart(sysfs.realPath(`${folder}/iommu_group`));
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
    bars: barsIn(sysfs, folder, isBridge),
    link,
    numaNode: node === undefined || node < 0 ? undefined : node,
    localCpus: sysfs.text(`${folder}/local_cpulist`),
    iommuGroup: group === undefined ? undefined : Number(group),
    iommuType: sysfs.text(`${folder}/iommu_group/type`),
    acs: acsOf(config),
    driver: lastPart(sysfs.realPath(`${folder}/driver`)),
    peerMemory: peerMemoryIn(sysfs, `${folder}/p2pmem`),
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

function peerMemoryIn(sysfs: Sysfs, folder: string): PeerMemory | undefined {
  if (!sysfs.has(folder)) return undefined;
  const bytes = sysfs.number(`${folder}/size`) ?? 0;
  return {
    bytes,
    availableBytes: sysfs.number(`${folder}/available`) ?? 0,
    published: sysfs.number(`${folder}/published`) === 1,
  };
}

import { existsSync } from "node:fs";
import { type Acs, acsOf, portTypeOf } from "./acs.ts";
import { type Bar, barsIn } from "./bar.ts";
import type { DeviceEnds } from "./device-ends.ts";
import { classNameOf, kindOf, type PciKind } from "./device-kind.ts";
import { deviceNameOf, vendorNameOf } from "./device-names.ts";
import { linkIn, type PciLink } from "./link.ts";
import type { PciPlace } from "./pci-address.ts";
import { bytesOf, numberOf, realPathOf, textOf } from "./sysfs.ts";

/** A device's own memory that the kernel can give to other devices (CONFIG_PCI_P2PDMA). */
export interface PeerMemory {
  readonly bytes: number;
  readonly availableBytes: number;
  readonly published: boolean;
}

/** A PCI device as sysfs shows it: plain data, as it was when the machine was read. */
export interface PciDevice extends DeviceEnds {
  /** "0000:65:00.0". */
  readonly address: string;
  readonly kind: PciKind;
  /** For people: "H200 SXM 141 GB", else what its class says. */
  readonly name: string;
  readonly classCode: number;
  readonly className: string;
  readonly vendorId: number;
  readonly deviceId: number;
  readonly vendor: string | undefined;
  /** The root that it hangs from: "pci0000:64". */
  readonly root: string;
  /** The bridges above it, from the root down. */
  readonly above: readonly string[];
  readonly bars: readonly Bar[];
  readonly link: PciLink | undefined;
  /** Undefined where the firmware does not say. */
  readonly numaNode: number | undefined;
  readonly localCpus: string | undefined;
  /** Devices of one group see each other's DMA. Undefined: no IOMMU. */
  readonly iommuGroup: number | undefined;
  /** "identity": addresses pass as they are; "DMA", "DMA-FQ": they are translated. */
  readonly iommuType: string | undefined;
  readonly acs: Acs;
  readonly driver: string | undefined;
  readonly peerMemory: PeerMemory | undefined;
}

const lastPart = (path: string | undefined): string | undefined => path?.split("/").at(-1);

/** Reads a device's folder. */
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

/** Without root: below a root there are root ports, below them a switch's upstream port, then its downstream ports, and so on. */
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

/**
 * Connects GPU memory with NICs and SSDs. The module has three parts: the PCI tree with its distances,
 * transfers between files and GPU memory, and peer-to-peer DMA with an SSD. The program drives this SSD
 * itself (VFIO).
 *
 * @module
 */

import "./generated/extra-arguments.ts";

export type { Acs } from "../machine/acs.ts";
export type { Bar, UnknownWithoutRoot } from "../machine/bar.ts";
export type { Choice } from "../machine/choice.ts";
export type { CopyPath } from "../machine/copy-path.ts";
export type { DescribedName } from "../machine/described/machines.ts";
export type { DeviceEnds } from "../machine/device-ends.ts";
export type { PciKind } from "../machine/device-kind.ts";
export type { PciLink } from "../machine/link.ts";
export { type Machine, SysfsError } from "../machine/machine.ts";
export type { NvLink } from "../machine/nv-link.ts";
export type { PathKind, PciPath } from "../machine/path.ts";
export type { PciDevice, PeerMemory } from "../machine/pci-device.ts";
export type { DmaVerdict } from "../machine/peer-dma.ts";
export { AmdBuffer } from "./amd/amd-buffer.ts";
export { AmdDevice, amdDeviceCount, openAmdDevice } from "./amd/amd-device.ts";
export { AmdError } from "./amd/amd-error.ts";
export * from "./copy/index.ts";
export type { NvmeIdentity, NvmeNamespace } from "./nvme/identity.ts";
export { NvmeError, NvmeResetError } from "./nvme/nvme-error.ts";
export { NvmeSsd, openNvme } from "./nvme/nvme-ssd.ts";
export type { FlushOptions, NvmeOptions, TransferOptions } from "./nvme/options.ts";
export type { NvmeTransfer } from "./nvme/transfer.ts";
export { openVfio } from "./open-vfio.ts";
export { MappedPeerMemory } from "./pci/mapped-peer-memory.ts";
export { type MapPciBarOptions, type OpenedPciDevice, openPciDevice, PciBar } from "./pci/pci-bars.ts";
export * from "./storage/index.ts";
export type { CopyPathOptions } from "./topology/copy-path-options.ts";
export { Topology, type TopologyOptions, topology } from "./topology/topology.ts";
export type { ConfigurationSpace } from "./vfio/configuration-space.ts";
export { type DmaAccess, DmaRange } from "./vfio/dma-range.ts";
export { bindCommands, unbindCommands } from "./vfio/in-use.ts";
export { MappedBar } from "./vfio/mapped-bar.ts";
export { type DmaMapOptions, Vfio } from "./vfio/vfio.ts";
export { type MapBarOptions, VfioDevice } from "./vfio/vfio-device.ts";
export { DeviceInUseError, VfioError } from "./vfio/vfio-error.ts";

/**
 * GPU memory meets NICs and SSDs: the machine's PCI tree, and who is near whom.
 *
 * @module
 */

export type { Acs } from "./topology/acs.ts";
export type { Bar, UnknownWithoutRoot } from "./topology/bar.ts";
export type { Choice } from "./topology/choice.ts";
export type { DeviceEnds } from "./topology/device-ends.ts";
export type { PciKind } from "./topology/device-kind.ts";
export type { PciLink } from "./topology/link.ts";
export { type Machine, SysfsError } from "./topology/machine.ts";
export type { NvLink } from "./topology/nv-link.ts";
export type { PathKind, PciPath } from "./topology/path.ts";
export type { PciDevice, PeerMemory } from "./topology/pci-device.ts";
export type { DmaVerdict } from "./topology/peer-dma.ts";
export { Topology, type TopologyOptions, topology } from "./topology/topology.ts";

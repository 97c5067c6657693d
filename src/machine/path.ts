import { linkGBps, linkText } from "./link.ts";
import type { Machine } from "./machine.ts";
import { linksBetween, type NvLink, nvLinkGBps } from "./nv-link.ts";
import type { PciDevice } from "./pci-device.ts";
import { type DmaVerdict, isCoherent, peerDma } from "./peer-dma.ts";

/**
 * Distance of two devices, as `nvidia-smi topo -m` names it. NV# stands for that many NVLinks, X for the
 * device itself. PIX passes one switch or bridge, PXB several switches. PHB passes the host bridge, NODE
 * several host bridges of a NUMA node, and SYS several NUMA nodes.
 */
export type PathKind = "X" | `NV${number}` | "PIX" | "PXB" | "PHB" | "NODE" | "SYS";

/** Path between two devices. */
export interface PciPath {
  readonly from: string;
  readonly to: string;
  readonly kind: PathKind;
  /** Description of the path, as text. */
  readonly reason: string;
  /** Bridges on the path, up and down again. */
  readonly through: readonly string[];
  /**
   * Estimated rate in GB/s (1e9 bytes) in one direction: the narrowest link minus its protocol. It is not
   * measured (`doorbell bench` measures). Undefined where no link is known.
   */
  readonly expectedGBps: number | undefined;
  /** Link that limits the rate: "0000:18:00.0 PCIe 5.0 x16". */
  readonly limitedBy: string | undefined;
  /** Verdict whether one device can read and write the memory of the other, and its reason. */
  readonly peerDma: DmaVerdict;
}

interface Route {
  readonly kind: PathKind;
  readonly reason: string;
  readonly up: readonly PciDevice[];
  readonly down: readonly PciDevice[];
}

/** Returns the path between two devices of a machine. */
export function pathBetween(
  machine: Machine,
  a: PciDevice,
  b: PciDevice,
  nvLinks: readonly NvLink[],
): PciPath {
  const route = routeBetween(machine, a, b);
  const verdict = peerDma(machine, a, b, route.kind, [...route.up, ...route.down]);
  const ends = { from: a.address, to: b.address, peerDma: verdict };
  const joined = a === b ? undefined : linksBetween(nvLinks, a.address, b.address);
  if (joined !== undefined) {
    const limitedBy = `${joined.links} NVLinks of generation ${joined.version}`;
    const reason = `joined by ${limitedBy}`;
    const nv = { works: "yes", reason: "NVLink carries it; PCI is not asked" } as const;
    const expectedGBps = nvLinkGBps(joined);
    return { ...ends, kind: `NV${joined.links}`, reason, through: [], expectedGBps, limitedBy, peerDma: nv };
  }
  const through = [...route.up, ...[...route.down].reverse()].map(({ address }) => address);
  return {
    ...ends,
    kind: route.kind,
    reason: route.reason,
    through: [...new Set(through)],
    ...narrowest(machine, a, b, route),
  };
}

/** Rate between a device and host memory, and the link that limits it. */
export function hostRate(machine: Machine, device: PciDevice): Pick<PciPath, "expectedGBps" | "limitedBy"> {
  return narrowest(machine, device, device, toHost(machine, device));
}

/** Returns the device, and the bridges above it up to the root. */
const chainOf = (machine: Machine, device: PciDevice): readonly PciDevice[] => [
  device,
  ...[...device.above]
    .reverse()
    .flatMap((address) => machine.devices.find((each) => each.address === address) ?? []),
];

function routeBetween(machine: Machine, a: PciDevice, b: PciDevice): Route {
  if (a === b) return { kind: "X", reason: "the same device", up: [], down: [] };
  const [left, right] = [chainOf(machine, a), chainOf(machine, b)];
  const common = left.find((each) => right.includes(each));
  if (common === undefined) return { ...acrossRoots(machine, a, b), up: left.slice(1), down: right.slice(1) };
  const up = [...left.slice(1, left.indexOf(common)), common];
  const down = right.slice(1, Math.max(1, right.indexOf(common)));
  const switches = [...up, ...down].filter(({ kind }) => kind === "switch upstream").length;
  if (switches > 1) {
    return {
      kind: "PXB",
      reason: `they meet in ${common.address}, ${switches} switches on the way`,
      up,
      down,
    };
  }
  const where = common.kind === "switch upstream" ? "one switch" : `one ${common.kind}`;
  return { kind: "PIX", reason: `both below ${where}, ${common.address}`, up, down };
}

function acrossRoots(machine: Machine, a: PciDevice, b: PciDevice): Pick<Route, "kind" | "reason"> {
  if (a.root === b.root) return { kind: "PHB", reason: `they meet in the host bridge of ${a.root}` };
  const bridges = `host bridges ${a.root} and ${b.root}`;
  if (a.numaNode !== undefined && a.numaNode === b.numaNode) {
    return { kind: "NODE", reason: `${bridges}, both of NUMA node ${a.numaNode}` };
  }
  if (a.numaNode === undefined || b.numaNode === undefined) {
    if (machine.numaNodes.length <= 1) return { kind: "NODE", reason: `${bridges}; there is one NUMA node` };
    return { kind: "SYS", reason: `${bridges}; the firmware does not say which NUMA nodes` };
  }
  return {
    kind: "SYS",
    reason: `from NUMA node ${a.numaNode} to node ${b.numaNode}, between the processors`,
  };
}

/** A link that the bytes of a path cross. */
export interface PathLink {
  /** Device whose link to the port above it this is. */
  readonly device: PciDevice;
  /** "up" towards the root. */
  readonly direction: "up" | "down";
  /** Rate in GB/s (1e9 bytes) in one direction. */
  readonly GBps: number;
  /** Name of the link, such as "PCIe 5.0 x16". */
  readonly text: string;
}

/**
 * Returns the links of a path: each device's link up to its port, but not above the bridge where the two sides
 * meet.
 */
function linksOn(a: PciDevice, b: PciDevice, route: Route): readonly PathLink[] {
  const sameSwitch = route.kind === "PIX" || route.kind === "PXB";
  const meeting = sameSwitch ? route.up.at(-1) : undefined;
  const ports = [...route.up, ...route.down];
  const side = (end: PciDevice, above: readonly PciDevice[], direction: PathLink["direction"]) =>
    // The memory of such a GPU is reached through NVLink-C2C, whatever its PCI link.
    isCoherent(end) ? [] : [end, ...above].flatMap((device) => linkOf(device, direction));
  const linkOf = (device: PciDevice, direction: PathLink["direction"]): readonly PathLink[] => {
    // Root ports and downstream ports report the link of their other end.
    if (
      device === meeting ||
      device.link === undefined ||
      /^(root port|switch downstream)$/.test(device.kind)
    )
      return [];
    const { gigatransfers, lanes, bestGigatransfers } = device.link;
    const port = ports.find(({ address }) => address === device.above.at(-1));
    // An idle GPU runs its link slowly. Under load it reaches the rate that both ends support.
    const both = Math.min(bestGigatransfers, port?.link?.bestGigatransfers ?? gigatransfers);
    const speed = device.kind === "gpu" ? Math.max(gigatransfers, both) : gigatransfers;
    return [{ device, direction, GBps: linkGBps(speed, lanes), text: linkText(speed, lanes) }];
  };
  return [...side(a, route.up, "up"), ...(a === b ? [] : side(b, route.down, "down").reverse())];
}

/** Returns the links between a device and host memory. `direction` "up" is towards host memory. */
export function hostLinks(
  machine: Machine,
  device: PciDevice,
  direction: PathLink["direction"],
): readonly PathLink[] {
  const up = linksOn(device, device, toHost(machine, device));
  return direction === "up" ? up : up.map((link) => ({ ...link, direction })).reverse();
}

/**
 * Returns the links of peer-to-peer DMA from one device to another over PCI. Where ACS redirects requests, they
 * go up to the root port and back.
 */
export function peerLinks(machine: Machine, from: PciDevice, to: PciDevice): readonly PathLink[] {
  const route = routeBetween(machine, from, to);
  const redirects = [...route.up, ...route.down].some(
    ({ kind, acs }) => kind === "switch downstream" && typeof acs === "object" && acs.redirectsPeers,
  );
  return redirects
    ? [...hostLinks(machine, from, "up"), ...hostLinks(machine, to, "down")]
    : linksOn(from, to, route);
}

const toHost = (machine: Machine, device: PciDevice): Route => ({
  kind: "PHB",
  reason: "",
  up: chainOf(machine, device).slice(1),
  down: [],
});

/** Returns the narrowest link of the path. Undefined where a virtual end has no link. */
function narrowest(
  machine: Machine,
  a: PciDevice,
  b: PciDevice,
  route: Route,
): Pick<PciPath, "expectedGBps" | "limitedBy"> {
  const unknown = { expectedGBps: undefined, limitedBy: undefined };
  if ((machine.isVirtual && !(a.link && b.link)) || route.kind === "X") return unknown;
  const [first, ...rest] = linksOn(a, b, route);
  if (first === undefined) return unknown;
  const { device, GBps, text } = rest.reduce((least, link) => (link.GBps < least.GBps ? link : least), first);
  return { expectedGBps: Math.round(GBps * 10) / 10, limitedBy: `${device.address} ${text}` };
}

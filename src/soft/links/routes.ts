import { copyPathBetween } from "../../machine/copy-path.ts";
import { portGBps } from "../../machine/link.ts";
import { linksBetween, type NvLink, nvLinkGBps } from "../../machine/nv-link.ts";
import { hostLinks, type PathLink, pathBetween, peerLinks } from "../../machine/path.ts";
import type { PciDevice } from "../../machine/pci-device.ts";
import type { Placement } from "./placement.ts";

/** One direction of a link that a transfer occupies. */
export interface LinkUse {
  /** Number of the link's direction. All processes with the same machine have the same number. */
  readonly slot: number;
  /** Time that a byte occupies the link, in nanoseconds. */
  readonly nsPerByte: number;
}

/** Links of a transfer. Empty where no link limits it. */
export type Route = readonly LinkUse[];

/** Most directions of links of a machine. A record of 1000 PCI functions has 4000. */
export const MOST_LINKS = 8192;
/** Directions of a device: its PCI link, and the links of a GPU to NVLink switches or the port of a NIC. */
const DIRECTIONS = 4;
const Direction = { up: 0, down: 1, nvLinkOut: 2, nvLinkIn: 3, portOut: 2, portIn: 3 } as const;

/**
 * Returns the route between two devices of the machine, with the port of a NIC. `undefined` is host memory.
 */
export function routeOf(placement: Placement, from: PciDevice | undefined, to: PciDevice | undefined): Route {
  const { machine, scale } = placement;
  const ports = [
    { device: to, direction: Direction.portOut },
    { device: from, direction: Direction.portIn },
  ].flatMap(({ device, direction }) =>
    device?.kind !== "nic" || device.portGbps === undefined
      ? []
      : use(machine.devices.indexOf(device) * DIRECTIONS + direction, portGBps(device.portGbps) * scale),
  );
  return [...linksBetweenEnds(placement, from, to), ...ports];
}

function linksBetweenEnds(
  placement: Placement,
  from: PciDevice | undefined,
  to: PciDevice | undefined,
): Route {
  const { machine, nvLinks } = placement;
  if (from === to) return [];
  if (from === undefined) return pciRoute(placement, hostLinks(machine, to!, "down"));
  if (to === undefined) return pciRoute(placement, hostLinks(machine, from, "up"));
  const none = () => undefined;
  const path = (a: PciDevice, b: PciDevice) => pathBetween(machine, a, b, nvLinks);
  const way = copyPathBetween({ ...machine, path, bestNicFor: none, bestSsdFor: none }, from, to, 0);
  if (way.path === "NVLink") return nvLinkRoute(placement, from, to);
  return pciRoute(
    placement,
    way.isDirect
      ? peerLinks(machine, from, to)
      : [...hostLinks(machine, from, "up"), ...hostLinks(machine, to, "down")],
  );
}

const pciRoute = ({ machine, scale }: Placement, links: readonly PathLink[]): Route =>
  links.map(({ device, direction, GBps }) =>
    use(machine.devices.indexOf(device) * DIRECTIONS + Direction[direction], GBps * scale),
  );

function nvLinkRoute({ machine, nvLinks, scale }: Placement, from: PciDevice, to: PciDevice): Route {
  const joined: NvLink = linksBetween(nvLinks, from.address, to.address)!;
  const rate = nvLinkGBps(joined) * scale;
  const at = (device: PciDevice): number => machine.devices.indexOf(device) * DIRECTIONS;
  if (joined.to === "switch")
    return [use(at(from) + Direction.nvLinkOut, rate), use(at(to) + Direction.nvLinkIn, rate)];
  // The links of a pair are not shared with other pairs.
  const pair = machine.devices.length * DIRECTIONS + nvLinks.indexOf(joined) * 2;
  return [use(pair + (joined.from === from.address ? 0 : 1), rate)];
}

function use(slot: number, GBps: number): LinkUse {
  if (slot >= MOST_LINKS)
    throw new RangeError(
      `the described machine has more than ${MOST_LINKS} links. Remove devices without a soft device from its text`,
    );
  return { slot, nsPerByte: 1 / GBps };
}

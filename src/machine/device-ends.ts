import { lastAddressIn } from "./pci-address.ts";
import type { Sysfs } from "./sysfs.ts";

/** Names of a device, by the class of sysfs that lists them. */
export interface DeviceEnds {
  /** RDMA devices, such as "mlx5_0". */
  readonly infiniband: readonly string[];
  /** Network interfaces, such as "eth0". */
  readonly net: readonly string[];
  /** NVMe controllers, such as "nvme0". */
  readonly nvme: readonly string[];
  /** Graphics devices, such as "card0" and "renderD128". */
  readonly drm: readonly string[];
  /**
   * True when a port of the NIC is active or its interface is up. Undefined for other devices and unknown
   * states.
   */
  readonly isUp: boolean | undefined;
  /** Rate of the fastest RDMA port of the NIC, in Gb/s (1e9 bits). Undefined for other devices and unknown rates. */
  readonly portGbps: number | undefined;
}

type Listed = "infiniband" | "net" | "nvme" | "drm";
const classes: readonly Listed[] = ["infiniband", "net", "nvme", "drm"];

/**
 * Returns a function from a PCI address to its names. A virtio disk or a port has its device in its sysfs
 * path.
 */
export function endsIn(sysfs: Sysfs, root: string): (address: string) => DeviceEnds {
  const found = new Map<string, Record<Listed, string[]>>();
  for (const each of classes) {
    for (const name of sysfs.names(`${root}/class/${each}`)) {
      // Connectors of a card ("card0-DP-1") are not names of it.
      if (each === "drm" && name.includes("-")) continue;
      const address = lastAddressIn(sysfs.realPath(`${root}/class/${each}/${name}`) ?? "");
      if (address === undefined) continue;
      const ends = found.get(address) ?? { infiniband: [], net: [], nvme: [], drm: [] };
      found.set(address, ends);
      ends[each].push(name);
    }
  }
  return (address) => {
    const ends = found.get(address) ?? { infiniband: [], net: [], nvme: [], drm: [] };
    return { ...ends, isUp: isUp(sysfs, root, ends), portGbps: portGbps(sysfs, root, ends) };
  };
}

function portGbps(sysfs: Sysfs, root: string, { infiniband }: Record<Listed, string[]>): number | undefined {
  const rates = infiniband.flatMap((name) => {
    const ports = `${root}/class/infiniband/${name}/ports`;
    // "400 Gb/sec (4X NDR)"
    return sysfs.names(ports).map((port) => Number.parseFloat(sysfs.text(`${ports}/${port}/rate`) ?? ""));
  });
  const known = rates.filter((rate) => rate > 0);
  return known.length === 0 ? undefined : Math.max(...known);
}

function isUp(
  sysfs: Sysfs,
  root: string,
  { infiniband, net }: Record<Listed, string[]>,
): boolean | undefined {
  const states = [
    ...infiniband.flatMap((name) => {
      const ports = `${root}/class/infiniband/${name}/ports`;
      return sysfs.names(ports).map((port) => sysfs.text(`${ports}/${port}/state`)?.includes("ACTIVE"));
    }),
    ...net.map((name) => {
      const state = sysfs.text(`${root}/class/net/${name}/operstate`);
      return state === undefined || state === "unknown" ? undefined : state === "up";
    }),
  ].filter((state) => state !== undefined);
  return states.length === 0 ? undefined : states.includes(true);
}

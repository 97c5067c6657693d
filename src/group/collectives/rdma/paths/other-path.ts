import { type Device, listDevices, openDevice } from "../../../../rdma/index.ts";

/**
 * Local end of a path: an RDMA device, and the address that peers use. The address is undefined for the
 * device's default.
 */
export interface PathEnd {
  readonly device: string;
  readonly address: string | undefined;
}

/**
 * Returns the IPv4 address of a GID, such as "10.0.0.1". Returns undefined for loopback addresses and for
 * other GIDs.
 */
function routable(gid: string): string | undefined {
  const [, address] = /^::ffff:([\d.]+)$/.exec(gid) ?? [];
  return address?.startsWith("127.") ? undefined : address;
}

/**
 * Returns a second path to the peers: another address of the device, or another device. A hardware device can
 * have soft0 as its second path. Returns undefined without a second path.
 */
export function otherPath(first: Device, address: string): PathEnd | undefined {
  const near = first.gids().flatMap(({ gid, type }) => (type === "RoCE v2" ? [routable(gid)] : []));
  const other = near.find((each) => each !== undefined && each !== address);
  if (other !== undefined) return { device: first.name, address: other };
  if (first.provider === "soft") return undefined;
  for (const { name, provider } of listDevices()) {
    if (name === first.name) continue;
    if (provider === "soft") return { device: name, address: undefined };
    using device = openDevice(name);
    if (device.gids().some(({ gid }) => routable(gid) !== undefined))
      return { device: name, address: undefined };
  }
  return undefined;
}

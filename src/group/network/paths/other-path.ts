import { type Device, listDevices, openDevice } from "../../../rdma/index.ts";

/** Where a path begins: an RDMA device, and the address of its that peers are to use; undefined: what suits. */
export interface PathPlace {
  readonly device: string;
  readonly address: string | undefined;
}

/** "10.0.0.1" of an IPv4 address that other hosts may know; undefined for any other GID. */
function routable(gid: string): string | undefined {
  const [, address] = /^::ffff:([\d.]+)$/.exec(gid) ?? [];
  return address?.startsWith("127.") ? undefined : address;
}

/**
 * Another way to the peers than by this device's address: another address of it, else another device, soft0 among them where the first
 * one is hardware. undefined where there is none.
 */
export function otherPath(first: Device, address: string): PathPlace | undefined {
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

import { type Device, type GidPreference, gidBytes, gidText } from "doorbell";

/** Addresses of both ends of a TCP connection, with the names of node:net and PeerSocket. */
interface Connection {
  readonly localAddress?: string | undefined;
  readonly remoteAddress?: string | undefined;
}

/**
 * Returns the GID to use toward a peer: the address of the TCP connection, if the device has it. Returns no
 * choice for a peer on this host and for an address that the device lacks. The device then chooses.
 */
export function gidToward(
  device: Device,
  port: number,
  { localAddress, remoteAddress }: Connection,
): GidPreference {
  if (!localAddress || localAddress === remoteAddress) return {};
  const wanted = gidText(gidBytes(localAddress.split("%")[0]!));
  // RoCE v1 and v2 have entries with the same address. The device chooses between equal entries.
  return device.gids(port).some(({ gid }) => gid === wanted) ? { localAddress: wanted } : {};
}

import { type Device, type GidWish, gidBytes, gidText } from "doorbell";

/** The two ends of a TCP connection, as node:net and PeerSocket name them. */
interface Connection {
  readonly localAddress?: string | undefined;
  readonly remoteAddress?: string | undefined;
}

/**
 * Which of the device's addresses to use toward a peer: the one that the TCP connection to it uses, when the device has
 * that one. Otherwise, and for a peer on this very host, nothing: the device chooses.
 */
export function gidToward(
  device: Device,
  port: number,
  { localAddress, remoteAddress }: Connection,
): GidWish {
  if (!localAddress || localAddress === remoteAddress) return {};
  const wanted = gidText(gidBytes(localAddress.split("%")[0]!));
  // RoCE v1 has the same address: let the device's own choice among equals decide.
  return device.gids(port).some(({ gid }) => gid === wanted) ? { localAddress: wanted } : {};
}

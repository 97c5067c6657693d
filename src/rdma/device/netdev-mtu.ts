import { readFileSync } from "node:fs";

/** Bytes of a RoCE v2 packet's headers, as rxe counts them. */
const headerBytes = 80;
const [least, most, ofEthernet] = [256, 4096, 1500];

/**
 * Bytes of data that a packet on a network device has room for: 256 to 4096, a power of two, as RDMA counts. 1024, which Ethernet has room
 * for, where the system does not tell.
 *
 * @example
 * console.log(netdevPayload("lo")); // 4096
 */
export function netdevPayload(netdev: string): number {
  let mtu = ofEthernet;
  try {
    mtu = Number(readFileSync(`/sys/class/net/${netdev}/mtu`, "utf8")) || mtu;
  } catch {
    // Not of this network namespace, or no Linux.
  }
  return Math.max(least, Math.min(most, 2 ** Math.floor(Math.log2(Math.max(1, mtu - headerBytes)))));
}

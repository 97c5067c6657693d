import { readFileSync } from "node:fs";

/** Bytes of the headers of a RoCE v2 packet, as rxe counts them. */
const headerBytes = 80;
const [least, most, ofEthernet] = [256, 4096, 1500];

/**
 * Returns the payload of a RoCE packet on a network device: a power of two from 256 to 4096 bytes. Returns
 * 1024, the payload on Ethernet, when the system does not report an MTU.
 *
 * @example
 * console.log(netdevPayload("lo")); // 4096
 */
export function netdevPayload(netdev: string): number {
  let mtu = ofEthernet;
  try {
    mtu = Number(readFileSync(`/sys/class/net/${netdev}/mtu`, "utf8")) || mtu;
  } catch {
    // The device is in another network namespace, or the system is not Linux.
  }
  return Math.max(least, Math.min(most, 2 ** Math.floor(Math.log2(Math.max(1, mtu - headerBytes)))));
}

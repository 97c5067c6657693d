// Which IP addresses the device has: one of its own first, then those of the host's network devices.
import { readFileSync } from "node:fs";
import { networkInterfaces } from "node:os";

/** An address the device can speak from; its place in the list is the GID index. */
export interface DeviceAddress {
  readonly address: string;
  /** Network device that carries it. */
  readonly netdev: string;
  readonly mtu: number;
}

/** A dotted IPv4 address as the raw word of a sockaddr_in (first byte lowest). Throws RangeError for anything else. */
export function rawAddress(dotted: string): number {
  const bytes = dotted.split(".").map((part) => (/^\d{1,3}$/.test(part) ? Number(part) : 256));
  if (bytes.length !== 4 || bytes.some((byte) => byte > 255))
    throw new RangeError(`${dotted} is not an IPv4 address`);
  return bytes[0]! | (bytes[1]! << 8) | (bytes[2]! << 16) | (bytes[3]! << 24);
}

/** What the third word of a GID ::ffff:a.b.c.d is in memory. */
export const MAPPED = 0xffff0000 | 0;

/** The four hexadecimal groups and more of one side of an IPv6 address's "::", as numbers. */
function groups(part: string): number[] {
  if (part === "") return [];
  return part.split(":").map((group) => (/^[0-9a-f]{1,4}$/i.test(group) ? Number.parseInt(group, 16) : -1));
}

/** The 16 bytes of an address's GID: of IPv4 its mapped form. Throws RangeError for what is not an IP address. */
export function gidOfAddress(address: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(new ArrayBuffer(16));
  const view = new DataView(bytes.buffer);
  if (!address.includes(":")) {
    view.setInt32(8, MAPPED, true);
    view.setInt32(12, rawAddress(address), true);
    return bytes;
  }
  const [head = "", tail, ...more] = address.split("::");
  const left = groups(head);
  const right = groups(tail ?? "");
  const missing = 8 - left.length - right.length;
  const complete = tail === undefined ? missing === 0 : missing > 0 && more.length === 0;
  const all = complete ? [...left, ...new Array<number>(missing).fill(0), ...right] : [-1];
  if (all.includes(-1)) throw new RangeError(`${address} is not an IP address`);
  for (const [index, group] of all.entries()) view.setUint16(2 * index, group);
  return bytes;
}

/** The dotted form of a raw address. */
export function dottedAddress(raw: number): string {
  return [raw & 255, (raw >>> 8) & 255, (raw >>> 16) & 255, raw >>> 24].join(".");
}

function netdevMtu(netdev: string): number {
  try {
    return Number(readFileSync(`/sys/class/net/${netdev}/mtu`, "utf8")) || 1500;
  } catch {
    return netdev === "lo" ? 65536 : 1500;
  }
}

/** The number that the kernel has for a network device, 0 when it does not tell. */
export function netdevIndex(netdev: string): number {
  try {
    return Number(readFileSync(`/sys/class/net/${netdev}/ifindex`, "utf8")) || 0;
  } catch {
    return 0;
  }
}

/** A loopback address that hardly any other process has: 127.x.y.z, never 127.0.0.x. */
export function randomLoopback(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(3));
  return `127.${1 + (bytes[0]! % 254)}.${bytes[1]!}.${1 + (bytes[2]! % 254)}`;
}

const isLinkLocal = (address: string) => /^fe[89ab]/i.test(address);

/**
 * Addresses of the host's network devices, IPv4 first: of loopback only ::1, of IPv6 none that are local to a link (their
 * sockets would need its number).
 */
export function hostAddresses(): DeviceAddress[] {
  const four: DeviceAddress[] = [];
  const six: DeviceAddress[] = [];
  const loopback: DeviceAddress[] = [];
  for (const [netdev, addresses] of Object.entries(networkInterfaces())) {
    for (const { family, address, internal } of addresses ?? []) {
      const entry = { address, netdev, mtu: netdevMtu(netdev) };
      if (family === "IPv4" && !internal) four.push(entry);
      else if (family === "IPv6" && internal) loopback.push(entry);
      else if (family === "IPv6" && !isLinkLocal(address)) six.push(entry);
    }
  }
  return [...four, ...six, ...loopback];
}

/** The addresses of a device whose own is `own`: that first, whatever carries it, then the host's others. */
export function deviceAddresses(own: string): DeviceAddress[] {
  const host = hostAddresses();
  const key = gidOfAddress(own).join();
  const same = (entry: DeviceAddress) => gidOfAddress(entry.address).join() === key;
  const carrier = host.find(same)?.netdev ?? "lo";
  const first = { address: own, netdev: carrier, mtu: netdevMtu(carrier) };
  return [first, ...host.filter((entry) => !same(entry))];
}

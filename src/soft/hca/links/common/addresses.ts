// IP addresses of the device: its own address first, then those of the host's network devices.

import { readFileSync } from "node:fs";
import { networkInterfaces } from "node:os";
import type { Engine } from "../../arena/engine.ts";
import { AF_INET6, addressGid } from "../../arena/peer-address.ts";
import { SOCKET_WORDS, Socket, Sockets } from "./sockets.ts";

/** Source address of the device. Its index in the list is the GID index. */
export interface DeviceAddress {
  readonly address: string;
  /** Network device that carries the address. */
  readonly netdev: string;
  readonly mtu: number;
}

/**
 * Converts a dotted IPv4 address to the word of a sockaddr_in, first byte lowest. Throws RangeError for
 * anything else.
 */
export function rawAddress(dotted: string): number {
  const bytes = dotted.split(".").map((part) => (/^\d{1,3}$/.test(part) ? Number(part) : 256));
  if (bytes.length !== 4 || bytes.some((byte) => byte > 255))
    throw new RangeError(`${dotted} is not an IPv4 address`);
  return bytes[0]! | (bytes[1]! << 8) | (bytes[2]! << 16) | (bytes[3]! << 24);
}

/** Third word of an IPv4-mapped GID (::ffff:a.b.c.d) in memory. */
export const IPV4_MAPPED = 0xffff0000 | 0;

/**
 * Parses the hexadecimal groups on one side of the double colon of an IPv6 address. Invalid groups become -1.
 */
function groups(part: string): number[] {
  if (part === "") return [];
  return part.split(":").map((group) => (/^[0-9a-f]{1,4}$/i.test(group) ? Number.parseInt(group, 16) : -1));
}

/**
 * Returns the 16 bytes of an address's GID, IPv4-mapped for IPv4. Throws RangeError for an invalid address.
 */
export function gidOfAddress(address: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(new ArrayBuffer(16));
  const view = new DataView(bytes.buffer);
  if (!address.includes(":")) {
    view.setInt32(8, IPV4_MAPPED, true);
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

/** Returns the dotted form of an IPv4 address word. */
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

/** Returns the kernel's index of a network device, or 0 when the device is unknown. */
export function netdevIndex(netdev: string): number {
  try {
    return Number(readFileSync(`/sys/class/net/${netdev}/ifindex`, "utf8")) || 0;
  } catch {
    return 0;
  }
}

/** Returns a random loopback address that other processes rarely use: 127.x.y.z, never 127.0.0.x. */
export function randomLoopback(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(3));
  return `127.${1 + (bytes[0]! % 254)}.${bytes[1]!}.${1 + (bytes[2]! % 254)}`;
}

const isLinkLocal = (address: string) => /^fe[89ab]/i.test(address);

/**
 * Returns the addresses of the host's network devices, IPv4 first. The loopback device contributes only its
 * IPv6 address. Link-local IPv6 addresses are excluded, because their sockets would need a device index.
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

/**
 * Returns the addresses of a device with address `own`: that address first, then the host's other addresses.
 */
export function deviceAddresses(own: string): DeviceAddress[] {
  const host = hostAddresses();
  const key = gidOfAddress(own).join();
  const same = (entry: DeviceAddress) => gidOfAddress(entry.address).join() === key;
  const carrier = host.find(same)?.netdev ?? "lo";
  const first = { address: own, netdev: carrier, mtu: netdevMtu(carrier) };
  return [first, ...host.filter((entry) => !same(entry))];
}

/** Returns the text of the IPv6 address whose 16 bytes are at word `gid`. */
export function ipv6Text(e: Engine, gid: number): string {
  const groups = Array.from({ length: 8 }, (_, i) => e.view.getUint16(gid * 4 + 2 * i).toString(16));
  return new URL(`http://[${groups.join(":")}]`).hostname.slice(1, -1);
}

/** Returns the text of the address word `address`, which has the family of local GID `socket`. */
export function addressText(e: Engine, socket: number, address: number): string {
  const six = e.i32[Sockets.table + socket * SOCKET_WORDS + Socket.family] === AF_INET6;
  return six ? ipv6Text(e, addressGid(address)) : dottedAddress(address);
}

// Which IPv4 addresses the device has: one of its own first, then those of the host's network devices.
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
    throw new RangeError(`${dotted} is no IPv4 address`);
  return bytes[0]! | (bytes[1]! << 8) | (bytes[2]! << 16) | (bytes[3]! << 24);
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

/** A loopback address that hardly any other process has: 127.x.y.z, never 127.0.0.x. */
export function randomLoopback(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(3));
  return `127.${1 + (bytes[0]! % 254)}.${bytes[1]!}.${1 + (bytes[2]! % 254)}`;
}

/** IPv4 addresses of the host's network devices, without loopback. */
export function hostAddresses(): DeviceAddress[] {
  const found: DeviceAddress[] = [];
  for (const [netdev, addresses] of Object.entries(networkInterfaces())) {
    for (const { family, address, internal } of addresses ?? []) {
      if (family === "IPv4" && !internal) found.push({ address, netdev, mtu: netdevMtu(netdev) });
    }
  }
  return found;
}

/** The addresses of a device whose own is `own`: that first, whatever carries it, then the host's others. */
export function deviceAddresses(own: string): DeviceAddress[] {
  const host = hostAddresses();
  const carrier = host.find((entry) => entry.address === own)?.netdev ?? "lo";
  const first = { address: own, netdev: carrier, mtu: netdevMtu(carrier) };
  return [first, ...host.filter((entry) => entry.address !== own)];
}

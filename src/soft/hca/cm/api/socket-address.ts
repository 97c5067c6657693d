// Conversion between sockaddr_in or sockaddr_in6 in C memory and a GID with a port.
import { AF_INET, AF_INET6 } from "../../../../../ffi/libc/constants.ts";
import { memory } from "../../../../../ffi/runtime/index.ts";
import { mayPoint } from "../../provider/checked.ts";

/** Size of a `struct sockaddr_in6`, the longer of both. */
export const SOCKADDR_BYTES = 28;
const SOCKADDR_IN_BYTES = 16;

export interface SocketAddress {
  /** Address as a GID; IPv4 in its mapped form. */
  readonly gid: Uint8Array<ArrayBuffer>;
  readonly port: number;
  readonly family: number;
}

export const isMapped = (gid: Uint8Array): boolean =>
  gid[10] === 255 && gid[11] === 255 && gid.subarray(0, 10).every((byte) => byte === 0);

/** Returns true for a wildcard address, 0.0.0.0 or ::. */
export const isAny = ({ gid, family }: SocketAddress): boolean =>
  gid.subarray(family === AF_INET ? 12 : 0).every((byte) => byte === 0);

export const familyOf = (gid: Uint8Array): number => (isMapped(gid) ? AF_INET : AF_INET6);

export function gidOfIpv4(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const gid = new Uint8Array(new ArrayBuffer(16));
  gid[10] = gid[11] = 255;
  gid.set(bytes, 12);
  return gid;
}

export const socketAddress = (gid: Uint8Array, port: number): SocketAddress => ({
  gid: new Uint8Array(gid),
  port,
  family: familyOf(gid),
});

/** Returns the address that stands for every address of a family. */
export const anyAddress = (family: number, port: number): SocketAddress => ({
  gid: family === AF_INET ? gidOfIpv4(new Uint8Array(4)) : new Uint8Array(new ArrayBuffer(16)),
  port,
  family,
});

/** Reads the address at a pointer. Returns undefined for anything but IP. */
export function readSocketAddress(pointer: number): SocketAddress | undefined {
  if (!mayPoint(pointer)) return undefined;
  const family = new DataView(memory(pointer, 2)).getUint16(0, true);
  if (family === AF_INET) {
    const bytes = new Uint8Array(memory(pointer, SOCKADDR_IN_BYTES)).slice();
    return { gid: gidOfIpv4(bytes.subarray(4, 8)), port: (bytes[2]! << 8) | bytes[3]!, family };
  }
  if (family !== AF_INET6) return undefined;
  const bytes = new Uint8Array(memory(pointer, SOCKADDR_BYTES)).slice();
  return { gid: bytes.slice(8, 24), port: (bytes[2]! << 8) | bytes[3]!, family };
}

/** Writes the address at a pointer. Returns its size in bytes. */
export function writeSocketAddress(pointer: number, { gid, port, family }: SocketAddress): number {
  const length = family === AF_INET ? SOCKADDR_IN_BYTES : SOCKADDR_BYTES;
  const bytes = new Uint8Array(memory(pointer, length)).fill(0);
  bytes[0] = family;
  bytes[2] = port >> 8;
  bytes[3] = port;
  if (family === AF_INET) bytes.set(gid.subarray(12), 4);
  else bytes.set(gid, 8);
  return length;
}

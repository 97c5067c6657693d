// Sender addresses of received packets. An unknown IPv6 address is stored in a record of its own only after
// its sender is verified. Until then it uses one shared record, so forged addresses take no memory.

import type { Engine } from "../../../arena/engine.ts";
import {
  Address6,
  AF_INET,
  addressGid,
  findAddress6,
  internAddress,
  isIpv6,
  nameGid,
} from "../../../arena/peer-address.ts";
import { IPV4_MAPPED } from "../../../links/common/addresses.ts";
import { SOCKET_WORDS, Socket, Sockets } from "../../../links/common/sockets.ts";
import { keyedHash } from "./keyed-hash.ts";
import { Dynamic } from "./transport.ts";

/** Maximum number of stored IPv6 addresses of other NICs. */
const MAX_STORED_ADDRESSES = 65_536;

/** Returns whether two address words are the same address. */
export function sameAddress(a: number, b: number): boolean {
  return a === b;
}

/** Returns whether local GID `socket` has an IPv4 address. */
export function isIpv4Socket(e: Engine, socket: number): boolean {
  return e.i32[Sockets.table + socket * SOCKET_WORDS + Socket.family] === AF_INET;
}

/**
 * Returns the sender's address word for the sockaddr at word `name`. The word of an unknown IPv6 sender is
 * valid for this packet only (see {@link storeAddress}).
 */
export function senderOf(e: Engine, t: number, name: number): number {
  const { i32 } = e;
  if (!isIpv6(e, name)) return i32[name + 1]!;
  const gid = nameGid(name);
  const known = findAddress6(e, gid);
  if (known !== 0) return known;
  i32.copyWithin(t + Dynamic.unknownSender + Address6.gid, gid, gid + 4);
  return t + Dynamic.unknownSender;
}

/**
 * Returns the address word of an announced address, in the 16 bytes at byte `at` of a packet. Returns 0 for
 * another family than local GID `socket`. Returns 0 for an unknown IPv6 address that may not be stored.
 */
export function announcedAddress(e: Engine, t: number, socket: number, at: number, mayKeep: boolean): number {
  const { i32 } = e;
  const gid = at >> 2;
  const headless = i32[gid] === 0 && i32[gid + 1] === 0;
  if (isIpv4Socket(e, socket)) return headless && i32[gid + 2] === IPV4_MAPPED ? i32[gid + 3]! : 0;
  const isMulticast = (i32[gid]! & 255) === 255;
  const isNone = headless && (i32[gid + 2] === IPV4_MAPPED || (i32[gid + 2] === 0 && i32[gid + 3] === 0));
  if (isMulticast || isNone) return 0;
  const known = findAddress6(e, gid);
  if (known !== 0 || !mayKeep || i32[t + Dynamic.storedAddresses]! >= MAX_STORED_ADDRESSES) return known;
  i32[t + Dynamic.storedAddresses]!++;
  return internAddress(e, i32.subarray(gid, gid + 4));
}

/** Stores a sender's address permanently. Returns its address word, or 0 when too many are stored. */
export function storeAddress(e: Engine, t: number, address: number): number {
  if (address !== t + Dynamic.unknownSender) return address;
  if (e.i32[t + Dynamic.storedAddresses]! >= MAX_STORED_ADDRESSES) return 0;
  e.i32[t + Dynamic.storedAddresses]!++;
  const gid = addressGid(address);
  return internAddress(e, e.i32.subarray(gid, gid + 4));
}

/** Returns a word that represents the address in hashes. For IPv6 it is a keyed hash. */
export function addressWord(e: Engine, t: number, socket: number, address: number): number {
  if (isIpv4Socket(e, socket)) return address;
  const { i32 } = e;
  const gid = addressGid(address);
  return keyedHash(i32, t + Dynamic.cookieKey, i32[gid]!, i32[gid + 1]!, i32[gid + 2]!, i32[gid + 3]!);
}

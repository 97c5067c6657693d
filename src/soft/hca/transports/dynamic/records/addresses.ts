// Addresses of packets that come in. An unknown sender's IPv6 address gets a record of its own only once it is proven:
// until then it lies in one place that the next one overwrites, so that a thousand forged addresses cost nothing.
import { Sections, SOCKET_WORDS, Socket } from "../../../arena/arena.ts";
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
import { MAPPED } from "../../../links/addresses.ts";
import { keyedHash } from "./keyed-hash.ts";
import { Dynamic } from "./transport.ts";

/** IPv6 addresses of others that are remembered, at most. */
const MAX_KEPT_ADDRESSES = 65_536;

/** Whether two addresses, as the engine keeps them, are one. */
export function sameAddress(a: number, b: number): boolean {
  return a === b;
}

/** Whether the address of our GID `socket` is of IPv4. */
export function isIpv4Socket(e: Engine, socket: number): boolean {
  return e.i32[Sections.sockets + socket * SOCKET_WORDS + Socket.family] === AF_INET;
}

/** The sender's address in the sockaddr at word `name`; an unknown one's is good for this packet only, see {@link keepAddress}. */
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
 * An address that a peer tells of itself, in the 16 bytes at byte `at` of a packet, as the engine keeps it. 0 when it is none of our
 * GID `socket`'s family, or one of IPv6 that is not known and may not be kept: `mayKeep`, and there are not too many.
 */
export function toldAddress(e: Engine, t: number, socket: number, at: number, mayKeep: boolean): number {
  const { i32 } = e;
  const gid = at >> 2;
  const headless = i32[gid] === 0 && i32[gid + 1] === 0;
  if (isIpv4Socket(e, socket)) return headless && i32[gid + 2] === MAPPED ? i32[gid + 3]! : 0;
  const isMulticast = (i32[gid]! & 255) === 255;
  const isNone = headless && (i32[gid + 2] === MAPPED || (i32[gid + 2] === 0 && i32[gid + 3] === 0));
  if (isMulticast || isNone) return 0;
  const known = findAddress6(e, gid);
  if (known !== 0 || !mayKeep || i32[t + Dynamic.keptAddresses]! >= MAX_KEPT_ADDRESSES) return known;
  i32[t + Dynamic.keptAddresses]!++;
  return internAddress(e, i32.subarray(gid, gid + 4));
}

/** The address, to be kept; 0 when there are too many. */
export function keepAddress(e: Engine, t: number, address: number): number {
  if (address !== t + Dynamic.unknownSender) return address;
  if (e.i32[t + Dynamic.keptAddresses]! >= MAX_KEPT_ADDRESSES) return 0;
  e.i32[t + Dynamic.keptAddresses]!++;
  const gid = addressGid(address);
  return internAddress(e, e.i32.subarray(gid, gid + 4));
}

/** A word that stands for the address in what is hashed: of IPv6 a keyed hash itself. */
export function addressWord(e: Engine, t: number, socket: number, address: number): number {
  if (isIpv4Socket(e, socket)) return address;
  const { i32 } = e;
  const gid = addressGid(address);
  return keyedHash(i32, t + Dynamic.cookieKey, i32[gid]!, i32[gid + 1]!, i32[gid + 2]!, i32[gid + 3]!);
}

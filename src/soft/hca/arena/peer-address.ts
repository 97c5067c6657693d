// Addresses as the engine stores them, in one word. The word of an IPv4 address is the address itself in
// network byte order. The word of an IPv6 address is the word offset of a record with its 16 bytes. A record
// is created when a queue pair or address handle first names the address, and is never freed.

import { AF_INET, AF_INET6 } from "../../../../ffi/libc/constants.ts";
import { section } from "./arena.ts";
import type { Engine } from "./engine.ts";
import { allocate } from "./heap.ts";
import { Fields } from "./records/fields.ts";

const AddressTable = section("addresses", (f) => ({
  /** Word offsets of the first record of each hash chain. */
  chains: f.words(64),
}));

export { AF_INET, AF_INET6 };

/** Word offset of the address in a sockaddr_in. */
const NAME_ADDRESS = 1;
const NAME_ADDRESS_6 = 2;

function address6() {
  const f = new Fields();
  return { next: f.word(), gid: f.words(4), bytes: f.size() * 4 } as const;
}
export const Address6 = address6();
const HEADS = 64;
/** Last word of ::1 in network byte order. */
const LAST_WORD_OF_LOOPBACK = 0x01000000;

/**
 * Returns the word of the IPv6 address whose 16 bytes are at word `gid` of the arena, 0 for an unknown
 * address.
 */
export function findAddress6(e: Engine, gid: number): number {
  const { i32 } = e;
  let at = i32[headOf(i32, gid)]!;
  while (at !== 0 && !equal(i32, at + Address6.gid, i32, gid)) at = i32[at + Address6.next]!;
  return at;
}

/** Returns true when the sockaddr at word `name` is an IPv6 one. */
export function isIpv6(e: Engine, name: number): boolean {
  return (e.i32[name]! & 0xffff) === AF_INET6;
}

function equal(words: Int32Array, at: number, other: Int32Array, otherAt: number): boolean {
  return (
    words[at] === other[otherAt] &&
    words[at + 1] === other[otherAt + 1] &&
    words[at + 2] === other[otherAt + 2] &&
    words[at + 3] === other[otherAt + 3]
  );
}

/** Returns the word offset of the hash chain of the address at index `at` of `words`. */
function headOf(words: Int32Array, at: number): number {
  const mixed = words[at]! ^ words[at + 1]! ^ words[at + 2]! ^ words[at + 3]!;
  return AddressTable.chains + ((mixed ^ (mixed >>> 16) ^ (mixed >>> 24)) & (HEADS - 1));
}

/**
 * Returns the word of the IPv6 address in the four words of `gid`, and creates its record. Returns 0 when the
 * arena is full. The caller holds the lock.
 */
export function internAddress(e: Engine, gid: Int32Array): number {
  const { i32 } = e;
  const head = headOf(gid, 0);
  for (let at = i32[head]!; at !== 0; at = i32[at + Address6.next]!) {
    if (equal(i32, at + Address6.gid, gid, 0)) return at;
  }
  const record = allocate(e, Address6.bytes);
  if (record === 0) return 0;
  i32.set(gid, record + Address6.gid);
  i32[record + Address6.next] = i32[head]!;
  i32[head] = record;
  return record;
}

/** Returns true when the sockaddr at word `name` holds the address of word `address`. */
export function isAddress(e: Engine, name: number, address: number): boolean {
  const { i32 } = e;
  if (!isIpv6(e, name)) return i32[name + NAME_ADDRESS] === address;
  return address !== 0 && equal(i32, name + NAME_ADDRESS_6, i32, address + Address6.gid);
}

/** Returns true for a loopback address, 127.0.0.0/8 or ::1. */
export function isLoopback(e: Engine, family: number, address: number): boolean {
  if (family === AF_INET) return (address & 255) === 127;
  const gid = address + Address6.gid;
  const { i32 } = e;
  return i32[gid] === 0 && i32[gid + 1] === 0 && i32[gid + 2] === 0 && i32[gid + 3] === LAST_WORD_OF_LOOPBACK;
}

/** Writes the IPv6 address to the sockaddr_in6 at word `name`, with `head` as its first word. */
export function nameIpv6(e: Engine, name: number, head: number, address: number): void {
  const { i32 } = e;
  i32[name] = head;
  i32[name + 1] = 0;
  const from = address + Address6.gid;
  i32.copyWithin(name + NAME_ADDRESS_6, from, from + 4);
  i32[name + NAME_ADDRESS_6 + 4] = 0;
}

/** Returns the word offset of the 16 address bytes in a sockaddr_in6. */
export const nameGid = (name: number): number => name + NAME_ADDRESS_6;
export const addressGid = (address: number): number => address + Address6.gid;

// Memory regions and windows by key. The upper 24 bits of a key are random and name the record. The owner of
// a window may choose the lower 8 bits (ibv_inc_rkey). A region's lkey and rkey are equal. The table is a
// hash table with linear probing.

import * as access from "../../../../ffi/ibverbs/constants.ts";
import { section } from "../arena/arena.ts";
import { type Engine, getDouble } from "../arena/engine.ts";
import { KIND_NULL, KIND_REGION, KIND_WINDOW_2, Mr, Qp, Sge } from "../arena/records.ts";
import { NOWHERE } from "./staging/copies.ts";

export const MAX_MEMORY_KEYS = 65536;
/** Slots of the hash table: twice the keys, a power of two. */
const KEY_SLOTS = 131072;

const KeyTable = section("memoryKeys", (f) => ({
  /** Number of keys. */
  count: f.word(),
  /** Word offset of the record in each slot, 0 when the slot is free. */
  slots: f.aligned(KEY_SLOTS),
}));

const SLOT_MASK = KEY_SLOTS - 1;
// Upper word of an address from which a double is not exact. No user space reaches there.
const HIGH_LIMIT = 0x200000;

const slotOf = (key: number) => (key >>> 8) & SLOT_MASK;

/** Returns the record whose key has the same upper 24 bits, 0 for none. */
export function findKey(e: Engine, key: number): number {
  for (let slot = slotOf(key); ; slot = (slot + 1) & SLOT_MASK) {
    const record = e.i32[KeyTable.slots + slot]!;
    if (record === 0) return 0;
    if (e.i32[record + Mr.key]! >>> 8 === key >>> 8) return record;
  }
}

/**
 * Gives the record a random key, or the key `given`, and adds it to the table. Returns false when the table
 * is full or the key is taken.
 */
export function insertKey(e: Engine, record: number, random: Uint32Array, given = 0): boolean {
  if (e.i32[KeyTable.count]! >= MAX_MEMORY_KEYS) return false;
  for (;;) {
    if (given === 0) crypto.getRandomValues(random);
    else if (findKey(e, given) !== 0) return false;
    const key = given === 0 ? random[0]! : given >>> 0;
    if (key >>> 8 === 0 || findKey(e, key) !== 0) continue;
    let slot = slotOf(key);
    while (e.i32[KeyTable.slots + slot] !== 0) slot = (slot + 1) & SLOT_MASK;
    e.i32[KeyTable.slots + slot] = record;
    e.i32[record + Mr.key] = key | 0;
    e.i32[KeyTable.count]!++;
    return true;
  }
}

/** Removes the record's key. Later entries move up to close the gap, so the table needs no tombstones. */
export function removeKey(e: Engine, record: number): void {
  const key = e.i32[record + Mr.key]!;
  let gap = slotOf(key);
  while (e.i32[KeyTable.slots + gap] !== record) gap = (gap + 1) & SLOT_MASK;
  e.i32[KeyTable.count]!--;
  for (let slot = (gap + 1) & SLOT_MASK; ; slot = (slot + 1) & SLOT_MASK) {
    const follower = e.i32[KeyTable.slots + slot]!;
    if (follower === 0) break;
    const home = slotOf(e.i32[follower + Mr.key]!);
    // Move the entry unless its home slot is after the gap, cyclically.
    if (((slot - home) & SLOT_MASK) >= ((slot - gap) & SLOT_MASK)) {
      e.i32[KeyTable.slots + gap] = follower;
      gap = slot;
    }
  }
  e.i32[KeyTable.slots + gap] = 0;
}

/**
 * Returns the native address of the bytes at virtual address `start`, or -1 when the `bytes` bytes exceed the
 * region.
 */
function place(e: Engine, record: number, start: number, bytes: number): number {
  const offset = start - getDouble(e, record + Mr.start);
  if (offset < 0 || offset + bytes > getDouble(e, record + Mr.length)) return -1;
  return getDouble(e, record + Mr.address) + offset;
}

/**
 * Returns the native address of the memory of the ibv_sge at word `sge`, or NOWHERE for a null region.
 * Returns -1 for an unknown lkey, another protection domain, a range out of bounds, or missing `wanted`
 * access (0 to read). memcpy must not use an address from STAGED on: see staging/copies.ts.
 */
export function resolveEntry(e: Engine, sge: number, pd: number, wanted: number): number {
  const { i32, u32 } = e;
  const lkey = i32[sge + Sge.lkey]!;
  const record = findKey(e, lkey);
  if (record === 0 || i32[record + Mr.key] !== lkey) return -1;
  if (i32[record + Mr.kind] === KIND_NULL && i32[record + Mr.pd] === pd) return NOWHERE;
  if (i32[record + Mr.kind] !== KIND_REGION || i32[record + Mr.valid] === 0 || i32[record + Mr.pd] !== pd)
    return -1;
  if ((i32[record + Mr.access]! & wanted) !== wanted || u32[sge + Sge.address + 1]! >= HIGH_LIMIT) return -1;
  const start = u32[sge + Sge.address + 1]! * 4294967296 + u32[sge + Sge.address]!;
  return place(e, record, start, u32[sge + Sge.length]!);
}

/**
 * Returns the virtual address at byte `at` of a packet. {@link resolveRemote} refuses an address beyond 2^53,
 * which is not exact.
 */
export function remoteAddress(e: Engine, at: number): number {
  return e.view.getUint32(at) * 4294967296 + e.view.getUint32(at + 4);
}

/**
 * Returns the native address of the `bytes` bytes that a remote request names by key and virtual address.
 * Returns -1 when queue pair `q` has no `wanted` access there. memcpy must not use an address from STAGED on:
 * see staging/copies.ts.
 */
export function resolveRemote(
  e: Engine,
  q: number,
  rkey: number,
  address: number,
  bytes: number,
  wanted: number,
): number {
  const { i32 } = e;
  const record = findKey(e, rkey);
  if (record === 0 || i32[record + Mr.key] !== rkey) return -1;
  if (i32[record + Mr.valid] === 0 || i32[record + Mr.pd] !== i32[q + Qp.pd]) return -1;
  if (i32[record + Mr.kind] === KIND_WINDOW_2 && i32[record + Mr.qp] !== q) return -1;
  if ((i32[record + Mr.access]! & wanted) !== wanted || address > Number.MAX_SAFE_INTEGER) return -1;
  return place(e, record, address, bytes);
}

/**
 * Returns true when `bytes` native bytes at `address` still belong to a valid key. Checked for the later
 * packets of a message.
 */
export function stillInside(e: Engine, rkey: number, address: number, bytes: number): boolean {
  const record = findKey(e, rkey);
  if (record === 0 || e.i32[record + Mr.key] !== rkey || e.i32[record + Mr.valid] === 0) return false;
  const offset = address - getDouble(e, record + Mr.address);
  return offset >= 0 && offset + bytes <= getDouble(e, record + Mr.length);
}

/**
 * Returns true for a combination of access flags that registration allows: remote write access requires local
 * write access.
 */
export function accessAllowed(flags: number): boolean {
  const remote = access.IBV_ACCESS_REMOTE_WRITE | access.IBV_ACCESS_REMOTE_ATOMIC;
  return (flags & remote) === 0 || (flags & access.IBV_ACCESS_LOCAL_WRITE) !== 0;
}

// Memory regions and windows by key. A key is 24 unpredictable bits that say which record, and 8 low bits that the owner of a
// window may change (ibv_inc_rkey); lkey and rkey are the same number. The table is a hash with linear probing.
import * as access from "../../../../ffi/ibverbs/constants.ts";
import { Dev, KEY_SLOTS, MAX_MEMORY_KEYS, Sections } from "../arena/arena.ts";
import { getDouble } from "../arena/doubles.ts";
import type { Engine } from "../arena/engine.ts";
import { KIND_NULL, KIND_REGION, KIND_WINDOW_2, Mr, Qp, Sge } from "../arena/records.ts";
import { NOWHERE } from "./staging/spaces.ts";

const SLOT_MASK = KEY_SLOTS - 1;
// Above this the address is no exact number, and no user space reaches there.
const HIGH_LIMIT = 0x200000;

const slotOf = (key: number) => (key >>> 8) & SLOT_MASK;

/** The record whose key has the same upper 24 bits, 0 when there is none. */
export function findKey(e: Engine, key: number): number {
  for (let slot = slotOf(key); ; slot = (slot + 1) & SLOT_MASK) {
    const record = e.i32[Sections.keys + slot]!;
    if (record === 0) return 0;
    if (e.i32[record + Mr.key]! >>> 8 === key >>> 8) return record;
  }
}

/** Gives the record a fresh random key, or the one `given`, and makes it findable. False when the table is full, or that key taken. */
export function insertKey(e: Engine, record: number, random: Uint32Array, given = 0): boolean {
  if (e.i32[Dev.keyCount]! >= MAX_MEMORY_KEYS) return false;
  for (;;) {
    if (given === 0) crypto.getRandomValues(random);
    else if (findKey(e, given) !== 0) return false;
    const key = given === 0 ? random[0]! : given >>> 0;
    if (key >>> 8 === 0 || findKey(e, key) !== 0) continue;
    let slot = slotOf(key);
    while (e.i32[Sections.keys + slot] !== 0) slot = (slot + 1) & SLOT_MASK;
    e.i32[Sections.keys + slot] = record;
    e.i32[record + Mr.key] = key | 0;
    e.i32[Dev.keyCount]!++;
    return true;
  }
}

/** Forgets the record's key; its entry's followers close the gap, so that no tombstones gather. */
export function removeKey(e: Engine, record: number): void {
  const key = e.i32[record + Mr.key]!;
  let gap = slotOf(key);
  while (e.i32[Sections.keys + gap] !== record) gap = (gap + 1) & SLOT_MASK;
  e.i32[Dev.keyCount]!--;
  for (let slot = (gap + 1) & SLOT_MASK; ; slot = (slot + 1) & SLOT_MASK) {
    const follower = e.i32[Sections.keys + slot]!;
    if (follower === 0) break;
    const home = slotOf(e.i32[follower + Mr.key]!);
    // Move it unless its home lies after the gap (cyclically).
    if (((slot - home) & SLOT_MASK) >= ((slot - gap) & SLOT_MASK)) {
      e.i32[Sections.keys + gap] = follower;
      gap = slot;
    }
  }
  e.i32[Sections.keys + gap] = 0;
}

/** Where the bytes at `start` (as the key's owner counts) really are, or -1 when `bytes` from there are not all inside. */
function place(e: Engine, record: number, start: number, bytes: number): number {
  const offset = start - getDouble(e, record + Mr.start);
  if (offset < 0 || offset + bytes > getDouble(e, record + Mr.length)) return -1;
  return getDouble(e, record + Mr.address) + offset;
}

/**
 * The native address of the memory that the ibv_sge at word `sge` names, NOWHERE for a null region's, or -1: unknown lkey, other protection domain, out of
 * bounds, or without the `wanted` access (0 to read). From STAGED on (staging/spaces.ts) it is none for memcpy.
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

/** The virtual address at byte `at` of a packet, for {@link resolveRemote}: one beyond 2^53 is not exact, and refused there. */
export function remoteAddress(e: Engine, at: number): number {
  return e.view.getUint32(at) * 4294967296 + e.view.getUint32(at + 4);
}

/**
 * The native address of the `bytes` bytes that a remote request names by key and virtual address, or -1 when QP `q` may not do
 * there what is `wanted`. From STAGED on (staging/spaces.ts) it is none for memcpy.
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

/** Whether `bytes` native bytes at `address` still belong to a valid key: the check for the later packets of a message. */
export function stillInside(e: Engine, rkey: number, address: number, bytes: number): boolean {
  const record = findKey(e, rkey);
  if (record === 0 || e.i32[record + Mr.key] !== rkey || e.i32[record + Mr.valid] === 0) return false;
  const offset = address - getDouble(e, record + Mr.address);
  return offset >= 0 && offset + bytes <= getDouble(e, record + Mr.length);
}

/** Whether the access flags are a combination that registration allows: remote writing implies local writing. */
export function accessAllowed(flags: number): boolean {
  const remote = access.IBV_ACCESS_REMOTE_WRITE | access.IBV_ACCESS_REMOTE_ATOMIC;
  return (flags & remote) === 0 || (flags & access.IBV_ACCESS_LOCAL_WRITE) !== 0;
}

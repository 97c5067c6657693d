// The table that this NIC publishes to local peers: regions that they may map, and queue pairs that accept
// requests. Only this process can write the table. A peer checks it before and during every copy into this
// process's memory.
import { IBV_ACCESS_REMOTE_READ, IBV_ACCESS_REMOTE_WRITE } from "../../../../ffi/ibverbs/constants.ts";
import { MAX_QPS, section } from "../arena/arena.ts";
import type { Engine } from "../arena/engine.ts";
import { Mr, Qp } from "../arena/records.ts";
import { receives } from "./queue-pairs.ts";

export const Publishing = section("publishing", (f) => ({
  /** Word offset of the table that peers map, 0 for none. */
  table: f.word(),
  fd: f.word(),
  /** Word offset of the array of regions, by slot. */
  regions: f.word(),
  regionCount: f.word(),
  lastStamp: f.word(),
}));

export const REGION_SLOTS = 4096;
const QP_WORDS = 4;
const SLOT_MASK = MAX_QPS - 1;
/** Flag in the first word of a queue pair that accepts requests. The rest of the word is its number. */
const LIVE = 1 << 30;
/** Access flags that share a word with the offset of a protection domain, which leaves these bits free. */
const ACCESS_BITS = IBV_ACCESS_REMOTE_READ | IBV_ACCESS_REMOTE_WRITE;

/** Layout of the table, in words: a stamp for each shared region, then four words for each queue pair. */
export const Published = {
  /**
   * Word offset of a queue pair's entry: number and flag, number of the peer's queue pair, peer, protection
   * domain with access flags.
   */
  queuePair: (number: number): number => REGION_SLOTS + (number & SLOT_MASK) * QP_WORDS,
  bytes: (REGION_SLOTS + MAX_QPS * QP_WORDS) * 4,
} as const;

/** Publishes the state of a queue pair. Called after each change of the state. */
export function publishQueuePair(e: Engine, q: number): void {
  const { i32 } = e;
  const table = i32[Publishing.table]!;
  if (table === 0) return;
  const at = table + Published.queuePair(i32[q + Qp.number]!);
  const live = i32[q + Qp.peer] !== 0 && receives(i32[q + Qp.state]!);
  if (!live) {
    if (i32[at] !== 0) Atomics.store(i32, at, 0);
    return;
  }
  const [destination, peer] = [i32[q + Qp.destination]!, i32[q + Qp.peer]!];
  const rights = i32[q + Qp.pd]! | (i32[q + Qp.access]! & ACCESS_BITS);
  if (i32[at] !== 0 && i32[at + 1] === destination && i32[at + 2] === peer && i32[at + 3] === rights) return;
  Atomics.store(i32, at, 0);
  i32[at + 1] = destination;
  i32[at + 2] = peer;
  i32[at + 3] = rights;
  Atomics.store(i32, at, i32[q + Qp.number]! | LIVE);
}

/** Withdraws a queue pair: peers may copy nothing for it any more. */
export function withdrawQueuePair(e: Engine, q: number): void {
  const table = e.i32[Publishing.table]!;
  if (table !== 0) Atomics.store(e.i32, table + Published.queuePair(e.i32[q + Qp.number]!), 0);
}

/**
 * Returns the stamp of slot `slot` in the table at word `table`. This is a plain read, because Bun's
 * Atomics.load() writes (xadd) and a peer's page is read-only.
 */
export const stampAt = (e: Engine, table: number, slot: number): number => e.i32[table + slot]!;

/**
 * Returns true when a peer grants queue pair `q` the `wanted` access to memory of the peer's protection
 * domain `pd`. `table` is the word offset of the peer's table, `tag` the peer's number for this NIC.
 */
export function peerAllows(
  e: Engine,
  table: number,
  q: number,
  tag: number,
  pd: number,
  wanted: number,
): boolean {
  const { i32 } = e;
  const number = i32[q + Qp.destination]!;
  const at = table + Published.queuePair(number);
  if (i32[at] !== (number | LIVE)) return false;
  if (i32[at + 1] !== i32[q + Qp.number] || i32[at + 2] !== tag) return false;
  const rights = i32[at + 3]!;
  return (rights & ~ACCESS_BITS) === pd && (rights & wanted) === wanted;
}

/** Publishes a region under a new stamp, in a slot of its own. Returns false when no slot is free. */
export function publishRegion(e: Engine, region: number): boolean {
  const { i32 } = e;
  const stamp = (i32[Publishing.lastStamp]! + 1) | 0 || 1;
  i32[Publishing.lastStamp] = stamp;
  let slot = i32[region + Mr.slot]! - 1;
  for (let tries = 0; slot < 0 && tries < REGION_SLOTS; tries++) {
    const next = (stamp + tries) & (REGION_SLOTS - 1);
    if (i32[i32[Publishing.regions]! + next] === 0) slot = next;
  }
  if (slot < 0) return false;
  if (i32[region + Mr.slot] === 0) i32[Publishing.regionCount]!++;
  i32[i32[Publishing.regions]! + slot] = region;
  i32[region + Mr.slot] = slot + 1;
  Atomics.store(i32, i32[Publishing.table]! + slot, stamp);
  return true;
}

/** Withdraws a region: peers must not use their mapping any more. */
export function withdrawRegion(e: Engine, region: number): void {
  const slot = e.i32[region + Mr.slot]! - 1;
  Atomics.store(e.i32, e.i32[Publishing.table]! + slot, 0);
}

/** Frees the slot of a withdrawn region. */
export function freeRegionSlot(e: Engine, region: number): void {
  e.i32[e.i32[Publishing.regions]! + e.i32[region + Mr.slot]! - 1] = 0;
  e.i32[region + Mr.slot] = 0;
  e.i32[Publishing.regionCount]!--;
}

/** Returns the shared region in a slot, 0 for none. */
export function regionAt(e: Engine, slot: number): number {
  return slot >= 0 && slot < REGION_SLOTS ? e.i32[e.i32[Publishing.regions]! + slot]! : 0;
}

// What peers of this host may read of us: which regions' memory is still theirs to map, and which QPs take requests from whom.
// The table lies in memory that only we can write; a peer looks at it before and during every copy into our memory.
import { IBV_ACCESS_REMOTE_READ, IBV_ACCESS_REMOTE_WRITE } from "../../../../ffi/ibverbs/constants.ts";
import { Dev, MAX_QPS } from "../arena/arena.ts";
import type { Engine } from "../arena/engine.ts";
import { Mr, Qp } from "../arena/records.ts";
import { receives } from "./queue-pairs.ts";

export const REGION_SLOTS = 4096;
const QP_WORDS = 4;
const SLOT_MASK = MAX_QPS - 1;
/** Set in the first word of a QP that takes requests, with its number. */
const LIVE = 1 << 30;
/** Access that the words tell beside a protection domain, whose offset leaves these bits free. */
const ACCESS_BITS = IBV_ACCESS_REMOTE_READ | IBV_ACCESS_REMOTE_WRITE;

/** Words of the table: a stamp for each shared region, then four for each QP. */
export const Published = {
  /** Number and whether it takes requests; whose; through which peer; protection domain and access. */
  queuePair: (number: number): number => REGION_SLOTS + (number & SLOT_MASK) * QP_WORDS,
  bytes: (REGION_SLOTS + MAX_QPS * QP_WORDS) * 4,
} as const;

/** Tells peers what the QP's state lets them do. Called after whatever changes it. */
export function publishQueuePair(e: Engine, q: number): void {
  const { i32 } = e;
  const table = i32[Dev.published]!;
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

/** Peers may copy nothing for this QP any more. */
export function withdrawQueuePair(e: Engine, q: number): void {
  const table = e.i32[Dev.published]!;
  if (table !== 0) Atomics.store(e.i32, table + Published.queuePair(e.i32[q + Qp.number]!), 0);
}

/** The stamp of slot `slot` in the table at word `table`: a plain read, for Bun's Atomics.load() writes (xadd), which a peer's page forbids. */
export const stampAt = (e: Engine, table: number, slot: number): number => e.i32[table + slot]!;

/**
 * Whether the table at word `table`, of the peer that knows us as `tag`, lets our QP `q` have `wanted` access to memory of its
 * protection domain `pd`.
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

/** Gives the region a slot, if it has none, and a fresh stamp for peers to find. False when no slot is free. */
export function publishRegion(e: Engine, region: number): boolean {
  const { i32 } = e;
  const stamp = (i32[Dev.lastStamp]! + 1) | 0 || 1;
  i32[Dev.lastStamp] = stamp;
  let slot = i32[region + Mr.slot]! - 1;
  for (let tries = 0; slot < 0 && tries < REGION_SLOTS; tries++) {
    const next = (stamp + tries) & (REGION_SLOTS - 1);
    if (i32[i32[Dev.sharedRegions]! + next] === 0) slot = next;
  }
  if (slot < 0) return false;
  if (i32[region + Mr.slot] === 0) i32[Dev.sharedRegionCount]!++;
  i32[i32[Dev.sharedRegions]! + slot] = region;
  i32[region + Mr.slot] = slot + 1;
  Atomics.store(i32, i32[Dev.published]! + slot, stamp);
  return true;
}

/** What peers know of the region holds no more. */
export function withdrawRegion(e: Engine, region: number): void {
  const slot = e.i32[region + Mr.slot]! - 1;
  Atomics.store(e.i32, e.i32[Dev.published]! + slot, 0);
}

/** The slot of a withdrawn region may be another's. */
export function freeRegionSlot(e: Engine, region: number): void {
  e.i32[e.i32[Dev.sharedRegions]! + e.i32[region + Mr.slot]! - 1] = 0;
  e.i32[region + Mr.slot] = 0;
  e.i32[Dev.sharedRegionCount]!--;
}

/** The shared region that has a slot, 0 for none. */
export function regionAt(e: Engine, slot: number): number {
  return slot >= 0 && slot < REGION_SLOTS ? e.i32[e.i32[Dev.sharedRegions]! + slot]! : 0;
}

// Regions of this NIC that peers may map. Withdrawal is final and waits briefly for copies in progress. A
// later copy writes to pages that no longer belong to the region.
import { IBV_ACCESS_REMOTE_WRITE } from "../../../../../ffi/ibverbs/constants.ts";
import { libc } from "../../../../../ffi/libc/index.ts";
import { MAX_QPS } from "../../arena/arena.ts";
import { type Engine, getDouble, readClock } from "../../arena/engine.ts";
import { allocate, release } from "../../arena/heap.ts";
import { Mr, Qp } from "../../arena/records.ts";
import {
  freeRegionSlot,
  Published,
  Publishing,
  publishQueuePair,
  publishRegion,
  REGION_SLOTS,
  regionAt,
  stampAt,
  withdrawQueuePair,
  withdrawRegion,
} from "../../objects/published.ts";
import { QueuePairTable } from "../../objects/queue-pairs.ts";
import {
  LocalPeer,
  MAX_LOCAL_PEERS,
  OPEN,
  Shared,
  SharedMemory,
  SharedMemorySection,
} from "../shared-memory/records.ts";
import { unmapFromArena } from "../shared-memory/segment.ts";
import { beginMessage, sendMessage } from "./messages.ts";
import { privatePages, renewedPages, shareablePages, wholePages } from "./pages.ts";
import { REGION_REVOKE, RegionMessage } from "./records.ts";

/**
 * Maximum time to wait for a peer's copy, in microseconds. A chunk takes microseconds, so only a stopped peer
 * exceeds it.
 */
const FENCE_US = 10_000;

/**
 * Lets peers map a region at the start of memfd `fd`. When it returns false, nothing changed and `fd` still
 * belongs to the caller.
 */
export function shareRegion(e: Engine, region: number, fd: number): boolean {
  if (e.i32[Publishing.table] === 0 || !publishRegion(e, region)) return false;
  e.i32[region + Mr.memfd] = fd + 1;
  return true;
}

/** Withdraws a region before its deregistration. No peer maps its pages afterwards. */
export function takeBack(e: Engine, region: number): void {
  const { i32 } = e;
  if (i32[region + Mr.memfd] === 0) return;
  const stamp = stampOf(e, region);
  withdrawRegion(e, region);
  if (i32[region + Mr.granted] !== 0) {
    fence(e, region);
    revoke(e, region, stamp);
    privatePages(addressOf(e, region), bytesOf(e, region));
  }
  freeRegionSlot(e, region);
  libc.close(i32[region + Mr.memfd]! - 1);
  i32[region + Mr.memfd] = 0;
  i32[region + Mr.granted] = 0;
}

/**
 * Ends all copies for the QP before it is reset or destroyed. A peer that is stopped in the middle of a copy
 * retains only the old pages of the region.
 */
export function stopCopies(e: Engine, q: number): void {
  const { i32 } = e;
  withdrawQueuePair(e, q);
  const p = i32[q + Qp.peer]!;
  if (p === 0 || i32[Publishing.table] === 0) return;
  const at = copyingWord(e, p);
  if (at === 0) return;
  const slot = Atomics.load(i32, at);
  if (slot === 0) return;
  const until = readClock(e) + FENCE_US;
  while (Atomics.load(i32, at) === slot && readClock(e) < until) e.native.sched_yield();
  if (Atomics.load(i32, at) === slot) renew(e, regionAt(e, slot - 1));
}

/** Replaces the pages of a region by new ones with the same bytes. Peers may map the new pages. */
function renew(e: Engine, region: number): void {
  const { i32 } = e;
  if (region === 0 || i32[region + Mr.granted] === 0) return;
  const stamp = stampOf(e, region);
  withdrawRegion(e, region);
  fence(e, region);
  revoke(e, region, stamp);
  const writable = (i32[region + Mr.access]! & IBV_ACCESS_REMOTE_WRITE) !== 0;
  const fd = renewedPages(addressOf(e, region), bytesOf(e, region), writable);
  if (fd < 0) {
    takeBack(e, region);
    return;
  }
  libc.close(i32[region + Mr.memfd]! - 1);
  i32[region + Mr.memfd] = fd + 1;
  i32[region + Mr.granted] = 0;
  publishRegion(e, region);
}

/** Waits until no running peer copies to or from the withdrawn region. */
function fence(e: Engine, region: number): void {
  const { i32 } = e;
  const s = i32[SharedMemorySection.record]!;
  const slot = i32[region + Mr.slot]!;
  const until = readClock(e) + FENCE_US;
  for (let i = 0; i < MAX_LOCAL_PEERS; i++) {
    const p = i32[s + SharedMemory.peers + i]!;
    const at = p === 0 ? 0 : copyingWord(e, p);
    if (at === 0) continue;
    while (Atomics.load(i32, at) === slot && readClock(e) < until) e.native.sched_yield();
  }
}

/** Asks the peers to unmap a region. Until then they hold its old pages. */
function revoke(e: Engine, region: number, stamp: number): void {
  const { i32 } = e;
  const s = i32[SharedMemorySection.record]!;
  for (let i = 0; i < MAX_LOCAL_PEERS; i++) {
    const p = i32[s + SharedMemory.peers + i]!;
    if (p === 0 || copyingWord(e, p) === 0) continue;
    const message = beginMessage(e, REGION_REVOKE);
    i32[message + RegionMessage.slot] = i32[region + Mr.slot]! - 1;
    i32[message + RegionMessage.stamp] = stamp;
    sendMessage(e, i32[p + LocalPeer.fd]!);
  }
}

/**
 * Returns the word where peer `p` announces the slot (plus 1) of the region that it copies, or 0 when the
 * peer cannot copy.
 */
function copyingWord(e: Engine, p: number): number {
  const { i32 } = e;
  if (i32[p + LocalPeer.state] !== OPEN || i32[p + LocalPeer.self] !== 0) return 0;
  return i32[p + LocalPeer.segment]! + Shared.copying(1 - i32[p + LocalPeer.side]!);
}

const stampOf = (e: Engine, region: number) =>
  stampAt(e, e.i32[Publishing.table]!, e.i32[region + Mr.slot]! - 1);
const addressOf = (e: Engine, region: number) => getDouble(e, region + Mr.address);
const bytesOf = (e: Engine, region: number) => wholePages(getDouble(e, region + Mr.length));

/**
 * Creates the table that peers may read, unless it exists. Returns false on failure. Called before the first
 * region is shared.
 */
export function ensurePublished(e: Engine): boolean {
  const { i32 } = e;
  if (i32[Publishing.table] !== 0) return true;
  if (i32[SharedMemorySection.record] === 0) return false;
  i32[Publishing.regions] ||= allocate(e, REGION_SLOTS * 4);
  const table = i32[Publishing.regions] === 0 ? 0 : allocate(e, Published.bytes);
  if (table === 0) return false;
  const fd = shareablePages(e.base + table * 4, Published.bytes, false);
  if (fd < 0) {
    release(e, table, Published.bytes);
    return false;
  }
  i32[Publishing.table] = table;
  i32[Publishing.fd] = fd;
  for (let slot = 0; slot < MAX_QPS; slot++) {
    const q = i32[QueuePairTable.slots + slot]!;
    if (q !== 0) publishQueuePair(e, q);
  }
  return true;
}

/** Withdraws all regions when the NIC closes. */
export function closeRegions(e: Engine): void {
  const { i32 } = e;
  if (i32[Publishing.table] === 0) return;
  for (let slot = 0; slot < REGION_SLOTS; slot++) {
    const region = regionAt(e, slot);
    if (region !== 0) takeBack(e, region);
  }
  libc.close(i32[Publishing.fd]!);
  unmapFromArena(e, i32[Publishing.table]!, Published.bytes);
  i32[Publishing.table] = 0;
}

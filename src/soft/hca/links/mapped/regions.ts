// The owner's regions whose pages peers may map: made, taken back, renewed. Taking back is final: whoever copies is waited for a
// little, and who is late writes into pages that are the region's no more.
import { IBV_ACCESS_REMOTE_WRITE } from "../../../../../ffi/ibverbs/constants.ts";
import { libc } from "../../../../../ffi/libc/index.ts";
import { Dev, MAX_QPS, Sections } from "../../arena/arena.ts";
import { readClock } from "../../arena/clock.ts";
import { getDouble } from "../../arena/doubles.ts";
import type { Engine } from "../../arena/engine.ts";
import { allocate, release } from "../../arena/heap.ts";
import { Mr, Qp } from "../../arena/records.ts";
import {
  freeRegionSlot,
  Published,
  publishQueuePair,
  publishRegion,
  REGION_SLOTS,
  regionAt,
  stampAt,
  withdrawQueuePair,
  withdrawRegion,
} from "../../objects/published.ts";
import { MAX_PEERS, OPEN, Peer, Shared, SharedMemory } from "../shared-memory/records.ts";
import { unmapFromArena } from "../shared-memory/segment.ts";
import { beginNote, sendNote } from "./notes.ts";
import { privatePages, renewedPages, shareablePages, wholePages } from "./pages.ts";
import { NOTE_REVOKE, Note } from "./records.ts";

/** A peer that copies is waited for so long; pieces take microseconds, so that only a stopped one is later. */
const FENCE_US = 10_000;

/** Lets peers map a region that lies in the memfd `fd` from its beginning on. False: it stays as it is, and `fd` the caller's. */
export function shareRegion(e: Engine, region: number, fd: number): boolean {
  if (e.i32[Dev.published] === 0 || !publishRegion(e, region)) return false;
  e.i32[region + Mr.memfd] = fd + 1;
  return true;
}

/** The region is registered no more, or will not be: no peer has its pages when this returns. */
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
 * Nothing more is copied for the QP when this returns: its peer is waited for, and one that is stopped in the middle finds the
 * region's pages gone.
 */
export function stopCopies(e: Engine, q: number): void {
  const { i32 } = e;
  withdrawQueuePair(e, q);
  const p = i32[q + Qp.peer]!;
  if (p === 0 || i32[Dev.published] === 0) return;
  const at = copyingWord(e, p);
  if (at === 0) return;
  const slot = Atomics.load(i32, at);
  if (slot === 0) return;
  const until = readClock(e) + FENCE_US;
  while (Atomics.load(i32, at) === slot && readClock(e) < until) e.native.sched_yield();
  if (Atomics.load(i32, at) === slot) renew(e, regionAt(e, slot - 1));
}

/** Gives a region other pages with the same bytes, which peers may map in turn. */
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

/** Waits until no peer copies to or from the withdrawn region, but for those that are stopped. */
function fence(e: Engine, region: number): void {
  const { i32 } = e;
  const s = i32[Dev.sharedMemory]!;
  const slot = i32[region + Mr.slot]!;
  const until = readClock(e) + FENCE_US;
  for (let i = 0; i < MAX_PEERS; i++) {
    const p = i32[s + SharedMemory.peers + i]!;
    const at = p === 0 ? 0 : copyingWord(e, p);
    if (at === 0) continue;
    while (Atomics.load(i32, at) === slot && readClock(e) < until) e.native.sched_yield();
  }
}

/** Tells peers to unmap it: the pages are theirs to hold until then. */
function revoke(e: Engine, region: number, stamp: number): void {
  const { i32 } = e;
  const s = i32[Dev.sharedMemory]!;
  for (let i = 0; i < MAX_PEERS; i++) {
    const p = i32[s + SharedMemory.peers + i]!;
    if (p === 0 || copyingWord(e, p) === 0) continue;
    const note = beginNote(e, NOTE_REVOKE);
    i32[note + Note.slot] = i32[region + Mr.slot]! - 1;
    i32[note + Note.stamp] = stamp;
    sendNote(e, i32[p + Peer.fd]!);
  }
}

/** Where peer `p` says the slot (plus 1) of the region that it is copying to or from; 0 when it cannot be copying. */
function copyingWord(e: Engine, p: number): number {
  const { i32 } = e;
  if (i32[p + Peer.state] !== OPEN || i32[p + Peer.self] !== 0) return 0;
  return i32[p + Peer.segment]! + Shared.copying(1 - i32[p + Peer.side]!);
}

const stampOf = (e: Engine, region: number) =>
  stampAt(e, e.i32[Dev.published]!, e.i32[region + Mr.slot]! - 1);
const addressOf = (e: Engine, region: number) => getDouble(e, region + Mr.address);
const bytesOf = (e: Engine, region: number) => wholePages(getDouble(e, region + Mr.length));

/** Makes what peers may read of us, unless it is there: false when that fails. Called before the first region is shared. */
export function ensurePublished(e: Engine): boolean {
  const { i32 } = e;
  if (i32[Dev.published] !== 0) return true;
  if (i32[Dev.sharedMemory] === 0) return false;
  i32[Dev.sharedRegions] ||= allocate(e, REGION_SLOTS * 4);
  const table = i32[Dev.sharedRegions] === 0 ? 0 : allocate(e, Published.bytes);
  if (table === 0) return false;
  const fd = shareablePages(e.base + table * 4, Published.bytes, false);
  if (fd < 0) {
    release(e, table, Published.bytes);
    return false;
  }
  i32[Dev.published] = table;
  i32[Dev.publishedFd] = fd;
  for (let slot = 0; slot < MAX_QPS; slot++) {
    const q = i32[Sections.qps + slot]!;
    if (q !== 0) publishQueuePair(e, q);
  }
  return true;
}

/** The NIC goes to rest: nothing of it is shared any more. */
export function closeRegions(e: Engine): void {
  const { i32 } = e;
  if (i32[Dev.published] === 0) return;
  for (let slot = 0; slot < REGION_SLOTS; slot++) {
    const region = regionAt(e, slot);
    if (region !== 0) takeBack(e, region);
  }
  libc.close(i32[Dev.publishedFd]!);
  unmapFromArena(e, i32[Dev.published]!, Published.bytes);
  i32[Dev.published] = 0;
}

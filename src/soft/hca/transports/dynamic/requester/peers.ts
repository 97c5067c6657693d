// Peers: a record for each destination with queued requests, found by hash, created on demand and reclaimed
// when needed.

import { type Engine, setDouble } from "../../../arena/engine.ts";
import { isLinked } from "../../../arena/heap.ts";
import { timerRuns } from "../../../arena/timers.ts";
import { sameAddress } from "../records/addresses.ts";
import { KeyedHash, keyedHash } from "../records/keyed-hash.ts";
import { giveRecord, Pool, takeRecord } from "../records/limits.ts";
import { Message, QUEUED } from "../records/message.ts";
import { Peer } from "../records/peer.ts";
import { Dynamic, HASH_SLOTS } from "../records/transport.ts";

/** Number of records examined in one search for a reclaimable peer. */
const SEARCH_RECORDS = 64;

const slotOf = (socket: number, address: number) => {
  const mixed = Math.imul(address ^ Math.imul(socket + 1, 0x9e3779b1), 0x85ebca6b);
  return (mixed ^ (mixed >>> 15)) & (HASH_SLOTS - 1);
};

/** Returns the peer at `address` as reached from local GID `socket`, or 0. */
export function findPeer(e: Engine, t: number, socket: number, address: number): number {
  const { i32 } = e;
  let p = i32[i32[t + Dynamic.peerHash]! + slotOf(socket, address)]!;
  while (p !== 0 && !(i32[p + Peer.socket] === socket && sameAddress(i32[p + Peer.address]!, address))) {
    p = i32[p + Peer.hashNext]!;
  }
  return p;
}

function isIdle(e: Engine, p: number): boolean {
  const { i32 } = e;
  return (
    i32[p + Peer.inUse] !== 0 &&
    i32[p + Peer.head] === 0 &&
    i32[p + Peer.replyHead] === 0 &&
    i32[p + Peer.context] === 0 &&
    !isLinked(e, p, Peer.waiting) &&
    !timerRuns(e, p + Peer.timer)
  );
}

function freePeer(e: Engine, t: number, p: number): void {
  const { i32 } = e;
  const slot = i32[t + Dynamic.peerHash]! + slotOf(i32[p + Peer.socket]!, i32[p + Peer.address]!);
  if (i32[slot] === p) i32[slot] = i32[p + Peer.hashNext]!;
  else {
    let before = i32[slot]!;
    while (i32[before + Peer.hashNext] !== p) before = i32[before + Peer.hashNext]!;
    i32[before + Peer.hashNext] = i32[p + Peer.hashNext]!;
  }
  i32.fill(0, p, p + Peer.words);
  giveRecord(e, t + Dynamic.peers, Peer.hashNext, p);
  i32[t + Dynamic.peerCount]!--;
}

/** Reclaims a peer without queued requests. Returns false when none was found. */
function reclaim(e: Engine, t: number): boolean {
  const { i32 } = e;
  const used = i32[t + Dynamic.peers + Pool.used]!;
  for (let tries = 0; tries < SEARCH_RECORDS; tries++) {
    const hand = (i32[t + Dynamic.peerHand]! + 1) % used;
    i32[t + Dynamic.peerHand] = hand;
    const p = i32[t + Dynamic.peers + Pool.records]! + hand * Peer.words;
    if (!isIdle(e, p)) continue;
    freePeer(e, t, p);
    return true;
  }
  return false;
}

/** Returns the peer's record, and creates it if necessary. Returns 0 when all records are busy. */
export function openPeer(e: Engine, t: number, socket: number, address: number): number {
  const { i32 } = e;
  const found = findPeer(e, t, socket, address);
  if (found !== 0) return found;
  const take = () => takeRecord(e, t + Dynamic.peers, Peer.words, Peer.hashNext);
  let p = take();
  if (p === 0 && reclaim(e, t)) p = take();
  if (p === 0) return 0;
  const slot = i32[t + Dynamic.peerHash]! + slotOf(socket, address);
  i32[p + Peer.hashNext] = i32[slot]!;
  i32[slot] = p;
  i32[p + Peer.inUse] = 1;
  i32[p + Peer.socket] = socket;
  i32[p + Peer.address] = address;
  renewIncarnation(e, t, p);
  i32[t + Dynamic.peerCount]!++;
  return p;
}

/**
 * Gives this NIC a new incarnation towards the peer. The peer then requests a cookie and starts from an empty
 * state, whatever it stored before. The value differs for each peer, so a peer cannot impersonate this NIC to
 * another one.
 */
export function renewIncarnation(e: Engine, t: number, p: number): void {
  const { i32, u32 } = e;
  const count = ++i32[t + Dynamic.nonces]!;
  const key = t + Dynamic.nonceKey;
  keyedHash(i32, key, 1, i32[p + Peer.address]!, i32[p + Peer.socket]!, count);
  setDouble(
    e,
    p + Peer.incarnation,
    (u32[key + KeyedHash.high]! & 0xffff) * 4294967296 + u32[key + KeyedHash.low]!,
  );
  i32[p + Peer.known] = 0;
  i32[p + Peer.announced] = 0;
}

/** Appends a request to the peer's list. */
export function appendRequest(e: Engine, p: number, m: number): void {
  const { i32 } = e;
  i32[m + Message.next] = 0;
  if (i32[p + Peer.head] === 0) i32[p + Peer.head] = m;
  else i32[i32[p + Peer.tail]! + Message.next] = m;
  i32[p + Peer.tail] = m;
  if (i32[p + Peer.next] === 0) i32[p + Peer.next] = m;
}

/** Removes request `m` from the peer's list. `before` is its predecessor, or 0. */
export function removeRequest(e: Engine, p: number, before: number, m: number): void {
  const { i32 } = e;
  const after = i32[m + Message.next]!;
  if (before === 0) i32[p + Peer.head] = after;
  else i32[before + Message.next] = after;
  if (i32[p + Peer.tail] === m) i32[p + Peer.tail] = before;
  if (i32[p + Peer.next] === m) i32[p + Peer.next] = after;
}

/** Restarts the search for requests to start, because an earlier one was queued again. */
export function rewindPeer(e: Engine, p: number): void {
  const { i32 } = e;
  let m = i32[p + Peer.head]!;
  while (m !== 0 && i32[m + Message.state] !== QUEUED) m = i32[m + Message.next]!;
  i32[p + Peer.next] = m;
}

/** Queues a reply to the peer. */
export function appendReply(e: Engine, p: number, m: number): void {
  const { i32 } = e;
  i32[m + Message.next] = 0;
  if (i32[p + Peer.replyHead] === 0) i32[p + Peer.replyHead] = m;
  else i32[i32[p + Peer.replyTail]! + Message.next] = m;
  i32[p + Peer.replyTail] = m;
}

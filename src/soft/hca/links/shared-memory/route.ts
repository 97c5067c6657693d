// Routes of RC queue pairs: the ring of a local peer or UDP. Queue pairs wait here while a ring is full.

import { type Engine, getDouble } from "../../arena/engine.ts";
import { append, firstOf, takeFirst, unlink } from "../../arena/heap.ts";
import { Qp } from "../../arena/records.ts";
import { enqueue } from "../../objects/completion.ts";
import { FaultInjection } from "../faults/fault-state.ts";
import {
  CLOSED,
  CONNECTING,
  FRAME_PAYLOAD,
  LocalPeer,
  SharedMemory,
  SharedMemorySection,
} from "./records.ts";
import { hasRoom } from "./ring.ts";

/** Returns the peer whose ring takes the QP's packets, or 0 when they go by UDP. */
export function routeOf(e: Engine, q: number): number {
  const { i32 } = e;
  const p = i32[q + Qp.peer]!;
  if (p === 0 || i32[q + Qp.sharedMemory] === 0) return 0;
  return i32[p + LocalPeer.open] !== 0 && i32[FaultInjection.active] === 0 ? p : 0;
}

/** Path of the messages of an RC queue pair. */
export type MessagePath = "undecided" | "roce" | "shared-memory" | "mapped";

/**
 * Returns the path of a message that is posted at time `now`, in microseconds. It is undecided while a peer of
 * this host may still answer the handshake. Messages travel as RoCE packets until then.
 */
export function pathOf(e: Engine, q: number, now: number): MessagePath {
  const { i32 } = e;
  if (routeOf(e, q) !== 0) return i32[q + Qp.mapped] === 0 ? "shared-memory" : "mapped";
  if (seesSharedMemory(e, q)) return "shared-memory";
  const p = i32[q + Qp.peer]!;
  if (p === 0 || i32[FaultInjection.active] !== 0) return "roce";
  const state = i32[p + LocalPeer.state]!;
  const isPending = state === CONNECTING || state === CLOSED;
  return isPending && now < getDouble(e, p + LocalPeer.answerBy) ? "undecided" : "roce";
}

/** Returns whether the QP still uses UDP although shared memory is open. */
export function seesSharedMemory(e: Engine, q: number): boolean {
  const p = e.i32[q + Qp.peer]!;
  return (
    p !== 0 &&
    e.i32[q + Qp.sharedMemory] === 0 &&
    e.i32[p + LocalPeer.open] !== 0 &&
    e.i32[FaultInjection.active] === 0
  );
}

/** Returns the maximum number of packets in one frame. */
export function framePackets(mtu: number): number {
  return mtu >= FRAME_PAYLOAD ? 1 : Math.floor(FRAME_PAYLOAD / mtu);
}

/**
 * Room in a ring at which waiting QPs resume, in bytes: two of the largest frames, even across the ring's
 * end.
 */
const ROOM_TO_RESUME = 3 * (FRAME_PAYLOAD + 4096);
/** Upper bound of a packet's headers and pad, in bytes. */
const HEADERS = 64;

/**
 * Returns whether the peer's ring has room for `bytes` bytes of payload. Otherwise the QP is added to the
 * peer's list of blocked QPs.
 */
export function roomOrWait(e: Engine, q: number, p: number, bytes: number): boolean {
  if (hasRoom(e, p, bytes + HEADERS)) return true;
  append(e, p + LocalPeer.blocked, q, Qp.blocked);
  return false;
}

/** Resumes all QPs that wait for room in the peer's ring. */
export function unblock(e: Engine, p: number): void {
  const list = p + LocalPeer.blocked;
  for (let q = takeFirst(e, list, Qp.blocked); q !== 0; q = takeFirst(e, list, Qp.blocked)) enqueue(e, q);
}

/** Resumes the QPs that wait for rings which have room again. */
export function resumeBlocked(e: Engine): void {
  const { i32 } = e;
  const s = i32[SharedMemorySection.record]!;
  if (s === 0) return;
  for (let i = 0; i < i32[s + SharedMemory.used]!; i++) {
    const p = i32[s + SharedMemory.peers + i]!;
    if (p === 0 || firstOf(e, p + LocalPeer.blocked) === 0) continue;
    if (i32[p + LocalPeer.open] === 0 || hasRoom(e, p, ROOM_TO_RESUME)) unblock(e, p);
  }
}

/** Returns whether any QP waits for room in a ring. */
export function ringsAreFull(e: Engine): boolean {
  const { i32 } = e;
  const s = i32[SharedMemorySection.record]!;
  if (s === 0) return false;
  for (let i = 0; i < i32[s + SharedMemory.used]!; i++) {
    const p = i32[s + SharedMemory.peers + i]!;
    if (p !== 0 && firstOf(e, p + LocalPeer.blocked) !== 0) return true;
  }
  return false;
}

/** Removes a QP from the list of blocked QPs, before it is reset or destroyed. */
export function cancelWait(e: Engine, q: number): void {
  const p = e.i32[q + Qp.peer]!;
  if (p !== 0) unlink(e, p + LocalPeer.blocked, q, Qp.blocked);
}

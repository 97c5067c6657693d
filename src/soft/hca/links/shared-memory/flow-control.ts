// Flow control of the rings: QPs whose peer's ring is full wait, and have their turn again when it has room.
import { Dev } from "../../arena/arena.ts";
import type { Engine } from "../../arena/engine.ts";
import { Qp } from "../../arena/records.ts";
import { enqueue } from "../../objects/run-queue.ts";
import { FRAME_PAYLOAD, Peer, SharedMemory } from "./records.ts";
import { hasRoom } from "./ring.ts";

/** Room in a ring after which those who waited go on: two of the largest frames fit, wherever the ring ends. */
const ROOM_TO_RESUME = 3 * (FRAME_PAYLOAD + 4096);
/** Longest headers of a packet, and its pad. */
const HEADERS = 64;

/**
 * Whether the peer's ring takes `bytes` bytes of payload; if not, the QP is on the list of those
 * that have their turn again when it does.
 */
export function roomOrWait(e: Engine, q: number, p: number, bytes: number): boolean {
  if (hasRoom(e, p, bytes + HEADERS)) return true;
  const { i32 } = e;
  if (i32[q + Qp.blocked] === 0) {
    i32[q + Qp.blocked] = 1;
    i32[q + Qp.blockedNext] = i32[p + Peer.blocked]!;
    i32[p + Peer.blocked] = q;
  }
  return false;
}

/** Lets the QPs that waited for room go on, all of them. */
export function unblock(e: Engine, p: number): void {
  const { i32 } = e;
  let q = i32[p + Peer.blocked]!;
  i32[p + Peer.blocked] = 0;
  while (q !== 0) {
    const next = i32[q + Qp.blockedNext]!;
    i32[q + Qp.blocked] = 0;
    enqueue(e, q);
    q = next;
  }
}

/** Lets those go on who waited for room in rings that have some again. */
export function resumeBlocked(e: Engine): void {
  const { i32 } = e;
  const s = i32[Dev.sharedMemory]!;
  if (s === 0) return;
  for (let i = 0; i < i32[s + SharedMemory.used]!; i++) {
    const p = i32[s + SharedMemory.peers + i]!;
    if (p === 0 || i32[p + Peer.blocked] === 0) continue;
    if (i32[p + Peer.open] === 0 || hasRoom(e, p, ROOM_TO_RESUME)) unblock(e, p);
  }
}

/** Whether QPs wait for room in a ring. */
export function ringsAreFull(e: Engine): boolean {
  const { i32 } = e;
  const s = i32[Dev.sharedMemory]!;
  if (s === 0) return false;
  for (let i = 0; i < i32[s + SharedMemory.used]!; i++) {
    const p = i32[s + SharedMemory.peers + i]!;
    if (p !== 0 && i32[p + Peer.blocked] !== 0) return true;
  }
  return false;
}

/** Takes a QP that is going away off the list of those that wait. */
export function forgetBlocked(e: Engine, q: number): void {
  const { i32 } = e;
  const p = i32[q + Qp.peer]!;
  if (p === 0 || i32[q + Qp.blocked] === 0) return;
  i32[q + Qp.blocked] = 0;
  if (i32[p + Peer.blocked] === q) {
    i32[p + Peer.blocked] = i32[q + Qp.blockedNext]!;
    return;
  }
  for (let at = i32[p + Peer.blocked]!; at !== 0; at = i32[at + Qp.blockedNext]!) {
    if (i32[at + Qp.blockedNext] === q) i32[at + Qp.blockedNext] = i32[q + Qp.blockedNext]!;
  }
}

// Flow control of the rings: QPs whose peer's ring is full wait, and have their turn again when it has room.
import { Dev } from "../../arena/arena.ts";
import type { Engine } from "../../arena/engine.ts";
import { append, firstOf, takeFirst, unlink } from "../../arena/list.ts";
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
  append(e, p + Peer.blocked, q, Qp.blocked);
  return false;
}

/** Lets the QPs that waited for room go on, all of them. */
export function unblock(e: Engine, p: number): void {
  const list = p + Peer.blocked;
  for (let q = takeFirst(e, list, Qp.blocked); q !== 0; q = takeFirst(e, list, Qp.blocked)) enqueue(e, q);
}

/** Lets those go on who waited for room in rings that have some again. */
export function resumeBlocked(e: Engine): void {
  const { i32 } = e;
  const s = i32[Dev.sharedMemory]!;
  if (s === 0) return;
  for (let i = 0; i < i32[s + SharedMemory.used]!; i++) {
    const p = i32[s + SharedMemory.peers + i]!;
    if (p === 0 || firstOf(e, p + Peer.blocked) === 0) continue;
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
    if (p !== 0 && firstOf(e, p + Peer.blocked) !== 0) return true;
  }
  return false;
}

/** Takes a QP that is going away off the list of those that wait. */
export function forgetBlocked(e: Engine, q: number): void {
  const p = e.i32[q + Qp.peer]!;
  if (p !== 0) unlink(e, p + Peer.blocked, q, Qp.blocked);
}

// Which way a QP's packets go: into its peer's ring, or out by the network.
import { Dev } from "../../arena/arena.ts";
import type { Engine } from "../../arena/engine.ts";
import { Qp } from "../../arena/records.ts";
import { schedule } from "../../arena/timers.ts";
import { enqueue } from "../../objects/run-queue.ts";
import { transportPeriod } from "../../transports/rc/requester.ts";
import { beginPacket, finishPacket } from "../transmit.ts";
import { FRAME_PAYLOAD, Peer, SharedMemory } from "./records.ts";
import { frameRoom, hasRoom, publish } from "./ring.ts";

/** Room in a ring after which those who waited go on: two of the largest frames fit, wherever the ring ends. */
const ROOM_TO_RESUME = 3 * (FRAME_PAYLOAD + 4096);
/** Longest headers of a packet, and its pad. */
const HEADERS = 64;

/** The peer whose ring takes the QP's packets now, 0 when they go by the network. */
export function routeOf(e: Engine, q: number): number {
  const { i32 } = e;
  const p = i32[q + Qp.peer]!;
  if (p === 0 || i32[q + Qp.sharedMemory] === 0) return 0;
  return i32[p + Peer.open] !== 0 && i32[Dev.faults] === 0 ? p : 0;
}

/** Whether the QP sends packets although shared memory is open. */
export function seesSharedMemory(e: Engine, q: number): boolean {
  const p = e.i32[q + Qp.peer]!;
  return p !== 0 && e.i32[q + Qp.sharedMemory] === 0 && e.i32[p + Peer.open] !== 0 && e.i32[Dev.faults] === 0;
}

/** Packets whose payload one frame carries. */
export function framePackets(mtu: number): number {
  return mtu >= FRAME_PAYLOAD ? 1 : Math.floor(FRAME_PAYLOAD / mtu);
}

/** Whether the peer's ring takes `bytes` bytes of payload; if not, the QP is told when it does. */
export function roomOrWait(e: Engine, q: number, p: number, bytes: number): boolean {
  if (hasRoom(e, p, bytes + HEADERS)) return true;
  const { i32, f64 } = e;
  if (i32[q + Qp.blocked] === 0) {
    i32[q + Qp.blocked] = 1;
    i32[q + Qp.blockedNext] = i32[p + Peer.blocked]!;
    i32[p + Peer.blocked] = q;
  }
  // A peer that takes nothing any more counts as one that does not answer.
  if (f64[(q + Qp.transportDeadline) >> 1] === 0 && i32[q + Qp.timeout] !== 0) {
    f64[(q + Qp.transportDeadline) >> 1] = e.now + transportPeriod(e, q);
    schedule(e, q);
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

/**
 * Byte offset in the arena where the BTH of the QP's next packet goes, of up to `bytes` bytes in all. A ring too full even
 * for an acknowledgement sends it by the network: both ways lead to the same QP.
 */
export function beginFor(e: Engine, q: number, bytes: number): number {
  const p = routeOf(e, q);
  const at = p === 0 ? 0 : frameRoom(e, p, bytes);
  e.i32[Dev.frameTo] = at === 0 ? 0 : p;
  return at === 0 ? beginPacket(e, e.i32[q + Qp.socket]!) : at;
}

/** Completes the packet of `bytes` bytes (BTH to pad) that {@link beginFor} began. */
export function finishFor(e: Engine, q: number, bytes: number): void {
  const p = e.i32[Dev.frameTo]!;
  if (p !== 0) publish(e, p, bytes);
  else finishPacket(e, e.i32[q + Qp.remoteIp]!, bytes);
}

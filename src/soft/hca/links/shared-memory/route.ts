// Which way a QP's packets go: into its neighbour's ring, or out by the network.
import { Dev } from "../../arena/arena.ts";
import type { Engine } from "../../arena/engine.ts";
import { Qp } from "../../arena/records.ts";
import { schedule } from "../../arena/timers.ts";
import { enqueue } from "../../objects/run-queue.ts";
import { transportPeriod } from "../../transports/rc/requester.ts";
import { beginPacket, finishPacket } from "../transmit.ts";
import { FRAME_PAYLOAD, Neighbour, Shortcut } from "./records.ts";
import { frameRoom, hasRoom, publish } from "./ring.ts";

/** Room in a ring after which those who waited go on: two of the largest frames fit, wherever the ring ends. */
const RELIEF = 3 * (FRAME_PAYLOAD + 4096);
/** Longest headers of a packet, and its pad. */
const HEADERS = 64;

/** The neighbour whose ring takes the QP's packets now, 0 when they go by the network. */
export function routeOf(e: Engine, q: number): number {
  const { i32 } = e;
  const n = i32[q + Qp.neighbour]!;
  if (n === 0 || i32[q + Qp.shortcut] === 0) return 0;
  return i32[n + Neighbour.open] !== 0 && i32[Dev.faults] === 0 ? n : 0;
}

/** Whether the QP sends packets although the shortcut is open. */
export function seesShortcut(e: Engine, q: number): boolean {
  const n = e.i32[q + Qp.neighbour]!;
  return (
    n !== 0 && e.i32[q + Qp.shortcut] === 0 && e.i32[n + Neighbour.open] !== 0 && e.i32[Dev.faults] === 0
  );
}

/** Packets whose payload one frame carries. */
export function framePackets(mtu: number): number {
  return mtu >= FRAME_PAYLOAD ? 1 : Math.floor(FRAME_PAYLOAD / mtu);
}

/** Whether the neighbour's ring takes `bytes` bytes of payload; if not, the QP is told when it does. */
export function roomOrWait(e: Engine, q: number, n: number, bytes: number): boolean {
  if (hasRoom(e, n, bytes + HEADERS)) return true;
  const { i32, f64 } = e;
  if (i32[q + Qp.blocked] === 0) {
    i32[q + Qp.blocked] = 1;
    i32[q + Qp.blockedNext] = i32[n + Neighbour.blocked]!;
    i32[n + Neighbour.blocked] = q;
  }
  // A neighbour that takes nothing any more counts as one that does not answer.
  if (f64[(q + Qp.transportDeadline) >> 1] === 0 && i32[q + Qp.timeout] !== 0) {
    f64[(q + Qp.transportDeadline) >> 1] = e.now + transportPeriod(e, q);
    schedule(e, q);
  }
  return false;
}

/** Lets the QPs that waited for room go on, all of them. */
export function release(e: Engine, n: number): void {
  const { i32 } = e;
  let q = i32[n + Neighbour.blocked]!;
  i32[n + Neighbour.blocked] = 0;
  while (q !== 0) {
    const next = i32[q + Qp.blockedNext]!;
    i32[q + Qp.blocked] = 0;
    enqueue(e, q);
    q = next;
  }
}

/** Lets those go on who waited for room in rings that have some again. */
export function relieve(e: Engine): void {
  const { i32 } = e;
  const s = i32[Dev.shortcut]!;
  if (s === 0) return;
  for (let i = 0; i < i32[s + Shortcut.used]!; i++) {
    const n = i32[s + Shortcut.neighbours + i]!;
    if (n === 0 || i32[n + Neighbour.blocked] === 0) continue;
    if (i32[n + Neighbour.open] === 0 || hasRoom(e, n, RELIEF)) release(e, n);
  }
}

/** Whether QPs wait for room in a ring. */
export function ringsAreFull(e: Engine): boolean {
  const { i32 } = e;
  const s = i32[Dev.shortcut]!;
  if (s === 0) return false;
  for (let i = 0; i < i32[s + Shortcut.used]!; i++) {
    const n = i32[s + Shortcut.neighbours + i]!;
    if (n !== 0 && i32[n + Neighbour.blocked] !== 0) return true;
  }
  return false;
}

/** Takes a QP that is going away off the list of those that wait. */
export function forgetBlocked(e: Engine, q: number): void {
  const { i32 } = e;
  const n = i32[q + Qp.neighbour]!;
  if (n === 0 || i32[q + Qp.blocked] === 0) return;
  i32[q + Qp.blocked] = 0;
  if (i32[n + Neighbour.blocked] === q) {
    i32[n + Neighbour.blocked] = i32[q + Qp.blockedNext]!;
    return;
  }
  for (let at = i32[n + Neighbour.blocked]!; at !== 0; at = i32[at + Qp.blockedNext]!) {
    if (i32[at + Qp.blockedNext] === q) i32[at + Qp.blockedNext] = i32[q + Qp.blockedNext]!;
  }
}

/**
 * Byte offset in the arena where the BTH of the QP's next packet goes, of up to `bytes` bytes in all. A ring too full even
 * for an acknowledgement sends it by the network: both ways lead to the same QP.
 */
export function beginFor(e: Engine, q: number, bytes: number): number {
  const n = routeOf(e, q);
  const at = n === 0 ? 0 : frameRoom(e, n, bytes);
  e.i32[Dev.frameTo] = at === 0 ? 0 : n;
  return at === 0 ? beginPacket(e, e.i32[q + Qp.socket]!) : at;
}

/** Completes the packet of `bytes` bytes (BTH to pad) that {@link beginFor} began. */
export function finishFor(e: Engine, q: number, bytes: number): void {
  const n = e.i32[Dev.frameTo]!;
  if (n !== 0) publish(e, n, bytes);
  else finishPacket(e, e.i32[q + Qp.remoteIp]!, bytes);
}

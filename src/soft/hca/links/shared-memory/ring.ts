// The rings between two peers. One producer, one consumer; frames lie in one piece, and a skipped rest of the ring is a
// frame without a packet. Positions that the other side wrote are checked before they are used.
import { MSG_DONTWAIT, MSG_NOSIGNAL } from "../../../../../ffi/libc/constants.ts";
import { Dev } from "../../arena/arena.ts";
import type { Engine } from "../../arena/engine.ts";
import { wakeLoop } from "../../objects/wake-application.ts";
import {
  AWAKE,
  CONDEMNED,
  FRAME_ALIGN,
  FRAME_HEAD,
  Peer,
  RING_BYTES,
  Shared,
  WAKE_APPLICATION,
  WAKE_BYTES,
} from "./records.ts";

/** Bytes kept for acknowledgements when requests and replies fill the ring. */
const RESERVE = 8192;

/** Whether a position can be one of a frame. */
export const valid = (position: number) =>
  position >= 0 && position < RING_BYTES && (position & (FRAME_ALIGN - 1)) === 0;

/** The peer wrote what no honest one writes: nothing more is sent to or taken from it. */
export function condemn(e: Engine, p: number): void {
  e.i32[p + Peer.open] = 0;
  e.i32[p + Peer.state] = CONDEMNED;
}

const txRing = (e: Engine, p: number) => (e.i32[p + Peer.self] !== 0 ? 0 : e.i32[p + Peer.side]!);
/** The ring that the peer fills for us. */
export const rxRing = (e: Engine, p: number) => (e.i32[p + Peer.self] !== 0 ? 0 : 1 - e.i32[p + Peer.side]!);

/** Whether the ring takes a packet of up to `bytes` bytes, and acknowledgements after it. */
export function hasRoom(e: Engine, p: number, bytes: number): boolean {
  return frameRoom(e, p, bytes + RESERVE) !== 0;
}

/** Byte of the arena where a packet of up to `bytes` bytes goes, 0 when the ring is full. */
export function frameRoom(e: Engine, p: number, bytes: number): number {
  const { i32 } = e;
  const segment = i32[p + Peer.segment]!;
  const ring = txRing(e, p);
  const head = Atomics.load(i32, segment + Shared.head(ring));
  if (!valid(head)) {
    condemn(e, p);
    return 0;
  }
  const need = (FRAME_HEAD + bytes + FRAME_ALIGN - 1) & -FRAME_ALIGN;
  const base = segment + Shared.ring(ring);
  let tail = i32[p + Peer.txTail]!;
  if (tail >= head) {
    const rest = RING_BYTES - tail;
    // A full ring would look empty: one place stays free.
    if (need < rest || (need === rest && head !== 0)) return base * 4 + tail + FRAME_HEAD;
    if (need >= head) return 0;
    i32[base + tail / 4] = rest;
    i32[base + tail / 4 + 1] = 0;
    tail = 0;
    i32[p + Peer.txTail] = 0;
  } else if (need >= head - tail) return 0;
  return base * 4 + tail + FRAME_HEAD;
}

/** Hands the packet of `bytes` bytes (BTH to pad) that was built at {@link frameRoom} to the peer. */
export function publish(e: Engine, p: number, bytes: number): void {
  const { i32 } = e;
  const segment = i32[p + Peer.segment]!;
  const ring = txRing(e, p);
  const tail = i32[p + Peer.txTail]!;
  const at = segment + Shared.ring(ring) + tail / 4;
  const total = (FRAME_HEAD + bytes + FRAME_ALIGN - 1) & -FRAME_ALIGN;
  i32[at] = total;
  i32[at + 1] = bytes;
  const next = tail + total === RING_BYTES ? 0 : tail + total;
  i32[p + Peer.txTail] = next;
  Atomics.store(i32, segment + Shared.tail(ring), next);
  i32[Dev.sentFrames]!++;
  if (i32[p + Peer.self] === 0) wakePeer(e, p);
}

function wakePeer(e: Engine, p: number): void {
  const parked = e.i32[p + Peer.segment]! + Shared.parked(1 - e.i32[p + Peer.side]!);
  const whom = Atomics.load(e.i32, parked);
  if (whom === AWAKE || Atomics.compareExchange(e.i32, parked, whom, AWAKE) !== whom) return;
  if (whom === WAKE_APPLICATION) wakeLoop(e, e.i32[p + Peer.loopFd]!);
  // Its thread sleeps on the socket too. No eventfd of one is the other's: who has it may fill it, and let its writers block.
  else e.native.send(e.i32[p + Peer.fd]!, e.base + Dev.one * 4, WAKE_BYTES, MSG_DONTWAIT | MSG_NOSIGNAL);
}

/** Whether a frame waits to be taken. */
export function hasFrame(e: Engine, p: number): boolean {
  const tail = e.i32[p + Peer.segment]! + Shared.tail(rxRing(e, p));
  return Atomics.load(e.i32, tail) !== e.i32[p + Peer.rxHead];
}

// The rings between two peers. One producer, one consumer; frames lie in one piece, and a skipped rest of the ring is a
// frame without a packet. A frame is there once its first word, its length and the round's mark, is not 0: who looks for one reads the
// cache line that it needs next, and no position on another. What the other side wrote is checked before it is used.
import { MSG_DONTWAIT, MSG_NOSIGNAL } from "../../../../../ffi/libc/constants.ts";
import { Dev } from "../../arena/arena.ts";
import type { Engine } from "../../arena/engine.ts";
import { wakeLoop } from "../../objects/wake-application.ts";
import {
  AWAKE,
  CONDEMNED,
  EITHER_MARK,
  FIRST_MARK,
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

/** Bytes up to which a frame costs nothing to speak of. */
const SMALL_FRAME = 1024;

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

/** Both rings of a peer begin anew, in memory where no frame is. */
export function emptyRings(e: Engine, p: number): void {
  const { i32 } = e;
  i32[p + Peer.txTail] = 0;
  i32[p + Peer.txHead] = 0;
  i32[p + Peer.txMark] = FIRST_MARK;
  i32[p + Peer.txLast] = 0;
  i32[p + Peer.rxHead] = 0;
  i32[p + Peer.rxMark] = FIRST_MARK;
}

/** Whether the ring takes a packet of up to `bytes` bytes, and acknowledgements after it. */
export function hasRoom(e: Engine, p: number, bytes: number): boolean {
  return frameRoom(e, p, bytes + RESERVE) !== 0;
}

/** Byte of the arena where a packet of up to `bytes` bytes goes, 0 when the ring is full. */
export function frameRoom(e: Engine, p: number, bytes: number): number {
  const { i32 } = e;
  const place = placeOf(e, p, bytes);
  if (place !== 0) return place;
  // As far as we knew. Where the consumer is lies in a cache line of its own, and is fetched when it matters.
  const head = Atomics.load(i32, i32[p + Peer.segment]! + Shared.head(txRing(e, p)));
  if (!valid(head)) {
    condemn(e, p);
    return 0;
  }
  if (head === i32[p + Peer.txHead]) return 0;
  i32[p + Peer.txHead] = head;
  return placeOf(e, p, bytes);
}

/** The same, with the consumer where it was seen last. */
function placeOf(e: Engine, p: number, bytes: number): number {
  const { i32 } = e;
  const head = i32[p + Peer.txHead]!;
  const need = (FRAME_HEAD + bytes + FRAME_ALIGN - 1) & -FRAME_ALIGN;
  const base = i32[p + Peer.segment]! + Shared.ring(txRing(e, p));
  let tail = i32[p + Peer.txTail]!;
  if (tail >= head) {
    const rest = RING_BYTES - tail;
    // A full ring would look empty: one place stays free.
    if (need < rest || (need === rest && head !== 0)) return base * 4 + tail + FRAME_HEAD;
    if (need >= head) return 0;
    i32[base] = 0;
    i32[base + (tail >> 2) + 1] = 0;
    Atomics.store(i32, base + (tail >> 2), rest | i32[p + Peer.txMark]!);
    tail = 0;
    i32[p + Peer.txTail] = 0;
    i32[p + Peer.txMark]! ^= EITHER_MARK;
  } else if (need >= head - tail) return 0;
  return base * 4 + tail + FRAME_HEAD;
}

/** Word of the arena where the next frame will begin, if `bytes` bytes from there on are free in one piece as far as we know; else 0. */
export function emptyPlace(e: Engine, p: number, bytes: number): number {
  const { i32 } = e;
  const tail = i32[p + Peer.txTail]!;
  const head = i32[p + Peer.txHead]!;
  const end = tail >= head ? RING_BYTES : head;
  return bytes < end - tail ? i32[p + Peer.segment]! + Shared.ring(txRing(e, p)) + (tail >> 2) : 0;
}

/** Hands the packet of `bytes` bytes (BTH to pad) that was built at {@link frameRoom} to the peer. */
export function publish(e: Engine, p: number, bytes: number): void {
  const { i32 } = e;
  const base = i32[p + Peer.segment]! + Shared.ring(txRing(e, p));
  const tail = i32[p + Peer.txTail]!;
  const at = base + (tail >> 2);
  const total = (FRAME_HEAD + bytes + FRAME_ALIGN - 1) & -FRAME_ALIGN;
  const next = tail + total === RING_BYTES ? 0 : tail + total;
  i32[p + Peer.txTail] = next;
  // There is no frame after this one, whatever lay there in the ring's last round.
  i32[base + (next >> 2)] = 0;
  i32[at + 1] = bytes;
  Atomics.store(i32, at, total | i32[p + Peer.txMark]!);
  if (next === 0) i32[p + Peer.txMark]! ^= EITHER_MARK;
  if (total > SMALL_FRAME) i32[p + Peer.txLast] = total;
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
  const base = e.i32[p + Peer.segment]! + Shared.ring(rxRing(e, p));
  return Atomics.load(e.i32, base + (e.i32[p + Peer.rxHead]! >> 2)) !== 0;
}

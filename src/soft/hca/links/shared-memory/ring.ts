// Rings between two local peers, with one producer and one consumer each. A frame is contiguous, and the
// unused end of the ring is a frame without a packet. The first word of a frame holds its length and the mark
// of the ring's round. A frame is valid when this word is not 0, so the consumer reads only the cache line of
// the next frame.
// Data of the other side is checked before use.
import { MSG_DONTWAIT, MSG_NOSIGNAL } from "../../../../../ffi/libc/constants.ts";
import { Counter } from "../../arena/counters.ts";
import { type Engine, Scratch } from "../../arena/engine.ts";
import { wakeLoop } from "../../objects/completion.ts";
import {
  AWAKE,
  EITHER_MARK,
  FAILED,
  FIRST_MARK,
  FRAME_ALIGN,
  FRAME_HEAD,
  LocalPeer,
  RING_BYTES,
  Shared,
  SharedMemory,
  SharedMemorySection,
  WAKE_APPLICATION,
  WAKE_BYTES,
} from "./records.ts";

/** Number of bytes reserved for acknowledgements while requests and responses fill the ring. */
const RESERVE = 8192;

/** Maximum size of a frame that is not prefetched, in bytes. */
const SMALL_FRAME = 1024;

/** Returns whether a position can be the start of a frame. */
export const valid = (position: number) =>
  position >= 0 && position < RING_BYTES && (position & (FRAME_ALIGN - 1)) === 0;

/** Marks a peer that wrote invalid data as failed. No more frames are sent to it or taken from it. */
export function failPeer(e: Engine, p: number): void {
  e.i32[p + LocalPeer.open] = 0;
  e.i32[p + LocalPeer.state] = FAILED;
}

const txRing = (e: Engine, p: number) => (e.i32[p + LocalPeer.self] !== 0 ? 0 : e.i32[p + LocalPeer.side]!);
/** Returns the ring that the peer fills for this NIC. */
export const rxRing = (e: Engine, p: number) =>
  e.i32[p + LocalPeer.self] !== 0 ? 0 : 1 - e.i32[p + LocalPeer.side]!;

/** Resets both rings of a peer. Their memory holds no frames. */
export function emptyRings(e: Engine, p: number): void {
  const { i32 } = e;
  i32[p + LocalPeer.txTail] = 0;
  i32[p + LocalPeer.txHead] = 0;
  i32[p + LocalPeer.txMark] = FIRST_MARK;
  i32[p + LocalPeer.lastFrameBytes] = 0;
  i32[p + LocalPeer.rxHead] = 0;
  i32[p + LocalPeer.rxMark] = FIRST_MARK;
}

/**
 * Returns whether the ring has room for a packet of up to `bytes` bytes and for acknowledgements after it.
 */
export function hasRoom(e: Engine, p: number, bytes: number): boolean {
  return frameRoom(e, p, bytes + RESERVE) !== 0;
}

/** Returns the byte offset in the arena for a packet of up to `bytes` bytes, or 0 when the ring is full. */
export function frameRoom(e: Engine, p: number, bytes: number): number {
  const { i32 } = e;
  const frame = freeFrame(e, p, bytes);
  if (frame !== 0) return frame;
  // The ring seems full. The consumer's position is read only now, because it costs a cache line transfer.
  const head = Atomics.load(i32, i32[p + LocalPeer.segment]! + Shared.head(txRing(e, p)));
  if (!valid(head)) {
    failPeer(e, p);
    return 0;
  }
  if (head === i32[p + LocalPeer.txHead]) return 0;
  i32[p + LocalPeer.txHead] = head;
  return freeFrame(e, p, bytes);
}

/** Returns the byte offset for a packet according to the last known position of the consumer, or 0. */
function freeFrame(e: Engine, p: number, bytes: number): number {
  const { i32 } = e;
  const head = i32[p + LocalPeer.txHead]!;
  const need = (FRAME_HEAD + bytes + FRAME_ALIGN - 1) & -FRAME_ALIGN;
  const base = i32[p + LocalPeer.segment]! + Shared.ring(txRing(e, p));
  let tail = i32[p + LocalPeer.txTail]!;
  if (tail >= head) {
    const rest = RING_BYTES - tail;
    // A ring never fills completely, because a full ring would look empty.
    if (need < rest || (need === rest && head !== 0)) return base * 4 + tail + FRAME_HEAD;
    if (need >= head) return 0;
    i32[base] = 0;
    i32[base + (tail >> 2) + 1] = 0;
    Atomics.store(i32, base + (tail >> 2), rest | i32[p + LocalPeer.txMark]!);
    tail = 0;
    i32[p + LocalPeer.txTail] = 0;
    i32[p + LocalPeer.txMark]! ^= EITHER_MARK;
  } else if (need >= head - tail) return 0;
  return base * 4 + tail + FRAME_HEAD;
}

/**
 * Returns the word offset of the next frame if `bytes` contiguous bytes there are known to be free, else 0.
 */
export function nextFreeSpan(e: Engine, p: number, bytes: number): number {
  const { i32 } = e;
  const tail = i32[p + LocalPeer.txTail]!;
  const head = i32[p + LocalPeer.txHead]!;
  const end = tail >= head ? RING_BYTES : head;
  return bytes < end - tail ? i32[p + LocalPeer.segment]! + Shared.ring(txRing(e, p)) + (tail >> 2) : 0;
}

/** Publishes the packet of `bytes` bytes (BTH to pad) that was built at {@link frameRoom}. */
export function publish(e: Engine, p: number, bytes: number): void {
  const { i32 } = e;
  const base = i32[p + LocalPeer.segment]! + Shared.ring(txRing(e, p));
  const tail = i32[p + LocalPeer.txTail]!;
  const at = base + (tail >> 2);
  const total = (FRAME_HEAD + bytes + FRAME_ALIGN - 1) & -FRAME_ALIGN;
  const next = tail + total === RING_BYTES ? 0 : tail + total;
  i32[p + LocalPeer.txTail] = next;
  // The word after this frame may hold data of the previous round, so it is cleared first.
  i32[base + (next >> 2)] = 0;
  i32[at + 1] = bytes;
  Atomics.store(i32, at, total | i32[p + LocalPeer.txMark]!);
  if (next === 0) i32[p + LocalPeer.txMark]! ^= EITHER_MARK;
  if (total > SMALL_FRAME) i32[p + LocalPeer.lastFrameBytes] = total;
  i32[Counter.sentFrames]!++;
  if (i32[p + LocalPeer.self] !== 0) return;
  if (i32[SharedMemorySection.wakesLater] === 0) wakePeer(e, p);
  else if (i32[p + LocalPeer.wakeDue] === 0) {
    i32[p + LocalPeer.wakeDue] = 1;
    i32[SharedMemorySection.wakesDue]!++;
  }
}

/** Wakes the peers whose frames were published without a wake-up. The caller holds the lock. */
export function wakePeers(e: Engine): void {
  const { i32 } = e;
  if (i32[SharedMemorySection.wakesDue] === 0) return;
  const s = i32[SharedMemorySection.record]!;
  for (let i = 0; i < i32[s + SharedMemory.used]!; i++) {
    const p = i32[s + SharedMemory.peers + i]!;
    if (p !== 0 && i32[p + LocalPeer.wakeDue] !== 0) wakePeer(e, p);
  }
}

/** Forgets the wake-up that the peer was to get later. */
export function forgetWake(e: Engine, p: number): void {
  e.i32[SharedMemorySection.wakesDue]! -= e.i32[p + LocalPeer.wakeDue]!;
  e.i32[p + LocalPeer.wakeDue] = 0;
}

function wakePeer(e: Engine, p: number): void {
  forgetWake(e, p);
  const parked = e.i32[p + LocalPeer.segment]! + Shared.parked(1 - e.i32[p + LocalPeer.side]!);
  const whom = Atomics.load(e.i32, parked);
  if (whom === AWAKE || Atomics.compareExchange(e.i32, parked, whom, AWAKE) !== whom) return;
  if (whom === WAKE_APPLICATION) wakeLoop(e, e.i32[p + LocalPeer.loopFd]!);
  // The peer's thread also waits for this socket. Eventfds are not exchanged: a process could fill the
  // eventfd of the other and block its writers.
  else
    e.native.send(
      e.i32[p + LocalPeer.fd]!,
      e.base + Scratch.one * 4,
      WAKE_BYTES,
      MSG_DONTWAIT | MSG_NOSIGNAL,
    );
}

/** Returns whether a frame is waiting. */
export function hasFrame(e: Engine, p: number): boolean {
  const base = e.i32[p + LocalPeer.segment]! + Shared.ring(rxRing(e, p));
  return Atomics.load(e.i32, base + (e.i32[p + LocalPeer.rxHead]! >> 2)) !== 0;
}

// Number of words in a cache line.

const LINE_WORDS = 16;
/**
 * Maximum number of prefetched bytes. Larger frames exceed the store buffer, and the wait matters less for
 * them.
 */
const MOST_BYTES = 8192;

/**
 * Fetches the cache lines of the next frame while a thread spins. The peer's core holds them since it read
 * the previous frame there.
 */
export function prefetchFrames(e: Engine): void {
  const { i32 } = e;
  const s = i32[SharedMemorySection.record]!;
  if (s === 0) return;
  for (let i = 0; i < i32[s + SharedMemory.used]!; i++) {
    const p = i32[s + SharedMemory.peers + i]!;
    if (p === 0 || i32[p + LocalPeer.lastFrameBytes] === 0) continue;
    const bytes = Math.min(i32[p + LocalPeer.lastFrameBytes]!, MOST_BYTES);
    i32[p + LocalPeer.lastFrameBytes] = 0;
    const frame = i32[p + LocalPeer.open] === 0 ? 0 : nextFreeSpan(e, p, bytes);
    if (frame === 0) continue;
    for (let at = frame; at < frame + (bytes >> 2); at += LINE_WORDS) i32[at] = 0;
  }
}

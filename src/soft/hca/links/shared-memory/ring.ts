// The rings between two neighbours. One producer, one consumer; frames lie in one piece, and a skipped rest of the ring is a
// frame without a packet. Positions that the other side wrote are checked before they are used.
import { Dev } from "../../arena/arena.ts";
import type { Engine } from "../../arena/engine.ts";
import { CONDEMNED, FRAME_ALIGN, FRAME_HEAD, Neighbour, RING_BYTES, Shared } from "./records.ts";

/** Bytes kept for acknowledgements when requests and replies fill the ring. */
const RESERVE = 8192;

const valid = (position: number) =>
  position >= 0 && position < RING_BYTES && (position & (FRAME_ALIGN - 1)) === 0;

/** The neighbour wrote what no honest one writes: nothing more is sent to or taken from it. */
export function condemn(e: Engine, n: number): void {
  e.i32[n + Neighbour.open] = 0;
  e.i32[n + Neighbour.state] = CONDEMNED;
}

const txRing = (e: Engine, n: number) => (e.i32[n + Neighbour.self] !== 0 ? 0 : e.i32[n + Neighbour.side]!);
const rxRing = (e: Engine, n: number) =>
  e.i32[n + Neighbour.self] !== 0 ? 0 : 1 - e.i32[n + Neighbour.side]!;

/** Whether the ring takes a packet of up to `bytes` bytes, and acknowledgements after it. */
export function hasRoom(e: Engine, n: number, bytes: number): boolean {
  return frameRoom(e, n, bytes + RESERVE) !== 0;
}

/** Byte of the arena where a packet of up to `bytes` bytes goes, 0 when the ring is full. */
export function frameRoom(e: Engine, n: number, bytes: number): number {
  const { i32 } = e;
  const segment = i32[n + Neighbour.segment]!;
  const ring = txRing(e, n);
  const head = Atomics.load(i32, segment + Shared.head(ring));
  if (!valid(head)) {
    condemn(e, n);
    return 0;
  }
  const need = (FRAME_HEAD + bytes + FRAME_ALIGN - 1) & -FRAME_ALIGN;
  const base = segment + Shared.ring(ring);
  let tail = i32[n + Neighbour.txTail]!;
  if (tail >= head) {
    const rest = RING_BYTES - tail;
    // A full ring would look empty: one place stays free.
    if (need < rest || (need === rest && head !== 0)) return base * 4 + tail + FRAME_HEAD;
    if (need >= head) return 0;
    i32[base + tail / 4] = rest;
    i32[base + tail / 4 + 1] = 0;
    tail = 0;
    i32[n + Neighbour.txTail] = 0;
  } else if (need >= head - tail) return 0;
  return base * 4 + tail + FRAME_HEAD;
}

/** Hands the packet of `bytes` bytes (BTH to pad) that was built at {@link frameRoom} to the neighbour. */
export function publish(e: Engine, n: number, bytes: number): void {
  const { i32 } = e;
  const segment = i32[n + Neighbour.segment]!;
  const ring = txRing(e, n);
  const tail = i32[n + Neighbour.txTail]!;
  const at = segment + Shared.ring(ring) + tail / 4;
  const total = (FRAME_HEAD + bytes + FRAME_ALIGN - 1) & -FRAME_ALIGN;
  i32[at] = total;
  i32[at + 1] = bytes;
  const next = tail + total === RING_BYTES ? 0 : tail + total;
  i32[n + Neighbour.txTail] = next;
  Atomics.store(i32, segment + Shared.tail(ring), next);
  i32[Dev.sentFrames]!++;
  if (i32[n + Neighbour.self] === 0) wakeNeighbour(e, n);
}

function wakeNeighbour(e: Engine, n: number): void {
  const parked = e.i32[n + Neighbour.segment]! + Shared.parked(1 - e.i32[n + Neighbour.side]!);
  if (Atomics.load(e.i32, parked) === 0 || Atomics.compareExchange(e.i32, parked, 1, 0) !== 1) return;
  e.native.write(e.i32[n + Neighbour.wakeFd]!, e.base + Dev.one * 4, 8);
}

/** Whether a frame waits to be taken. */
export function hasFrame(e: Engine, n: number): boolean {
  const tail = e.i32[n + Neighbour.segment]! + Shared.tail(rxRing(e, n));
  return Atomics.load(e.i32, tail) !== e.i32[n + Neighbour.rxHead];
}

/** What {@link takeFrames} does with a packet: `at` is the word where its frame lies, `bytes` its length. */
export type TakeFrame = (e: Engine, n: number, at: number, bytes: number) => void;

/** Hands up to `budget` frames to `take`; how many there were. */
export function takeFrames(e: Engine, n: number, budget: number, take: TakeFrame): number {
  const { i32 } = e;
  const segment = i32[n + Neighbour.segment]!;
  const ring = rxRing(e, n);
  const base = segment + Shared.ring(ring);
  const tail = Atomics.load(i32, segment + Shared.tail(ring));
  let head = i32[n + Neighbour.rxHead]!;
  if (head === tail) return 0;
  if (!valid(tail)) condemn(e, n);
  let count = 0;
  while (head !== tail && count < budget && i32[n + Neighbour.state] !== CONDEMNED) {
    const at = base + head / 4;
    const total = i32[at]!;
    const bytes = i32[at + 1]!;
    const limit = (head < tail ? tail : RING_BYTES) - head;
    const sound = total >= FRAME_ALIGN && total <= limit && (total & (FRAME_ALIGN - 1)) === 0;
    if (!sound || bytes < 0 || bytes > total - FRAME_HEAD || bytes & 3) {
      condemn(e, n);
      break;
    }
    count++;
    if (bytes > 0) take(e, n, at, bytes);
    head = head + total === RING_BYTES ? 0 : head + total;
    i32[n + Neighbour.rxHead] = head;
    Atomics.store(i32, segment + Shared.head(ring), head);
  }
  return count;
}

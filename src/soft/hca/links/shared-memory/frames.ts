// Receives frames: RoCE packets without IP, UDP and ICRC, with the payload of several packets in one frame.
// Headers are copied out of the shared memory before they are checked, and the payload is copied straight to
// its destination.
import { Counter } from "../../arena/counters.ts";
import { type Admit, type Engine, getDouble, setDouble } from "../../arena/engine.ts";
import { RxPacket } from "../../arena/packet.ts";
import { BTH_BYTES } from "../../wire/headers.ts";
import {
  EITHER_MARK,
  FAILED,
  FRAME_ALIGN,
  FRAME_HEAD,
  LocalPeer,
  OPEN,
  RING_BYTES,
  Shared,
  SharedMemory,
  SharedMemorySection,
} from "./records.ts";
import { failPeer, hasFrame, rxRing } from "./ring.ts";

/** Maximum number of frames taken from one peer before the next peer has its turn. */
const BUDGET = 64;
/** Time after a frame in which more frames are expected, in microseconds. */
const FRAMES_COME_US = 20;
/** Time between two polls of the UDP sockets while frames arrive, in microseconds. */
const PACKETS_WAIT_US = 10;
/** Longest time between two polls of UDP sockets that were idle, in microseconds. */
const SILENT_WAIT_US = 80;
/** Size of the BTH and the longest extension headers, in bytes. */
const HEADER_BYTES = BTH_BYTES + 32;

/** Passes received frames to `admit`. Returns their number. */
export function receiveFrames(e: Engine, admit: Admit): number {
  const { i32 } = e;
  const s = i32[SharedMemorySection.record]!;
  if (s === 0) return 0;
  let count = 0;
  for (let i = 0; i < i32[s + SharedMemory.used]!; i++) {
    const p = i32[s + SharedMemory.peers + i]!;
    if (p !== 0 && i32[p + LocalPeer.state] === OPEN) count += takeFrames(e, p, BUDGET, admit);
  }
  return count;
}

/**
 * Returns whether the UDP sockets are polled in this step, which took `frames` frames. A poll costs as much
 * as ten frames, so it happens less often while frames arrive.
 */
export function packetsAreDue(e: Engine, frames: number): boolean {
  const s = e.i32[SharedMemorySection.record]!;
  if (s === 0) return true;
  // A copy into a peer's memory suggests that the peer does the same here.
  if (frames > 0 || e.i32[SharedMemorySection.copiedLately] !== 0)
    setDouble(e, s + SharedMemory.lastFrame, e.now);
  e.i32[SharedMemorySection.copiedLately] = 0;
  const recent = e.now - getDouble(e, s + SharedMemory.lastFrame) < FRAMES_COME_US;
  return !recent || e.now >= getDouble(e, s + SharedMemory.packetsDue);
}

/** Schedules the next poll of the UDP sockets after a poll that found `packets` packets. */
export function noteLook(e: Engine, packets: number): void {
  const s = e.i32[SharedMemorySection.record]!;
  if (s === 0) return;
  const waited = e.i32[s + SharedMemory.packetsWaitUs]!;
  const waitUs =
    packets > 0 ? PACKETS_WAIT_US : Math.min(SILENT_WAIT_US, Math.max(PACKETS_WAIT_US, 2 * waited));
  e.i32[s + SharedMemory.packetsWaitUs] = waitUs;
  setDouble(e, s + SharedMemory.packetsDue, e.now + waitUs);
}

/** Returns whether a frame of any peer waits to be executed. */
export function framesWait(e: Engine): boolean {
  const { i32 } = e;
  const s = i32[SharedMemorySection.record]!;
  if (s === 0) return false;
  for (let i = 0; i < i32[s + SharedMemory.used]!; i++) {
    const p = i32[s + SharedMemory.peers + i]!;
    if (p !== 0 && i32[p + LocalPeer.state] === OPEN && hasFrame(e, p)) return true;
  }
  return false;
}

/** Passes all remaining frames of a peer to `admit`. */
export function takeLastFrames(e: Engine, p: number, admit: Admit): void {
  if (e.i32[p + LocalPeer.state] === OPEN) takeFrames(e, p, RING_BYTES / FRAME_ALIGN, admit);
}

/** Passes up to `budget` frames of a peer to `admit`. Returns their number. */
function takeFrames(e: Engine, p: number, budget: number, admit: Admit): number {
  const { i32 } = e;
  const segment = i32[p + LocalPeer.segment]!;
  const ring = rxRing(e, p);
  const base = segment + Shared.ring(ring);
  let head = i32[p + LocalPeer.rxHead]!;
  let count = 0;
  while (count < budget && i32[p + LocalPeer.state] !== FAILED) {
    const at = base + (head >> 2);
    const word = Atomics.load(i32, at);
    if (word === 0) break;
    const mark = word & (FRAME_ALIGN - 1);
    const total = word - mark;
    const bytes = i32[at + 1]!;
    const sound = mark === i32[p + LocalPeer.rxMark] && total >= FRAME_ALIGN && total <= RING_BYTES - head;
    if (!sound || bytes < 0 || bytes > total - FRAME_HEAD || bytes & 3) {
      failPeer(e, p);
      break;
    }
    count++;
    if (bytes > 0) {
      takeFrame(e, p, at, bytes);
      i32[RxPacket.several] = 1;
      admit(e);
      i32[RxPacket.several] = 0;
    }
    head += total;
    if (head === RING_BYTES) {
      head = 0;
      i32[p + LocalPeer.rxMark]! ^= EITHER_MARK;
    }
    i32[p + LocalPeer.rxHead] = head;
    Atomics.store(i32, segment + Shared.head(ring), head);
  }
  return count;
}

/** Stores the frame at word `at` in the record of the received packet. */
function takeFrame(e: Engine, p: number, at: number, bytes: number): void {
  const { i32 } = e;
  const copy = i32[SharedMemorySection.record]! + SharedMemory.frame;
  const words = Math.min(bytes, HEADER_BYTES) >> 2;
  const from = at + FRAME_HEAD / 4;
  for (let i = 0; i < words; i++) i32[copy + i] = i32[from + i]!;
  i32[Counter.receivedFrames]!++;
  i32[RxPacket.peer] = p;
  i32[RxPacket.start] = copy * 4;
  i32[RxPacket.frame] = from * 4;
  i32[RxPacket.length] = bytes;
}

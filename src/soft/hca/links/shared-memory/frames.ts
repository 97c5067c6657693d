// Frames come in: the packets of RoCE without IP, UDP and ICRC, and with as many packets' payload in one as fits. Their headers
// are copied out of the shared memory before anything is looked at; payload goes straight to where it belongs.
import { Dev } from "../../arena/arena.ts";
import { getDouble, setDouble } from "../../arena/doubles.ts";
import type { Engine } from "../../arena/engine.ts";
import { RxPacket } from "../../arena/packet.ts";
import { BTH_BYTES } from "../../wire/bth.ts";
import type { Admit } from "../link.ts";
import {
  CONDEMNED,
  EITHER_MARK,
  FRAME_ALIGN,
  FRAME_HEAD,
  OPEN,
  Peer,
  RING_BYTES,
  Shared,
  SharedMemory,
} from "./records.ts";
import { condemn, hasFrame, rxRing } from "./ring.ts";

/** Frames of one peer that are taken before the next has its turn. */
const BUDGET = 64;
/** Microseconds after a frame in which more are expected. */
const FRAMES_COME_US = 20;
/** For how long packets wait meanwhile: the first of them, and those of a network that was silent at the last looks. */
const PACKETS_WAIT_US = 10;
const SILENT_WAIT_US = 80;
/** BTH and the longest extension headers. */
const HEADER_BYTES = BTH_BYTES + 32;

/** Hands what peers have sent to `admit`; how many frames there were. */
export function receiveFrames(e: Engine, admit: Admit): number {
  const { i32 } = e;
  const s = i32[Dev.sharedMemory]!;
  if (s === 0) return 0;
  let count = 0;
  for (let i = 0; i < i32[s + SharedMemory.used]!; i++) {
    const p = i32[s + SharedMemory.peers + i]!;
    if (p !== 0 && i32[p + Peer.state] === OPEN) count += takeFrames(e, p, BUDGET, admit);
  }
  return count;
}

/**
 * Whether packets are looked for in this step, which took `frames` frames: asking the kernel costs as much as ten frames, so
 * while frames come it happens only now and then.
 */
export function packetsAreDue(e: Engine, frames: number): boolean {
  const s = e.i32[Dev.sharedMemory]!;
  if (s === 0) return true;
  // What was executed in a peer's memory speaks of one that does the same here.
  if (frames > 0 || e.i32[Dev.copiedLately] !== 0) setDouble(e, s + SharedMemory.lastFrame, e.now);
  e.i32[Dev.copiedLately] = 0;
  const recent = e.now - getDouble(e, s + SharedMemory.lastFrame) < FRAMES_COME_US;
  return !recent || e.now >= getDouble(e, s + SharedMemory.packetsDue);
}

/** A look found so many packets: the next one, if frames keep coming, is so much later. */
export function noteLook(e: Engine, packets: number): void {
  const s = e.i32[Dev.sharedMemory]!;
  if (s === 0) return;
  const waited = e.i32[s + SharedMemory.packetsWaitUs]!;
  const waitUs =
    packets > 0 ? PACKETS_WAIT_US : Math.min(SILENT_WAIT_US, Math.max(PACKETS_WAIT_US, 2 * waited));
  e.i32[s + SharedMemory.packetsWaitUs] = waitUs;
  setDouble(e, s + SharedMemory.packetsDue, e.now + waitUs);
}

/** Whether a peer has sent something that is still to be executed. */
export function framesWait(e: Engine): boolean {
  const { i32 } = e;
  const s = i32[Dev.sharedMemory]!;
  if (s === 0) return false;
  for (let i = 0; i < i32[s + SharedMemory.used]!; i++) {
    const p = i32[s + SharedMemory.peers + i]!;
    if (p !== 0 && i32[p + Peer.state] === OPEN && hasFrame(e, p)) return true;
  }
  return false;
}

/** Hands all that a peer has sent to `admit`. */
export function takeLastFrames(e: Engine, p: number, admit: Admit): void {
  if (e.i32[p + Peer.state] === OPEN) takeFrames(e, p, RING_BYTES / FRAME_ALIGN, admit);
}

/** Hands up to `budget` frames of a peer to `admit`; how many there were. */
function takeFrames(e: Engine, p: number, budget: number, admit: Admit): number {
  const { i32 } = e;
  const segment = i32[p + Peer.segment]!;
  const ring = rxRing(e, p);
  const base = segment + Shared.ring(ring);
  let head = i32[p + Peer.rxHead]!;
  let count = 0;
  while (count < budget && i32[p + Peer.state] !== CONDEMNED) {
    const at = base + (head >> 2);
    const word = Atomics.load(i32, at);
    if (word === 0) break;
    const mark = word & (FRAME_ALIGN - 1);
    const total = word - mark;
    const bytes = i32[at + 1]!;
    const sound = mark === i32[p + Peer.rxMark] && total >= FRAME_ALIGN && total <= RING_BYTES - head;
    if (!sound || bytes < 0 || bytes > total - FRAME_HEAD || bytes & 3) {
      condemn(e, p);
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
      i32[p + Peer.rxMark]! ^= EITHER_MARK;
    }
    i32[p + Peer.rxHead] = head;
    Atomics.store(i32, segment + Shared.head(ring), head);
  }
  return count;
}

/** Puts the frame at word `at` into the record of the received packet. */
function takeFrame(e: Engine, p: number, at: number, bytes: number): void {
  const { i32 } = e;
  const copy = i32[Dev.sharedMemory]! + SharedMemory.frame;
  const words = Math.min(bytes, HEADER_BYTES) >> 2;
  const from = at + FRAME_HEAD / 4;
  for (let i = 0; i < words; i++) i32[copy + i] = i32[from + i]!;
  i32[Dev.receivedFrames]!++;
  i32[RxPacket.peer] = p;
  i32[RxPacket.start] = copy * 4;
  i32[RxPacket.frame] = from * 4;
  i32[RxPacket.length] = bytes;
}

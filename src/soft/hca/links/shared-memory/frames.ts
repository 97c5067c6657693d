// Frames come in: the packets of RoCE without IP, UDP and ICRC, and with as many packets' payload in one as fits. Their headers
// are copied out of the shared memory before anything is looked at; payload goes straight to where it belongs.
import * as verbs from "../../../../../ffi/ibverbs/constants.ts";
import { Dev } from "../../arena/arena.ts";
import type { Engine } from "../../arena/engine.ts";
import { Qp } from "../../arena/records.ts";
import { findQp } from "../../objects/queue-pairs.ts";
import { handleRequest } from "../../transports/rc/responder.ts";
import { handleResponse } from "../../transports/rc/responses.ts";
import * as bth from "../../wire/bth.ts";
import * as op from "../../wire/opcodes.ts";
import { FRAME_ALIGN, FRAME_HEAD, OPEN, Peer, RING_BYTES, SharedMemory } from "./records.ts";
import { hasFrame, takeFrames } from "./ring.ts";

/** Frames of one peer that are taken before the next has its turn. */
const BUDGET = 64;
/** Microseconds after a frame in which more are expected, and for which packets wait meanwhile. */
const FRAMES_COME_US = 20;
const PACKETS_WAIT_US = 10;
/** BTH and the longest extension headers. */
const HEADER_BYTES = bth.BTH_BYTES + 32;

/** Executes what peers have sent; how many frames there were. */
export function receiveFrames(e: Engine): number {
  const { i32 } = e;
  const s = i32[Dev.sharedMemory]!;
  if (s === 0) return 0;
  let count = 0;
  for (let i = 0; i < i32[s + SharedMemory.used]!; i++) {
    const p = i32[s + SharedMemory.peers + i]!;
    if (p !== 0 && i32[p + Peer.state] === OPEN) count += takeFrames(e, p, BUDGET, takeFrame);
  }
  return count;
}

/**
 * Whether packets are looked for in this step, which took `frames` frames: asking the kernel costs as much as ten frames, so
 * while frames come it happens only now and then.
 */
export function packetsAreDue(e: Engine, frames: number): boolean {
  const { f64 } = e;
  const s = e.i32[Dev.sharedMemory]!;
  if (s === 0) return true;
  if (frames > 0) f64[(s + SharedMemory.lastFrame) >> 1] = e.now;
  const recent = e.now - f64[(s + SharedMemory.lastFrame) >> 1]! < FRAMES_COME_US;
  if (recent && e.now - f64[(s + SharedMemory.lastPackets) >> 1]! < PACKETS_WAIT_US) return false;
  f64[(s + SharedMemory.lastPackets) >> 1] = e.now;
  return true;
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

/** Executes all that a peer has sent. */
export function takeLastFrames(e: Engine, p: number): void {
  if (e.i32[p + Peer.state] === OPEN) takeFrames(e, p, RING_BYTES / FRAME_ALIGN, takeFrame);
}

function takeFrame(e: Engine, p: number, at: number, bytes: number): void {
  const { i32 } = e;
  const copy = i32[Dev.sharedMemory]! + SharedMemory.frame;
  const words = Math.min(bytes, HEADER_BYTES) >> 2;
  const from = at + FRAME_HEAD / 4;
  for (let i = 0; i < words; i++) i32[copy + i] = i32[from + i]!;
  i32[Dev.receivedFrames]!++;
  i32[Dev.inFrame] = 1;
  if (!execute(e, p, copy * 4, from * 4, bytes)) i32[Dev.badPackets]!++;
  i32[Dev.inFrame] = 0;
}

/** Checks and executes the packet whose headers are at byte `start`, and whose payload lies behind them at byte `packet`. */
function execute(e: Engine, p: number, start: number, packet: number, length: number): boolean {
  const { i32, view } = e;
  if (length < bth.BTH_BYTES) return false;
  const opcode = bth.bthOpcode(view, start);
  const flags = op.opcodeFlags(opcode);
  const headers = bth.BTH_BYTES + op.headerBytes(flags);
  const pad = bth.bthPad(view, start);
  const bytes = length - headers - pad;
  if (flags === 0 || (opcode & op.TRANSPORT_MASK) !== op.TRANSPORT_RC || bytes < 0) return false;
  if (bytes + pad > 0 && (flags & op.OP_PAYLOAD) === 0) return false;
  const q = findQp(e, bth.bthDestinationQp(view, start));
  if (q === 0 || i32[q + Qp.type] !== verbs.IBV_QPT_RC) return false;
  if (i32[q + Qp.remoteIp] !== i32[p + Peer.ownRemoteIp]) return false;
  if (i32[q + Qp.socket] !== i32[p + Peer.ownSocket]) return false;
  // Who is spoken to this way answers this way.
  i32[q + Qp.sharedMemory] = 1;
  const psn = bth.bthPsn(view, start);
  const at = start + bth.BTH_BYTES;
  if (flags & op.OP_RESPONSE) {
    handleResponse(e, q, flags, opcode, psn, at, packet + headers, bytes);
    return true;
  }
  const ack = bth.bthAckRequest(view, start);
  const solicited = bth.bthSolicited(view, start);
  handleRequest(e, q, flags, opcode, psn, at, packet + headers, bytes, pad, ack, solicited);
  return true;
}

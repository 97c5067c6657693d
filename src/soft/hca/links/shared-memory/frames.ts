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
import { FRAME_ALIGN, FRAME_HEAD, Neighbour, OPEN, RING_BYTES, Shortcut } from "./records.ts";
import { hasFrame, takeFrames } from "./ring.ts";

/** Frames of one neighbour that are taken before the next has its turn. */
const BUDGET = 64;
/** Microseconds after a frame in which more are expected, and for which packets wait meanwhile. */
const FRAMES_COME = 20;
const PACKETS_WAIT = 10;
/** BTH and the longest extension headers. */
const HEADER_BYTES = bth.BTH_BYTES + 32;

/** Executes what neighbours have sent; how many frames there were. */
export function receiveFrames(e: Engine): number {
  const { i32 } = e;
  const s = i32[Dev.shortcut]!;
  if (s === 0) return 0;
  let count = 0;
  for (let i = 0; i < i32[s + Shortcut.used]!; i++) {
    const n = i32[s + Shortcut.neighbours + i]!;
    if (n !== 0 && i32[n + Neighbour.state] === OPEN) count += takeFrames(e, n, BUDGET, takeFrame);
  }
  return count;
}

/**
 * Whether packets are looked for in this step, which took `frames` frames: asking the kernel costs as much as ten frames, so
 * while frames come it happens only now and then.
 */
export function looksForPackets(e: Engine, frames: number): boolean {
  const { f64 } = e;
  const s = e.i32[Dev.shortcut]!;
  if (s === 0) return true;
  if (frames > 0) f64[(s + Shortcut.lastFrame) >> 1] = e.now;
  const recent = e.now - f64[(s + Shortcut.lastFrame) >> 1]! < FRAMES_COME;
  if (recent && e.now - f64[(s + Shortcut.lastPackets) >> 1]! < PACKETS_WAIT) return false;
  f64[(s + Shortcut.lastPackets) >> 1] = e.now;
  return true;
}

/** Whether a neighbour has sent something that is still to be executed. */
export function framesWait(e: Engine): boolean {
  const { i32 } = e;
  const s = i32[Dev.shortcut]!;
  if (s === 0) return false;
  for (let i = 0; i < i32[s + Shortcut.used]!; i++) {
    const n = i32[s + Shortcut.neighbours + i]!;
    if (n !== 0 && i32[n + Neighbour.state] === OPEN && hasFrame(e, n)) return true;
  }
  return false;
}

/** Executes all that a neighbour has sent. */
export function takeLastFrames(e: Engine, n: number): void {
  if (e.i32[n + Neighbour.state] === OPEN) takeFrames(e, n, RING_BYTES / FRAME_ALIGN, takeFrame);
}

function takeFrame(e: Engine, n: number, at: number, bytes: number): void {
  const { i32 } = e;
  const copy = i32[Dev.shortcut]! + Shortcut.frame;
  const words = Math.min(bytes, HEADER_BYTES) >> 2;
  const from = at + FRAME_HEAD / 4;
  for (let i = 0; i < words; i++) i32[copy + i] = i32[from + i]!;
  i32[Dev.receivedFrames]!++;
  i32[Dev.inFrame] = 1;
  if (!execute(e, n, copy * 4, from * 4, bytes)) i32[Dev.badPackets]!++;
  i32[Dev.inFrame] = 0;
}

/** Checks and executes the packet whose headers are at byte `start`, and whose payload lies behind them at byte `packet`. */
function execute(e: Engine, n: number, start: number, packet: number, length: number): boolean {
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
  if (i32[q + Qp.remoteIp] !== i32[n + Neighbour.ownRemoteIp]) return false;
  if (i32[q + Qp.socket] !== i32[n + Neighbour.ownSocket]) return false;
  // Who is spoken to this way answers this way.
  i32[q + Qp.shortcut] = 1;
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

// A send context at work: lost packets first, then new ones, within the window; each says alone where its bytes belong.
import * as verbs from "../../../../ffi/ibverbs/constants.ts";
import type { Engine } from "../engine/engine.ts";
import { stillInside } from "../engine/memory-keys.ts";
import { Qp, Swr } from "../engine/records.ts";
import { gather } from "../engine/scatter.ts";
import { beginPacket, finishPacket } from "../engine/transmit.ts";
import { BTH_BYTES, writeBth } from "../wire/bth.ts";
import { arm, expectAnswer, isLast, isSpent, packetOf, sendEvent, settle } from "./contexts.ts";
import * as h from "./headers.ts";
import { Data } from "./headers.ts";
import { keyedHash } from "./keyed-hash.ts";
import { candidate, dequeueMessage, finishBegun, wantsReply } from "./messages.ts";
import { choosePath, droppedFromPath, pathOf, sentOnPath } from "./paths.ts";
import {
  Dyn,
  Message,
  NO_CONTEXT,
  PACKET_ACKED,
  PACKET_LOST,
  PACKET_SENT,
  Packet,
  Path,
  Peer,
  Reply,
  SENDING,
  Send,
  VOIDING,
  WINDOW,
} from "./records.ts";
import * as st from "./states.ts";

/** Packets with SYN on the way at once: to a peer that knows us, and to one that will ask for a cookie. */
const OPENING = 16;
const OPENING_NEW = 4;
const LARGEST_PAYLOAD = 4096;

/** Payload bytes of the whole message. */
function bytesOf(e: Engine, m: number): number {
  return wantsReply(e.i32[m + Message.operation]!) ? 0 : e.u32[m + Message.length]!;
}

/** Takes the next message of the peer on; 0 when there is none, or none may begin. */
function begin(e: Engine, t: number, c: number): number {
  const { i32, f64 } = e;
  if (isSpent(e, t, c)) return 0;
  const p = i32[c + Send.peer]!;
  const m = candidate(e, p);
  if (m === 0) return 0;
  dequeueMessage(e, p, m);
  i32[c + Send.current] = m;
  i32[c + Send.begun]!++;
  f64[(c + Send.bytes) >> 1]! += bytesOf(e, m);
  i32[m + Message.state] = SENDING;
  i32[m + Message.context] = c;
  i32[m + Message.messageId] = i32[c + Send.messageId]!++;
  i32[m + Message.sentBytes] = 0;
  i32[m + Message.outstanding] = 0;
  i32[m + Message.emitted] = 0;
  i32[m + Message.refusal] = 0;
  i32[m + Message.status] = 0;
  if (wantsReply(i32[m + Message.operation]!)) {
    i32[m + Message.arrived] = 0;
    const count = ++i32[t + Dyn.nonces]!;
    i32[m + Message.nonce] = keyedHash(
      i32,
      t + Dyn.nonceKey,
      2,
      count,
      i32[c + Send.serial]!,
      0,
      t + Dyn.hash,
    );
  }
  return m;
}

/** Takes back what is on the way of message `m`: it was refused with `code`, or (0) failed here with its status. */
export function voidMessage(e: Engine, c: number, m: number, code: number): void {
  const { i32 } = e;
  if (i32[m + Message.state] === VOIDING) return;
  i32[m + Message.state] = VOIDING;
  i32[m + Message.refusal] = code;
  for (let s = i32[c + Send.base]!; s !== i32[c + Send.nextSequence]; s = (s + 1) | 0) {
    const k = packetOf(c, s);
    if (i32[k + Packet.message] !== m || i32[k + Packet.state] === PACKET_ACKED) continue;
    i32[k + Packet.flags]! |= h.FLAG_VOID;
    if (i32[k + Packet.state] === PACKET_SENT) {
      droppedFromPath(e, c, i32[k + Packet.path]!);
      i32[k + Packet.state] = PACKET_LOST;
      i32[c + Send.inFlight]!--;
      i32[c + Send.lost]!++;
    }
  }
}

/** Puts the bytes of a packet of `m` at arena byte `to`. False when the memory may not be read any more. */
function fill(e: Engine, m: number, offset: number, to: number, bytes: number): boolean {
  const { i32, f64, view } = e;
  switch (i32[m + Message.operation]) {
    case h.OP_READ: {
      const q = i32[m + Message.queuePair]!;
      view.setInt32(to, (m - i32[q + Qp.sqRing]!) / i32[q + Qp.sqStride]!);
      view.setInt32(to + 4, i32[m + Message.nonce]!);
      return true;
    }
    case h.OP_COMPARE_SWAP:
    case h.OP_FETCH_ADD: {
      const q = i32[m + Message.queuePair]!;
      const swapping = i32[m + Message.operation] === h.OP_COMPARE_SWAP;
      view.setInt32(to, (m - i32[q + Qp.sqRing]!) / i32[q + Qp.sqStride]!);
      view.setInt32(to + 4, i32[m + Message.nonce]!);
      const operand = m + (swapping ? Swr.swap : Swr.compareAdd);
      view.setInt32(to + 8, i32[operand + 1]!);
      view.setInt32(to + 12, i32[operand]!);
      view.setInt32(to + 16, swapping ? i32[m + Swr.compareAdd + 1]! : 0);
      view.setInt32(to + 20, swapping ? i32[m + Swr.compareAdd]! : 0);
      return true;
    }
    case h.OP_ATOMIC_RESULT:
      i32[to >> 2] = i32[m + Reply.value]!;
      i32[(to >> 2) + 1] = i32[m + Reply.value + 1]!;
      return true;
    case h.OP_READ_DATA: {
      if (bytes === 0) return true;
      const from = f64[(m + Reply.memory) >> 1]! + offset;
      if (!stillInside(e, i32[m + Reply.key]!, from, bytes)) return false;
      e.native.memcpy(e.base + to, from, bytes);
      return true;
    }
    default:
      return gather(e, i32[m + Message.queuePair]!, m, offset, to, bytes);
  }
}

/** Payload bytes in the packet, tags and operands counted. */
function payloadBytes(operation: number, bytes: number): number {
  if (operation === h.OP_READ) return h.TAG_BYTES;
  return wantsReply(operation) ? h.ATOMIC_BYTES : bytes;
}

/** Builds and sends the packet of sequence number `s`. False when its message's memory may not be read. */
function emit(e: Engine, t: number, c: number, s: number): boolean {
  const { i32, f64, view } = e;
  const k = packetOf(c, s);
  const m = i32[k + Packet.message]!;
  const p = i32[c + Send.peer]!;
  const operation = m === 0 ? 0 : i32[m + Message.operation]!;
  const tries = i32[k + Packet.tries]!;
  let flags = i32[k + Packet.flags]!;
  const isVoid = (flags & h.FLAG_VOID) !== 0;
  const index = choosePath(e, c, tries > 0 ? i32[k + Packet.path]! : -1);
  const path = pathOf(c, index);
  const start = beginPacket(e, i32[path + Path.socket]!);
  const at = start + BTH_BYTES;
  let header: number = Data.bytes;
  if (tries > 0) flags |= h.FLAG_RETRANSMIT;
  if (i32[c + Send.remoteId] === NO_CONTEXT) {
    flags |= h.FLAG_SYN;
    if (i32[p + Peer.known] === 0) flags |= h.FLAG_NEW;
    header = Data.synBytes;
    view.setInt32(at + Data.cookie, i32[c + Send.cookie]!);
    view.setInt32(at + Data.cookie + 4, i32[c + Send.cookie + 1]!);
  }
  const bytes = isVoid ? 0 : payloadBytes(operation, i32[k + Packet.bytes]!);
  const pad = -bytes & 3;
  if (pad !== 0) i32[(at + header + bytes) >> 2] = 0;
  if (!isVoid && !fill(e, m, i32[k + Packet.offset]!, at + header, bytes)) return false;
  view.setUint16(at + Data.from, i32[c + Send.id]!);
  view.setUint16(at + Data.to, i32[c + Send.remoteId]!);
  view.setInt32(at + Data.incarnation, i32[p + Peer.incarnation]!);
  view.setInt32(at + Data.serial, i32[c + Send.serial]!);
  view.setInt32(at + Data.sequence, s);
  view.setInt32(at + Data.flags, (flags << 24) | (operation << 16));
  view.setInt32(at + Data.messageId, i32[k + Packet.messageId]!);
  view.setInt32(at + Data.offset, i32[k + Packet.offset]!);
  if (m !== 0) writeMessage(e, at, m, operation);
  const solicited =
    m !== 0 && operation < h.OP_READ && (i32[m + Swr.flags]! & verbs.IBV_SEND_SOLICITED) !== 0;
  const target = m === 0 ? h.NIC_QP : i32[m + Message.remoteQp]!;
  writeBth(view, start, h.OPCODE_DATA, solicited, pad, target, false, s & 0xffffff);
  finishPacket(e, i32[path + Path.address]!, BTH_BYTES + header + bytes + pad);
  i32[k + Packet.path] = index;
  i32[k + Packet.order] = sentOnPath(e, t, c, index);
  i32[k + Packet.tries] = tries + 1;
  i32[k + Packet.state] = PACKET_SENT;
  f64[(k + Packet.sentAt) >> 1] = e.now;
  i32[c + Send.inFlight]!++;
  i32[t + Dyn.dataSent]!++;
  expectAnswer(e, p);
  return true;
}

/** What a packet says of its message. */
function writeMessage(e: Engine, at: number, m: number, operation: number): void {
  const { i32, view } = e;
  view.setInt32(at + Data.length, i32[m + Message.length]!);
  view.setInt32(at + Data.qkey, i32[m + Message.qkey]!);
  if (operation >= h.OP_READ_DATA) {
    view.setInt32(at + Data.sourceQp, i32[m + Reply.sourceQp]!);
    view.setInt32(at + Data.address, i32[m + Reply.slot]!);
    view.setInt32(at + Data.address + 4, i32[m + Reply.requestNonce]!);
    view.setInt32(at + Data.rkey, 0);
    // Of a reply that cannot be given: why.
    i32[(at + Data.imm) >> 2] = i32[m + Message.status]!;
    return;
  }
  const atomic = operation === h.OP_COMPARE_SWAP || operation === h.OP_FETCH_ADD;
  view.setInt32(at + Data.sourceQp, i32[i32[m + Message.queuePair]! + Qp.number]!);
  view.setInt32(at + Data.address, i32[m + Swr.remoteAddress + 1]!);
  view.setInt32(at + Data.address + 4, i32[m + Swr.remoteAddress]!);
  view.setInt32(at + Data.rkey, i32[m + (atomic ? Swr.atomicRkey : Swr.rkey)]!);
  // Immediate data goes as it lies in memory.
  i32[(at + Data.imm) >> 2] = i32[m + Swr.imm]!;
}

/** The local memory of message `m` is gone: it fails, and what is on the way of it is taken back. */
function failLocally(e: Engine, c: number, m: number): void {
  const reply = e.i32[m + Message.operation]! >= h.OP_READ_DATA;
  voidMessage(e, c, m, 0);
  e.i32[m + Message.status] = reply ? verbs.IBV_WC_REM_ACCESS_ERR : verbs.IBV_WC_LOC_PROT_ERR;
}

/** Sends the oldest lost packet again. */
function resend(e: Engine, t: number, c: number): void {
  const { i32 } = e;
  let s = i32[c + Send.base]!;
  while (i32[packetOf(c, s) + Packet.state] !== PACKET_LOST) s = (s + 1) | 0;
  i32[c + Send.lost]!--;
  i32[t + Dyn.retransmits]!++;
  if (emit(e, t, c, s)) return;
  // As VOID it goes without its bytes.
  const k = packetOf(c, s);
  failLocally(e, c, i32[k + Packet.message]!);
  emit(e, t, c, s);
}

/** Sends the next new packet of message `m`, which is the context's current one. */
function emitNew(e: Engine, t: number, c: number, m: number): void {
  const { i32, u32 } = e;
  const s = i32[c + Send.nextSequence]!;
  const k = packetOf(c, s);
  const offset = u32[m + Message.sentBytes]!;
  const isVoid = i32[m + Message.state] === VOIDING;
  const left = bytesOf(e, m) - offset;
  const q = i32[m + Message.queuePair]!;
  const most = q === 0 ? LARGEST_PAYLOAD : i32[q + Qp.mtu]!;
  const bytes = isVoid ? 0 : Math.min(i32[c + Send.payload]!, most, left);
  const last = isVoid || bytes === left;
  let flags = (last ? h.FLAG_LAST : 0) | (isVoid ? h.FLAG_VOID : 0);
  if (last && isLast(e, t, c)) flags |= h.FLAG_FIN;
  i32[k + Packet.message] = m;
  i32[k + Packet.messageId] = i32[m + Message.messageId]!;
  i32[k + Packet.offset] = offset;
  i32[k + Packet.bytes] = bytes;
  i32[k + Packet.flags] = flags;
  i32[k + Packet.tries] = 0;
  if (!emit(e, t, c, s)) {
    i32[k + Packet.message] = 0;
    failLocally(e, c, m);
    // Nothing of a request has left: it is over. Of anything else the peer must learn.
    if (offset === 0 && i32[m + Message.operation]! < h.OP_READ_DATA) {
      i32[c + Send.current] = 0;
      i32[c + Send.messageId]!--;
      finishBegun(e, m, verbs.IBV_WC_LOC_PROT_ERR);
    }
    return;
  }
  if (i32[c + Send.base] === s) arm(e, t, c);
  i32[c + Send.nextSequence] = (s + 1) | 0;
  i32[m + Message.outstanding]!++;
  i32[m + Message.sentBytes] = offset + bytes;
  if (last) {
    i32[m + Message.emitted] = 1;
    i32[c + Send.current] = 0;
  }
  if (flags & h.FLAG_FIN) sendEvent(e, c, st.ON_FIN);
}

/** Ends a message whose QP is gone: a packet that is its last, and void. */
function emitEnd(e: Engine, t: number, c: number): void {
  const { i32 } = e;
  const s = i32[c + Send.nextSequence]!;
  const k = packetOf(c, s);
  i32[k + Packet.message] = 0;
  i32[k + Packet.messageId] = i32[c + Send.cutOff]! - 1;
  i32[k + Packet.offset] = 0;
  i32[k + Packet.bytes] = 0;
  i32[k + Packet.flags] = h.FLAG_VOID | h.FLAG_LAST;
  i32[k + Packet.tries] = 0;
  i32[c + Send.cutOff] = 0;
  emit(e, t, c, s);
  if (i32[c + Send.base] === s) arm(e, t, c);
  i32[c + Send.nextSequence] = (s + 1) | 0;
}

/** Sends up to `budget` packets of the context. True when it could go on at once. */
export function transmitContext(e: Engine, t: number, c: number, budget: number): boolean {
  const { i32, f64 } = e;
  const p = i32[c + Send.peer]!;
  for (let left = budget; left > 0; left--) {
    const state = i32[c + Send.state]!;
    if (state === st.SEND_FREE || state === st.SEND_REQUESTING) return false;
    const window = Math.floor(f64[(c + Send.window) >> 1]!);
    if (i32[c + Send.lost]! > 0) {
      if (i32[c + Send.inFlight]! >= window) return false;
      resend(e, t, c);
      continue;
    }
    if (state === st.SEND_FINISHING) return false;
    const ahead = (i32[c + Send.nextSequence]! - i32[c + Send.base]!) | 0;
    if (ahead >= WINDOW || i32[c + Send.inFlight]! >= window) return false;
    if (state === st.SEND_OPENING && ahead >= (i32[p + Peer.known] === 0 ? OPENING_NEW : OPENING))
      return false;
    if (i32[c + Send.cutOff] !== 0) {
      emitEnd(e, t, c);
      continue;
    }
    const m = i32[c + Send.current]! || begin(e, t, c);
    if (m === 0) {
      settle(e, t, c);
      return false;
    }
    emitNew(e, t, c, m);
  }
  return true;
}

// Construction of data packets. Each packet names the destination of its bytes.
import * as verbs from "../../../../../../ffi/ibverbs/constants.ts";
import { type Engine, getDouble, setDouble } from "../../../arena/engine.ts";
import { TxPacket } from "../../../arena/packet.ts";
import { Qp, Swr } from "../../../arena/records.ts";
import { beginPacket, finishPacket } from "../../../links/outgoing.ts";
import { stillInside } from "../../../objects/memory-keys.ts";
import { gather } from "../../../objects/scatter.ts";
import { STAGED } from "../../../objects/staging/copies.ts";
import { fetchStaged } from "../../../objects/staging/fetch.ts";
import { BTH_BYTES } from "../../../wire/headers.ts";
import * as h from "../packets/headers.ts";
import { Data, isReply, wantsReply } from "../packets/headers.ts";
import { NO_CONTEXT } from "../records/limits.ts";
import { Message, Reply, treatmentOfEgress } from "../records/message.ts";
import { Peer } from "../records/peer.ts";
import { PACKET_SENT, Path, packetOf, SendContext, SentPacket } from "../records/send-context.ts";
import { Dynamic } from "../records/transport.ts";
import { expectAnswer } from "./control.ts";
import { choosePath, sentOnPath } from "./path-selection.ts";
import { pathOf } from "./paths.ts";

/**
 * Copies the payload of a packet of `m` to arena byte `to`. Returns false when the memory may no longer be
 * read.
 */
function fill(e: Engine, m: number, offset: number, to: number, bytes: number): boolean {
  const { i32, u32, view } = e;
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
      const from = getDouble(e, m + Reply.memory) + offset;
      if (!stillInside(e, i32[m + Reply.key]!, from, bytes)) return false;
      if (from >= STAGED) return fetchStaged(e, m, from, to, bytes, u32[m + Message.length]! - offset);
      e.native.memcpy(e.base + to, from, bytes);
      return true;
    }
    default:
      return gather(e, i32[m + Message.queuePair]!, m, offset, to, bytes);
  }
}

/** Returns the payload length of a packet in bytes, tags and operands included. */
function payloadBytes(operation: number, bytes: number): number {
  if (operation === h.OP_READ) return h.TAG_BYTES;
  return wantsReply(operation) ? h.ATOMIC_BYTES : bytes;
}

/**
 * Builds and sends the packet with sequence number `s`. Returns false when the message's memory may not be
 * read.
 */
export function transmitPacket(e: Engine, t: number, c: number, s: number): boolean {
  const { i32, view } = e;
  const k = packetOf(c, s);
  const m = i32[k + SentPacket.message]!;
  const p = i32[c + SendContext.peer]!;
  const operation = m === 0 ? 0 : i32[m + Message.operation]!;
  const tries = i32[k + SentPacket.tries]!;
  let flags = i32[k + SentPacket.flags]!;
  const isVoid = (flags & h.FLAG_VOID) !== 0;
  const index = choosePath(e, c, tries > 0 ? i32[k + SentPacket.path]! : -1);
  const path = pathOf(c, index);
  const start = beginPacket(
    e,
    i32[path + Path.socket]!,
    i32[path + Path.address]!,
    i32[path + Path.entropy]!,
  );
  if (m !== 0) i32[TxPacket.treatment] = isReply(operation) ? 0 : treatmentOfEgress(i32[m + Message.egress]!);
  const at = start + BTH_BYTES;
  let header: number = Data.bytes;
  if (tries > 0) flags |= h.FLAG_RETRANSMIT;
  if (i32[c + SendContext.remoteId] === NO_CONTEXT) {
    flags |= h.FLAG_SYN;
    if (i32[p + Peer.known] === 0) flags |= h.FLAG_NEW;
    header = Data.synBytes;
    view.setInt32(at + Data.cookie, i32[c + SendContext.cookie]!);
    view.setInt32(at + Data.cookie + 4, i32[c + SendContext.cookie + 1]!);
  }
  const bytes = isVoid ? 0 : payloadBytes(operation, i32[k + SentPacket.bytes]!);
  const pad = -bytes & 3;
  if (pad !== 0) i32[(at + header + bytes) >> 2] = 0;
  if (!isVoid && !fill(e, m, i32[k + SentPacket.offset]!, at + header, bytes)) return false;
  view.setUint16(at + Data.from, i32[c + SendContext.id]!);
  view.setUint16(at + Data.to, i32[c + SendContext.remoteId]!);
  const incarnation = getDouble(e, p + Peer.incarnation);
  view.setInt32(at + Data.incarnation, incarnation | 0);
  view.setInt32(at + Data.serial, i32[c + SendContext.serial]!);
  view.setInt32(at + Data.sequence, s);
  view.setInt32(at + Data.flags, (flags << 24) | (operation << 16) | Math.floor(incarnation / 4294967296));
  view.setInt32(at + Data.messageId, i32[k + SentPacket.messageId]!);
  view.setInt32(at + Data.offset, i32[k + SentPacket.offset]!);
  if (m !== 0) writeMessage(e, at, m, operation);
  const solicited =
    m !== 0 && operation < h.OP_READ && (i32[m + Swr.flags]! & verbs.IBV_SEND_SOLICITED) !== 0;
  i32[TxPacket.opcode] = h.OPCODE_DATA;
  i32[TxPacket.destination] = m === 0 ? h.NIC_QP : i32[m + Message.remoteQp]!;
  i32[TxPacket.psn] = s & 0xffffff;
  i32[TxPacket.pad] = pad;
  i32[TxPacket.solicited] = solicited ? 1 : 0;
  finishPacket(e, BTH_BYTES + header + bytes + pad);
  i32[k + SentPacket.path] = index;
  i32[k + SentPacket.order] = sentOnPath(e, t, c, index);
  i32[k + SentPacket.tries] = tries + 1;
  i32[k + SentPacket.state] = PACKET_SENT;
  setDouble(e, k + SentPacket.sentAt, e.now);
  i32[c + SendContext.inFlight]!++;
  i32[t + Dynamic.dataSent]!++;
  expectAnswer(e, p);
  return true;
}

/** Writes the header fields of the packet's message. */
function writeMessage(e: Engine, at: number, m: number, operation: number): void {
  const { i32, view } = e;
  view.setInt32(at + Data.length, i32[m + Message.length]!);
  view.setInt32(at + Data.qkey, i32[m + Message.qkey]!);
  if (operation >= h.OP_READ_DATA) {
    view.setInt32(at + Data.sourceQp, i32[m + Reply.sourceQp]!);
    view.setInt32(at + Data.address, i32[m + Reply.slot]!);
    view.setInt32(at + Data.address + 4, i32[m + Reply.requestNonce]!);
    view.setInt32(at + Data.rkey, 0);
    // A failed reply carries its status.
    i32[(at + Data.imm) >> 2] = i32[m + Message.status]!;
    return;
  }
  const atomic = operation === h.OP_COMPARE_SWAP || operation === h.OP_FETCH_ADD;
  view.setInt32(at + Data.sourceQp, i32[i32[m + Message.queuePair]! + Qp.number]!);
  view.setInt32(at + Data.address, i32[m + Swr.remoteAddress + 1]!);
  view.setInt32(at + Data.address + 4, i32[m + Swr.remoteAddress]!);
  view.setInt32(at + Data.rkey, i32[m + (atomic ? Swr.atomicRkey : Swr.rkey)]!);
  // Immediate data keeps its byte order.
  i32[(at + Data.imm) >> 2] = i32[m + Swr.imm]!;
}

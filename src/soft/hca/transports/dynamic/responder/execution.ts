// Execution of READs, atomics and their replies.
import * as verbs from "../../../../../../ffi/ibverbs/constants.ts";
import { addDouble, type Engine, setDouble } from "../../../arena/engine.ts";
import { RxPacket } from "../../../arena/packet.ts";
import { Qp, Rwr, Swr } from "../../../arena/records.ts";
import { applyAtomic } from "../../../objects/atomics.ts";
import { findQp, receives } from "../../../objects/queue-pairs.ts";
import { totalBytes } from "../../../objects/scatter.ts";
import { STAGED } from "../../../objects/staging/copies.ts";
import { expectFetch } from "../../../objects/staging/fetch.ts";
import { storeStaged } from "../../../objects/staging/place.ts";
import * as h from "../packets/headers.ts";
import { isReply } from "../packets/headers.ts";
import { REPLY_NONCE, REPLY_SLOT, Received } from "../packets/received.ts";
import { LARGEST_MESSAGE_BYTES } from "../records/limits.ts";
import { Message, Reply } from "../records/message.ts";
import { IN_DEAD, IN_RECEIVE, IN_REPLY, IncomingMessage } from "../records/receive-context.ts";
import { freeReply } from "../requester/completion.ts";
import { scheduleNak } from "./acks.ts";
import {
  completeIncoming,
  DROPPED,
  EXECUTED,
  findIncoming,
  newIncoming,
  REFUSED,
  refuse,
  refuseIncoming,
  resolve,
  scatterPayload,
  takeReceiveFor,
} from "./incoming.ts";
import { newReply, queueReply, replyFailed, replyProgress, requestFor } from "./replies.ts";

/** Executes a READ: queues its reply. */
export function executeRead(e: Engine, t: number, r: number, q: number): number {
  const { i32, u32 } = e;
  const length = u32[t + Received.length]!;
  const address = length === 0 ? 0 : resolve(e, t, q, verbs.IBV_ACCESS_REMOTE_READ, length);
  if (address < 0 || length > LARGEST_MESSAGE_BYTES) return refuse(e, t, r, h.REFUSED_ACCESS);
  const m = newReply(e, t, r, q, h.OP_READ_DATA, length);
  if (m === 0) return refuse(e, t, r, h.REFUSED_BUSY);
  i32[m + Reply.key] = i32[t + Received.rkey]!;
  setDouble(e, m + Reply.memory, address);
  if (address >= STAGED) expectFetch(e, m, address, length);
  queueReply(e, t, m);
  return EXECUTED;
}

/** Executes a COMPARE_SWAP or FETCH_ADD and queues its reply. */
export function executeAtomic(e: Engine, t: number, r: number, q: number): number {
  const { i32 } = e;
  if (i32[t + Received.addressLow]! & 7) return refuse(e, t, r, h.REFUSED_MISALIGNED);
  const address = resolve(e, t, q, verbs.IBV_ACCESS_REMOTE_ATOMIC, 8);
  if (address < 0) return refuse(e, t, r, h.REFUSED_ACCESS);
  const m = newReply(e, t, r, q, h.OP_ATOMIC_RESULT, 8);
  if (m === 0) return refuse(e, t, r, h.REFUSED_BUSY);
  const isSwap = i32[t + Received.operation] === h.OP_COMPARE_SWAP;
  const operands = i32[RxPacket.payload]! + h.TAG_BYTES;
  if (!applyAtomic(e, address, operands, isSwap, m + Reply.value)) {
    freeReply(e, t, m);
    return refuse(e, t, r, h.REFUSED_RECEIVE);
  }
  queueReply(e, t, m);
  return EXECUTED;
}

/** Copies the bytes of a reply into the memory of the request that waits for it. */
function executeReply(e: Engine, t: number, r: number, q: number, found: number): number {
  const { i32 } = e;
  const slot = i32[t + REPLY_SLOT]!;
  const nonce = i32[t + REPLY_NONCE]!;
  const w = requestFor(e, q, slot, nonce);
  if (w === 0 || i32[w + Message.arrived] !== 0 || !answers(e, t, w)) {
    return refuse(e, t, r, h.REFUSED_ABORTED);
  }
  if (found === 0) {
    const n = newIncoming(e, r, i32[t + Received.messageId]!, IN_REPLY);
    i32[n + IncomingMessage.queuePair] = q;
    i32[n + IncomingMessage.slot] = slot;
    i32[n + IncomingMessage.nonce] = nonce;
  } else if (i32[found + IncomingMessage.kind] !== IN_REPLY) return DROPPED;
  if (!scatterPayload(e, t, q, w + Swr.list)) {
    replyFailed(e, t, w, verbs.IBV_WC_LOC_PROT_ERR);
    return refuse(e, t, r, h.REFUSED_ABORTED);
  }
  replyProgress(e, w);
  return EXECUTED;
}

/** Returns whether the received reply has the kind and length that request `w` expects. */
function answers(e: Engine, t: number, w: number): boolean {
  const isRead = e.i32[w + Message.operation] === h.OP_READ;
  const isData = e.i32[t + Received.operation] === h.OP_READ_DATA;
  return isRead === isData && e.u32[w + Swr.length] === e.u32[t + Received.length];
}

// Execution of data packets at the target. Packets are executed one by one, in any order, and exactly once by
// their sequence numbers. A refused message stays refused: none of its later packets is executed.

/** Returns the dynamic QP that the received packet is for, or 0. */
function targetQp(e: Engine): number {
  const q = findQp(e, e.i32[RxPacket.destination]!);
  return q !== 0 && e.i32[q + Qp.type] === verbs.IBV_QPT_DRIVER ? q : 0;
}

/** Handles the received packet of a withdrawn message. */
export function executeVoid(e: Engine, t: number, r: number): number {
  const { i32 } = e;
  if (isReply(i32[t + Received.operation]!)) {
    const q = targetQp(e);
    const w = q === 0 ? 0 : requestFor(e, q, i32[t + REPLY_SLOT]!, i32[t + REPLY_NONCE]!);
    if (w !== 0) replyFailed(e, t, w, i32[t + Received.imm]! & 31 || verbs.IBV_WC_REM_OP_ERR);
  }
  refuseIncoming(e, r, i32[t + Received.messageId]!, h.REFUSED_ABORTED);
  return EXECUTED;
}

/** Executes the received packet of receive context `r`. Returns EXECUTED, REFUSED or DROPPED. */
export function execute(e: Engine, t: number, r: number): number {
  const { i32, u32 } = e;
  const operation = i32[t + Received.operation]!;
  const id = i32[t + Received.messageId]!;
  const n = findIncoming(e, r, id);
  if (n !== 0 && i32[n + IncomingMessage.kind] === IN_DEAD) {
    const refusal = i32[n + IncomingMessage.refusal]!;
    scheduleNak(e, t, r, id, refusal & 0xff, refusal >>> 8);
    return REFUSED;
  }
  const bytes = i32[RxPacket.bytes]!;
  const carries = operation <= h.OP_WRITE_IMM || operation >= h.OP_READ_DATA;
  if (carries && u32[t + Received.offset]! + bytes > u32[t + Received.length]!) return DROPPED;
  const q = targetQp(e);
  if (q === 0) return refuse(e, t, r, h.REFUSED_NO_QP);
  if (isReply(operation)) return executeReply(e, t, r, q, n);
  if (!receives(i32[q + Qp.state]!)) return refuse(e, t, r, h.REFUSED_NO_QP);
  if (i32[t + Received.qkey] !== i32[q + Qp.qkey]) return refuse(e, t, r, h.REFUSED_QKEY);
  const allowed = i32[q + Qp.access]!;
  switch (operation) {
    case h.OP_SEND:
    case h.OP_SEND_IMM:
      return executeSend(e, t, r, q, n);
    case h.OP_WRITE:
    case h.OP_WRITE_IMM:
      if ((allowed & verbs.IBV_ACCESS_REMOTE_WRITE) === 0) return refuse(e, t, r, h.REFUSED_FORBIDDEN);
      return executeWrite(e, t, r, q, n);
    case h.OP_READ:
      if ((allowed & verbs.IBV_ACCESS_REMOTE_READ) === 0) return refuse(e, t, r, h.REFUSED_FORBIDDEN);
      return bytes < h.TAG_BYTES ? DROPPED : executeRead(e, t, r, q);
    case h.OP_COMPARE_SWAP:
    case h.OP_FETCH_ADD:
      if ((allowed & verbs.IBV_ACCESS_REMOTE_ATOMIC) === 0) return refuse(e, t, r, h.REFUSED_FORBIDDEN);
      return bytes < h.ATOMIC_BYTES ? DROPPED : executeAtomic(e, t, r, q);
    default:
      return DROPPED;
  }
}

/**
 * Creates the record of a message that takes a receive, with its first packet. Returns 0 when the message is
 * refused.
 */
function receiveFor(e: Engine, t: number, r: number, q: number, opcode: number, withImm: boolean): number {
  const { i32 } = e;
  const n = newIncoming(e, r, i32[t + Received.messageId]!, IN_RECEIVE);
  const copy = takeReceiveFor(e, q, n);
  if (copy === 0) {
    const timer = i32[q + Qp.minRnrTimer]!;
    refuse(e, t, r, h.REFUSED_RNR, timer);
    i32[n + IncomingMessage.refusal] = h.REFUSED_RNR | (timer << 8);
    return 0;
  }
  i32[n + IncomingMessage.length] = i32[t + Received.length]!;
  i32[n + IncomingMessage.opcode] = opcode;
  i32[n + IncomingMessage.imm] = withImm ? i32[t + Received.imm]! : 0;
  i32[n + IncomingMessage.imm + 1] = withImm ? 1 : 0;
  i32[n + IncomingMessage.solicited] = i32[RxPacket.solicited]!;
  i32[n + IncomingMessage.sourceQp] = i32[t + Received.sourceQp]!;
  return n;
}

/** Executes a SEND packet of the message with record `found`, or 0 for the first packet that arrives. */
function executeSend(e: Engine, t: number, r: number, q: number, found: number): number {
  const { i32, u32 } = e;
  let n = found;
  if (n === 0) {
    const withImm = i32[t + Received.operation] === h.OP_SEND_IMM;
    n = receiveFor(e, t, r, q, verbs.IBV_WC_RECV, withImm);
    if (n === 0) return REFUSED;
    const copy = i32[n + IncomingMessage.receive]!;
    if (u32[t + Received.length]! > totalBytes(e, copy + Rwr.list)) {
      completeIncoming(e, n, verbs.IBV_WC_LOC_LEN_ERR);
      return refuse(e, t, r, h.REFUSED_TOO_LONG);
    }
  } else if (i32[n + IncomingMessage.kind] !== IN_RECEIVE || i32[n + IncomingMessage.queuePair] !== q)
    return DROPPED;
  const copy = i32[n + IncomingMessage.receive]!;
  if (scatterPayload(e, t, q, copy + Rwr.list)) {
    addDouble(e, q + Qp.bytesIn, i32[RxPacket.bytes]!);
    return EXECUTED;
  }
  completeIncoming(e, n, verbs.IBV_WC_LOC_PROT_ERR);
  return refuse(e, t, r, h.REFUSED_RECEIVE);
}

/**
 * Executes an RDMA WRITE packet. A message with immediate data has the record `found` from its first packet
 * on.
 */
function executeWrite(e: Engine, t: number, r: number, q: number, found: number): number {
  const { i32, u32 } = e;
  const length = u32[t + Received.length]!;
  const address = length === 0 ? 0 : resolve(e, t, q, verbs.IBV_ACCESS_REMOTE_WRITE, length);
  if (address < 0) return refuse(e, t, r, h.REFUSED_ACCESS);
  if (i32[t + Received.operation] === h.OP_WRITE_IMM) {
    if (found === 0) {
      if (receiveFor(e, t, r, q, verbs.IBV_WC_RECV_RDMA_WITH_IMM, true) === 0) return REFUSED;
    } else if (i32[found + IncomingMessage.kind] !== IN_RECEIVE) return DROPPED;
  }
  const bytes = i32[RxPacket.bytes]!;
  const from = i32[RxPacket.payload]!;
  const to = address + u32[t + Received.offset]!;
  if (address >= STAGED) {
    if (!storeStaged(e, to, from, bytes)) return refuse(e, t, r, h.REFUSED_RECEIVE);
  } else if (bytes > 0) e.native.memcpy(to, e.base + from, bytes);
  addDouble(e, q + Qp.bytesIn, bytes);
  return EXECUTED;
}

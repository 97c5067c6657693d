// Completion of requests: acknowledged, refused and retried, or failed. Requests of one QP to one peer are
// reported in order.

import * as verbs from "../../../../../../ffi/ibverbs/constants.ts";
import { type Engine, setDouble } from "../../../arena/engine.ts";
import { Qp, Swr } from "../../../arena/records.ts";
import { completeSend, sendRequest } from "../../../objects/send-queue.ts";
import { rnrMicroseconds } from "../../../wire/headers.ts";
import * as h from "../packets/headers.ts";
import { isReply, OP_READ_DATA, wantsReply } from "../packets/headers.ts";
import { giveRecord } from "../records/limits.ts";
import {
  AWAITING_REPLY,
  DynamicQp,
  FINISHED,
  Message,
  QUEUED,
  REPORTED,
  RETRY_PENDING,
  Reply,
  SENDING,
  VOIDING,
} from "../records/message.ts";
import { Peer } from "../records/peer.ts";
import { PACKET_ACKED, packetOf, SendContext, SentPacket } from "../records/send-context.ts";
import { Dynamic } from "../records/transport.ts";
import { requeueMessage, silenceTimeoutOf } from "./messages.ts";
import { removeRequest } from "./peers.ts";
import { schedulePeer } from "./scheduling.ts";

const RNR_FOREVER = 7;

/**
 * Delay before a request that found no reply record is retried, in microseconds. It doubles with each retry.
 */
const BUSY_DELAY_US = 50;

/** Finishes a request with a status. {@link reportFinished} reports it in its turn. */
export function finish(e: Engine, m: number, status: number, vendorError: number): void {
  const { i32 } = e;
  if (i32[m + Message.state] === FINISHED) return;
  i32[m + Message.state] = FINISHED;
  i32[m + Message.context] = 0;
  i32[m + Swr.status] = status;
  i32[m + Swr.vendorError] = vendorError;
}

/** Finishes a request that had been started. */
export function finishBegun(e: Engine, m: number, status: number, vendorError = 0): void {
  if (e.i32[m + Message.state] === FINISHED) return;
  const p = e.i32[m + Message.peer]!;
  if (wantsReply(e.i32[m + Message.operation]!)) e.i32[p + Peer.awaitingReply]!--;
  finish(e, m, status, vendorError);
}

/** Frees the record of a reply. */
export function freeReply(e: Engine, t: number, m: number): void {
  if (e.i32[m + Reply.inUse] === 0) return;
  e.i32[m + Reply.inUse] = 0;
  e.i32[m + Message.state] = 0;
  giveRecord(e, t + Dynamic.replies, Message.next, m);
}

/** Handles the acknowledgement of all packets of message `m`. */
export function acknowledged(e: Engine, t: number, m: number): void {
  const { i32 } = e;
  const operation = i32[m + Message.operation]!;
  i32[m + Message.context] = 0;
  if (isReply(operation)) freeReply(e, t, m);
  else if (!wantsReply(operation)) finishBegun(e, m, verbs.IBV_WC_SUCCESS);
  else if (i32[m + Message.arrived] !== 0) finishBegun(e, m, i32[m + Swr.status]!);
  else {
    i32[m + Message.state] = AWAITING_REPLY;
    const p = i32[m + Message.peer]!;
    const until = e.now + 2 * silenceTimeoutOf(e, m);
    setDouble(e, m + Message.wakeAt, until);
    schedulePeer(e, p, until);
  }
}

const STATUS = new Int32Array(new ArrayBuffer(16 * 4));

STATUS[h.REFUSED_NO_QP] = verbs.IBV_WC_REM_INV_REQ_ERR;
STATUS[h.REFUSED_QKEY] = verbs.IBV_WC_REM_INV_REQ_ERR;
STATUS[h.REFUSED_FORBIDDEN] = verbs.IBV_WC_REM_INV_REQ_ERR;
STATUS[h.REFUSED_MISALIGNED] = verbs.IBV_WC_REM_INV_REQ_ERR;
STATUS[h.REFUSED_TOO_LONG] = verbs.IBV_WC_REM_INV_REQ_ERR;
STATUS[h.REFUSED_ACCESS] = verbs.IBV_WC_REM_ACCESS_ERR;
STATUS[h.REFUSED_RECEIVE] = verbs.IBV_WC_REM_OP_ERR;
STATUS[h.REFUSED_ABORTED] = verbs.IBV_WC_REM_ABORT_ERR;

/**
 * Returns the vendor error of a refusal (docs/design/dynamic-transport.md): 1 to 5 for the variants of
 * REM_INV_REQ_ERR, else 0.
 */
const vendorErrorOf = (refusal: number) =>
  refusal >= h.REFUSED_NO_QP && refusal <= h.REFUSED_TOO_LONG ? refusal - h.REFUSED_NO_QP + 1 : 0;

/**
 * Ends message `m`, which was refused and whose packets are all withdrawn. The message fails or waits for its
 * retry.
 */
export function voided(e: Engine, t: number, m: number): void {
  const { i32 } = e;
  const p = i32[m + Message.peer]!;
  const code = i32[m + Message.refusal]! & 0xff;
  i32[m + Message.context] = 0;
  if (isReply(i32[m + Message.operation]!)) {
    freeReply(e, t, m);
    return;
  }
  const q = i32[m + Message.queuePair]!;
  if (code !== h.REFUSED_RNR && code !== h.REFUSED_BUSY) {
    // A local failure has set its status already.
    const status = code === 0 ? i32[m + Swr.status]! : STATUS[code]! || verbs.IBV_WC_REM_OP_ERR;
    finishBegun(e, m, status, vendorErrorOf(code));
    return;
  }
  const limit = i32[q + Qp.rnrRetry]!;
  if (code === h.REFUSED_RNR && limit !== RNR_FOREVER && i32[m + Message.retries]! >= limit) {
    finishBegun(e, m, verbs.IBV_WC_RNR_RETRY_EXC_ERR);
    return;
  }
  const tries = i32[m + Message.retries]!++;
  const delay =
    code === h.REFUSED_RNR
      ? rnrMicroseconds(i32[m + Message.refusal]! >>> 8)
      : BUSY_DELAY_US << Math.min(tries, 6);
  if (wantsReply(i32[m + Message.operation]!)) i32[p + Peer.awaitingReply]!--;
  i32[m + Message.state] = RETRY_PENDING;
  i32[p + Peer.retryPending]!++;
  setDouble(e, m + Message.wakeAt, e.now + delay);
  schedulePeer(e, p, e.now + delay);
}

/** Reports the finished requests to the peer, in order for each QP. */
export function reportFinished(e: Engine, t: number, p: number): void {
  const { i32 } = e;
  const mark = ++i32[t + Dynamic.reportRound]!;
  const end = i32[p + Peer.next]!;
  let before = 0;
  let m = i32[p + Peer.head]!;
  while (m !== 0) {
    const next = i32[m + Message.next]!;
    const q = i32[m + Message.queuePair]!;
    // The following requests are not started, unless a request that waits for its retry was overtaken by
    // other QPs.
    if (m === end && i32[m + Message.state] === QUEUED && i32[p + Peer.retryPending] === 0) break;
    if (i32[m + Message.state] === FINISHED && i32[q + DynamicQp.mark] !== mark) {
      removeRequest(e, p, before, m);
      report(e, q, m);
    } else {
      i32[q + DynamicQp.mark] = mark;
      before = m;
    }
    m = next;
  }
}

/** Completes a request. Its slot becomes free when all earlier slots are free. */
function report(e: Engine, q: number, w: number): void {
  const { i32 } = e;
  let head = i32[q + Qp.sqHead]!;
  i32[w + Message.state] = REPORTED;
  if (w === sendRequest(e, q, head)) {
    // The slot is freed before the completion, so that the application can post at once. The ring has twice
    // the slots that may be used, so this slot is not overwritten yet.
    const next = i32[q + Qp.sqNext]!;
    while (head !== next && i32[sendRequest(e, q, head) + Message.state] === REPORTED) head = (head + 1) | 0;
    Atomics.store(i32, q + Qp.sqHead, head);
  }
  completeSend(e, q, w, i32[w + Swr.status]!);
}

/** Queues all unacknowledged messages of the context again. The peer has executed none of them. */
export function requeueUnacknowledged(e: Engine, t: number, c: number): void {
  const { i32 } = e;
  // The newest message goes first, so that replies return in order.
  const current = i32[c + SendContext.current]!;
  i32[c + SendContext.current] = 0;
  if (current !== 0) requeue(e, t, current);
  for (let s = i32[c + SendContext.nextSequence]! - 1; ((s - i32[c + SendContext.base]!) | 0) >= 0; s--) {
    const k = packetOf(c, s);
    if (i32[k + SentPacket.state] === PACKET_ACKED) continue;
    i32[k + SentPacket.state] = PACKET_ACKED;
    if (i32[k + SentPacket.message] !== 0) requeue(e, t, i32[k + SentPacket.message]!);
  }
}

/** Queues a message again, or ends it if it was being withdrawn. */
function requeue(e: Engine, t: number, m: number): void {
  const state = e.i32[m + Message.state];
  if (state === VOIDING) voided(e, t, m);
  else if (state === SENDING) requeueMessage(e, e.i32[m + Message.peer]!, m);
}

/** Fails all messages in flight in the context, because the peer may have executed them. */
export function failUnacknowledged(e: Engine, t: number, c: number, status: number): void {
  const { i32 } = e;
  const fail = (m: number) => {
    if (i32[m + Message.operation]! >= OP_READ_DATA) freeReply(e, t, m);
    else finishBegun(e, m, status);
  };
  for (let s = i32[c + SendContext.base]!; s !== i32[c + SendContext.nextSequence]; s = (s + 1) | 0) {
    const k = packetOf(c, s);
    if (i32[k + SentPacket.state] !== PACKET_ACKED && i32[k + SentPacket.message] !== 0)
      fail(i32[k + SentPacket.message]!);
    i32[k + SentPacket.state] = PACKET_ACKED;
    i32[k + SentPacket.message] = 0;
  }
  if (i32[c + SendContext.current] !== 0) fail(i32[c + SendContext.current]!);
  i32[c + SendContext.current] = 0;
}

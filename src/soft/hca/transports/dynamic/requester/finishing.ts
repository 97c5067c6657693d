// The end of a request at its sender: acknowledged, refused and tried again, or failed; then reported in its turn. Of one QP's
// requests to one peer none is reported before an earlier one.
import * as verbs from "../../../../../../ffi/ibverbs/constants.ts";
import { setDouble } from "../../../arena/doubles.ts";
import type { Engine } from "../../../arena/engine.ts";
import { Qp, Swr } from "../../../arena/records.ts";
import { completeSend, sendRequest } from "../../../objects/send-queue.ts";
import { rnrMicroseconds } from "../../../wire/aeth.ts";
import * as h from "../packets/headers.ts";
import { isReply, wantsReply } from "../packets/headers.ts";
import {
  AWAITING_REPLY,
  DynamicQp,
  FINISHED,
  Message,
  QUEUED,
  REPORTED,
  RETRY_PENDING,
  Reply,
} from "../records/message.ts";
import { Peer } from "../records/peer.ts";
import { giveRecord } from "../records/pool.ts";
import { Dynamic } from "../records/transport.ts";
import { silenceTimeoutOf } from "./messages.ts";
import { removeRequest } from "./peers.ts";
import { schedulePeer } from "./waiting-peers.ts";

const RNR_FOREVER = 7;

/** Microseconds before a request is repeated that found no room for its reply: 50 << tries. */
const BUSY_DELAY_US = 50;

/** The request is over: the status counts, but it is reported in its turn (see {@link reportFinished}). */
export function finish(e: Engine, m: number, status: number, vendorError: number): void {
  const { i32 } = e;
  if (i32[m + Message.state] === FINISHED) return;
  i32[m + Message.state] = FINISHED;
  i32[m + Message.context] = 0;
  i32[m + Swr.status] = status;
  i32[m + Swr.vendorError] = vendorError;
}

/** A request that had been begun is over. */
export function finishBegun(e: Engine, m: number, status: number, vendorError = 0): void {
  if (e.i32[m + Message.state] === FINISHED) return;
  const p = e.i32[m + Message.peer]!;
  if (wantsReply(e.i32[m + Message.operation]!)) e.i32[p + Peer.awaitingReply]!--;
  finish(e, m, status, vendorError);
}

/** A reply is over, one way or the other. */
export function freeReply(e: Engine, t: number, m: number): void {
  if (e.i32[m + Reply.inUse] === 0) return;
  e.i32[m + Reply.inUse] = 0;
  e.i32[m + Message.state] = 0;
  giveRecord(e, t + Dynamic.replies, Message.next, m);
}

/** All of message `m` was acknowledged. */
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

/** What README.md promises as vendor_err: 1 to 5 for the kinds of REM_INV_REQ_ERR, 0 for others. */
const vendorErrorOf = (refusal: number) =>
  refusal >= h.REFUSED_NO_QP && refusal <= h.REFUSED_TOO_LONG ? refusal - h.REFUSED_NO_QP + 1 : 0;

/** Message `m` was refused, and all its packets are taken back. */
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
    // A local failure brings its status along.
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

/** Reports the peer's finished requests, each QP's in order. */
export function reportFinished(e: Engine, t: number, p: number): void {
  const { i32 } = e;
  const mark = ++i32[t + Dynamic.reportRound]!;
  const end = i32[p + Peer.next]!;
  let before = 0;
  let m = i32[p + Peer.head]!;
  while (m !== 0) {
    const next = i32[m + Message.next]!;
    const q = i32[m + Message.queuePair]!;
    // From here on nothing was begun, unless a request that waits was overtaken by other QPs'.
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

/** Completes a request. Its slot is free when all before it are, too. */
function report(e: Engine, q: number, w: number): void {
  const { i32 } = e;
  let head = i32[q + Qp.sqHead]!;
  i32[w + Message.state] = REPORTED;
  if (w === sendRequest(e, q, head)) {
    // As in send-queue.ts, slots before the completion: who polls it may post at once. The ring is twice as long as what it
    // may hold, so that this slot is not yet written over.
    const next = i32[q + Qp.sqNext]!;
    while (head !== next && i32[sendRequest(e, q, head) + Message.state] === REPORTED) head = (head + 1) | 0;
    Atomics.store(i32, q + Qp.sqHead, head);
  }
  completeSend(e, q, w, i32[w + Swr.status]!);
}

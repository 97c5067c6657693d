// The life of a request at its sender: fetched from the send queue onto its peer's list, begun, refused and tried again, finished,
// and reported in its turn. Of one QP's requests to one peer none is reported before an earlier one.
import * as verbs from "../../../../../../ffi/ibverbs/constants.ts";
import type { Engine } from "../../../arena/engine.ts";
import { Qp, Swr } from "../../../arena/records.ts";
import { completeSend, sendRequest } from "../../../objects/send-queue.ts";
import { rnrMicroseconds, transportMicroseconds } from "../../../wire/aeth.ts";
import * as h from "../packets/headers.ts";
import {
  AWAITING_REPLY,
  DynamicQp,
  FINISHED,
  Message,
  QUEUED,
  READS_AT_ONCE,
  REPORTED,
  RETRY_PENDING,
  Reply,
} from "../records/message.ts";
import { Peer } from "../records/peer.ts";
import { giveRecord } from "../records/pool.ts";
import { Dynamic } from "../records/transport.ts";
import { removeRequest, rewindPeer, schedulePeer } from "./peers.ts";

const RNR_FOREVER = 7;

/** Microseconds that a silent peer is waited for, unless the QP says otherwise; and at least. */
const PATIENCE = 3_000_000;

const LEAST_PATIENCE = 20_000;

/** Microseconds before a request is repeated that found no room for its reply: 50 << tries. */
const BUSY_DELAY = 50;

export const OPERATIONS = new Int32Array(new ArrayBuffer(16 * 4));

OPERATIONS[verbs.IBV_WR_SEND] = h.OP_SEND;
OPERATIONS[verbs.IBV_WR_SEND_WITH_IMM] = h.OP_SEND_IMM;
OPERATIONS[verbs.IBV_WR_RDMA_WRITE] = h.OP_WRITE;
OPERATIONS[verbs.IBV_WR_RDMA_WRITE_WITH_IMM] = h.OP_WRITE_IMM;
OPERATIONS[verbs.IBV_WR_RDMA_READ] = h.OP_READ;
OPERATIONS[verbs.IBV_WR_ATOMIC_CMP_AND_SWP] = h.OP_COMPARE_SWAP;
OPERATIONS[verbs.IBV_WR_ATOMIC_FETCH_AND_ADD] = h.OP_FETCH_ADD;

/** Whether an operation's answer is a message of its own. */
export const wantsReply = (operation: number) => operation >= h.OP_READ && operation <= h.OP_FETCH_ADD;

const isReply = (operation: number) => operation >= h.OP_READ_DATA;

/** Microseconds of silence after which the peer of request `m` counts as dead. */
export function patienceOf(e: Engine, m: number): number {
  const q = e.i32[m + Message.queuePair]!;
  const timeout = q === 0 ? 0 : e.i32[q + Qp.timeout]!;
  if (timeout === 0) return PATIENCE;
  return Math.max(LEAST_PATIENCE, transportMicroseconds(timeout) * (e.i32[q + Qp.retryCount]! + 1) * 2);
}

/** Microseconds that peer `p` may be silent: its oldest request says. */
export function patienceWith(e: Engine, p: number): number {
  const oldest = e.i32[p + Peer.head]!;
  return oldest === 0 ? PATIENCE : patienceOf(e, oldest);
}

function mustWaitForFence(e: Engine, p: number, m: number): boolean {
  if ((e.i32[m + Swr.flags]! & verbs.IBV_SEND_FENCE) === 0) return false;
  const q = e.i32[m + Message.queuePair]!;
  for (let earlier = e.i32[p + Peer.head]!; earlier !== m; earlier = e.i32[earlier + Message.next]!) {
    if (e.i32[earlier + Message.queuePair] !== q || e.i32[earlier + Message.state] === FINISHED) continue;
    if (wantsReply(e.i32[earlier + Message.operation]!)) return true;
  }
  return false;
}

function isHeldBack(e: Engine, p: number, m: number): boolean {
  const { i32 } = e;
  const q = i32[m + Message.queuePair]!;
  for (let earlier = i32[p + Peer.head]!; earlier !== m; earlier = i32[earlier + Message.next]!) {
    if (i32[earlier + Message.state] === RETRY_PENDING && i32[earlier + Message.queuePair] === q) return true;
  }
  return false;
}

/** The message to begin next for the peer, 0 when there is none: replies first, so that two NICs never wait for each other. */
export function candidate(e: Engine, p: number): number {
  const { i32 } = e;
  const reply = i32[p + Peer.replyHead]!;
  if (reply !== 0) return reply;
  for (let m = i32[p + Peer.next]!; m !== 0; m = i32[m + Message.next]!) {
    if (i32[m + Message.state] !== QUEUED) continue;
    if (wantsReply(i32[m + Message.operation]!) && i32[p + Peer.awaiting]! >= READS_AT_ONCE) return 0;
    if (mustWaitForFence(e, p, m)) return 0;
    // What its QP posted after a message that found no receive waits with that, to keep the order.
    if (i32[p + Peer.waiting] === 0 || !isHeldBack(e, p, m)) return m;
  }
  return 0;
}

/** Takes a message that is about to begin off its queue. */
export function dequeueMessage(e: Engine, p: number, m: number): void {
  const { i32 } = e;
  if (i32[p + Peer.replyHead] === m) {
    i32[p + Peer.replyHead] = i32[m + Message.next]!;
    return;
  }
  if (wantsReply(i32[m + Message.operation]!)) i32[p + Peer.awaiting]!++;
  if (i32[p + Peer.next] === m) i32[p + Peer.next] = i32[m + Message.next]!;
}

/** Puts a message that was begun back to where it can begin again: nothing of it was executed. */
export function requeueMessage(e: Engine, p: number, m: number): void {
  const { i32 } = e;
  i32[m + Message.context] = 0;
  i32[m + Message.outstanding] = 0;
  if (isReply(i32[m + Message.operation]!)) {
    i32[m + Message.next] = i32[p + Peer.replyHead]!;
    if (i32[p + Peer.replyHead] === 0) i32[p + Peer.replyTail] = m;
    i32[p + Peer.replyHead] = m;
    i32[m + Message.state] = QUEUED;
    return;
  }
  if (wantsReply(i32[m + Message.operation]!)) i32[p + Peer.awaiting]!--;
  i32[m + Message.state] = QUEUED;
  rewindPeer(e, p);
}

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
  if (wantsReply(e.i32[m + Message.operation]!)) e.i32[p + Peer.awaiting]!--;
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
  const { i32, f64 } = e;
  const operation = i32[m + Message.operation]!;
  i32[m + Message.context] = 0;
  if (isReply(operation)) freeReply(e, t, m);
  else if (!wantsReply(operation)) finishBegun(e, m, verbs.IBV_WC_SUCCESS);
  else if (i32[m + Message.arrived] !== 0) finishBegun(e, m, i32[m + Swr.status]!);
  else {
    i32[m + Message.state] = AWAITING_REPLY;
    const p = i32[m + Message.peer]!;
    const until = e.now + 2 * patienceOf(e, m);
    f64[(m + Message.wakeAt) >> 1] = until;
    schedulePeer(e, t, p, until);
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
  const { i32, f64 } = e;
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
      : BUSY_DELAY << Math.min(tries, 6);
  if (wantsReply(i32[m + Message.operation]!)) i32[p + Peer.awaiting]!--;
  i32[m + Message.state] = RETRY_PENDING;
  i32[p + Peer.waiting]!++;
  f64[(m + Message.wakeAt) >> 1] = e.now + delay;
  schedulePeer(e, t, p, e.now + delay);
}

/** Reports the peer's finished requests, each QP's in order. */
export function reportFinished(e: Engine, t: number, p: number): void {
  const { i32 } = e;
  const mark = ++i32[t + Dynamic.sweep]!;
  const end = i32[p + Peer.next]!;
  let before = 0;
  let m = i32[p + Peer.head]!;
  while (m !== 0) {
    const next = i32[m + Message.next]!;
    const q = i32[m + Message.queuePair]!;
    // From here on nothing was begun, unless a request that waits was overtaken by other QPs'.
    if (m === end && i32[m + Message.state] === QUEUED && i32[p + Peer.waiting] === 0) break;
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

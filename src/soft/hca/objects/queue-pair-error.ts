// The error state of a queue pair. One request gets the status of the failure, all others are flushed in
// order, and later posts are flushed too.
import * as verbs from "../../../../ffi/ibverbs/constants.ts";
import { type Engine, setDouble } from "../arena/engine.ts";
import { OPEN_NONE, Qp, Rwr, SWR_REPORTED, Swr, Wc } from "../arena/records.ts";
import { unschedule } from "../arena/timers.ts";
import { beginCompletion, finishCompletion, raiseEvent } from "./completion.ts";
import { withdrawQueuePair } from "./published.ts";
import { completeSend, sendRequest } from "./send-queue.ts";
import { settle } from "./staging/place.ts";

const UNSENT = [Qp.sendPsn, Qp.unackedPsn, Qp.sentEnd] as const;

/** Stops all activity of the queue pair without completing a request. */
export function quiesce(e: Engine, q: number): void {
  const { i32 } = e;
  setDouble(e, q + Qp.transportDeadline, 0);
  setDouble(e, q + Qp.rnrDeadline, 0);
  setDouble(e, q + Qp.lossProbeDeadline, 0);
  setDouble(e, q + Qp.paceDeadline, 0);
  setDouble(e, q + Qp.cnpSentAt, 0);
  i32[q + Qp.paced] = 0;
  unschedule(e, q);
  i32[q + Qp.rnrWaiting] = 0;
  i32[q + Qp.ackPending] = 0;
  i32[q + Qp.nakPending] = 0;
  i32[q + Qp.open] = OPEN_NONE;
  // Staged bytes must reach their device before the completions: a reader of the completions may reuse the
  // memory.
  if (i32[q + Qp.unsettled] !== 0) settle(e, q);
  i32[q + Qp.copyError] = 0;
  i32[q + Qp.unsettledPsn] = 0;
  i32[q + Qp.resourceHead] = i32[q + Qp.resourceTail]!;
}

/** Flushes the posted requests. Called at the failure, and after each later post to a queue pair in error. */
export function flush(e: Engine, q: number): void {
  flushSends(e, q, 0);
  if (e.i32[q + Qp.state] === verbs.IBV_QPS_ERR) flushReceives(e, q, verbs.IBV_WC_WR_FLUSH_ERR);
}

function flushSends(e: Engine, q: number, headStatus: number): void {
  const { i32 } = e;
  const tail = Atomics.load(i32, q + Qp.sqTail);
  let status = headStatus;
  for (let head = i32[q + Qp.sqHead]!; head !== tail; head = (head + 1) | 0) {
    const w = sendRequest(e, q, head);
    // A dynamic queue pair may have completed this request before earlier ones.
    if (i32[w + Swr.state] === SWR_REPORTED) continue;
    completeSend(e, q, w, status === 0 ? verbs.IBV_WC_WR_FLUSH_ERR : status);
    status = 0;
  }
  i32[q + Qp.sqNext] = tail;
  Atomics.store(i32, q + Qp.sqHead, tail);
}

function failReceive(e: Engine, q: number, id: number, status: number): void {
  const cq = e.i32[q + Qp.recvCq]!;
  const wc = beginCompletion(e, cq, q, id);
  if (wc === 0) return;
  e.i32[wc + Wc.status] = status;
  e.i32[wc + Wc.opcode] = verbs.IBV_WC_RECV;
  finishCompletion(e, cq, wc, false);
}

function flushReceives(e: Engine, q: number, activeStatus: number): void {
  const { i32 } = e;
  if (i32[q + Qp.recvActive] !== 0) {
    i32[q + Qp.recvActive] = 0;
    failReceive(e, q, i32[q + Qp.recv]! + Rwr.id, activeStatus);
  }
  // Receives in a shared receive queue belong to its other users.
  if (i32[q + Qp.srq] !== 0) return;
  const tail = Atomics.load(i32, q + Qp.rqTail);
  for (let head = i32[q + Qp.rqHead]!; head !== tail; head = (head + 1) | 0) {
    const r = i32[q + Qp.rqRing]! + (head & i32[q + Qp.rqMask]!) * i32[q + Qp.rqStride]!;
    failReceive(e, q, r + Rwr.id, verbs.IBV_WC_WR_FLUSH_ERR);
  }
  Atomics.store(i32, q + Qp.rqHead, tail);
}

/**
 * Moves the queue pair to the error state. `sendStatus` is for the oldest send request, `receiveStatus` for
 * the receive in use; 0 means flushed. `vendorError` is the errno of a failed send, or the syndrome of a NAK.
 */
export function enterError(
  e: Engine,
  q: number,
  sendStatus: number,
  receiveStatus = 0,
  vendorError = 0,
): void {
  const { i32 } = e;
  if (i32[q + Qp.state] === verbs.IBV_QPS_ERR) return;
  i32[q + Qp.state] = verbs.IBV_QPS_ERR;
  withdrawQueuePair(e, q);
  quiesce(e, q);
  if (sendStatus !== 0 && i32[q + Qp.sqHead] !== Atomics.load(i32, q + Qp.sqTail)) {
    e.i32[sendRequest(e, q, i32[q + Qp.sqHead]!) + Swr.vendorError] = vendorError;
  }
  flushSends(e, q, sendStatus);
  flushReceives(e, q, receiveStatus === 0 ? verbs.IBV_WC_WR_FLUSH_ERR : receiveStatus);
  if (i32[q + Qp.srq] !== 0) raiseEvent(e, verbs.IBV_EVENT_QP_LAST_WQE_REACHED, q);
}

/**
 * Moves an unreliable queue pair to the SQE state after a failed send. Its oldest request gets the status,
 * the others are flushed. The queue pair still receives, and `ibv_modify_qp` to RTS lets it send again.
 */
export function enterSendError(e: Engine, q: number, status: number): void {
  const { i32 } = e;
  i32[q + Qp.state] = verbs.IBV_QPS_SQE;
  flushSends(e, q, status);
  // The unsent rest of a broken message gets no PSNs, so the peer detects a gap.
  for (const at of UNSENT) i32[q + at] = i32[q + Qp.nextPsn]!;
}

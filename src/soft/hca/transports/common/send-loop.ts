// Send loop of RC, XRC, UC and UD: it starts work requests in order and lets the transport emit their packets
// (docs/rocev2.md).
import * as verbs from "../../../../../ffi/ibverbs/constants.ts";
import type { Engine } from "../../arena/engine.ts";
import { LinkRoutes } from "../../arena/link-routes.ts";
import { Qp, SWR_DONE, SWR_FAILED, SWR_NEW, SWR_SENT, Swr } from "../../arena/records.ts";
import { COPIED, copyRequest, NOT_COPIED, PARTLY_COPIED } from "../../links/mapped/copy.ts";
import { raiseEvent } from "../../objects/completion.ts";
import { enterError, enterSendError, flush } from "../../objects/queue-pair-error.ts";
import { entriesAllowed, totalBytes } from "../../objects/scatter.ts";
import { expectsData, retire, sendRequest } from "../../objects/send-queue.ts";
import { executeBind, invalidate } from "../../objects/windows.ts";
import { TRANSPORT_RC, TRANSPORT_XRC } from "../../wire/opcodes.ts";
import { psnAdd, psnsOf } from "../../wire/psn.ts";
import { linksAllow } from "./link-pace.ts";

const LARGEST_MESSAGE = 0x80000000;

/**
 * Emits the next packet of request `w`. Returns 1 when it was sent, 0 when nothing may be sent now, and -1
 * when the request failed.
 */
export type Emit = (e: Engine, q: number, w: number) => number;

/**
 * Bytes copied into a peer's memory that count as one packet of the budget, because both take about the same
 * time.
 */
const BYTES_AS_PACKET = 1 << 17;

/** Sends up to `budget` packets of the QP. Returns true when it could send more at once. */
export function transmit(e: Engine, q: number, budget: number, emit: Emit): boolean {
  const { i32 } = e;
  for (let left = budget; left > 0; ) {
    const state = i32[q + Qp.state]!;
    if (state === verbs.IBV_QPS_ERR || state === verbs.IBV_QPS_SQE) {
      flush(e, q);
      return false;
    }
    if ((state !== verbs.IBV_QPS_RTS && state !== verbs.IBV_QPS_SQD) || i32[q + Qp.rnrWaiting] !== 0)
      return false;
    const next = i32[q + Qp.sqNext]!;
    if (next === Atomics.load(i32, q + Qp.sqTail)) return false;
    const w = sendRequest(e, q, next);
    if (!mayProceed(e, q, w, next)) return false;
    if (i32[w + Swr.state] === SWR_NEW) {
      // The oldest request may be executed by a copy into the peer's mapped memory.
      const copied = next === i32[q + Qp.sqHead] ? copyRequest(e, q, w) : NOT_COPIED;
      if (copied === PARTLY_COPIED) return true;
      if (copied === COPIED) {
        i32[w + Swr.state] = SWR_DONE;
        left -= Math.ceil(e.u32[w + Swr.length]! / BYTES_AS_PACKET);
      } else start(e, q, w);
    }
    if (i32[w + Swr.state] === SWR_FAILED) {
      retireOrFail(e, q);
      return false;
    }
    if (i32[w + Swr.state] === SWR_DONE) {
      i32[q + Qp.sqNext] = (next + 1) | 0;
      retireOrFail(e, q);
      continue;
    }
    const sent = emit(e, q, w);
    if (sent === 0) return false;
    if (sent > 0) left--;
  }
  return true;
}

/** Returns true when request `w`, which has the index `next`, may begin or send further bytes now. */
function mayProceed(e: Engine, q: number, w: number, next: number): boolean {
  const { i32 } = e;
  const state = i32[w + Swr.state]!;
  if (state === SWR_NEW && (i32[q + Qp.state] === verbs.IBV_QPS_SQD || mustWaitForFence(e, q, w)))
    return false;
  const hasBytes = state === SWR_NEW || state === SWR_SENT;
  return i32[LinkRoutes.active] === 0 || !hasBytes || linksAllow(e, q, w, next);
}

function mustWaitForFence(e: Engine, q: number, w: number): boolean {
  if ((e.i32[w + Swr.flags]! & verbs.IBV_SEND_FENCE) === 0) return false;
  // A fenced request waits for all unfinished READs and atomics before it, whether sent or waiting for
  // retransmission.
  for (let i = e.i32[q + Qp.sqHead]!; i !== e.i32[q + Qp.sqNext]; i = (i + 1) | 0) {
    const earlier = sendRequest(e, q, i);
    if (expectsData(e.i32[earlier + Swr.opcode]!) && e.i32[earlier + Swr.state] === SWR_SENT) return true;
  }
  return false;
}

/**
 * Fails a request that is being sent. The QP enters the error state once all earlier requests are complete.
 */
export function fail(e: Engine, w: number, status: number): void {
  e.i32[w + Swr.state] = SWR_FAILED;
  e.i32[w + Swr.status] = status;
}

/**
 * Starts a request. Local operations are executed here, and all others are checked and get their length and
 * PSNs.
 */
function start(e: Engine, q: number, w: number): void {
  const { i32 } = e;
  const opcode = i32[w + Swr.opcode]!;
  if (opcode === verbs.IBV_WR_BIND_MW || opcode === verbs.IBV_WR_LOCAL_INV) {
    i32[w + Swr.length] = 0;
    const status =
      opcode === verbs.IBV_WR_BIND_MW
        ? executeBind(e, q, w)
        : invalidate(e, q, i32[w + Swr.imm]!)
          ? verbs.IBV_WC_SUCCESS
          : verbs.IBV_WC_LOC_QP_OP_ERR;
    if (status !== verbs.IBV_WC_SUCCESS) fail(e, w, status);
    else i32[w + Swr.state] = SWR_DONE;
    return;
  }
  if (i32[w + Swr.inline] === 0) {
    const bytes = totalBytes(e, w + Swr.list);
    if (bytes > LARGEST_MESSAGE) {
      fail(e, w, verbs.IBV_WC_LOC_LEN_ERR);
      return;
    }
    const access = expectsData(opcode) ? verbs.IBV_ACCESS_LOCAL_WRITE : 0;
    if (!entriesAllowed(e, w + Swr.list, i32[q + Qp.pd]!, access)) {
      fail(e, w, verbs.IBV_WC_LOC_PROT_ERR);
      return;
    }
    i32[w + Swr.length] = isAtomic(opcode) ? 8 : bytes;
  }
  if (expectsData(opcode) && i32[q + Qp.maxRdAtomic] === 0) {
    fail(e, w, verbs.IBV_WC_LOC_QP_OP_ERR);
    return;
  }
  const first = i32[q + Qp.nextPsn]!;
  const psns = isAtomic(opcode) ? 1 : psnsOf(e.u32[w + Swr.length]!, i32[q + Qp.mtu]!);
  i32[w + Swr.firstPsn] = first;
  i32[w + Swr.lastPsn] = psnAdd(first, psns - 1);
  i32[q + Qp.nextPsn] = psnAdd(first, psns);
  i32[w + Swr.state] = SWR_SENT;
}

const isAtomic = (opcode: number) =>
  opcode === verbs.IBV_WR_ATOMIC_CMP_AND_SWP || opcode === verbs.IBV_WR_ATOMIC_FETCH_AND_ADD;

/**
 * Completes finished requests. When the oldest request failed, the QP enters the error state. A UC or UD QP
 * enters the SQE state instead.
 */
export function retireOrFail(e: Engine, q: number): void {
  const failed = retire(e, q);
  if (failed !== 0) {
    const status = e.i32[failed + Swr.status]!;
    const transport = e.i32[q + Qp.transport];
    if (transport === TRANSPORT_RC || transport === TRANSPORT_XRC)
      enterError(e, q, status, 0, e.i32[failed + Swr.vendorError]!);
    else enterSendError(e, q, status);
  } else if (e.i32[q + Qp.draining] !== 0) checkDrained(e, q);
}

/** Raises SQ_DRAINED once a QP in state SQD has no started request left. */
export function checkDrained(e: Engine, q: number): void {
  const { i32 } = e;
  const head = i32[q + Qp.sqHead]!;
  const started =
    head !== Atomics.load(i32, q + Qp.sqTail) && i32[sendRequest(e, q, head) + Swr.state] !== SWR_NEW;
  if (started) return;
  i32[q + Qp.draining] = 0;
  if (i32[q + Qp.notifyDrained] !== 0) raiseEvent(e, verbs.IBV_EVENT_SQ_DRAINED, q);
}

/**
 * Advances a UC or UD QP after the next packet of request `w`. Without acknowledgements the request is
 * complete with its last packet (docs/rocev2.md section 8). Fails the request and returns -1 when the packet
 * was not `sent`, else returns 1.
 */
export function finishUnreliable(e: Engine, q: number, w: number, sent: boolean): number {
  const { i32 } = e;
  if (!sent) {
    fail(e, w, verbs.IBV_WC_LOC_PROT_ERR);
    return -1;
  }
  const psn = i32[q + Qp.sendPsn]!;
  const next = psnAdd(psn, 1);
  i32[q + Qp.sendPsn] = next;
  i32[q + Qp.unackedPsn] = next;
  i32[q + Qp.sentEnd] = next;
  if (psn === i32[w + Swr.lastPsn]) {
    i32[q + Qp.sqNext] = (i32[q + Qp.sqNext]! + 1) | 0;
    retireOrFail(e, q);
  }
  return 1;
}

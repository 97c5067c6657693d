// The sending half that RC, UC and UD have in common: work requests are looked at in order, and turned into packets by what the
// transport emits (facts: docs/rocev2.md).
import * as verbs from "../../../../ffi/ibverbs/constants.ts";
import type { Engine } from "../arena/engine.ts";
import { Qp, SWR_DONE, SWR_FAILED, SWR_NEW, SWR_SENT, Swr } from "../arena/records.ts";
import { BY_RING, COPIED, COPIED_PART, copyRequest } from "../links/mapped/copy.ts";
import { flush } from "../objects/queue-pair-error.ts";
import { entriesAllowed, totalBytes } from "../objects/scatter.ts";
import { expectsData, sendRequest } from "../objects/send-queue.ts";
import { executeBind, invalidate } from "../objects/windows.ts";
import { psnAdd, psnsOf } from "../wire/psn.ts";
import { retireOrFail } from "./retire.ts";

const LARGEST_MESSAGE = 0x80000000;

/** Emits the next packet of request `w`: 1 sent, 0 nothing may be sent now, -1 the request failed on the way. */
export type Emit = (e: Engine, q: number, w: number) => number;

/** Bytes copied into a peer's memory that count as one packet: they take about as long. */
const BYTES_AS_PACKET = 1 << 17;

/** Sends up to `budget` packets of the QP. True when it could go on at once. */
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
    if (i32[w + Swr.state] === SWR_NEW) {
      if (state === verbs.IBV_QPS_SQD || mustWaitForFence(e, q, w)) return false;
      // The oldest of all may need no packet.
      const copied = next === i32[q + Qp.sqHead] ? copyRequest(e, q, w) : BY_RING;
      if (copied === COPIED_PART) return true;
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

function mustWaitForFence(e: Engine, q: number, w: number): boolean {
  if ((e.i32[w + Swr.flags]! & verbs.IBV_SEND_FENCE) === 0) return false;
  // Unfinished READs and atomics anywhere before it, whether their request is out or was set back.
  for (let i = e.i32[q + Qp.sqHead]!; i !== e.i32[q + Qp.sqNext]; i = (i + 1) | 0) {
    const earlier = sendRequest(e, q, i);
    if (expectsData(e.i32[earlier + Swr.opcode]!) && e.i32[earlier + Swr.state] === SWR_SENT) return true;
  }
  return false;
}

/** Fails a request that is being sent; it takes the QP down once those before it are done. */
export function fail(e: Engine, w: number, status: number): void {
  e.i32[w + Swr.state] = SWR_FAILED;
  e.i32[w + Swr.status] = status;
}

/** Looks at a request for the first time: local operations happen here, others get their length, checks and PSNs. */
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

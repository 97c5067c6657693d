// Requests that are executed in the peer's memory, by the thread that posts them.
import * as verbs from "../../../../../ffi/ibverbs/constants.ts";
import type { Engine } from "../../arena/engine.ts";
import { Qp, SWR_NEW, Swr } from "../../arena/records.ts";
import { COPIED, copyRequest, TURN_BYTES } from "../../links/mapped/copy.ts";
import { completeSend, sendRequest } from "../../objects/send-queue.ts";

/** Executes and completes the requests of a QP without any under way, up to the first that needs packets. True when none is left. */
export function executeAtOnce(e: Engine, q: number): boolean {
  const { i32 } = e;
  let head = i32[q + Qp.sqHead]!;
  if (head !== i32[q + Qp.sqNext]) return false;
  const tail = i32[q + Qp.sqTail]!;
  let bytes = 0;
  while (head !== tail) {
    // The lock is wanted elsewhere, too.
    if (bytes > TURN_BYTES) return false;
    // A completion queue that overflows ends the QP on the way.
    if (i32[q + Qp.state] !== verbs.IBV_QPS_RTS) return false;
    const w = sendRequest(e, q, head);
    if (i32[w + Swr.state] !== SWR_NEW) return false;
    if (copyRequest(e, q, w) !== COPIED) return false;
    bytes += e.u32[w + Swr.length]!;
    head = (head + 1) | 0;
    i32[q + Qp.sqNext] = head;
    // The slot is free before its completion is seen: who polled it may post at once.
    Atomics.store(i32, q + Qp.sqHead, head);
    completeSend(e, q, w, verbs.IBV_WC_SUCCESS);
  }
  return true;
}

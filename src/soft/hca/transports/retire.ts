// Send requests leave their queue: done, failed, or drained.
import * as verbs from "../../../../ffi/ibverbs/constants.ts";
import type { Engine } from "../arena/engine.ts";
import { Qp, SWR_NEW, Swr } from "../arena/records.ts";
import { raiseEvent } from "../objects/events.ts";
import { enterError, enterSendError } from "../objects/queue-pair-error.ts";
import { retire, sendRequest } from "../objects/send-queue.ts";
import { TRANSPORT_RC, TRANSPORT_XRC } from "../wire/opcodes.ts";

/** Completes what is done; a failed request that has become the oldest takes the QP down, or its sending half where nothing is acknowledged. */
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

/** Raises SQ_DRAINED once a QP in SQD has nothing started left. */
export function checkDrained(e: Engine, q: number): void {
  const { i32 } = e;
  const head = i32[q + Qp.sqHead]!;
  const started =
    head !== Atomics.load(i32, q + Qp.sqTail) && i32[sendRequest(e, q, head) + Swr.state] !== SWR_NEW;
  if (started) return;
  i32[q + Qp.draining] = 0;
  if (i32[q + Qp.notifyDrained] !== 0) raiseEvent(e, verbs.IBV_EVENT_SQ_DRAINED, q);
}

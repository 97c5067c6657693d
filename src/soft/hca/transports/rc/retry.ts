// Sending again: after a NAK, a timeout, or when the way that packets took is gone (facts: docs/rocev2.md 7.3 to 7.5).
import * as verbs from "../../../../../ffi/ibverbs/constants.ts";
import { Dev } from "../../arena/arena.ts";
import { getDouble, setDouble } from "../../arena/doubles.ts";
import type { Engine } from "../../arena/engine.ts";
import { isLinked } from "../../arena/list.ts";
import { Qp } from "../../arena/records.ts";
import { schedule } from "../../arena/timers.ts";
import { enterError } from "../../objects/queue-pair-error.ts";
import { enqueue } from "../../objects/run-queue.ts";
import { endPause } from "../congestion.ts";
import { nudge, nudgeIsDue } from "./nudge.ts";
import { abandonTiming } from "./round-trip.ts";
import { isProbed, probesOf, startNudge } from "./timing.ts";

const SMALLEST_WINDOW = 16;

/**
 * Goes back to the oldest unacknowledged PSN. One retry at a time: while one for that PSN is under way, only a timeout starts
 * another.
 */
export function goBack(e: Engine, q: number, timeout = false): void {
  const { i32 } = e;
  const psn = i32[q + Qp.unackedPsn]!;
  if (!timeout && (i32[q + Qp.retryPsn] === psn || i32[q + Qp.rnrWaiting] !== 0)) return;
  i32[q + Qp.retryPsn] = psn;
  i32[q + Qp.sendPsn] = psn;
  i32[q + Qp.sqNext] = i32[q + Qp.sqHead]!;
  i32[q + Qp.rdOutstanding] = 0;
  abandonTiming(e, q);
  startNudge(e, q);
  setDouble(e, q + Qp.window, Math.max(SMALLEST_WINDOW, getDouble(e, q + Qp.window) / 2));
  enqueue(e, q);
}

/** The way that packets took is gone: what was under way goes again, by another. */
export function requeueUnacknowledged(e: Engine, q: number): void {
  e.i32[q + Qp.wayLost] = 0;
  if (e.i32[q + Qp.unackedPsn] !== e.i32[q + Qp.sentEnd]) goBack(e, q, true);
}

/** Acts on the QP's timers that have run out. */
export function handleTimers(e: Engine, q: number): void {
  const { i32 } = e;
  const rnr = getDouble(e, q + Qp.rnrDeadline);
  if (rnr !== 0 && rnr <= e.now) {
    setDouble(e, q + Qp.rnrDeadline, 0);
    i32[q + Qp.rnrWaiting] = 0;
    i32[q + Qp.retryPsn] = -1;
    enqueue(e, q);
  }
  endPause(e, q);
  if (nudgeIsDue(e, q) && nudge(e, q)) startNudge(e, q);
  const transport = getDouble(e, q + Qp.transportDeadline);
  if (transport !== 0 && transport <= e.now) {
    setDouble(e, q + Qp.transportDeadline, 0);
    if (i32[q + Qp.unackedPsn] !== i32[q + Qp.sentEnd] || isLinked(e, q, Qp.blocked)) {
      i32[Dev.timeouts]!++;
      if (i32[q + Qp.probesLeft] !== 0) i32[q + Qp.probesLeft]!--;
      else if (i32[q + Qp.retriesLeft] === 0) {
        i32[Dev.retriesExceeded]!++;
        enterError(e, q, verbs.IBV_WC_RETRY_EXC_ERR, 0, i32[Dev.sendErrno]!);
        return;
      } else {
        i32[q + Qp.retriesLeft]!--;
        if (isProbed(e, q)) i32[q + Qp.probesLeft] = probesOf(e, q);
      }
      goBack(e, q, true);
    }
  }
  schedule(e, q);
}

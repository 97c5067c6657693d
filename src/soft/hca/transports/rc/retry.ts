// Retransmission after a NAK, after a timeout, or when the shared-memory route was lost (docs/rocev2.md 7.3
// to 7.5).
import * as verbs from "../../../../../ffi/ibverbs/constants.ts";
import { Counter } from "../../arena/counters.ts";
import { type Engine, getDouble, setDouble } from "../../arena/engine.ts";
import { isLinked } from "../../arena/list.ts";
import { Qp } from "../../arena/records.ts";
import { schedule } from "../../arena/timers.ts";
import { enterError } from "../../objects/queue-pair-error.ts";
import { enqueue } from "../../objects/run-queue.ts";
import { endPause } from "../common/congestion.ts";
import { lossProbeIsDue, sendLossProbe } from "./loss-probe.ts";
import { abandonTiming } from "./round-trip.ts";
import { retransmitsInRetry, retransmitsInside, startLossProbe } from "./timing.ts";

const SMALLEST_WINDOW = 16;

/**
 * Goes back to the oldest unacknowledged PSN. While a retry for that PSN is in progress, only a timeout
 * starts another one.
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
  startLossProbe(e, q);
  setDouble(e, q + Qp.window, Math.max(SMALLEST_WINDOW, getDouble(e, q + Qp.window) / 2));
  enqueue(e, q);
}

/** Sends all unacknowledged packets again by the current route, after the previous route was lost. */
export function requeueUnacknowledged(e: Engine, q: number): void {
  e.i32[q + Qp.pathLost] = 0;
  if (e.i32[q + Qp.unackedPsn] !== e.i32[q + Qp.sentEnd]) goBack(e, q, true);
}

/** Acts on the expired timers of the QP. */
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
  if (lossProbeIsDue(e, q) && sendLossProbe(e, q)) startLossProbe(e, q);
  const transport = getDouble(e, q + Qp.transportDeadline);
  if (transport !== 0 && transport <= e.now) {
    setDouble(e, q + Qp.transportDeadline, 0);
    if (i32[q + Qp.unackedPsn] !== i32[q + Qp.sentEnd] || isLinked(e, q, Qp.blocked)) {
      i32[Counter.timeouts]!++;
      if (i32[q + Qp.probesLeft] !== 0) i32[q + Qp.probesLeft]!--;
      else if (i32[q + Qp.retriesLeft] === 0) {
        i32[Counter.retriesExceeded]!++;
        enterError(e, q, verbs.IBV_WC_RETRY_EXC_ERR, 0, i32[Counter.sendErrno]!);
        return;
      } else {
        i32[q + Qp.retriesLeft]!--;
        if (retransmitsInside(e, q)) i32[q + Qp.probesLeft] = retransmitsInRetry(e, q);
      }
      goBack(e, q, true);
    }
  }
  schedule(e, q);
}

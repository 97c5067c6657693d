// Loss probes (as the tail loss probe of TCP, RFC 8985). When an acknowledgement is later than the measured
// round trip allows, the requester sends its oldest unacknowledged packet again and requests an
// acknowledgement.
// If only the acknowledgement was lost, the peer repeats it.
// If a request packet was lost, the packets after it draw a NAK.
// Both cases recover without the transport timer, and only that timer counts retries.
// The counter `nudges_sent` counts the probes.
import * as verbs from "../../../../../ffi/ibverbs/constants.ts";
import { Counter } from "../../arena/counters.ts";
import { type Engine, getDouble, setDouble } from "../../arena/engine.ts";
import { isLinked } from "../../arena/heap.ts";
import { Qp, SWR_SENT, Swr } from "../../arena/records.ts";
import { schedule } from "../../arena/timers.ts";
import { routeOf } from "../../links/shared-memory/route.ts";
import { enqueue } from "../../objects/completion.ts";
import { enterError } from "../../objects/queue-pair-error.ts";
import { expectsData, sendRequest } from "../../objects/send-queue.ts";
import { psnDistance } from "../../wire/psn.ts";
import { endPause } from "../common/congestion.ts";
import { emitData } from "../common/data-packets.ts";
import { emitRequest } from "./request-packets.ts";
import { lastPsnOfRead } from "./requester.ts";
import {
  abandonTiming,
  retransmitsInRetry,
  retransmitsInside,
  startLossProbe,
  timeLossProbe,
} from "./timing.ts";

/**
 * Returns the request that packet `psn` belongs to, or 0. The search covers only the oldest unfinished
 * request.
 */
function requestOf(e: Engine, q: number, psn: number): number {
  const { i32 } = e;
  const tail = Atomics.load(i32, q + Qp.sqTail);
  for (let i = i32[q + Qp.sqHead]!; i !== tail; i = (i + 1) | 0) {
    const w = sendRequest(e, q, i);
    if (i32[w + Swr.state] !== SWR_SENT) continue;
    const isIn =
      psnDistance(psn, i32[w + Swr.firstPsn]!) >= 0 && psnDistance(psn, i32[w + Swr.lastPsn]!) <= 0;
    return isIn ? w : 0;
  }
  return 0;
}

function mayProbe(e: Engine, q: number): boolean {
  const { i32 } = e;
  const state = i32[q + Qp.state];
  if (state !== verbs.IBV_QPS_RTS && state !== verbs.IBV_QPS_SQD) return false;
  return (
    i32[q + Qp.unackedPsn] !== i32[q + Qp.sentEnd] && i32[q + Qp.rnrWaiting] === 0 && routeOf(e, q) === 0
  );
}

/** Sends the oldest unacknowledged packet again. Returns false when no packet can be probed. */
function sendLossProbe(e: Engine, q: number): boolean {
  const { i32 } = e;
  setDouble(e, q + Qp.lossProbeDeadline, 0);
  if (!mayProbe(e, q)) return false;
  const psn = i32[q + Qp.unackedPsn]!;
  const w = requestOf(e, q, psn);
  if (w === 0) return false;
  timeLossProbe(e, q, psn);
  const opcode = i32[w + Swr.opcode]!;
  if (expectsData(opcode)) {
    const last = opcode === verbs.IBV_WR_RDMA_READ ? lastPsnOfRead(e, w, psn) : psn;
    emitRequest(e, q, w, psn, psnDistance(last, psn) + 1);
  } else if (!emitData(e, q, w, psn, 1, true)) return false;
  i32[q + Qp.lossProbes]!++;
  i32[Counter.lossProbes]!++;
  i32[Counter.retransmits]!++;
  i32[q + Qp.retransmits]!++;
  return true;
}

/**
 * Delay in microseconds after which the NIC's own thread was descheduled, so a late acknowledgement proves
 * nothing.
 */
const LATE_US = 250;

/**
 * Returns whether the loss probe is due. A NIC that runs late itself reads its received packets first: the
 * acknowledgement may be among them.
 */
function lossProbeIsDue(e: Engine, q: number): boolean {
  const at = getDouble(e, q + Qp.lossProbeDeadline);
  if (at === 0 || at > e.now) return false;
  if (e.now - at <= LATE_US) return true;
  setDouble(e, q + Qp.lossProbeDeadline, e.now + LATE_US);
  return false;
}

// Retransmission after a NAK, after a timeout, or when the shared-memory route was lost (docs/rocev2.md 7.3
// to 7.5).

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

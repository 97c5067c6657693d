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
import { Qp, SWR_SENT, Swr } from "../../arena/records.ts";
import { routeOf } from "../../links/shared-memory/route.ts";
import { expectsData, sendRequest } from "../../objects/send-queue.ts";
import { psnDistance } from "../../wire/psn.ts";
import { emitData } from "../common/data-packets.ts";
import { emitRequest } from "./request-packets.ts";
import { lastPsnOfRead } from "./requester.ts";
import { timeLossProbe } from "./round-trip.ts";

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
export function sendLossProbe(e: Engine, q: number): boolean {
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
export function lossProbeIsDue(e: Engine, q: number): boolean {
  const at = getDouble(e, q + Qp.lossProbeDeadline);
  if (at === 0 || at > e.now) return false;
  if (e.now - at <= LATE_US) return true;
  setDouble(e, q + Qp.lossProbeDeadline, e.now + LATE_US);
  return false;
}

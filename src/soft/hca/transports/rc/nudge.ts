// Nudges: when no acknowledgement has come for longer than round trips take, the oldest packet that is not acknowledged is sent
// once more, and asks for one. Its answer says how far the peer got: that the acknowledgement was lost and nothing else; or
// what comes next is ahead of something lost, and draws a NAK. So neither waits for the queue pair's timer, which stays the one
// that counts retries. A link that loses nothing sees a nudge only when its peer is late beyond all custom: one packet.
import * as verbs from "../../../../../ffi/ibverbs/constants.ts";
import { Dev } from "../../arena/arena.ts";
import { getDouble, setDouble } from "../../arena/doubles.ts";
import type { Engine } from "../../arena/engine.ts";
import { Qp, SWR_SENT, Swr } from "../../arena/records.ts";
import { routeOf } from "../../links/shared-memory/route.ts";
import { expectsData, sendRequest } from "../../objects/send-queue.ts";
import { psnDistance } from "../../wire/psn.ts";
import { emitData } from "../data-packets.ts";
import { emitRequest } from "./request-packets.ts";
import { lastPsnOfRead } from "./requester.ts";
import { timeNudge } from "./round-trip.ts";

/** The request that packet `psn` belongs to, 0 when there is none: it is among the oldest. */
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

function mayNudge(e: Engine, q: number): boolean {
  const { i32 } = e;
  const state = i32[q + Qp.state];
  if (state !== verbs.IBV_QPS_RTS && state !== verbs.IBV_QPS_SQD) return false;
  return (
    i32[q + Qp.unackedPsn] !== i32[q + Qp.sentEnd] && i32[q + Qp.rnrWaiting] === 0 && routeOf(e, q) === 0
  );
}

/** Sends the oldest unacknowledged packet once more. False when there is nothing to ask for. */
export function nudge(e: Engine, q: number): boolean {
  const { i32 } = e;
  setDouble(e, q + Qp.nudgeDeadline, 0);
  if (!mayNudge(e, q)) return false;
  const psn = i32[q + Qp.unackedPsn]!;
  const w = requestOf(e, q, psn);
  if (w === 0) return false;
  timeNudge(e, q, psn);
  const opcode = i32[w + Swr.opcode]!;
  if (expectsData(opcode)) {
    const last = opcode === verbs.IBV_WR_RDMA_READ ? lastPsnOfRead(e, w, psn) : psn;
    emitRequest(e, q, w, psn, psnDistance(last, psn) + 1);
  } else if (!emitData(e, q, w, psn, 1, true)) return false;
  i32[q + Qp.nudges]!++;
  i32[Dev.nudges]!++;
  i32[Dev.retransmits]!++;
  i32[q + Qp.retransmits]!++;
  return true;
}

/** A NIC that looks so much later than it meant to did not have a processor. */
const LATE_US = 250;

/** Whether the nudge is due. A NIC that is late itself looks first at what came meanwhile: the acknowledgement may be there. */
export function nudgeIsDue(e: Engine, q: number): boolean {
  const at = getDouble(e, q + Qp.nudgeDeadline);
  if (at === 0 || at > e.now) return false;
  if (e.now - at <= LATE_US) return true;
  setDouble(e, q + Qp.nudgeDeadline, e.now + LATE_US);
  return false;
}

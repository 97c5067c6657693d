// Receiving half of the RC requester: acknowledgements, NAKs, READ and atomic responses (docs/rocev2.md 7.2
// to 7.5).
import * as verbs from "../../../../../ffi/ibverbs/constants.ts";
import { Counter } from "../../arena/counters.ts";
import { type Engine, getDouble, setDouble } from "../../arena/engine.ts";
import { RxPacket } from "../../arena/packet.ts";
import { Qp, SWR_DONE, SWR_SENT, Swr } from "../../arena/records.ts";
import { schedule } from "../../arena/timers.ts";
import { enqueue } from "../../objects/completion.ts";
import { enterError } from "../../objects/queue-pair-error.ts";
import { entriesAllowed, scatter } from "../../objects/scatter.ts";
import { expectsData, expectsReadReply, sendRequest } from "../../objects/send-queue.ts";
import { StagingSpaces } from "../../objects/staging/copies.ts";
import { settled } from "../../objects/staging/place.ts";
import {
  KIND_ACK,
  KIND_NAK,
  KIND_RNR,
  NAK_ACCESS,
  NAK_INVALID,
  NAK_OPERATIONAL,
  NAK_SEQUENCE,
  rnrMicroseconds,
  SYNDROME_KIND,
} from "../../wire/headers.ts";
import * as op from "../../wire/opcodes.ts";
import { PSN_MASK, psnAdd, psnDistance, psnsOf } from "../../wire/psn.ts";
import { retireOrFail } from "../common/send-loop.ts";
import { lastPsnOfRead, MAX_WINDOW } from "./requester.ts";
import { goBack } from "./retry.ts";
import { noteRoundTrip, startLossProbe, transportPeriod } from "./timing.ts";

const INFINITE_RNR = 7;
const AETH_BYTES = 4;

/** Handles the received packet, a response to QP `q` whose headers are already validated. */
export function handleResponse(e: Engine, q: number): void {
  const { i32, view } = e;
  const psn = i32[RxPacket.psn]!;
  const state = i32[q + Qp.state]!;
  if (state !== verbs.IBV_QPS_RTS && state !== verbs.IBV_QPS_SQD) return;
  // Old or duplicate responses, and responses to packets that were never sent, are ignored.
  const ahead = psnDistance(psn, i32[q + Qp.unackedPsn]!);
  if (ahead < 0 || psnDistance(psn, i32[q + Qp.sentEnd]!) >= 0) return;
  i32[q + Qp.answered] = 1;
  const operation = i32[RxPacket.opcode]! & op.OPERATION_MASK;
  const syndrome = i32[RxPacket.flags]! & op.OP_AETH ? view.getUint8(i32[RxPacket.headers]!) : 0;
  if (operation === op.ACKNOWLEDGE) {
    switch (syndrome & SYNDROME_KIND) {
      case KIND_ACK:
        acknowledge(e, q, psn);
        break;
      case KIND_RNR:
        handleRnr(e, q, psn, syndrome);
        break;
      case KIND_NAK:
        handleNak(e, q, psn, syndrome);
        break;
      default:
        failOldest(e, q, psn, verbs.IBV_WC_BAD_RESP_ERR, syndrome);
    }
    return;
  }
  // A response with data must carry a positive syndrome.
  if ((syndrome & SYNDROME_KIND) !== KIND_ACK) {
    failOldest(e, q, psn, verbs.IBV_WC_BAD_RESP_ERR, syndrome);
    return;
  }
  // A response acknowledges all earlier PSNs.
  if (ahead > 0) {
    acknowledge(e, q, psnAdd(psn, -1));
    if (i32[q + Qp.unackedPsn] !== psn || i32[q + Qp.state] === verbs.IBV_QPS_ERR) return;
  }
  const w = sendRequest(e, q, i32[q + Qp.sqHead]!);
  const wr = i32[w + Swr.opcode]!;
  if (i32[q + Qp.sqHead] === Atomics.load(i32, q + Qp.sqTail) || i32[w + Swr.state] !== SWR_SENT) return;
  if (operation === op.ATOMIC_ACKNOWLEDGE) {
    if (expectsReadReply(wr) || !expectsData(wr)) {
      enterError(e, q, verbs.IBV_WC_BAD_RESP_ERR);
      return;
    }
    atomicReply(e, q, w, i32[RxPacket.headers]! + AETH_BYTES);
  } else {
    if (!expectsReadReply(wr)) {
      enterError(e, q, verbs.IBV_WC_BAD_RESP_ERR);
      return;
    }
    readReply(e, q, w);
  }
}

/** Fails the request that `psn` belongs to. All requests before it are acknowledged. */
function failOldest(e: Engine, q: number, psn: number, status: number, syndrome: number): void {
  if (psn !== e.i32[q + Qp.unackedPsn]) {
    acknowledge(e, q, psnAdd(psn, -1));
    if (e.i32[q + Qp.unackedPsn] !== psn) return;
  }
  enterError(e, q, status, 0, syndrome);
}

/**
 * Acknowledges all PSNs up to `psn`. READs and atomics whose response is missing end the range: this is an
 * implied NAK.
 */
function acknowledge(e: Engine, q: number, psn: number): void {
  const { i32 } = e;
  const unacked = i32[q + Qp.unackedPsn]!;
  const target = psnAdd(psn, 1);
  const tail = Atomics.load(i32, q + Qp.sqTail);
  let frontier = unacked;
  let lostReply = false;
  for (let i = i32[q + Qp.sqHead]!; i !== tail; i = (i + 1) | 0) {
    const w = sendRequest(e, q, i);
    const state = i32[w + Swr.state]!;
    if (state === SWR_DONE) continue;
    if (state !== SWR_SENT || psnDistance(target, i32[w + Swr.firstPsn]!) <= 0) break;
    const end = psnAdd(i32[w + Swr.lastPsn]!, 1);
    if (expectsData(i32[w + Swr.opcode]!)) {
      lostReply = true;
      break;
    }
    frontier = psnDistance(target, end) >= 0 ? end : target;
  }
  if (psnDistance(frontier, unacked) > 0) progress(e, q, frontier);
  if (lostReply && i32[q + Qp.state] !== verbs.IBV_QPS_ERR) goBack(e, q);
}

/**
 * Advances the oldest unacknowledged PSN to `frontier`: retry counters reload, the window grows, and finished
 * requests complete.
 */
function progress(e: Engine, q: number, frontier: number): void {
  const { i32 } = e;
  const window = getDouble(e, q + Qp.window);
  const gained = psnDistance(frontier, i32[q + Qp.unackedPsn]!);
  setDouble(e, q + Qp.window, Math.min(MAX_WINDOW, window + gained / window));
  i32[q + Qp.unackedPsn] = frontier;
  i32[q + Qp.retriesLeft] = i32[q + Qp.retryCount]!;
  i32[q + Qp.probesLeft] = 0;
  i32[q + Qp.rnrLeft] = i32[q + Qp.rnrRetry]!;
  i32[q + Qp.retryPsn] = -1;
  noteRoundTrip(e, q, frontier);
  i32[q + Qp.lossProbes] = 0;
  if (psnDistance(frontier, i32[q + Qp.sendPsn]!) > 0) skipTo(e, q, frontier);
  restartTimer(e, q);
  retireOrFail(e, q);
  enqueue(e, q);
}

/** Skips packets that the peer acknowledged while they waited for retransmission. */
function skipTo(e: Engine, q: number, psn: number): void {
  const { i32 } = e;
  i32[q + Qp.sendPsn] = psn;
  const tail = Atomics.load(i32, q + Qp.sqTail);
  let index = i32[q + Qp.sqNext]!;
  for (; index !== tail; index = (index + 1) | 0) {
    const w = sendRequest(e, q, index);
    const state = i32[w + Swr.state]!;
    if (state === SWR_DONE) continue;
    if (state !== SWR_SENT || psnDistance(psn, i32[w + Swr.lastPsn]!) <= 0) break;
  }
  i32[q + Qp.sqNext] = index;
}

function restartTimer(e: Engine, q: number): void {
  const { i32 } = e;
  const outstanding = i32[q + Qp.unackedPsn] !== i32[q + Qp.sentEnd];
  const period = transportPeriod(e, q);
  setDouble(e, q + Qp.transportDeadline, outstanding && period > 0 ? e.now + period : 0);
  if (outstanding && period > 0) startLossProbe(e, q);
  else setDouble(e, q + Qp.lossProbeDeadline, 0);
  schedule(e, q);
}

function handleNak(e: Engine, q: number, psn: number, syndrome: number): void {
  e.i32[Counter.receivedNaks]!++;
  if (syndrome === NAK_SEQUENCE) {
    if (psn !== e.i32[q + Qp.unackedPsn]) acknowledge(e, q, psnAdd(psn, -1));
    if (e.i32[q + Qp.unackedPsn] === psn) goBack(e, q);
    return;
  }
  let status = verbs.IBV_WC_REM_OP_ERR;
  if (syndrome === NAK_INVALID) status = verbs.IBV_WC_REM_INV_REQ_ERR;
  else if (syndrome === NAK_ACCESS) status = verbs.IBV_WC_REM_ACCESS_ERR;
  else if (syndrome === NAK_OPERATIONAL) status = verbs.IBV_WC_REM_OP_ERR;
  failOldest(e, q, psn, status, syndrome);
}

function handleRnr(e: Engine, q: number, psn: number, syndrome: number): void {
  const { i32 } = e;
  i32[Counter.receivedRnrs]!++;
  if (psn !== i32[q + Qp.unackedPsn]) acknowledge(e, q, psnAdd(psn, -1));
  if (
    i32[q + Qp.unackedPsn] !== psn ||
    i32[q + Qp.rnrWaiting] !== 0 ||
    i32[q + Qp.state] === verbs.IBV_QPS_ERR
  ) {
    return;
  }
  // Duplicate of the RNR NAK that the QP has already waited for: no packet was sent since.
  if (i32[q + Qp.sendPsn] === psn && i32[q + Qp.retryPsn] === psn) return;
  if (i32[q + Qp.rnrRetry] !== INFINITE_RNR) {
    if (i32[q + Qp.rnrLeft] === 0) {
      i32[Counter.rnrExceeded]!++;
      enterError(e, q, verbs.IBV_WC_RNR_RETRY_EXC_ERR, 0, syndrome);
      return;
    }
    i32[q + Qp.rnrLeft]!--;
  }
  i32[q + Qp.retryPsn] = -1;
  const window = getDouble(e, q + Qp.window);
  goBack(e, q);
  // A missing receive is not a sign of congestion.
  setDouble(e, q + Qp.window, window);
  i32[q + Qp.retriesLeft] = i32[q + Qp.retryCount]!;
  i32[q + Qp.probesLeft] = 0;
  i32[q + Qp.rnrWaiting] = 1;
  setDouble(e, q + Qp.transportDeadline, 0);
  setDouble(e, q + Qp.lossProbeDeadline, 0);
  setDouble(e, q + Qp.rnrDeadline, e.now + rnrMicroseconds(syndrome));
  schedule(e, q);
}

function readReply(e: Engine, q: number, w: number): void {
  const { i32 } = e;
  const psn = i32[RxPacket.psn]!;
  const bytes = i32[RxPacket.bytes]!;
  const isEnd = (i32[RxPacket.flags]! & op.OP_END) !== 0;
  const mtu = i32[q + Qp.mtu]!;
  const offset = psnDistance(psn, i32[w + Swr.firstPsn]!) * mtu;
  const packets = i32[RxPacket.several] === 0 ? 1 : psnsOf(bytes, mtu);
  const lastPsn = psnAdd(psn, packets - 1);
  const expected = Math.min(packets * mtu, e.u32[w + Swr.length]! - offset);
  const beyond = psnDistance(lastPsn, lastPsnOfRead(e, w, psn));
  const requestEnd = beyond === 0;
  if (bytes !== expected || beyond > 0 || requestEnd !== isEnd) {
    enterError(e, q, verbs.IBV_WC_BAD_RESP_ERR);
    return;
  }
  const placed = scatter(e, q, w + Swr.list, offset, i32[RxPacket.payload]!, bytes);
  const whole = lastPsn === i32[w + Swr.lastPsn];
  if (!placed || (whole && !settled(e, q))) {
    failPlacing(e, q, w);
    return;
  }
  if (requestEnd && i32[q + Qp.rdOutstanding]! > 0) i32[q + Qp.rdOutstanding]!--;
  progress(e, q, psnAdd(lastPsn, 1));
}

/**
 * Fails request `w` because the response cannot be written to its memory. For device memory the completion
 * carries the error of the driver.
 */
function failPlacing(e: Engine, q: number, w: number): void {
  const allowed = entriesAllowed(e, w + Swr.list, e.i32[q + Qp.pd]!, verbs.IBV_ACCESS_LOCAL_WRITE);
  enterError(e, q, verbs.IBV_WC_LOC_PROT_ERR, 0, allowed ? e.i32[StagingSpaces.lastError]! : 0);
}

function atomicReply(e: Engine, q: number, w: number, at: number): void {
  const { i32, view } = e;
  // The wire is big-endian and memory is in host order: the packet buffer is swapped in place.
  const high = view.getInt32(at);
  const low = view.getInt32(at + 4);
  i32[at >> 2] = low;
  i32[(at >> 2) + 1] = high;
  if (!scatter(e, q, w + Swr.list, 0, at, 8) || !settled(e, q)) {
    failPlacing(e, q, w);
    return;
  }
  if (i32[q + Qp.rdOutstanding]! > 0) i32[q + Qp.rdOutstanding]!--;
  progress(e, q, (i32[w + Swr.lastPsn]! + 1) & PSN_MASK);
}

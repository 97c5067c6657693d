// Congestion control of RoCE v2. The receiver answers a packet with a congestion mark with a notification
// (CNP).
// The sender then reduces the rate of its QP and raises it again step by step (DCQCN, Zhu et al., SIGCOMM
// 2015).
//
// A QP without notifications has no rate limit. A limited QP updates its rate when it has its turn, so the
// only timer is the one that ends a pause.
import * as verbs from "../../../../../ffi/ibverbs/constants.ts";
import { Counter } from "../../arena/counters.ts";
import { addDouble, type Engine, getDouble, setDouble } from "../../arena/engine.ts";
import { TxPacket } from "../../arena/packet.ts";
import { Qp } from "../../arena/records.ts";
import { schedule } from "../../arena/timers.ts";
import { TxBatch } from "../../links/common/packet-memory.ts";
import { Sockets } from "../../links/common/sockets.ts";
import { beginPacket, finishPacket } from "../../links/outgoing.ts";
import { enqueue } from "../../objects/completion.ts";
import { receives } from "../../objects/queue-pairs.ts";
import { BTH_BYTES, markBackward } from "../../wire/headers.ts";
import * as op from "../../wire/opcodes.ts";
import type { Transport } from "./transport.ts";

/** Minimum time between two notifications to one QP, in microseconds. */
export const CNP_INTERVAL_US = 50;
/** Rate at the first notification, in bytes per microsecond. */
const LINE_RATE = 12_500;
/** Lowest rate of a QP, in bytes per microsecond. */
const LEAST_RATE = 10;
/** Weight of a new notification in the congestion estimate (g in DCQCN). */
const GAIN = 1 / 256;
/** Period after which the congestion estimate decays, in microseconds. */
const FADE_PERIOD_US = 55;
/**
 * Time between two rate increases, in microseconds. The first {@link RECOVERY_STEPS} go halfway back to the
 * rate before the last cut.
 */
const INCREASE_PERIOD_US = 300;
/** Number of increases towards the rate before the last cut (fast recovery in DCQCN). */
const RECOVERY_STEPS = 5;
/** Bytes per microsecond that each later increase adds to the target rate. */
const ADDED = 5;
/** Number of increases after which the rate limit is removed. */
const FORGOTTEN = 4000;
/** Maximum unused sending time that a QP may catch up, in microseconds. */
const BURST_US = 100;
/** Bytes of a packet besides its payload. */
const OVERHEAD = 64;
const RESERVED_BYTES = 16;

/**
 * Answers a congestion mark on a packet for connected QP `q`: sends a CNP, at most one every {@link
 * CNP_INTERVAL_US} microseconds.
 */
export function answerMark(e: Engine, q: number): void {
  const { i32, view } = e;
  i32[Counter.markedPackets]!++;
  const last = getDouble(e, q + Qp.cnpSentAt);
  if (!receives(i32[q + Qp.state]!) || (last !== 0 && e.now - last < CNP_INTERVAL_US)) return;
  setDouble(e, q + Qp.cnpSentAt, e.now);
  const start = beginPacket(e, i32[q + Qp.socket]!, i32[q + Qp.remoteIp]!);
  i32.fill(0, (start + BTH_BYTES) >> 2, (start + BTH_BYTES + RESERVED_BYTES) >> 2);
  i32[TxPacket.opcode] = op.CONGESTION_NOTIFICATION;
  i32[TxPacket.destination] = i32[q + Qp.destination]!;
  i32[TxPacket.icrcKey] = i32[q + Qp.icrcKey]!;
  i32[TxPacket.treatment] = i32[q + Qp.treatment]!;
  i32[TxPacket.psn] = 0;
  finishPacket(e, BTH_BYTES + RESERVED_BYTES);
  markBackward(view, start);
  i32[Counter.sentCnps]!++;
}

/** Reduces the rate of connected QP `q` after a congestion notification. */
export function slowDown(e: Engine, q: number): void {
  const { i32 } = e;
  if (i32[Sockets.dcqcn] === 0) {
    i32[Counter.ignoredCnps]!++;
    return;
  }
  i32[Counter.handledCnps]!++;
  catchUp(e, q);
  if (i32[q + Qp.paced] === 0) {
    i32[q + Qp.paced] = 1;
    setDouble(e, q + Qp.rate, LINE_RATE);
    setDouble(e, q + Qp.congestion, 1);
    setDouble(e, q + Qp.pacedUntil, e.now);
  }
  const rate = getDouble(e, q + Qp.rate);
  const congestion = getDouble(e, q + Qp.congestion);
  setDouble(e, q + Qp.targetRate, rate);
  setDouble(e, q + Qp.rate, Math.max(LEAST_RATE, rate * (1 - congestion / 2)));
  setDouble(e, q + Qp.congestion, congestion + GAIN * (1 - congestion));
  setDouble(e, q + Qp.rateSince, e.now);
  setDouble(e, q + Qp.congestionSince, e.now);
  i32[q + Qp.increases] = 0;
}

/** Applies the rate increases that are due since the last update. */
function catchUp(e: Engine, q: number): void {
  const { i32 } = e;
  if (i32[q + Qp.paced] === 0) return;
  const fades = Math.floor((e.now - getDouble(e, q + Qp.congestionSince)) / FADE_PERIOD_US);
  setDouble(e, q + Qp.congestion, getDouble(e, q + Qp.congestion) * (1 - GAIN) ** fades);
  addDouble(e, q + Qp.congestionSince, fades * FADE_PERIOD_US);
  const steps = Math.floor((e.now - getDouble(e, q + Qp.rateSince)) / INCREASE_PERIOD_US);
  if (steps === 0) return;
  addDouble(e, q + Qp.rateSince, steps * INCREASE_PERIOD_US);
  if (steps > FORGOTTEN) {
    i32[q + Qp.paced] = 0;
    return;
  }
  let rate = getDouble(e, q + Qp.rate);
  let target = getDouble(e, q + Qp.targetRate);
  for (let i = 0; i < steps; i++) {
    if (++i32[q + Qp.increases]! > RECOVERY_STEPS) target = Math.min(LINE_RATE, target + ADDED);
    rate = (rate + target) / 2;
  }
  setDouble(e, q + Qp.rate, rate);
  setDouble(e, q + Qp.targetRate, target);
  if (rate > LINE_RATE - ADDED) i32[q + Qp.paced] = 0;
}

/**
 * Gives QP `q` a turn of up to `budget` packets, or fewer when its rate is limited. Returns true when it
 * could send more at once.
 */
export function runPaced(e: Engine, q: number, budget: number, run: Transport["run"]): boolean {
  if (e.i32[q + Qp.paced] === 0) return run(e, q, budget);
  const packets = packetsAllowed(e, q, budget);
  if (packets === 0) return false;
  const sent = e.i32[TxBatch.totalBytes]!;
  const more = run(e, q, packets);
  pace(e, q, (e.i32[TxBatch.totalBytes]! - sent) | 0);
  return more;
}

/** Puts a QP whose pause is over into the run queue. */
export function endPause(e: Engine, q: number): void {
  const until = getDouble(e, q + Qp.paceDeadline);
  if (until === 0 || until > e.now) return;
  setDouble(e, q + Qp.paceDeadline, 0);
  enqueue(e, q);
}

/**
 * Returns the number of packets, at most `quantum`, that a paced QP may send in this turn. With 0 the QP
 * pauses and its timer puts it into the run queue again.
 */
function packetsAllowed(e: Engine, q: number, quantum: number): number {
  const { i32 } = e;
  catchUp(e, q);
  const state = i32[q + Qp.state]!;
  // Flushing sends no packets.
  if (i32[q + Qp.paced] === 0 || state === verbs.IBV_QPS_ERR || state === verbs.IBV_QPS_SQE) return quantum;
  const until = getDouble(e, q + Qp.pacedUntil);
  if (until > e.now) {
    setDouble(e, q + Qp.paceDeadline, until);
    schedule(e, q);
    return 0;
  }
  const credit = Math.min(e.now - until, BURST_US) * getDouble(e, q + Qp.rate);
  return Math.min(quantum, 1 + Math.floor(credit / (i32[q + Qp.mtu]! + OVERHEAD)));
}

/** Charges `bytes` sent bytes to the rate of a paced QP. */
function pace(e: Engine, q: number, bytes: number): void {
  const since = Math.max(getDouble(e, q + Qp.pacedUntil), e.now - BURST_US);
  setDouble(e, q + Qp.pacedUntil, since + bytes / getDouble(e, q + Qp.rate));
}

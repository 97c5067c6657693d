// Congestion between NICs, as RoCEv2 has it: a packet that a switch marked is answered with a notification (CNP), and a sender
// that gets one slows its QP down and speeds up again step by step, after DCQCN (Zhu et al., SIGCOMM 2015).
//
// A QP that was never notified has no limit and pays nothing. The others are paced when they have their turn; what time has
// done to their rate since is worked out then, so that there is no timer but the one that ends a pause.
import * as verbs from "../../../../ffi/ibverbs/constants.ts";
import { Dev } from "../arena/arena.ts";
import { addDouble, getDouble, setDouble } from "../arena/doubles.ts";
import type { Engine } from "../arena/engine.ts";
import { TxPacket } from "../arena/packet.ts";
import { Qp } from "../arena/records.ts";
import { schedule } from "../arena/timers.ts";
import { beginPacket, finishPacket } from "../links/outgoing.ts";
import { receives } from "../objects/queue-pairs.ts";
import { enqueue } from "../objects/run-queue.ts";
import { BTH_BYTES, markBackward } from "../wire/bth.ts";
import * as op from "../wire/opcodes.ts";
import type { Transport } from "./transport.ts";

/** Microseconds between two notifications to one QP. */
export const CNP_INTERVAL_US = 50;
/** Bytes a microsecond: what the first notification starts from, and what no number of them goes below. */
const LINE_RATE = 12_500;
const LEAST_RATE = 10;
/** How fast the estimate of congestion follows what is heard, and how often it fades (microseconds). */
const GAIN = 1 / 256;
const FADE_PERIOD_US = 55;
/** Microseconds from one increase to the next; the first ones go halfway back to where the last cut began. */
const INCREASE_PERIOD_US = 300;
const RECOVERY_STEPS = 5;
/** Bytes a microsecond that each later increase adds to the target. */
const ADDED = 5;
/** Steps after which nothing of the congestion is remembered. */
const FORGOTTEN = 4000;
/** Microseconds of unused time that a QP may make up for. */
const BURST_US = 100;
/** Of a packet, beside its payload. */
const OVERHEAD = 64;
const RESERVED_BYTES = 16;

/** A packet for connected QP `q` was marked on its way: tells its sender, every {@link CNP_INTERVAL_US} at most. */
export function answerMark(e: Engine, q: number): void {
  const { i32, view } = e;
  i32[Dev.markedPackets]!++;
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
  i32[Dev.sentCnps]!++;
}

/** A notification came for connected QP `q`: it slows down. */
export function slowDown(e: Engine, q: number): void {
  const { i32 } = e;
  if (i32[Dev.dcqcn] === 0) {
    i32[Dev.ignoredCnps]!++;
    return;
  }
  i32[Dev.handledCnps]!++;
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

/** What the time since the last look has done to the rate of a paced QP. */
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

/** Gives QP `q` its turn by `run`, of up to `budget` packets: fewer when a rate limits it. True when it could go on at once. */
export function runPaced(e: Engine, q: number, budget: number, run: Transport["run"]): boolean {
  if (e.i32[q + Qp.paced] === 0) return run(e, q, budget);
  const packets = packetsAllowed(e, q, budget);
  if (packets === 0) return false;
  const sent = e.i32[Dev.txBytes]!;
  const more = run(e, q, packets);
  pace(e, q, (e.i32[Dev.txBytes]! - sent) | 0);
  return more;
}

/** Lets a QP go on whose pause is over. */
export function endPause(e: Engine, q: number): void {
  const until = getDouble(e, q + Qp.paceDeadline);
  if (until === 0 || until > e.now) return;
  setDouble(e, q + Qp.paceDeadline, 0);
  enqueue(e, q);
}

/**
 * How many of `quantum` packets a paced QP may send in this turn. With 0 it pauses: its timer puts it into the run queue again.
 */
function packetsAllowed(e: Engine, q: number, quantum: number): number {
  const { i32 } = e;
  catchUp(e, q);
  const state = i32[q + Qp.state]!;
  // Flushing costs nobody anything.
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

/** A paced QP has sent `bytes` in its turn. */
function pace(e: Engine, q: number, bytes: number): void {
  const since = Math.max(getDouble(e, q + Qp.pacedUntil), e.now - BURST_US);
  setDouble(e, q + Qp.pacedUntil, since + bytes / getDouble(e, q + Qp.rate));
}

// The requester's sending half: turns send requests into packets, within the window, in order (reference: rocev2.md 7.1).
import * as verbs from "../../../../../ffi/ibverbs/constants.ts";
import { Dev } from "../../arena/arena.ts";
import type { Engine } from "../../arena/engine.ts";
import { Qp, SWR_DONE, SWR_FAILED, SWR_NEW, SWR_SENT, Swr } from "../../arena/records.ts";
import { schedule } from "../../arena/timers.ts";
import { BY_RING, COPIED, COPIED_PART, copyRequest } from "../../links/mapped/copy.ts";
import { framePackets, roomOrWait, routeOf, seesSharedMemory } from "../../links/shared-memory/route.ts";
import { flush } from "../../objects/queue-pair-error.ts";
import { entriesAllowed, totalBytes } from "../../objects/scatter.ts";
import { expectsData, sendRequest } from "../../objects/send-queue.ts";
import { executeBind, invalidate } from "../../objects/windows.ts";
import { transportMicroseconds } from "../../wire/aeth.ts";
import { psnAdd, psnDistance, psnsOf } from "../../wire/psn.ts";
import { retireOrFail } from "../retire.ts";
import { emitUnreliable } from "../uc/requester.ts";
import { emitAtomic, emitData, emitRead } from "./request-packets.ts";

/** Most PSNs outstanding: what rxe itself allows. */
export const MAX_WINDOW = 128;
/** Most PSNs outstanding through shared memory. */
const SHARED_MEMORY_WINDOW = 4096;
/** A READ is asked for in requests of at most this many reply packets, so that replies keep to our receive buffer. */
export const READ_PACKETS = 32;
const LARGEST_MESSAGE = 0x80000000;

/**
 * Sends up to `budget` packets of the QP. True when it could go on at once.
 */
export function transmit(e: Engine, q: number, budget: number): boolean {
  const { i32 } = e;
  for (let left = budget; left > 0; ) {
    const state = i32[q + Qp.state]!;
    if (state === verbs.IBV_QPS_ERR || state === verbs.IBV_QPS_SQE) {
      flush(e, q);
      return false;
    }
    if ((state !== verbs.IBV_QPS_RTS && state !== verbs.IBV_QPS_SQD) || i32[q + Qp.rnrWaiting] !== 0)
      return false;
    const next = i32[q + Qp.sqNext]!;
    if (next === Atomics.load(i32, q + Qp.sqTail)) return false;
    const w = sendRequest(e, q, next);
    if (i32[w + Swr.state] === SWR_NEW) {
      if (state === verbs.IBV_QPS_SQD || mustWaitForFence(e, q, w)) return false;
      // The oldest of all may need no packet.
      const copied = next === i32[q + Qp.sqHead] ? copyRequest(e, q, w) : BY_RING;
      if (copied === COPIED_PART) return true;
      if (copied === COPIED) {
        i32[w + Swr.state] = SWR_DONE;
        left--;
      } else start(e, q, w);
    }
    if (i32[w + Swr.state] === SWR_FAILED) {
      retireOrFail(e, q);
      return false;
    }
    if (i32[w + Swr.state] === SWR_DONE) {
      i32[q + Qp.sqNext] = (next + 1) | 0;
      retireOrFail(e, q);
      continue;
    }
    const sent = i32[q + Qp.type] === verbs.IBV_QPT_RC ? emit(e, q, w) : emitUnreliable(e, q, w);
    if (sent === 0) return false;
    if (sent > 0) left--;
  }
  return true;
}

function mustWaitForFence(e: Engine, q: number, w: number): boolean {
  if ((e.i32[w + Swr.flags]! & verbs.IBV_SEND_FENCE) === 0) return false;
  // Unfinished READs and atomics anywhere before it, whether their request is out or was set back.
  for (let i = e.i32[q + Qp.sqHead]!; i !== e.i32[q + Qp.sqNext]; i = (i + 1) | 0) {
    const earlier = sendRequest(e, q, i);
    if (expectsData(e.i32[earlier + Swr.opcode]!) && e.i32[earlier + Swr.state] === SWR_SENT) return true;
  }
  return false;
}

function fail(e: Engine, w: number, status: number): void {
  e.i32[w + Swr.state] = SWR_FAILED;
  e.i32[w + Swr.status] = status;
}

/** Looks at a request for the first time: local operations happen here, others get their length, checks and PSNs. */
function start(e: Engine, q: number, w: number): void {
  const { i32 } = e;
  const opcode = i32[w + Swr.opcode]!;
  if (opcode === verbs.IBV_WR_BIND_MW || opcode === verbs.IBV_WR_LOCAL_INV) {
    i32[w + Swr.length] = 0;
    const status =
      opcode === verbs.IBV_WR_BIND_MW
        ? executeBind(e, q, w)
        : invalidate(e, q, i32[w + Swr.imm]!)
          ? verbs.IBV_WC_SUCCESS
          : verbs.IBV_WC_LOC_QP_OP_ERR;
    if (status !== verbs.IBV_WC_SUCCESS) fail(e, w, status);
    else i32[w + Swr.state] = SWR_DONE;
    return;
  }
  const count = i32[w + Swr.sgeCount]!;
  if (i32[w + Swr.inline] === 0) {
    const bytes = totalBytes(e, w + Swr.data, count);
    if (bytes > LARGEST_MESSAGE) {
      fail(e, w, verbs.IBV_WC_LOC_LEN_ERR);
      return;
    }
    const access = expectsData(opcode) ? verbs.IBV_ACCESS_LOCAL_WRITE : 0;
    if (!entriesAllowed(e, w + Swr.data, count, i32[q + Qp.pd]!, access)) {
      fail(e, w, verbs.IBV_WC_LOC_PROT_ERR);
      return;
    }
    i32[w + Swr.length] = isAtomic(opcode) ? 8 : bytes;
  }
  if (expectsData(opcode) && i32[q + Qp.maxRdAtomic] === 0) {
    fail(e, w, verbs.IBV_WC_LOC_QP_OP_ERR);
    return;
  }
  const first = i32[q + Qp.nextPsn]!;
  const psns = isAtomic(opcode) ? 1 : psnsOf(e.u32[w + Swr.length]!, i32[q + Qp.mtu]!);
  i32[w + Swr.firstPsn] = first;
  i32[w + Swr.lastPsn] = psnAdd(first, psns - 1);
  i32[q + Qp.nextPsn] = psnAdd(first, psns);
  i32[w + Swr.state] = SWR_SENT;
}

const isAtomic = (opcode: number) =>
  opcode === verbs.IBV_WR_ATOMIC_CMP_AND_SWP || opcode === verbs.IBV_WR_ATOMIC_FETCH_AND_ADD;

/** PSN of the last reply packet of the READ request that covers `psn`: READs are cut at fixed places, also on a retry. */
export function lastPsnOfRead(e: Engine, w: number, psn: number): number {
  const first = e.i32[w + Swr.firstPsn]!;
  const into = psnDistance(psn, first);
  const end = psnAdd(first, into - (into % READ_PACKETS) + READ_PACKETS - 1);
  const last = e.i32[w + Swr.lastPsn]!;
  return psnDistance(end, last) > 0 ? last : end;
}

/** Emits the next packet of request `w`: 1 sent, 0 nothing may be sent now, -1 the request failed on the way. */
function emit(e: Engine, q: number, w: number): number {
  const { i32 } = e;
  const psn = i32[q + Qp.sendPsn]!;
  const outstanding = psnDistance(psn, i32[q + Qp.unackedPsn]!);
  // Nothing overtakes what is under way: it is waited for before the QP moves over to shared memory.
  if (seesSharedMemory(e, q)) {
    if (outstanding > 0) return 0;
    i32[q + Qp.sharedMemory] = 1;
  }
  const peer = routeOf(e, q);
  // A ring loses nothing and says itself when it is full.
  const window = peer === 0 ? Math.floor(e.f64[(q + Qp.window) >> 1]!) : SHARED_MEMORY_WINDOW;
  const opcode = i32[w + Swr.opcode]!;
  let last = psn;
  if (expectsData(opcode)) {
    if (opcode === verbs.IBV_WR_RDMA_READ) last = lastPsnOfRead(e, w, psn);
    const packets = psnDistance(last, psn) + 1;
    if (i32[q + Qp.rdOutstanding]! >= i32[q + Qp.maxRdAtomic]!) return 0;
    if (outstanding > 0 && outstanding + packets > window) return 0;
    if (peer !== 0 && !roomOrWait(e, q, peer, 0)) return 0;
    if (opcode === verbs.IBV_WR_RDMA_READ) emitRead(e, q, w, psn, packets);
    else emitAtomic(e, q, w, psn);
    i32[q + Qp.rdOutstanding]!++;
  } else {
    if (outstanding >= window) return 0;
    let packets = 1;
    if (peer !== 0) {
      const mtu = i32[q + Qp.mtu]!;
      const left = psnDistance(i32[w + Swr.lastPsn]!, psn);
      // Immediate data may have to wait for a receive; what it announces does not.
      const most = opcode === verbs.IBV_WR_RDMA_WRITE_WITH_IMM && left > 0 ? left : left + 1;
      packets = Math.min(framePackets(mtu), most, window - outstanding);
      if (!roomOrWait(e, q, peer, packets * mtu)) return 0;
      last = psnAdd(psn, packets - 1);
    }
    if (!emitData(e, q, w, psn, packets, outstanding + packets >= window)) {
      fail(e, w, verbs.IBV_WC_LOC_PROT_ERR);
      return -1;
    }
  }
  advance(e, q, w, psn, psnAdd(last, 1));
  return 1;
}

/** Book-keeping after the packet with `psn` left: what comes next, and the clock of the oldest outstanding one. */
function advance(e: Engine, q: number, w: number, psn: number, next: number): void {
  const { i32, f64 } = e;
  if (psnDistance(psn, i32[q + Qp.sentEnd]!) < 0) i32[Dev.retransmits]!++;
  i32[q + Qp.sendPsn] = next;
  if (psnDistance(next, i32[q + Qp.sentEnd]!) > 0) i32[q + Qp.sentEnd] = next;
  if (psnDistance(next, i32[w + Swr.lastPsn]!) > 0) i32[q + Qp.sqNext] = (i32[q + Qp.sqNext]! + 1) | 0;
  if (f64[(q + Qp.transportDeadline) >> 1] === 0 && i32[q + Qp.timeout] !== 0) {
    f64[(q + Qp.transportDeadline) >> 1] = e.now + transportPeriod(e, q);
    schedule(e, q);
  }
}

/**
 * Microseconds to wait for an acknowledgement; 0 is for ever. The standard lets a timer of T run out between T and 4T: a
 * repeated retry waits 2T, then 4T, so that a peer whose processor is busy is not given up too early. Of a peer that is asked
 * with {@link probesOf probes} it is T each time.
 */
export function transportPeriod(e: Engine, q: number): number {
  const period = transportMicroseconds(e.i32[q + Qp.timeout]!);
  return isProbed(e, q) ? period : period * (1 + probesOf(e, q));
}

/**
 * Whether a retry of 4T asks every T: at 30% loss eight packets in a row find no way through too often. Not a peer that never
 * answered, unless retry_cnt is 7, which others take for infinite.
 */
export function isProbed(e: Engine, q: number): boolean {
  return e.i32[q + Qp.heard] !== 0 || e.i32[q + Qp.retryCount] === 7;
}

/** Retransmissions that belong to the retry under way, beside its own. */
export function probesOf(e: Engine, q: number): number {
  const tries = e.i32[q + Qp.retryCount]! - e.i32[q + Qp.retriesLeft]!;
  return tries === 0 ? 0 : tries === 1 ? 1 : 3;
}

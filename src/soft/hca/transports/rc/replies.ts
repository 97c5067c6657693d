// Sending half of the RC responder: acknowledgements, NAKs, and responses to READs and atomics. One
// acknowledgement covers a batch of requests. Responses leave in request order from the ring of resources.

import { IBV_EVENT_QP_REQ_ERR, IBV_QPS_ERR } from "../../../../../ffi/ibverbs/constants.ts";
import { section } from "../../arena/arena.ts";
import { Counter } from "../../arena/counters.ts";
import { type Engine, getDouble, setDouble } from "../../arena/engine.ts";
import { append, isLinked, takeFirst, unlink } from "../../arena/heap.ts";
import { TxPacket } from "../../arena/packet.ts";
import { Qp, RESOURCE_ATOMIC, Resource } from "../../arena/records.ts";
import { beginFor, finishPacket } from "../../links/outgoing.ts";
import { framePackets, routeOf } from "../../links/shared-memory/route.ts";
import { raiseEvent } from "../../objects/completion.ts";
import { stillInside } from "../../objects/memory-keys.ts";
import { enterError } from "../../objects/queue-pair-error.ts";
import { STAGED } from "../../objects/staging/copies.ts";
import { fetchStaged } from "../../objects/staging/fetch.ts";
import { settled } from "../../objects/staging/place.ts";
import { BTH_BYTES, KIND_RNR, NAK_OPERATIONAL, NAK_SEQUENCE, SYNDROME_ACK } from "../../wire/headers.ts";
import * as op from "../../wire/opcodes.ts";
import { psnAdd, psnDistance, psnsOf } from "../../wire/psn.ts";
import { roomOrDeadline } from "./timing.ts";

/** The queue pairs that owe their peer an acknowledgement. */
export const AckQueue = section("ackQueue", (f) => ({ queuePairs: f.list() }));

const AETH_BYTES = 4;
/** Upper bound of BTH, AETH and pad, in bytes. */
const MAX_HEADERS = 32;

/** Returns the word offset of resource `index`, a free-running index. */
export function resource(e: Engine, q: number, index: number): number {
  return e.i32[q + Qp.resources]! + (index & (e.i32[q + Qp.resourceCount]! - 1)) * Resource.words;
}

function acknowledge(e: Engine, q: number, psn: number, syndrome: number): void {
  const { i32, view } = e;
  const start = beginFor(e, q, BTH_BYTES + AETH_BYTES);
  view.setInt32(start + BTH_BYTES, (syndrome << 24) | i32[q + Qp.msn]!);
  i32[TxPacket.opcode] = i32[q + Qp.transport]! | op.ACKNOWLEDGE;
  i32[TxPacket.psn] = psn;
  finishPacket(e, BTH_BYTES + AETH_BYTES);
}

/** Schedules an acknowledgement of everything received in order. It leaves at the end of the batch. */
export function scheduleAck(e: Engine, q: number): void {
  e.i32[q + Qp.ackPending] = 1;
  enqueueAck(e, q);
}

function enqueueAck(e: Engine, q: number): void {
  append(e, AckQueue.queuePairs, q, Qp.ackLink);
}

/** Removes QP `q` from the queue of pending acknowledgements, before the QP is reset or destroyed. */
export function cancelAck(e: Engine, q: number): void {
  unlink(e, AckQueue.queuePairs, q, Qp.ackLink);
}

/**
 * Sends the pending acknowledgements of all QPs. Queued responses to READs and atomics of a QP go first (see
 * {@link sendReplies}).
 */
export function sendPendingAcks(e: Engine): void {
  for (
    let q = takeFirst(e, AckQueue.queuePairs, Qp.ackLink);
    q !== 0;
    q = takeFirst(e, AckQueue.queuePairs, Qp.ackLink)
  ) {
    if (e.i32[q + Qp.resourceHead] === e.i32[q + Qp.resourceTail]) sendPendingAck(e, q);
  }
}

/**
 * Waits until the copies to device memory that the next acknowledgement covers are complete. If one failed,
 * sends a NAK, moves the QP to the error state and returns false.
 */
export function settleBeforeAnswer(e: Engine, q: number): boolean {
  const psn = e.i32[q + Qp.unsettledPsn]! - 1;
  if (psn < 0) return true;
  e.i32[q + Qp.unsettledPsn] = 0;
  if (settled(e, q)) return true;
  failAsResponder(e, q, psn);
  return false;
}

/** Fails the request with `psn` because of an error of the responder. */
function failAsResponder(e: Engine, q: number, psn: number): void {
  sendFatalNak(e, q, psn, NAK_OPERATIONAL);
  enterError(e, q, 0);
  raiseEvent(e, IBV_EVENT_QP_REQ_ERR, q);
}

function sendPendingAck(e: Engine, q: number): void {
  const { i32 } = e;
  if (!settleBeforeAnswer(e, q)) return;
  const nak = i32[q + Qp.nakPending]!;
  if (nak !== 0 && !cancelClosedGap(e, q)) {
    i32[q + Qp.nakPending] = 0;
    i32[q + Qp.ackPending] = 0;
    acknowledge(e, q, i32[q + Qp.expectedPsn]!, nak);
  } else if (i32[q + Qp.ackPending] !== 0) {
    i32[q + Qp.ackPending] = 0;
    acknowledge(e, q, psnAdd(i32[q + Qp.expectedPsn]!, -1), SYNDROME_ACK);
  }
}

/**
 * Schedules a NAK for the expected PSN: sequence error or receiver not ready. Packets ahead of that PSN are
 * dropped silently until it arrives.
 */
export function scheduleNak(e: Engine, q: number, syndrome: number): void {
  if (syndrome === NAK_SEQUENCE) e.i32[Counter.sentNaks]!++;
  else if ((syndrome & 0x60) === KIND_RNR) e.i32[Counter.sentRnrs]!++;
  e.i32[q + Qp.nakSent] = 1;
  e.i32[q + Qp.nakPending] = syndrome;
  enqueueAck(e, q);
}

/** Schedules the NAK of a gap before the packet with `psn`, which is dropped. */
export function scheduleSequenceNak(e: Engine, q: number, psn: number): void {
  e.i32[q + Qp.droppedPsn] = psn;
  scheduleNak(e, q, NAK_SEQUENCE);
}

/** Cancels the NAK of a gap when all dropped packets have arrived again. Returns true when it did. */
function cancelClosedGap(e: Engine, q: number): boolean {
  const { i32 } = e;
  if (i32[q + Qp.nakPending] !== NAK_SEQUENCE) return false;
  if (psnDistance(i32[q + Qp.droppedPsn]!, i32[q + Qp.expectedPsn]!) >= 0) return false;
  i32[q + Qp.nakPending] = i32[q + Qp.nakSent] = 0;
  return true;
}

/** Sends a fatal NAK at once, before the QP enters the error state. */
export function sendFatalNak(e: Engine, q: number, psn: number, syndrome: number): void {
  e.i32[Counter.sentNaks]!++;
  acknowledge(e, q, psn, syndrome);
}

/**
 * Sends up to `budget` packets of queued responses, then the pending acknowledgement. Returns true when
 * responses are left.
 */
export function sendReplies(e: Engine, q: number, budget: number): boolean {
  const { i32 } = e;
  const tail = i32[q + Qp.resourceTail]!;
  if (i32[q + Qp.resourceHead] === tail || !settleBeforeAnswer(e, q)) return false;
  let left = budget;
  for (let head = i32[q + Qp.resourceHead]!; head !== tail; head = (head + 1) | 0) {
    const r = resource(e, q, head);
    if (i32[r + Resource.pending] !== 0) {
      if (i32[r + Resource.kind] === RESOURCE_ATOMIC) {
        if (left === 0) return true;
        const peer = routeOf(e, q);
        if (peer !== 0 && !roomOrDeadline(e, q, peer, 0)) return false;
        left--;
        i32[r + Resource.pending] = 0;
        sendAtomicReply(e, q, r);
      } else {
        left = sendReadReply(e, q, r, left);
        if (i32[q + Qp.state] === IBV_QPS_ERR) return false;
        // The budget is used up, or the ring is full and the QP waits for room.
        if (i32[r + Resource.pending] !== 0) return !isLinked(e, q, Qp.blocked);
      }
    }
    i32[q + Qp.resourceHead] = (head + 1) | 0;
  }
  sendPendingAck(e, q);
  return false;
}

function sendAtomicReply(e: Engine, q: number, r: number): void {
  const { i32, view } = e;
  const start = beginFor(e, q, BTH_BYTES + AETH_BYTES + 8);
  const at = start + BTH_BYTES;
  view.setInt32(at, (SYNDROME_ACK << 24) | i32[q + Qp.msn]!);
  view.setInt32(at + 4, i32[r + Resource.original + 1]!);
  view.setInt32(at + 8, i32[r + Resource.original]!);
  i32[TxPacket.opcode] = i32[q + Qp.transport]! | op.ATOMIC_ACKNOWLEDGE;
  i32[TxPacket.psn] = i32[r + Resource.firstPsn]!;
  finishPacket(e, BTH_BYTES + AETH_BYTES + 8);
}

function sendReadReply(e: Engine, q: number, r: number, budget: number): number {
  const { i32, u32, view } = e;
  const mtu = i32[q + Qp.mtu]!;
  let left = budget;
  while (left > 0 && i32[r + Resource.pending] !== 0) {
    left--;
    const remaining = u32[r + Resource.replyBytes]!;
    const peer = routeOf(e, q);
    const bytes = Math.min(peer === 0 ? mtu : framePackets(mtu) * mtu, remaining);
    if (peer !== 0 && !roomOrDeadline(e, q, peer, bytes)) break;
    const first = i32[r + Resource.replyFirst] !== 0;
    const last = bytes === remaining;
    const address = getDouble(e, r + Resource.replyAddress);
    // The region may have been deregistered since the request was accepted. The rest is then never sent, and
    // the requester times out.
    if (bytes > 0 && !stillInside(e, i32[r + Resource.key]!, address, bytes)) {
      i32[r + Resource.pending] = 0;
      break;
    }
    let opcode = op.READ_RESPONSE_MIDDLE;
    if (last) opcode = first ? op.READ_RESPONSE_ONLY : op.READ_RESPONSE_LAST;
    else if (first) opcode = op.READ_RESPONSE_FIRST;
    const start = beginFor(e, q, bytes + MAX_HEADERS);
    let at = start + BTH_BYTES;
    if (first || last) {
      view.setInt32(at, (SYNDROME_ACK << 24) | i32[q + Qp.msn]!);
      at += AETH_BYTES;
    }
    const pad = -bytes & 3;
    if (pad !== 0) i32[(at + bytes) >> 2] = 0;
    if (address < STAGED) {
      if (bytes > 0) e.native.memcpy(e.base + at, address, bytes);
    } else if (!fetchStaged(e, r, address, at, bytes, remaining)) {
      failAsResponder(e, q, i32[r + Resource.replyPsn]!);
      break;
    }
    i32[TxPacket.opcode] = i32[q + Qp.transport]! | opcode;
    i32[TxPacket.psn] = i32[r + Resource.replyPsn]!;
    i32[TxPacket.pad] = pad;
    finishPacket(e, at + bytes + pad - start);
    i32[r + Resource.replyPsn] = psnAdd(i32[r + Resource.replyPsn]!, psnsOf(bytes, mtu));
    i32[r + Resource.replyFirst] = 0;
    i32[r + Resource.replyBytes] = remaining - bytes;
    setDouble(e, r + Resource.replyAddress, address + bytes);
    if (last) i32[r + Resource.pending] = 0;
  }
  return left;
}

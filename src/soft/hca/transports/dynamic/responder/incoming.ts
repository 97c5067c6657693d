// Records of incoming messages that take a receive, are replies, or are refused. A record exists from the
// message's first packet until all packets up to its end have arrived.
import * as verbs from "../../../../../../ffi/ibverbs/constants.ts";
import type { Engine } from "../../../arena/engine.ts";
import { allocate, release } from "../../../arena/heap.ts";
import { RxPacket } from "../../../arena/packet.ts";
import { MAGIC_QP, Qp, Rwr, Srq, Wc } from "../../../arena/records.ts";
import { beginCompletion, finishCompletion } from "../../../objects/completion.ts";
import { resolveRemote } from "../../../objects/memory-keys.ts";
import { checkLimit } from "../../../objects/receive-queue.ts";
import { scatter } from "../../../objects/scatter.ts";
import { settled } from "../../../objects/staging/place.ts";
import { Received } from "../packets/received.ts";
import {
  IN_DEAD,
  IN_FREE,
  IN_RECEIVE,
  IN_REPLY,
  IncomingMessage,
  MESSAGES,
  ReceiveContext,
} from "../records/receive-context.ts";
import { Dynamic } from "../records/transport.ts";
import { scheduleNak } from "./acks.ts";
import { replyArrived } from "./replies.ts";

/** Returns the word offset of incoming message `index` of a receive context. */
export const incomingAt = (r: number, index: number) =>
  r + ReceiveContext.messages + index * IncomingMessage.words;

/** Returns the index of the record of message `id`. */
export const incomingIndex = (id: number) => id & (MESSAGES - 1);

/** Returns the record of message `id`, or 0. */
export function findIncoming(e: Engine, r: number, id: number): number {
  const n = incomingAt(r, incomingIndex(id));
  return e.i32[n + IncomingMessage.kind] !== IN_FREE && e.i32[n + IncomingMessage.id] === id ? n : 0;
}

/** Creates the record of message `id`. A record left there by an invalid sequence of messages is freed. */
export function newIncoming(e: Engine, r: number, id: number, kind: number): number {
  const n = incomingAt(r, incomingIndex(id));
  if (e.i32[n + IncomingMessage.kind] !== IN_FREE) freeIncoming(e, r, n);
  e.i32.fill(0, n, n + IncomingMessage.words);
  e.i32[n + IncomingMessage.id] = id;
  e.i32[n + IncomingMessage.kind] = kind;
  e.i32[r + ReceiveContext.incoming]!++;
  return n;
}

/**
 * Moves the next posted receive of QP `q` into record `n`. Returns the word offset of the copy, or 0 when
 * none is posted.
 */
export function takeReceiveFor(e: Engine, q: number, n: number): number {
  const { i32 } = e;
  const srq = i32[q + Qp.srq]!;
  const head = srq !== 0 ? i32[srq + Srq.head]! : i32[q + Qp.rqHead]!;
  if (head === Atomics.load(i32, srq !== 0 ? srq + Srq.tail : q + Qp.rqTail)) return 0;
  const slot =
    srq !== 0
      ? i32[srq + Srq.ring]! + (head & i32[srq + Srq.mask]!) * i32[srq + Srq.stride]!
      : i32[q + Qp.rqRing]! + (head & i32[q + Qp.rqMask]!) * i32[q + Qp.rqStride]!;
  const words = Rwr.sges + 4 * i32[slot + Rwr.list]!;
  const copy = allocate(e, words * 4);
  if (copy === 0) return 0;
  i32.copyWithin(copy, slot, slot + words);
  if (srq !== 0) {
    Atomics.store(i32, srq + Srq.head, (head + 1) | 0);
    checkLimit(e, srq);
  } else Atomics.store(i32, q + Qp.rqHead, (head + 1) | 0);
  i32[n + IncomingMessage.queuePair] = q;
  i32[n + IncomingMessage.receive] = copy;
  i32[n + IncomingMessage.receiveBytes] = words * 4;
  return copy;
}

/** Completes the receive of record `n` and frees the copy. */
export function completeIncoming(e: Engine, n: number, status: number): void {
  const { i32 } = e;
  const q = i32[n + IncomingMessage.queuePair]!;
  const copy = i32[n + IncomingMessage.receive]!;
  if (copy === 0) return;
  const good = status === verbs.IBV_WC_SUCCESS;
  const opcode = i32[n + IncomingMessage.opcode]!;
  const withImm = i32[n + IncomingMessage.imm + 1] !== 0;
  if (i32[q + Qp.magic] === MAGIC_QP) {
    i32[q + Qp.sourceQp] = i32[n + IncomingMessage.sourceQp]!;
    const cq = i32[q + Qp.recvCq]!;
    const wc = beginCompletion(e, cq, q, copy + Rwr.id);
    if (wc !== 0) {
      i32[wc + Wc.status] = status;
      i32[wc + Wc.opcode] = opcode;
      i32[wc + Wc.bytes] = good ? i32[n + IncomingMessage.length]! : 0;
      i32[wc + Wc.imm] = good ? i32[n + IncomingMessage.imm]! : 0;
      i32[wc + Wc.flags] = good && withImm ? verbs.IBV_WC_WITH_IMM : 0;
      finishCompletion(e, cq, wc, i32[n + IncomingMessage.solicited] !== 0);
    }
  }
  release(e, copy, i32[n + IncomingMessage.receiveBytes]!);
  i32[n + IncomingMessage.receive] = 0;
}

/** Frees record `n`. A receive that it still holds completes with REM_ABORT_ERR. */
export function freeIncoming(e: Engine, r: number, n: number): void {
  if (e.i32[n + IncomingMessage.kind] === IN_FREE) return;
  completeIncoming(e, n, verbs.IBV_WC_REM_ABORT_ERR);
  e.i32[n + IncomingMessage.kind] = IN_FREE;
  e.i32[r + ReceiveContext.incoming]!--;
}

/** Marks message `id` as refused, so that later packets of it are refused too. */
export function refuseIncoming(e: Engine, r: number, id: number, code: number): void {
  let n = findIncoming(e, r, id);
  if (n === 0) n = newIncoming(e, r, id, IN_DEAD);
  else completeIncoming(e, n, verbs.IBV_WC_REM_ABORT_ERR);
  e.i32[n + IncomingMessage.kind] = IN_DEAD;
  e.i32[n + IncomingMessage.refusal] = code;
}

/** Delivers message `n`, whose packets have all arrived. */
export function deliver(e: Engine, t: number, r: number, n: number): void {
  const { i32 } = e;
  if (i32[n + IncomingMessage.kind] === IN_RECEIVE) completeIncoming(e, n, verbs.IBV_WC_SUCCESS);
  else if (i32[n + IncomingMessage.kind] === IN_REPLY) {
    replyArrived(
      e,
      t,
      i32[n + IncomingMessage.queuePair]!,
      i32[n + IncomingMessage.slot]!,
      i32[n + IncomingMessage.nonce]!,
    );
  }
  freeIncoming(e, r, n);
}

/** Ends the incoming messages of QP `q`, before the QP is destroyed or moved to the error state. */
export function flushIncoming(e: Engine, r: number, q: number, code: number): void {
  const { i32 } = e;
  let left = i32[r + ReceiveContext.incoming]!;
  for (let i = 0; i < MESSAGES && left > 0; i++) {
    const n = incomingAt(r, i);
    if (i32[n + IncomingMessage.kind] === IN_FREE) continue;
    left--;
    if (i32[n + IncomingMessage.queuePair] !== q || i32[n + IncomingMessage.kind] === IN_DEAD) continue;
    completeIncoming(e, n, verbs.IBV_WC_WR_FLUSH_ERR);
    i32[n + IncomingMessage.kind] = IN_DEAD;
    i32[n + IncomingMessage.refusal] = code;
  }
}

// Results of executed data packets, and refusals of their messages.

export const EXECUTED = 0;

export const REFUSED = 1;

/** The packet is invalid and is dropped without an answer. */
export const DROPPED = 2;

/**
 * Refuses the message of the received packet with `code`. A receiver-not-ready refusal carries the RNR timer.
 */
export function refuse(e: Engine, t: number, r: number, code: number, timer = 0): number {
  const id = e.i32[t + Received.messageId]!;
  refuseIncoming(e, r, id, code);
  e.i32[t + Dynamic.refused]!++;
  scheduleNak(e, t, r, id, code, timer);
  return REFUSED;
}

/**
 * Returns the native address of the `bytes` bytes that the received request names, or -1 when QP `q` may not
 * access them.
 */
export function resolve(e: Engine, t: number, q: number, wanted: number, bytes: number): number {
  const { i32, u32 } = e;
  const { addressLow, addressHigh, rkey } = Received;
  const address = u32[t + addressHigh]! * 4294967296 + u32[t + addressLow]!;
  return resolveRemote(e, q, i32[t + rkey]!, address, bytes, wanted);
}

/** Copies the received payload into the SgeList at word `list`, at its offset in the message. */
export function scatterPayload(e: Engine, t: number, q: number, list: number): boolean {
  const { i32, u32 } = e;
  const { payload, bytes } = RxPacket;
  // Each packet is acknowledged by itself, so its copies must be complete.
  return scatter(e, q, list, u32[t + Received.offset]!, i32[payload]!, i32[bytes]!) && settled(e, q);
}

// Messages on their way in that need more than their bytes' places: those that take a receive, replies, and refused ones. The
// record is kept from the first packet seen until everything up to the message's end has come.
import * as verbs from "../../../../../../ffi/ibverbs/constants.ts";
import type { Engine } from "../../../arena/engine.ts";
import { allocate, release } from "../../../arena/heap.ts";
import { MAGIC_QP, Qp, Rwr, Srq, Wc } from "../../../arena/records.ts";
import { beginCompletion, finishCompletion } from "../../../objects/completion.ts";
import { checkLimit } from "../../../objects/receive-queue.ts";
import {
  IN_DEAD,
  IN_FREE,
  IN_RECEIVE,
  IN_REPLY,
  IncomingMessage,
  MESSAGES,
  ReceiveContext,
} from "../records/receive-context.ts";
import { replyArrived } from "./replies.ts";

/** Word offset of incoming message `index` of a receive context. */
export const incomingAt = (r: number, index: number) =>
  r + ReceiveContext.messages + index * IncomingMessage.words;

/** Index of the record that message `id` has or would have. */
export const incomingIndex = (id: number) => id & (MESSAGES - 1);

/** The record of message `id`, 0 when it has none. */
export function findIncoming(e: Engine, r: number, id: number): number {
  const n = incomingAt(r, incomingIndex(id));
  return e.i32[n + IncomingMessage.kind] !== IN_FREE && e.i32[n + IncomingMessage.id] === id ? n : 0;
}

/** Makes the record of message `id`. What a malformed sequence of messages left in its place is ended. */
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
 * Copies the next posted receive of QP `q` into record `n` and takes it off its queue: an arena word offset; 0 when none is
 * posted.
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

/** Completes the receive of record `n` and forgets it. */
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

/** Ends record `n`: a receive it still holds completes with REM_ABORT_ERR. */
export function freeIncoming(e: Engine, r: number, n: number): void {
  if (e.i32[n + IncomingMessage.kind] === IN_FREE) return;
  completeIncoming(e, n, verbs.IBV_WC_REM_ABORT_ERR);
  e.i32[n + IncomingMessage.kind] = IN_FREE;
  e.i32[r + ReceiveContext.incoming]!--;
}

/** Message `id` is refused from now on, whatever packets of it still come. */
export function refuseIncoming(e: Engine, r: number, id: number, code: number): void {
  let n = findIncoming(e, r, id);
  if (n === 0) n = newIncoming(e, r, id, IN_DEAD);
  else completeIncoming(e, n, verbs.IBV_WC_REM_ABORT_ERR);
  e.i32[n + IncomingMessage.kind] = IN_DEAD;
  e.i32[n + IncomingMessage.refusal] = code;
}

/** Everything up to the end of message `n` has come. */
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

/** QP `q` goes away or into the error state: what is on its way in to it ends. */
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

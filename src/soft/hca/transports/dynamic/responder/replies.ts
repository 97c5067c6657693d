// Replies to READs and atomics. A reply is a message of the responder and names slot and nonce of the
// request.
import * as verbs from "../../../../../../ffi/ibverbs/constants.ts";
import { type Engine, setDouble } from "../../../arena/engine.ts";
import { RxPacket } from "../../../arena/packet.ts";
import { Qp, Swr } from "../../../arena/records.ts";
import { sendRequest } from "../../../objects/send-queue.ts";
import { Received } from "../packets/received.ts";
import { takeRecord } from "../records/limits.ts";
import { AWAITING_REPLY, Message, QUEUED, Reply, SENDING } from "../records/message.ts";
import { ReceiveContext } from "../records/receive-context.ts";
import { Dynamic } from "../records/transport.ts";
import { finishBegun, reportFinished } from "../requester/completion.ts";
import { silenceTimeoutOf } from "../requester/messages.ts";
import { appendReply, openPeer } from "../requester/peers.ts";
import { serve } from "../requester/send-contexts.ts";

/**
 * Creates a reply of QP `q` to the received request in context `r`. Returns 0 when no record is free. {@link
 * queueReply} sends it.
 */
export function newReply(
  e: Engine,
  t: number,
  r: number,
  q: number,
  operation: number,
  length: number,
): number {
  const { i32, view } = e;
  const p = openPeer(e, t, i32[r + ReceiveContext.homeSocket]!, i32[r + ReceiveContext.homeAddress]!);
  if (p === 0) return 0;
  const m = takeRecord(e, t + Dynamic.replies, Reply.words, Message.next);
  if (m === 0) return 0;
  const tag = i32[RxPacket.payload]!;
  i32.fill(0, m, m + Reply.words);
  i32[m + Reply.inUse] = 1;
  i32[m + Message.peer] = p;
  i32[m + Message.operation] = operation;
  i32[m + Message.remoteQp] = i32[t + Received.sourceQp]!;
  i32[m + Message.length] = length;
  i32[m + Message.state] = QUEUED;
  i32[m + Reply.sourceQp] = i32[q + Qp.number]!;
  i32[m + Reply.slot] = view.getInt32(tag);
  i32[m + Reply.requestNonce] = view.getInt32(tag + 4);
  return m;
}

/** Queues a complete reply for sending. */
export function queueReply(e: Engine, t: number, m: number): void {
  const p = e.i32[m + Message.peer]!;
  appendReply(e, p, m);
  serve(e, t, p);
}

/** Returns the request of QP `q` in ring slot `slot` that waits for a reply with this nonce, or 0. */
export function requestFor(e: Engine, q: number, slot: number, nonce: number): number {
  const { i32 } = e;
  if (slot < 0 || slot > i32[q + Qp.sqMask]!) return 0;
  const w = sendRequest(e, q, slot);
  const state = i32[w + Message.state];
  // The slot may be unused or hold a later request.
  const inRing =
    ((slot - i32[q + Qp.sqHead]!) & i32[q + Qp.sqMask]!) < ((i32[q + Qp.sqNext]! - i32[q + Qp.sqHead]!) | 0);
  if (!inRing || (state !== AWAITING_REPLY && state !== SENDING) || i32[w + Message.nonce] !== nonce)
    return 0;
  return w;
}

/** Extends the deadline of a request, because bytes of its reply have arrived. */
export function replyProgress(e: Engine, w: number): void {
  setDouble(e, w + Message.wakeAt, e.now + 2 * silenceTimeoutOf(e, w));
}

/** Finishes the request in `slot`, whose whole reply has arrived. */
export function replyArrived(e: Engine, t: number, q: number, slot: number, nonce: number): void {
  const w = requestFor(e, q, slot, nonce);
  if (w === 0) return;
  e.i32[w + Message.arrived] = 1;
  // The slot is needed until all packets of the request are acknowledged.
  if (e.i32[w + Message.state] === AWAITING_REPLY) {
    finishBegun(e, w, verbs.IBV_WC_SUCCESS);
    reportFinished(e, t, e.i32[w + Message.peer]!);
    serve(e, t, e.i32[w + Message.peer]!);
  }
}

/** Fails a request whose reply cannot be given or stored. */
export function replyFailed(e: Engine, t: number, w: number, status: number): void {
  if (e.i32[w + Message.state] !== AWAITING_REPLY) {
    // The request is reported once its own packets are acknowledged.
    e.i32[w + Message.arrived] = 1;
    e.i32[w + Swr.status] = status;
    return;
  }
  finishBegun(e, w, status);
  reportFinished(e, t, e.i32[w + Message.peer]!);
  serve(e, t, e.i32[w + Message.peer]!);
}

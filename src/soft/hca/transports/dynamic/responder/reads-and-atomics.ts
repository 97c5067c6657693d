// Execution of READs, atomics and their replies.
import * as verbs from "../../../../../../ffi/ibverbs/constants.ts";
import { type Engine, setDouble } from "../../../arena/engine.ts";
import { RxPacket } from "../../../arena/packet.ts";
import { Swr } from "../../../arena/records.ts";
import { applyAtomic } from "../../../objects/atomics.ts";
import { STAGED } from "../../../objects/staging/copies.ts";
import { expectFetch } from "../../../objects/staging/fetch.ts";
import * as h from "../packets/headers.ts";
import { REPLY_NONCE, REPLY_SLOT, Received } from "../packets/received.ts";
import { LARGEST_MESSAGE_BYTES } from "../records/limits.ts";
import { Message, Reply } from "../records/message.ts";
import { IN_REPLY, IncomingMessage } from "../records/receive-context.ts";
import { freeReply } from "../requester/completion.ts";
import { newIncoming } from "./incoming.ts";
import { DROPPED, EXECUTED, refuse, resolve, scatterPayload } from "./refusals.ts";
import { newReply, queueReply, replyFailed, replyProgress, requestFor } from "./replies.ts";

/** Executes a READ: queues its reply. */
export function executeRead(e: Engine, t: number, r: number, q: number): number {
  const { i32, u32 } = e;
  const length = u32[t + Received.length]!;
  const address = length === 0 ? 0 : resolve(e, t, q, verbs.IBV_ACCESS_REMOTE_READ, length);
  if (address < 0 || length > LARGEST_MESSAGE_BYTES) return refuse(e, t, r, h.REFUSED_ACCESS);
  const m = newReply(e, t, r, q, h.OP_READ_DATA, length);
  if (m === 0) return refuse(e, t, r, h.REFUSED_BUSY);
  i32[m + Reply.key] = i32[t + Received.rkey]!;
  setDouble(e, m + Reply.memory, address);
  if (address >= STAGED) expectFetch(e, m, address, length);
  queueReply(e, t, m);
  return EXECUTED;
}

/** Executes a COMPARE_SWAP or FETCH_ADD and queues its reply. */
export function executeAtomic(e: Engine, t: number, r: number, q: number): number {
  const { i32 } = e;
  if (i32[t + Received.addressLow]! & 7) return refuse(e, t, r, h.REFUSED_MISALIGNED);
  const address = resolve(e, t, q, verbs.IBV_ACCESS_REMOTE_ATOMIC, 8);
  if (address < 0) return refuse(e, t, r, h.REFUSED_ACCESS);
  const m = newReply(e, t, r, q, h.OP_ATOMIC_RESULT, 8);
  if (m === 0) return refuse(e, t, r, h.REFUSED_BUSY);
  const isSwap = i32[t + Received.operation] === h.OP_COMPARE_SWAP;
  const operands = i32[RxPacket.payload]! + h.TAG_BYTES;
  if (!applyAtomic(e, address, operands, isSwap, m + Reply.value)) {
    freeReply(e, t, m);
    return refuse(e, t, r, h.REFUSED_RECEIVE);
  }
  queueReply(e, t, m);
  return EXECUTED;
}

/** Copies the bytes of a reply into the memory of the request that waits for it. */
export function executeReply(e: Engine, t: number, r: number, q: number, found: number): number {
  const { i32 } = e;
  const slot = i32[t + REPLY_SLOT]!;
  const nonce = i32[t + REPLY_NONCE]!;
  const w = requestFor(e, q, slot, nonce);
  if (w === 0 || i32[w + Message.arrived] !== 0 || !answers(e, t, w)) {
    return refuse(e, t, r, h.REFUSED_ABORTED);
  }
  if (found === 0) {
    const n = newIncoming(e, r, i32[t + Received.messageId]!, IN_REPLY);
    i32[n + IncomingMessage.queuePair] = q;
    i32[n + IncomingMessage.slot] = slot;
    i32[n + IncomingMessage.nonce] = nonce;
  } else if (i32[found + IncomingMessage.kind] !== IN_REPLY) return DROPPED;
  if (!scatterPayload(e, t, q, w + Swr.list)) {
    replyFailed(e, t, w, verbs.IBV_WC_LOC_PROT_ERR);
    return refuse(e, t, r, h.REFUSED_ABORTED);
  }
  replyProgress(e, w);
  return EXECUTED;
}

/** Returns whether the received reply has the kind and length that request `w` expects. */
function answers(e: Engine, t: number, w: number): boolean {
  const isRead = e.i32[w + Message.operation] === h.OP_READ;
  const isData = e.i32[t + Received.operation] === h.OP_READ_DATA;
  return isRead === isData && e.u32[w + Swr.length] === e.u32[t + Received.length];
}

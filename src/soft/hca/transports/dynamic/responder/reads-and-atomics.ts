// READs, atomics, and the replies to them, at the NIC that a packet comes to.
import * as verbs from "../../../../../../ffi/ibverbs/constants.ts";
import { Dev } from "../../../arena/arena.ts";
import type { Engine } from "../../../arena/engine.ts";
import { Qp, Swr } from "../../../arena/records.ts";
import { scatter } from "../../../objects/scatter.ts";
import * as h from "../packets/headers.ts";
import { Data } from "../packets/headers.ts";
import { IN_REPLY, Incoming } from "../records/context-records.ts";
import { Message, Reply } from "../records/records.ts";
import { DROPPED, EXECUTED, refuse, resolve } from "./executing.ts";
import { newIncoming } from "./incoming.ts";
import { newReply, queueReply, replyFailed, replyProgress, requestFor } from "./replies.ts";

const LARGEST_MESSAGE = 0x80000000;

export function executeRead(
  e: Engine,
  t: number,
  r: number,
  q: number,
  start: number,
  at: number,
  payload: number,
  length: number,
): number {
  const { i32, f64, view } = e;
  const id = view.getInt32(at + Data.messageId);
  const address = length === 0 ? 0 : resolve(e, q, at, verbs.IBV_ACCESS_REMOTE_READ, length);
  if (address < 0 || length > LARGEST_MESSAGE) return refuse(e, t, r, id, h.REFUSED_ACCESS);
  const m = replyTo(e, t, r, q, h.OP_READ_DATA, at, payload, length);
  if (m === 0) return refuse(e, t, r, id, h.REFUSED_BUSY);
  void start;
  i32[m + Reply.key] = view.getInt32(at + Data.rkey);
  f64[(m + Reply.memory) >> 1] = address;
  queueReply(e, t, m);
  return EXECUTED;
}

function replyTo(
  e: Engine,
  t: number,
  r: number,
  q: number,
  operation: number,
  at: number,
  payload: number,
  length: number,
): number {
  const { i32, view } = e;
  const remoteQp = view.getInt32(at + Data.sourceQp) & 0xffffff;
  const slot = view.getInt32(payload);
  const nonce = view.getInt32(payload + 4);
  return newReply(e, t, r, operation, i32[q + Qp.number]!, remoteQp, slot, nonce, length);
}

export function executeAtomic(
  e: Engine,
  t: number,
  r: number,
  q: number,
  operation: number,
  at: number,
  payload: number,
): number {
  const { i32, u32, view } = e;
  const id = view.getInt32(at + Data.messageId);
  if (view.getInt32(at + Data.address + 4) & 7) return refuse(e, t, r, id, h.REFUSED_MISALIGNED);
  const address = resolve(e, q, at, verbs.IBV_ACCESS_REMOTE_ATOMIC, 8);
  if (address < 0) return refuse(e, t, r, id, h.REFUSED_ACCESS);
  const m = replyTo(e, t, r, q, h.OP_ATOMIC_RESULT, at, payload, 8);
  if (m === 0) return refuse(e, t, r, id, h.REFUSED_BUSY);
  const cell = Dev.operand;
  e.native.memcpy(e.base + cell * 4, address, 8);
  const low = i32[cell]!;
  const high = i32[cell + 1]!;
  i32[m + Reply.value] = low;
  i32[m + Reply.value + 1] = high;
  const operandHigh = view.getInt32(payload + 8);
  const operandLow = view.getInt32(payload + 12);
  let write = true;
  if (operation === h.OP_COMPARE_SWAP) {
    write = view.getInt32(payload + 16) === high && view.getInt32(payload + 20) === low;
    i32[cell] = operandLow;
    i32[cell + 1] = operandHigh;
  } else {
    const sum = u32[cell]! + (operandLow >>> 0);
    i32[cell] = sum | 0;
    i32[cell + 1] = high + operandHigh + (sum > 0xffffffff ? 1 : 0);
  }
  if (write) e.native.memcpy(address, e.base + cell * 4, 8);
  queueReply(e, t, m);
  return EXECUTED;
}

/** Bytes of a reply, straight into the memory of the request that waits for it. */
export function executeReply(
  e: Engine,
  t: number,
  r: number,
  q: number,
  found: number,
  at: number,
  payload: number,
  bytes: number,
  offset: number,
  length: number,
): number {
  const { i32, view } = e;
  const id = view.getInt32(at + Data.messageId);
  const slot = view.getInt32(at + Data.address);
  const nonce = view.getInt32(at + Data.address + 4);
  const w = requestFor(e, q, slot, nonce);
  const reading = view.getUint8(at + Data.operation) === h.OP_READ_DATA;
  const isRead = w !== 0 && i32[w + Message.operation] === h.OP_READ;
  if (w === 0 || i32[w + Message.arrived] !== 0 || isRead !== reading || e.u32[w + Swr.length] !== length) {
    return refuse(e, t, r, id, h.REFUSED_ABORTED);
  }
  if (found === 0) {
    const n = newIncoming(e, r, id, IN_REPLY);
    i32[n + Incoming.queuePair] = q;
    i32[n + Incoming.slot] = slot;
    i32[n + Incoming.nonce] = nonce;
  } else if (i32[found + Incoming.kind] !== IN_REPLY) return DROPPED;
  if (!scatter(e, q, w + Swr.data, i32[w + Swr.sgeCount]!, offset, payload, bytes)) {
    replyFailed(e, t, w, verbs.IBV_WC_LOC_PROT_ERR);
    return refuse(e, t, r, id, h.REFUSED_ABORTED);
  }
  replyProgress(e, w);
  return EXECUTED;
}

// What a data packet does at its target. Each packet is executed alone, in any order, straight at its place; the sequence number
// says that it is executed once. A message that is refused stays refused: no later copy of a packet of it does anything.
import * as verbs from "../../../../../../ffi/ibverbs/constants.ts";
import type { Engine } from "../../../arena/engine.ts";
import { Qp, Rwr } from "../../../arena/records.ts";
import { resolveRemote } from "../../../objects/memory-keys.ts";
import { findQp, receives } from "../../../objects/queue-pairs.ts";
import { scatter, totalBytes } from "../../../objects/scatter.ts";
import { bthDestinationQp, bthSolicited } from "../../../wire/bth.ts";
import * as h from "../packets/headers.ts";
import { Data } from "../packets/headers.ts";
import { IN_DEAD, IN_RECEIVE, Incoming } from "../records/context-records.ts";
import { Dyn } from "../records/records.ts";
import { oweNak } from "./acks.ts";
import { completeIncoming, findIncoming, killIncoming, newIncoming, takeReceiveFor } from "./incoming.ts";
import { executeAtomic, executeRead, executeReply } from "./reads-and-atomics.ts";
import { replyFailed, requestFor } from "./replies.ts";

export const EXECUTED = 0;

export const REFUSED = 1;

/** Makes no sense: as if it had never come. */
export const DROPPED = 2;

export function refuse(e: Engine, t: number, r: number, id: number, code: number, timer = 0): number {
  killIncoming(e, r, id, code);
  e.i32[t + Dyn.refused]!++;
  oweNak(e, t, r, id, code, timer);
  return REFUSED;
}

/** Handles a packet whose message is taken back. */
export function executeVoid(e: Engine, t: number, r: number, start: number, at: number): number {
  const { i32, view } = e;
  const operation = view.getUint8(at + Data.operation);
  const id = view.getInt32(at + Data.messageId);
  if (operation === h.OP_READ_DATA || operation === h.OP_ATOMIC_RESULT) {
    const q = findQp(e, bthDestinationQp(view, start));
    const isDynamic = q !== 0 && i32[q + Qp.type] === verbs.IBV_QPT_DRIVER;
    const slot = view.getInt32(at + Data.address);
    const w = isDynamic ? requestFor(e, q, slot, view.getInt32(at + Data.address + 4)) : 0;
    if (w !== 0) replyFailed(e, t, w, i32[(at + Data.imm) >> 2]! & 31 || verbs.IBV_WC_REM_OP_ERR);
  }
  killIncoming(e, r, id, h.REFUSED_ABORTED);
  return EXECUTED;
}

/** Executes the data packet whose BTH is at byte `start` and whose own header is at `at`: EXECUTED, REFUSED or DROPPED. */
export function execute(
  e: Engine,
  t: number,
  r: number,
  start: number,
  at: number,
  payload: number,
  bytes: number,
): number {
  const { i32, view } = e;
  const operation = view.getUint8(at + Data.operation);
  const id = view.getInt32(at + Data.messageId);
  const n = findIncoming(e, r, id);
  if (n !== 0 && i32[n + Incoming.kind] === IN_DEAD) {
    oweNak(e, t, r, id, i32[n + Incoming.refusal]! & 0xff, i32[n + Incoming.refusal]! >>> 8);
    return REFUSED;
  }
  const length = view.getUint32(at + Data.length);
  const offset = view.getUint32(at + Data.offset);
  const carries = operation <= h.OP_WRITE_IMM || operation >= h.OP_READ_DATA;
  if (carries && offset + bytes > length) return DROPPED;
  const q = findQp(e, bthDestinationQp(view, start));
  if (q === 0 || i32[q + Qp.type] !== verbs.IBV_QPT_DRIVER) return refuse(e, t, r, id, h.REFUSED_NO_QP);
  if (operation === h.OP_READ_DATA || operation === h.OP_ATOMIC_RESULT) {
    return executeReply(e, t, r, q, n, at, payload, bytes, offset, length);
  }
  if (!receives(i32[q + Qp.state]!)) return refuse(e, t, r, id, h.REFUSED_NO_QP);
  if (view.getInt32(at + Data.qkey) !== i32[q + Qp.qkey]) return refuse(e, t, r, id, h.REFUSED_QKEY);
  const allowed = i32[q + Qp.access]!;
  switch (operation) {
    case h.OP_SEND:
    case h.OP_SEND_IMM:
      return executeSend(e, t, r, q, n, start, at, payload, bytes, offset, length);
    case h.OP_WRITE:
    case h.OP_WRITE_IMM:
      if ((allowed & verbs.IBV_ACCESS_REMOTE_WRITE) === 0) return refuse(e, t, r, id, h.REFUSED_FORBIDDEN);
      return executeWrite(e, t, r, q, n, start, at, payload, bytes, offset, length);
    case h.OP_READ:
      if ((allowed & verbs.IBV_ACCESS_REMOTE_READ) === 0) return refuse(e, t, r, id, h.REFUSED_FORBIDDEN);
      return bytes < h.TAG_BYTES ? DROPPED : executeRead(e, t, r, q, start, at, payload, length);
    case h.OP_COMPARE_SWAP:
    case h.OP_FETCH_ADD:
      if ((allowed & verbs.IBV_ACCESS_REMOTE_ATOMIC) === 0) return refuse(e, t, r, id, h.REFUSED_FORBIDDEN);
      return bytes < h.ATOMIC_BYTES ? DROPPED : executeAtomic(e, t, r, q, operation, at, payload);
    default:
      return DROPPED;
  }
}

/** The native address that the packet's request names, -1 when it may not. */
export function resolve(e: Engine, q: number, at: number, wanted: number, bytes: number): number {
  const { i32, view } = e;
  const low = view.getInt32(at + Data.address + 4);
  const high = view.getInt32(at + Data.address);
  return resolveRemote(e, view.getInt32(at + Data.rkey), q, i32[q + Qp.pd]!, wanted, low, high, bytes);
}

/** The record of a message that takes a receive, made with its first packet: 0 when it was refused. */
function receiveFor(
  e: Engine,
  t: number,
  r: number,
  q: number,
  start: number,
  at: number,
  opcode: number,
  withImm: boolean,
  length: number,
): number {
  const { i32, view } = e;
  const id = view.getInt32(at + Data.messageId);
  const n = newIncoming(e, r, id, IN_RECEIVE);
  const copy = takeReceiveFor(e, q, n);
  if (copy === 0) {
    const timer = i32[q + Qp.minRnrTimer]!;
    refuse(e, t, r, id, h.REFUSED_RNR, timer);
    i32[n + Incoming.refusal] = h.REFUSED_RNR | (timer << 8);
    return 0;
  }
  i32[n + Incoming.length] = length;
  i32[n + Incoming.opcode] = opcode;
  i32[n + Incoming.imm] = withImm ? i32[(at + Data.imm) >> 2]! : 0;
  i32[n + Incoming.imm + 1] = withImm ? 1 : 0;
  i32[n + Incoming.solicited] = bthSolicited(view, start) ? 1 : 0;
  i32[n + Incoming.sourceQp] = view.getInt32(at + Data.sourceQp) & 0xffffff;
  return n;
}

function executeSend(
  e: Engine,
  t: number,
  r: number,
  q: number,
  found: number,
  start: number,
  at: number,
  payload: number,
  bytes: number,
  offset: number,
  length: number,
): number {
  const { i32, view } = e;
  const id = view.getInt32(at + Data.messageId);
  let n = found;
  if (n === 0) {
    const withImm = view.getUint8(at + Data.operation) === h.OP_SEND_IMM;
    n = receiveFor(e, t, r, q, start, at, verbs.IBV_WC_RECV, withImm, length);
    if (n === 0) return REFUSED;
    const copy = i32[n + Incoming.receive]!;
    if (length > totalBytes(e, copy + Rwr.sges, i32[copy + Rwr.sgeCount]!)) {
      completeIncoming(e, n, verbs.IBV_WC_LOC_LEN_ERR);
      return refuse(e, t, r, id, h.REFUSED_TOO_LONG);
    }
  } else if (i32[n + Incoming.kind] !== IN_RECEIVE || i32[n + Incoming.queuePair] !== q) return DROPPED;
  const copy = i32[n + Incoming.receive]!;
  if (scatter(e, q, copy + Rwr.sges, i32[copy + Rwr.sgeCount]!, offset, payload, bytes)) return EXECUTED;
  completeIncoming(e, n, verbs.IBV_WC_LOC_PROT_ERR);
  return refuse(e, t, r, id, h.REFUSED_RECEIVE);
}

function executeWrite(
  e: Engine,
  t: number,
  r: number,
  q: number,
  found: number,
  start: number,
  at: number,
  payload: number,
  bytes: number,
  offset: number,
  length: number,
): number {
  const { i32, view } = e;
  const address = length === 0 ? 0 : resolve(e, q, at, verbs.IBV_ACCESS_REMOTE_WRITE, length);
  if (address < 0) return refuse(e, t, r, view.getInt32(at + Data.messageId), h.REFUSED_ACCESS);
  if (view.getUint8(at + Data.operation) === h.OP_WRITE_IMM) {
    if (found === 0) {
      const opcode = verbs.IBV_WC_RECV_RDMA_WITH_IMM;
      if (receiveFor(e, t, r, q, start, at, opcode, true, length) === 0) return REFUSED;
    } else if (i32[found + Incoming.kind] !== IN_RECEIVE) return DROPPED;
  }
  if (bytes > 0) e.native.memcpy(address + offset, e.base + payload, bytes);
  return EXECUTED;
}

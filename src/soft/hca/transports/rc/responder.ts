// Receiving half of the RC responder: executes requests in PSN order (docs/rocev2.md section 6).
import * as verbs from "../../../../../ffi/ibverbs/constants.ts";
import { Counter } from "../../arena/counters.ts";
import { addDouble, type Engine, getDouble, setDouble } from "../../arena/engine.ts";
import { RxPacket } from "../../arena/packet.ts";
import { OPEN_NONE, OPEN_SEND, OPEN_WRITE, Qp } from "../../arena/records.ts";
import { raiseEvent } from "../../objects/completion.ts";
import { remoteAddress, resolveRemote, stillInside } from "../../objects/memory-keys.ts";
import { enterError } from "../../objects/queue-pair-error.ts";
import { receives } from "../../objects/queue-pairs.ts";
import { completeReceive, fillReceive, takeReceive } from "../../objects/receive-queue.ts";
import { STAGED } from "../../objects/staging/copies.ts";
import { placeStaged, settled } from "../../objects/staging/place.ts";
import { invalidate } from "../../objects/windows.ts";
import { KIND_RNR, NAK_ACCESS, NAK_INVALID, NAK_OPERATIONAL, NAK_SEQUENCE } from "../../wire/headers.ts";
import * as op from "../../wire/opcodes.ts";
import { PSN_MASK, psnAdd, psnDistance, psnsOf } from "../../wire/psn.ts";
import { duplicatePlaced, executeAtomicWrite, executeFlush, flushAccess } from "./placement.ts";
import {
  scheduleAck,
  scheduleNak,
  scheduleSequenceNak,
  sendFatalNak,
  settleBeforeAnswer,
} from "./replies.ts";
import { duplicateAtomic, duplicateRead, executeAtomic, executeRead } from "./responder-data.ts";

/** Handles the received packet, a request for QP `q` whose headers are already validated. */
export function handleRequest(e: Engine, q: number): void {
  const { i32 } = e;
  const flags = i32[RxPacket.flags]!;
  const psn = i32[RxPacket.psn]!;
  if (!receives(i32[q + Qp.state]!)) return;
  const ahead = psnDistance(psn, i32[q + Qp.expectedPsn]!);
  if (ahead > 0) {
    i32[Counter.outOfSequence]!++;
    if (i32[q + Qp.nakSent] === 0) scheduleSequenceNak(e, q, psn);
    else if (psnDistance(psn, i32[q + Qp.droppedPsn]!) > 0) i32[q + Qp.droppedPsn] = psn;
    return;
  }
  if (ahead < 0) {
    i32[Counter.duplicates]!++;
    if (flags & op.OP_READ) duplicateRead(e, q);
    else if (flags & op.OP_ATOMIC) duplicateAtomic(e, q);
    else if (flags & PLACED) duplicatePlaced(e, q);
    else scheduleAck(e, q);
    return;
  }
  // The NAK of a gap that this packet closes has not left yet. It is still due, because the packets behind the gap were
  // dropped: it then names the first one of them.
  if (i32[q + Qp.nakPending] !== NAK_SEQUENCE) i32[q + Qp.nakSent] = i32[q + Qp.nakPending] = 0;
  // While a message is open, only packets of the same kind may continue it. Without an open message only a
  // first packet is valid.
  const open = i32[q + Qp.open]!;
  const kind = flags & op.OP_SEND ? OPEN_SEND : flags & op.OP_WRITE ? OPEN_WRITE : OPEN_NONE;
  if ((flags & op.OP_START) !== 0 ? open !== OPEN_NONE : open !== kind) {
    refuse(e, q, NAK_INVALID);
    return;
  }
  if (!operationAllowed(e, q, flags)) {
    refuse(e, q, NAK_INVALID);
    return;
  }

  if (flags & op.OP_SEND) {
    if (!executeSend(e, q, flags)) return;
  } else if (flags & op.OP_WRITE) {
    if (!executeWrite(e, q, flags)) return;
  } else {
    // A peer that sees the result of an atomic may rely on all earlier WRITEs.
    if (flags & (op.OP_ATOMIC | op.OP_ATOMIC_WRITE) && !settleBeforeAnswer(e, q)) return;
    const syndrome = executeReplied(e, q, flags);
    if (syndrome !== 0) refuse(e, q, syndrome);
    return;
  }
  const packets = i32[RxPacket.several] === 0 ? 1 : psnsOf(i32[RxPacket.bytes]!, i32[q + Qp.mtu]!);
  i32[q + Qp.expectedPsn] = psnAdd(psn, packets);
  addDouble(e, q + Qp.bytesIn, i32[RxPacket.bytes]!);
  if (flags & op.OP_END) i32[q + Qp.msn] = (i32[q + Qp.msn]! + 1) & PSN_MASK;
  if (i32[RxPacket.ackRequest] !== 0) scheduleAck(e, q);
}

const PLACED = op.OP_FLUSH | op.OP_ATOMIC_WRITE;

/** Executes a request that has its own response. Returns 0 or the NAK syndrome. */
function executeReplied(e: Engine, q: number, flags: number): number {
  if (flags & op.OP_READ) return executeRead(e, q);
  if (flags & op.OP_FLUSH) return executeFlush(e, q);
  return flags & op.OP_ATOMIC_WRITE ? executeAtomicWrite(e, q) : executeAtomic(e, q);
}

function operationAllowed(e: Engine, q: number, flags: number): boolean {
  const access = e.i32[q + Qp.access]!;
  if (flags & op.OP_FLUSH) {
    const wanted = flushAccess(e);
    return wanted !== 0 && (access & wanted) === wanted;
  }
  if (flags & (op.OP_WRITE | op.OP_ATOMIC_WRITE)) return (access & verbs.IBV_ACCESS_REMOTE_WRITE) !== 0;
  if (flags & op.OP_READ) return (access & verbs.IBV_ACCESS_REMOTE_READ) !== 0;
  if (flags & op.OP_ATOMIC) return (access & verbs.IBV_ACCESS_REMOTE_ATOMIC) !== 0;
  return true;
}

/**
 * Reports a fatal error: sends the NAK, moves the QP to the error state and raises the asynchronous event.
 */
export function refuse(e: Engine, q: number, syndrome: number, receiveStatus = 0): void {
  // The NAK implies that all earlier requests succeeded. When a staged copy failed, its request is unknown,
  // so the NAK names the oldest candidate.
  const oldest = e.i32[q + Qp.unsettledPsn]!;
  const unknown = oldest !== 0 && syndrome === NAK_OPERATIONAL;
  if (!unknown && !settleBeforeAnswer(e, q)) return;
  sendFatalNak(e, q, unknown ? oldest - 1 : e.i32[RxPacket.psn]!, syndrome);
  enterError(e, q, 0, receiveStatus);
  const access = syndrome === NAK_ACCESS;
  raiseEvent(e, access ? verbs.IBV_EVENT_QP_ACCESS_ERR : verbs.IBV_EVENT_QP_REQ_ERR, q);
}

function notReady(e: Engine, q: number): void {
  scheduleNak(e, q, KIND_RNR | e.i32[q + Qp.minRnrTimer]!);
}

/**
 * Returns whether the received SEND or WRITE packet has the size that its position in the message requires,
 * for a path MTU of `mtu`.
 */
export function sizeFits(e: Engine, mtu: number): boolean {
  const flags = e.i32[RxPacket.flags]!;
  const bytes = e.i32[RxPacket.bytes]!;
  if (e.i32[RxPacket.pad] !== (-bytes & 3)) return false;
  const several = e.i32[RxPacket.several] !== 0;
  if ((flags & op.OP_END) === 0) return several ? bytes > 0 && bytes % mtu === 0 : bytes === mtu;
  return (several || bytes <= mtu) && (bytes > 0 || (flags & op.OP_START) !== 0);
}

function executeSend(e: Engine, q: number, flags: number): boolean {
  const { i32, view } = e;
  if (flags & op.OP_START && !takeReceive(e, q)) {
    notReady(e, q);
    return false;
  }
  if (!sizeFits(e, i32[q + Qp.mtu]!)) {
    refuse(e, q, NAK_INVALID);
    return false;
  }
  let status = fillReceive(e, q, i32[RxPacket.payload]!, i32[RxPacket.bytes]!);
  if (flags & op.OP_END) {
    // An application that polls the completion of this message may read the data of all messages before it.
    if (!settleBeforeAnswer(e, q)) return false;
    if (!settled(e, q)) status = verbs.IBV_WC_LOC_PROT_ERR;
  }
  if (status !== verbs.IBV_WC_SUCCESS) {
    refuse(e, q, status === verbs.IBV_WC_LOC_LEN_ERR ? NAK_INVALID : NAK_OPERATIONAL, status);
    return false;
  }
  i32[q + Qp.open] = flags & op.OP_END ? OPEN_NONE : OPEN_SEND;
  if (flags & op.OP_END) {
    const at = i32[RxPacket.headers]!;
    let imm = 0;
    let wcFlags = 0;
    if (flags & op.OP_IMM) {
      imm = i32[at >> 2]!;
      wcFlags = verbs.IBV_WC_WITH_IMM;
    } else if (flags & op.OP_INVALIDATE) {
      imm = view.getInt32(at);
      wcFlags = verbs.IBV_WC_WITH_INV;
      if (!invalidate(e, q, imm)) {
        enterError(e, q, 0, verbs.IBV_WC_REM_INV_REQ_ERR);
        return false;
      }
    }
    completeReceive(e, q, verbs.IBV_WC_RECV, i32[q + Qp.recvDone]!, imm, wcFlags);
  }
  return true;
}

/**
 * Starts the copy of the received WRITE packet to device memory. The copy is awaited before the message is
 * acknowledged, together with all copies of the batch.
 */
function writeStaged(e: Engine, q: number, flags: number, address: number, bytes: number): boolean {
  const { i32 } = e;
  const oldest = i32[q + Qp.unsettledPsn]!;
  if (!placeStaged(e, q, address, i32[RxPacket.payload]!, bytes)) {
    refuse(e, q, NAK_OPERATIONAL);
    return false;
  }
  if ((flags & op.OP_END) === 0) return true;
  if (oldest === 0) i32[q + Qp.unsettledPsn] = i32[RxPacket.psn]! + 1;
  return i32[RxPacket.ackRequest] !== 0 || settleBeforeAnswer(e, q);
}

function executeWrite(e: Engine, q: number, flags: number): boolean {
  const { i32, u32, view } = e;
  const at = i32[RxPacket.headers]!;
  const bytes = i32[RxPacket.bytes]!;
  if (flags & op.OP_IMM && !takeReceive(e, q)) {
    notReady(e, q);
    return false;
  }
  if (flags & op.OP_RETH) {
    const length = view.getUint32(at + 12);
    const rkey = view.getInt32(at + 8);
    let address = 0;
    if (length > 0) {
      address = resolveRemote(e, q, rkey, remoteAddress(e, at), length, verbs.IBV_ACCESS_REMOTE_WRITE);
      if (address < 0) {
        refuse(e, q, NAK_ACCESS);
        return false;
      }
    }
    i32[q + Qp.writeKey] = rkey;
    i32[q + Qp.writeLeft] = length;
    i32[q + Qp.writeLength] = length;
    setDouble(e, q + Qp.writeAddress, address);
  }
  const left = u32[q + Qp.writeLeft]!;
  const last = (flags & op.OP_END) !== 0;
  if (!sizeFits(e, i32[q + Qp.mtu]!) || (last ? bytes !== left : bytes >= left)) {
    refuse(e, q, NAK_INVALID);
    return false;
  }
  const address = getDouble(e, q + Qp.writeAddress);
  if (bytes > 0) {
    // The first packet was checked just now. Later packets are checked again because the region may have been
    // deregistered.
    if ((flags & op.OP_RETH) === 0 && !stillInside(e, i32[q + Qp.writeKey]!, address, bytes)) {
      refuse(e, q, NAK_ACCESS);
      return false;
    }
    if (address < STAGED) {
      // A flag in host memory must not become visible before the device data that it announces.
      if (!settleBeforeAnswer(e, q)) return false;
      e.native.memcpy(address, e.base + i32[RxPacket.payload]!, bytes);
    } else if (!writeStaged(e, q, flags, address, bytes)) return false;
    setDouble(e, q + Qp.writeAddress, address + bytes);
    i32[q + Qp.writeLeft] = left - bytes;
  }
  i32[q + Qp.open] = last ? OPEN_NONE : OPEN_WRITE;
  if (flags & op.OP_IMM) {
    if (!settleBeforeAnswer(e, q)) return false;
    const imm = i32[(flags & op.OP_RETH ? at + 16 : at) >> 2]!;
    const opcode = verbs.IBV_WC_RECV_RDMA_WITH_IMM;
    completeReceive(e, q, opcode, i32[q + Qp.writeLength]!, imm, verbs.IBV_WC_WITH_IMM);
  }
  return true;
}

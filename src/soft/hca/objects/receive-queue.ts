// Receive work requests, which come from the queue pair's own ring or from its shared receive queue.
import * as verbs from "../../../../ffi/ibverbs/constants.ts";
import { type Engine, getDouble, setDouble } from "../arena/engine.ts";
import { RxPacket } from "../arena/packet.ts";
import { Qp, Rwr, Srq, Wc } from "../arena/records.ts";
import { beginCompletion, finishCompletion, raiseEvent } from "./completion.ts";
import { scatter, totalBytes } from "./scatter.ts";

/**
 * Copies the next posted receive into the queue pair as its active one, which frees the slot. Returns false
 * when no receive is posted (RNR).
 */
export function takeReceive(e: Engine, q: number): boolean {
  const { i32 } = e;
  if (i32[q + Qp.recvActive] !== 0) return true;
  const srq = i32[q + Qp.srq]!;
  let slot: number;
  if (srq !== 0) {
    const head = i32[srq + Srq.head]!;
    if (head === Atomics.load(i32, srq + Srq.tail)) return false;
    slot = i32[srq + Srq.ring]! + (head & i32[srq + Srq.mask]!) * i32[srq + Srq.stride]!;
    copyActive(e, q, slot);
    Atomics.store(i32, srq + Srq.head, (head + 1) | 0);
    checkLimit(e, srq);
  } else {
    const head = i32[q + Qp.rqHead]!;
    if (head === Atomics.load(i32, q + Qp.rqTail)) return false;
    slot = i32[q + Qp.rqRing]! + (head & i32[q + Qp.rqMask]!) * i32[q + Qp.rqStride]!;
    copyActive(e, q, slot);
    Atomics.store(i32, q + Qp.rqHead, (head + 1) | 0);
  }
  return true;
}

function copyActive(e: Engine, q: number, slot: number): void {
  const { i32 } = e;
  const count = i32[slot + Rwr.list]!;
  const recv = i32[q + Qp.recv]!;
  i32.copyWithin(recv, slot, slot + Rwr.sges + 4 * count);
  i32[q + Qp.recvActive] = 1;
  i32[q + Qp.recvDone] = 0;
  setDouble(e, q + Qp.recvCapacity, totalBytes(e, recv + Rwr.list));
}

/**
 * Raises SRQ_LIMIT_REACHED when fewer receives than the armed limit are left. The application must arm the
 * limit again.
 */
export function checkLimit(e: Engine, srq: number): void {
  const limit = e.i32[srq + Srq.limit]!;
  if (limit === 0) return;
  if (((Atomics.load(e.i32, srq + Srq.tail) - e.i32[srq + Srq.head]!) | 0) >= limit) return;
  e.i32[srq + Srq.limit] = 0;
  raiseEvent(e, verbs.IBV_EVENT_SRQ_LIMIT_REACHED, srq);
}

/** Writes `bytes` bytes at arena byte `from` to the active receive. Returns an ibv_wc_status. */
export function fillReceive(e: Engine, q: number, from: number, bytes: number): number {
  const { i32 } = e;
  const recv = i32[q + Qp.recv]!;
  const done = e.u32[q + Qp.recvDone]!;
  if (done + bytes > getDouble(e, q + Qp.recvCapacity)) return verbs.IBV_WC_LOC_LEN_ERR;
  if (!scatter(e, q, recv + Rwr.list, done, from, bytes)) return verbs.IBV_WC_LOC_PROT_ERR;
  i32[q + Qp.recvDone] = done + bytes;
  return verbs.IBV_WC_SUCCESS;
}

/** Completes the active receive with the received packet, the last one of its message. */
export function completeReceive(
  e: Engine,
  q: number,
  opcode: number,
  bytes: number,
  imm: number,
  flags: number,
): void {
  const { i32 } = e;
  const cq = i32[q + Qp.recvCq]!;
  i32[q + Qp.recvActive] = 0;
  const wc = beginCompletion(e, cq, q, i32[q + Qp.recv]! + Rwr.id);
  if (wc === 0) return;
  i32[wc + Wc.opcode] = opcode;
  i32[wc + Wc.bytes] = bytes;
  i32[wc + Wc.imm] = imm;
  i32[wc + Wc.flags] = flags;
  finishCompletion(e, cq, wc, i32[RxPacket.solicited] !== 0);
}

// The ring of the send queue, and the completion of its oldest requests.
import * as verbs from "../../../../ffi/ibverbs/constants.ts";
import { IBV_WC_FLUSH, IBV_WR_FLUSH } from "../../../../ffi/ibverbs/newer.ts";
import { addDouble, type Engine } from "../arena/engine.ts";
import { Qp, SWR_DONE, SWR_FAILED, SWR_NEW, Swr, Wc } from "../arena/records.ts";
import { psnDistance } from "../wire/psn.ts";
import { beginCompletion, finishCompletion } from "./completion.ts";

/** Returns the word offset of send request `index`, a free-running index. */
export function sendRequest(e: Engine, q: number, index: number): number {
  return e.i32[q + Qp.sqRing]! + (index & e.i32[q + Qp.sqMask]!) * e.i32[q + Qp.sqStride]!;
}

// Flags by ibv_wr_opcode: the request waits for a response of its own, and the response is a READ response.
const EXPECTS = new Uint8Array(new ArrayBuffer(32));
const READ_REPLY = 1;
const ATOMIC_REPLY = 2;
EXPECTS[verbs.IBV_WR_RDMA_READ] = READ_REPLY;
EXPECTS[IBV_WR_FLUSH] = READ_REPLY;
EXPECTS[verbs.IBV_WR_ATOMIC_WRITE] = READ_REPLY;
EXPECTS[verbs.IBV_WR_ATOMIC_CMP_AND_SWP] = ATOMIC_REPLY;
EXPECTS[verbs.IBV_WR_ATOMIC_FETCH_AND_ADD] = ATOMIC_REPLY;

/**
 * Returns true for a request that waits for a response of its own, not only for an acknowledgement: READ,
 * atomics, flush and atomic write.
 */
export function expectsData(opcode: number): boolean {
  return EXPECTS[opcode & 31] !== 0;
}

/** Returns true when the response of a request is a READ response, perhaps without data. */
export function expectsReadReply(opcode: number): boolean {
  return EXPECTS[opcode & 31] === READ_REPLY;
}

// ibv_wc_opcode by ibv_wr_opcode.
const WC_OPCODE = new Int32Array(new ArrayBuffer(16 * 4));
WC_OPCODE[verbs.IBV_WR_RDMA_WRITE] = verbs.IBV_WC_RDMA_WRITE;
WC_OPCODE[verbs.IBV_WR_RDMA_WRITE_WITH_IMM] = verbs.IBV_WC_RDMA_WRITE;
WC_OPCODE[verbs.IBV_WR_SEND] = verbs.IBV_WC_SEND;
WC_OPCODE[verbs.IBV_WR_SEND_WITH_IMM] = verbs.IBV_WC_SEND;
WC_OPCODE[verbs.IBV_WR_SEND_WITH_INV] = verbs.IBV_WC_SEND;
WC_OPCODE[verbs.IBV_WR_RDMA_READ] = verbs.IBV_WC_RDMA_READ;
WC_OPCODE[verbs.IBV_WR_ATOMIC_CMP_AND_SWP] = verbs.IBV_WC_COMP_SWAP;
WC_OPCODE[verbs.IBV_WR_ATOMIC_FETCH_AND_ADD] = verbs.IBV_WC_FETCH_ADD;
WC_OPCODE[verbs.IBV_WR_LOCAL_INV] = verbs.IBV_WC_LOCAL_INV;
WC_OPCODE[verbs.IBV_WR_BIND_MW] = verbs.IBV_WC_BIND_MW;
WC_OPCODE[IBV_WR_FLUSH] = IBV_WC_FLUSH;
WC_OPCODE[verbs.IBV_WR_ATOMIC_WRITE] = verbs.IBV_WC_ATOMIC_WRITE;

/** Reports send request `w`: always after a failure, otherwise if it is signaled. */
export function completeSend(e: Engine, q: number, w: number, status: number): void {
  const { i32 } = e;
  if (status === verbs.IBV_WC_SUCCESS) {
    const counter = expectsData(i32[w + Swr.opcode]!) ? Qp.bytesIn : Qp.bytesOut;
    addDouble(e, q + counter, e.u32[w + Swr.length]!);
    if (i32[w + Swr.signaled] === 0) return;
  }
  const cq = i32[q + Qp.sendCq]!;
  const wc = beginCompletion(e, cq, q, w + Swr.id);
  if (wc === 0) return;
  i32[wc + Wc.status] = status;
  i32[wc + Wc.opcode] = WC_OPCODE[i32[w + Swr.opcode]! & 15]!;
  i32[wc + Wc.bytes] = i32[w + Swr.length]!;
  if (status !== verbs.IBV_WC_SUCCESS) i32[wc + Wc.vendorError] = i32[w + Swr.vendorError]!;
  finishCompletion(e, cq, wc, false);
}

/**
 * Completes the requests at the head of the queue whose PSNs are acknowledged. Returns the word offset of a
 * failed request at the head, 0 for none.
 */
export function retire(e: Engine, q: number): number {
  const { i32 } = e;
  const unacked = i32[q + Qp.unackedPsn]!;
  const next = i32[q + Qp.sqNext]!;
  let head = i32[q + Qp.sqHead]!;
  let failed = 0;
  for (;;) {
    if (head === next) {
      // The request in transmission may have failed.
      if (head !== Atomics.load(i32, q + Qp.sqTail)) {
        const w = sendRequest(e, q, head);
        if (i32[w + Swr.state] === SWR_FAILED) failed = w;
      }
      break;
    }
    const w = sendRequest(e, q, head);
    const state = i32[w + Swr.state]!;
    if (state === SWR_FAILED) {
      failed = w;
      break;
    }
    if (state === SWR_NEW) break;
    if (state !== SWR_DONE && psnDistance(unacked, i32[w + Swr.lastPsn]!) <= 0) break;
    // The slot is freed before its completion is visible, so the application may post at once. The ring has
    // one spare slot.
    head = (head + 1) | 0;
    Atomics.store(i32, q + Qp.sqHead, head);
    completeSend(e, q, w, verbs.IBV_WC_SUCCESS);
  }
  return failed;
}

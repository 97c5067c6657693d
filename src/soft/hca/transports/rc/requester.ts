// Sending half of the RC requester: it sends within the window, by UDP or through shared memory
// (docs/rocev2.md 7.1).
import * as verbs from "../../../../../ffi/ibverbs/constants.ts";
import { Counter } from "../../arena/counters.ts";
import { type Engine, getDouble } from "../../arena/engine.ts";
import { LinkRoutes } from "../../arena/link-routes.ts";
import { TxPacket } from "../../arena/packet.ts";
import { Qp, SWR_NEW, Swr } from "../../arena/records.ts";
import { COPIED, copyRequest, TURN_BYTES } from "../../links/mapped/copy.ts";
import { framePackets, routeOf, seesSharedMemory } from "../../links/shared-memory/route.ts";
import { completeSend, expectsData, sendRequest } from "../../objects/send-queue.ts";
import { psnAdd, psnDistance } from "../../wire/psn.ts";
import { emitData } from "../common/data-packets.ts";
import { fail } from "../common/send-loop.ts";
import { emitRequest } from "./request-packets.ts";
import { roomOrDeadline, startDeadline, timePacket } from "./timing.ts";

/** Maximum number of outstanding PSNs over UDP, the same as in rdma_rxe. */
export const MAX_WINDOW = 128;
/** Maximum number of outstanding PSNs through shared memory. */
const SHARED_MEMORY_WINDOW = 4096;
/**
 * Maximum number of response packets of one READ request packet. It keeps the responses within the receive
 * buffer of the socket.
 */
export const READ_PACKETS = 32;

/**
 * Returns the PSN of the last response packet of the READ request that covers `psn`. A READ is always split
 * at the same offsets, also on a retry.
 */
export function lastPsnOfRead(e: Engine, w: number, psn: number): number {
  const first = e.i32[w + Swr.firstPsn]!;
  const into = psnDistance(psn, first);
  const end = psnAdd(first, into - (into % READ_PACKETS) + READ_PACKETS - 1);
  const last = e.i32[w + Swr.lastPsn]!;
  return psnDistance(end, last) > 0 ? last : end;
}

/** Emits the next packet of request `w` of an RC QP (see {@link Emit}). */
export function emit(e: Engine, q: number, w: number): number {
  const { i32 } = e;
  const psn = i32[q + Qp.sendPsn]!;
  const outstanding = psnDistance(psn, i32[q + Qp.unackedPsn]!);
  // Packets in flight must be acknowledged before the QP moves to shared memory, or later packets would
  // overtake them.
  if (seesSharedMemory(e, q)) {
    if (outstanding > 0) return 0;
    i32[q + Qp.sharedMemory] = 1;
  }
  const peer = routeOf(e, q);
  // A ring loses nothing and limits the sender itself.
  const window = peer === 0 ? Math.floor(getDouble(e, q + Qp.window)) : SHARED_MEMORY_WINDOW;
  const opcode = i32[w + Swr.opcode]!;
  let last = psn;
  if (expectsData(opcode)) {
    if (opcode === verbs.IBV_WR_RDMA_READ) last = lastPsnOfRead(e, w, psn);
    const packets = psnDistance(last, psn) + 1;
    if (i32[q + Qp.rdOutstanding]! >= i32[q + Qp.maxRdAtomic]!) return 0;
    if (outstanding > 0 && outstanding + packets > window) return 0;
    if (peer !== 0 && !roomOrDeadline(e, q, peer, 0)) return 0;
    emitRequest(e, q, w, psn, packets);
    i32[q + Qp.rdOutstanding]!++;
  } else {
    if (outstanding >= window) return 0;
    let packets = 1;
    if (peer !== 0) {
      const mtu = i32[q + Qp.mtu]!;
      const left = psnDistance(i32[w + Swr.lastPsn]!, psn);
      // The packet with immediate data may have to wait for a posted receive, so the data before it goes in a
      // frame of its own.
      const most = opcode === verbs.IBV_WR_RDMA_WRITE_WITH_IMM && left > 0 ? left : left + 1;
      packets = Math.min(framePackets(mtu), most, window - outstanding);
      if (!roomOrDeadline(e, q, peer, packets * mtu)) return 0;
      last = psnAdd(psn, packets - 1);
    }
    if (!emitData(e, q, w, psn, packets, outstanding + packets >= window)) {
      fail(e, w, verbs.IBV_WC_LOC_PROT_ERR);
      return -1;
    }
  }
  advance(e, q, w, psn, psnAdd(last, 1));
  return 1;
}

/**
 * Advances the send position after the packet with `psn` left, and starts the transport timer if it is not
 * running.
 */
function advance(e: Engine, q: number, w: number, psn: number, next: number): void {
  const { i32 } = e;
  if (psnDistance(psn, i32[q + Qp.sentEnd]!) < 0) {
    i32[Counter.retransmits]!++;
    i32[q + Qp.retransmits]!++;
  } else if (i32[TxPacket.ackRequest] !== 0) timePacket(e, q, psn);
  i32[q + Qp.sendPsn] = next;
  if (psnDistance(next, i32[q + Qp.sentEnd]!) > 0) i32[q + Qp.sentEnd] = next;
  if (psnDistance(next, i32[w + Swr.lastPsn]!) > 0) i32[q + Qp.sqNext] = (i32[q + Qp.sqNext]! + 1) | 0;
  startDeadline(e, q);
}

/**
 * Executes requests of QP `q` in the peer's mapped memory, on the posting thread, up to the first request
 * that needs packets. Returns true when no request is left. Nothing of the QP may be in flight.
 */
export function executeMapped(e: Engine, q: number): boolean {
  const { i32 } = e;
  // The engine sends each chunk when the links have carried it.
  if (i32[LinkRoutes.active] !== 0) return false;
  let head = i32[q + Qp.sqHead]!;
  if (head !== i32[q + Qp.sqNext]) return false;
  const tail = i32[q + Qp.sqTail]!;
  let bytes = 0;
  while (head !== tail) {
    // The turn ends, because threads of the application wait for the lock.
    if (bytes > TURN_BYTES) return false;
    // An overflow of the completion queue moves the QP to the error state.
    if (i32[q + Qp.state] !== verbs.IBV_QPS_RTS) return false;
    const w = sendRequest(e, q, head);
    if (i32[w + Swr.state] !== SWR_NEW) return false;
    if (copyRequest(e, q, w) !== COPIED) return false;
    bytes += e.u32[w + Swr.length]!;
    head = (head + 1) | 0;
    i32[q + Qp.sqNext] = head;
    // The slot is free before its completion is visible, so that the application can post at once.
    Atomics.store(i32, q + Qp.sqHead, head);
    completeSend(e, q, w, verbs.IBV_WC_SUCCESS);
  }
  return true;
}

// The requester's sending half: within the window, by the network or through shared memory (facts: docs/rocev2.md 7.1).
import * as verbs from "../../../../../ffi/ibverbs/constants.ts";
import { Dev } from "../../arena/arena.ts";
import { getDouble } from "../../arena/doubles.ts";
import type { Engine } from "../../arena/engine.ts";
import { TxPacket } from "../../arena/packet.ts";
import { Qp, Swr } from "../../arena/records.ts";
import { framePackets, routeOf, seesSharedMemory } from "../../links/shared-memory/route.ts";
import { expectsData } from "../../objects/send-queue.ts";
import { psnAdd, psnDistance } from "../../wire/psn.ts";
import { emitData } from "../data-packets.ts";
import { fail } from "../send-loop.ts";
import { emitRequest } from "./request-packets.ts";
import { timePacket } from "./round-trip.ts";
import { roomOrDeadline, startDeadline } from "./timing.ts";

/** Most PSNs outstanding: what rxe itself allows. */
export const MAX_WINDOW = 128;
/** Most PSNs outstanding through shared memory. */
const SHARED_MEMORY_WINDOW = 4096;
/** A READ is asked for in requests of at most this many reply packets, so that replies keep to our receive buffer. */
export const READ_PACKETS = 32;

/** PSN of the last reply packet of the READ request that covers `psn`: READs are cut at fixed places, also on a retry. */
export function lastPsnOfRead(e: Engine, w: number, psn: number): number {
  const first = e.i32[w + Swr.firstPsn]!;
  const into = psnDistance(psn, first);
  const end = psnAdd(first, into - (into % READ_PACKETS) + READ_PACKETS - 1);
  const last = e.i32[w + Swr.lastPsn]!;
  return psnDistance(end, last) > 0 ? last : end;
}

/** Emits the next packet of request `w` of an RC QP: see {@link Emit}. */
export function emit(e: Engine, q: number, w: number): number {
  const { i32 } = e;
  const psn = i32[q + Qp.sendPsn]!;
  const outstanding = psnDistance(psn, i32[q + Qp.unackedPsn]!);
  // Nothing overtakes what is under way: it is waited for before the QP moves over to shared memory.
  if (seesSharedMemory(e, q)) {
    if (outstanding > 0) return 0;
    i32[q + Qp.sharedMemory] = 1;
  }
  const peer = routeOf(e, q);
  // A ring loses nothing and says itself when it is full.
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
      // Immediate data may have to wait for a receive; what it announces does not.
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

/** Book-keeping after the packet with `psn` left: what comes next, and the clock of the oldest outstanding one. */
function advance(e: Engine, q: number, w: number, psn: number, next: number): void {
  const { i32 } = e;
  if (psnDistance(psn, i32[q + Qp.sentEnd]!) < 0) {
    i32[Dev.retransmits]!++;
    i32[q + Qp.retransmits]!++;
  } else if (i32[TxPacket.ackRequest] !== 0) timePacket(e, q, psn);
  i32[q + Qp.sendPsn] = next;
  if (psnDistance(next, i32[q + Qp.sentEnd]!) > 0) i32[q + Qp.sentEnd] = next;
  if (psnDistance(next, i32[w + Swr.lastPsn]!) > 0) i32[q + Qp.sqNext] = (i32[q + Qp.sqNext]! + 1) | 0;
  startDeadline(e, q);
}

// Selection of a peer's next message, and return of a started message to its queue.
import * as verbs from "../../../../../../ffi/ibverbs/constants.ts";
import type { Engine } from "../../../arena/engine.ts";
import { Qp, Swr } from "../../../arena/records.ts";
import { transportMicroseconds } from "../../../wire/headers.ts";
import * as h from "../packets/headers.ts";
import { isReply, wantsReply } from "../packets/headers.ts";
import { FINISHED, Message, QUEUED, READS_AT_ONCE, RETRY_PENDING } from "../records/message.ts";
import { Peer } from "../records/peer.ts";
import { rewindPeer } from "./peers.ts";

/** Default time after which a silent peer counts as failed, in microseconds. */
const SILENCE_TIMEOUT_US = 3_000_000;

/** Shortest time that a QP may set, in microseconds. */
const SHORTEST_SILENCE_TIMEOUT_US = 20_000;

export const OPERATIONS = new Int32Array(new ArrayBuffer(16 * 4));

OPERATIONS[verbs.IBV_WR_SEND] = h.OP_SEND;
OPERATIONS[verbs.IBV_WR_SEND_WITH_IMM] = h.OP_SEND_IMM;
OPERATIONS[verbs.IBV_WR_RDMA_WRITE] = h.OP_WRITE;
OPERATIONS[verbs.IBV_WR_RDMA_WRITE_WITH_IMM] = h.OP_WRITE_IMM;
OPERATIONS[verbs.IBV_WR_RDMA_READ] = h.OP_READ;
OPERATIONS[verbs.IBV_WR_ATOMIC_CMP_AND_SWP] = h.OP_COMPARE_SWAP;
OPERATIONS[verbs.IBV_WR_ATOMIC_FETCH_AND_ADD] = h.OP_FETCH_ADD;

/** Returns the time of silence after which the peer of request `m` counts as failed, in microseconds. */
export function silenceTimeoutOf(e: Engine, m: number): number {
  const q = e.i32[m + Message.queuePair]!;
  const timeout = q === 0 ? 0 : e.i32[q + Qp.timeout]!;
  if (timeout === 0) return SILENCE_TIMEOUT_US;
  return Math.max(
    SHORTEST_SILENCE_TIMEOUT_US,
    transportMicroseconds(timeout) * (e.i32[q + Qp.retryCount]! + 1) * 2,
  );
}

/** Returns the time that peer `p` may be silent, in microseconds. Its oldest request determines the value. */
export function silenceTimeoutWith(e: Engine, p: number): number {
  const oldest = e.i32[p + Peer.head]!;
  return oldest === 0 ? SILENCE_TIMEOUT_US : silenceTimeoutOf(e, oldest);
}

function mustWaitForFence(e: Engine, p: number, m: number): boolean {
  if ((e.i32[m + Swr.flags]! & verbs.IBV_SEND_FENCE) === 0) return false;
  const q = e.i32[m + Message.queuePair]!;
  for (let earlier = e.i32[p + Peer.head]!; earlier !== m; earlier = e.i32[earlier + Message.next]!) {
    if (e.i32[earlier + Message.queuePair] !== q || e.i32[earlier + Message.state] === FINISHED) continue;
    if (wantsReply(e.i32[earlier + Message.operation]!)) return true;
  }
  return false;
}

function mustWaitForRetry(e: Engine, p: number, m: number): boolean {
  const { i32 } = e;
  const q = i32[m + Message.queuePair]!;
  for (let earlier = i32[p + Peer.head]!; earlier !== m; earlier = i32[earlier + Message.next]!) {
    if (i32[earlier + Message.state] === RETRY_PENDING && i32[earlier + Message.queuePair] === q) return true;
  }
  return false;
}

/**
 * Returns the next message to start for the peer, or 0. Replies go first, so that two NICs never wait for
 * each other.
 */
export function nextMessage(e: Engine, p: number): number {
  const { i32 } = e;
  const reply = i32[p + Peer.replyHead]!;
  if (reply !== 0) return reply;
  for (let m = i32[p + Peer.next]!; m !== 0; m = i32[m + Message.next]!) {
    if (i32[m + Message.state] !== QUEUED) continue;
    if (wantsReply(i32[m + Message.operation]!) && i32[p + Peer.awaitingReply]! >= READS_AT_ONCE) return 0;
    if (mustWaitForFence(e, p, m)) return 0;
    // A request that was posted after a refused one of the same QP waits for it, to preserve the order.
    if (i32[p + Peer.retryPending] === 0 || !mustWaitForRetry(e, p, m)) return m;
  }
  return 0;
}

/** Removes a message that starts from its queue. */
export function dequeueMessage(e: Engine, p: number, m: number): void {
  const { i32 } = e;
  if (i32[p + Peer.replyHead] === m) {
    i32[p + Peer.replyHead] = i32[m + Message.next]!;
    return;
  }
  if (wantsReply(i32[m + Message.operation]!)) i32[p + Peer.awaitingReply]!++;
  if (i32[p + Peer.next] === m) i32[p + Peer.next] = i32[m + Message.next]!;
}

/** Returns a started message to its queue. None of it was executed. */
export function requeueMessage(e: Engine, p: number, m: number): void {
  const { i32 } = e;
  i32[m + Message.context] = 0;
  i32[m + Message.outstanding] = 0;
  if (isReply(i32[m + Message.operation]!)) {
    i32[m + Message.next] = i32[p + Peer.replyHead]!;
    if (i32[p + Peer.replyHead] === 0) i32[p + Peer.replyTail] = m;
    i32[p + Peer.replyHead] = m;
    i32[m + Message.state] = QUEUED;
    return;
  }
  if (wantsReply(i32[m + Message.operation]!)) i32[p + Peer.awaitingReply]!--;
  i32[m + Message.state] = QUEUED;
  rewindPeer(e, p);
}

// Requests of a dynamic QP: they are fetched from the send queue and retried when their time has come.
import * as verbs from "../../../../../../ffi/ibverbs/constants.ts";
import { type Engine, getDouble } from "../../../arena/engine.ts";
import { Qp, Swr } from "../../../arena/records.ts";
import { SOCKET_WORDS, Socket, Sockets } from "../../../links/common/sockets.ts";
import { entriesAllowed, totalBytes } from "../../../objects/scatter.ts";
import { expectsData, sendRequest } from "../../../objects/send-queue.ts";
import { LARGEST_MESSAGE_BYTES } from "../records/limits.ts";
import { AWAITING_REPLY, Message, QUEUED, RETRY_PENDING, socketOfEgress } from "../records/message.ts";
import { Peer } from "../records/peer.ts";
import { finish, finishBegun, reportFinished } from "./completion.ts";
import { OPERATIONS } from "./messages.ts";
import { appendRequest, openPeer, rewindPeer } from "./peers.ts";
import { schedulePeer } from "./scheduling.ts";
import { serve } from "./send-contexts.ts";

/** Checks a new request. Returns an ibv_wc_status. */
function inspect(e: Engine, q: number, w: number): number {
  const { i32 } = e;
  const opcode = i32[w + Swr.opcode]!;
  const socket = socketOfEgress(i32[w + Message.egress]!);
  if (i32[Sockets.table + socket * SOCKET_WORDS + Socket.fd]! < 0 && e.link.open(e, socket) !== 0) {
    return verbs.IBV_WC_LOC_QP_OP_ERR;
  }
  i32[w + Message.operation] = OPERATIONS[opcode]!;
  if (i32[w + Swr.inline] !== 0) return verbs.IBV_WC_SUCCESS;
  const bytes = totalBytes(e, w + Swr.list);
  if (bytes > LARGEST_MESSAGE_BYTES) return verbs.IBV_WC_LOC_LEN_ERR;
  const access = expectsData(opcode) ? verbs.IBV_ACCESS_LOCAL_WRITE : 0;
  if (!entriesAllowed(e, w + Swr.list, i32[q + Qp.pd]!, access)) return verbs.IBV_WC_LOC_PROT_ERR;
  const atomic = opcode === verbs.IBV_WR_ATOMIC_CMP_AND_SWP || opcode === verbs.IBV_WR_ATOMIC_FETCH_AND_ADD;
  i32[w + Swr.length] = atomic ? 8 : bytes;
  return verbs.IBV_WC_SUCCESS;
}

/**
 * Fetches up to `budget` requests of the QP into the lists of their peers. Returns true when more could be
 * fetched.
 */
export function fetchRequests(e: Engine, t: number, q: number, budget: number): boolean {
  const { i32 } = e;
  const tail = Atomics.load(i32, q + Qp.sqTail);
  for (let left = budget; left > 0; left--) {
    const index = i32[q + Qp.sqNext]!;
    if (index === tail) return false;
    const w = sendRequest(e, q, index);
    const p = openPeer(e, t, socketOfEgress(i32[w + Message.egress]!), i32[w + Message.address]!);
    // All records belong to peers with queued requests, so one will be free soon.
    if (p === 0) return true;
    i32[q + Qp.sqNext] = (index + 1) | 0;
    i32[w + Message.queuePair] = q;
    i32[w + Message.peer] = p;
    i32[w + Message.context] = 0;
    i32[w + Message.retries] = 0;
    i32[w + Message.outstanding] = 0;
    const status = inspect(e, q, w);
    i32[w + Message.state] = QUEUED;
    appendRequest(e, p, w);
    if (status !== verbs.IBV_WC_SUCCESS) {
      finish(e, w, status, 0);
      reportFinished(e, t, p);
    } else serve(e, t, p);
  }
  return true;
}

/** Retries or fails the peer's requests whose time has come. */
export function expireRequests(e: Engine, t: number, p: number): void {
  const { i32 } = e;
  let next = Number.POSITIVE_INFINITY;
  let changed = false;
  for (let m = i32[p + Peer.head]!; m !== 0; m = i32[m + Message.next]!) {
    const state = i32[m + Message.state]!;
    if (state !== RETRY_PENDING && state !== AWAITING_REPLY) continue;
    const at = getDouble(e, m + Message.wakeAt);
    if (at > e.now) {
      next = Math.min(next, at);
      continue;
    }
    changed = true;
    if (state === RETRY_PENDING) {
      i32[m + Message.state] = QUEUED;
      i32[p + Peer.retryPending]!--;
    } else finishBegun(e, m, verbs.IBV_WC_RETRY_EXC_ERR);
  }
  const notBefore = getDouble(e, p + Peer.notBefore);
  if (notBefore > e.now) next = Math.min(next, notBefore);
  if (next !== Number.POSITIVE_INFINITY) schedulePeer(e, p, next);
  if (changed) {
    rewindPeer(e, p);
    reportFinished(e, t, p);
  }
  serve(e, t, p);
}

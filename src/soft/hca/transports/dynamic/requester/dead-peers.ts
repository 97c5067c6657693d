// Failure of peers that were silent for too long.
import * as verbs from "../../../../../../ffi/ibverbs/constants.ts";
import { type Engine, getDouble, setDouble } from "../../../arena/engine.ts";
import { AWAITING_REPLY, FINISHED, Message, RETRY_PENDING } from "../records/message.ts";
import { Peer } from "../records/peer.ts";
import { SendContext } from "../records/send-context.ts";
import * as st from "../records/states.ts";
import { Dynamic } from "../records/transport.ts";
import { failUnacknowledged, finish, finishBegun, freeReply, reportFinished } from "./completion.ts";
import { silenceTimeoutWith } from "./messages.ts";
import { renewIncarnation } from "./peers.ts";
import { assignContexts, release } from "./send-contexts.ts";

/** Returns whether the peer was silent for longer than its oldest request may wait. */
export function isDead(e: Engine, p: number): boolean {
  const since = getDouble(e, p + Peer.silentSince);
  if (since === 0) return false;
  return e.now - since >= silenceTimeoutWith(e, p);
}

/** Declares the peer of `c` failed: all requests to it fail, and no others. */
export function declareDead(e: Engine, t: number, c: number): void {
  const { i32 } = e;
  const p = i32[c + SendContext.peer]!;
  i32[t + Dynamic.deadPeers]!++;
  failUnacknowledged(e, t, c, verbs.IBV_WC_RETRY_EXC_ERR);
  failPeer(e, t, p, verbs.IBV_WC_RETRY_EXC_ERR);
  release(e, t, c, st.ON_DEAD);
  reportFinished(e, t, p);
  assignContexts(e, t);
}

function failPeer(e: Engine, t: number, p: number, status: number): void {
  const { i32 } = e;
  for (let m = i32[p + Peer.head]!; m !== 0; m = i32[m + Message.next]!) {
    const state = i32[m + Message.state]!;
    if (state === FINISHED) continue;
    if (state === RETRY_PENDING) i32[p + Peer.retryPending]!--;
    if (state === AWAITING_REPLY) finishBegun(e, m, status);
    else finish(e, m, status, 0);
  }
  for (let m = i32[p + Peer.replyHead]!; m !== 0; ) {
    const next = i32[m + Message.next]!;
    freeReply(e, t, m);
    m = next;
  }
  i32[p + Peer.replyHead] = 0;
  i32[p + Peer.next] = 0;
  i32[p + Peer.roundTripUs] = 0;
  renewIncarnation(e, t, p);
  setDouble(e, p + Peer.silentSince, 0);
  setDouble(e, p + Peer.silentFor, 0);
}

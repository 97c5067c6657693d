// A peer that has been silent for too long: all that is queued for it fails.
import * as verbs from "../../../../../../ffi/ibverbs/constants.ts";
import { getDouble, setDouble } from "../../../arena/doubles.ts";
import type { Engine } from "../../../arena/engine.ts";
import { AWAITING_REPLY, FINISHED, Message, RETRY_PENDING } from "../records/message.ts";
import { Peer } from "../records/peer.ts";
import { SendContext } from "../records/send-context.ts";
import * as st from "../records/states.ts";
import { Dynamic } from "../records/transport.ts";
import { finish, finishBegun, freeReply, reportFinished } from "./finishing.ts";
import { silenceTimeoutWith } from "./messages.ts";
import { renewIncarnation } from "./peers.ts";
import { assignContexts, release } from "./send-contexts.ts";
import { failUnacknowledged } from "./unacknowledged.ts";

/** Whether the peer has been silent for longer than its oldest request may wait. */
export function isDead(e: Engine, p: number): boolean {
  const since = getDouble(e, p + Peer.silentSince);
  if (since === 0) return false;
  return e.now - since >= silenceTimeoutWith(e, p);
}

/** The peer of `c` is given up: all its requests fail, and only they. */
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

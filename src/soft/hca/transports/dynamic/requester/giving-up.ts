// What becomes of the messages of a context that ends before they are done, and of all that is queued for a dead peer.
import * as verbs from "../../../../../../ffi/ibverbs/constants.ts";
import type { Engine } from "../../../arena/engine.ts";
import { OP_READ_DATA } from "../packets/headers.ts";
import { PACKET_ACKED, Packet, Send } from "../records/context-records.ts";
import { AWAITING, Dyn, FINISHED, Message, Peer, SENDING, VOIDING, WAITING } from "../records/records.ts";
import * as st from "../records/states.ts";
import { finish, finishBegun, freeReply, patienceWith, requeue, sweep, voided } from "./messages.ts";
import { renewIncarnation } from "./peers.ts";
import { grant, packetOf, release } from "./send-contexts.ts";

/** Queues everything of the context again that was not acknowledged: the peer has executed none of it. */
export function takeBack(e: Engine, t: number, c: number): void {
  const { i32 } = e;
  // Youngest first, so that replies return in order.
  const current = i32[c + Send.current]!;
  i32[c + Send.current] = 0;
  if (current !== 0) again(e, t, current);
  for (let s = i32[c + Send.nextSequence]! - 1; ((s - i32[c + Send.base]!) | 0) >= 0; s--) {
    const k = packetOf(c, s);
    if (i32[k + Packet.state] === PACKET_ACKED) continue;
    i32[k + Packet.state] = PACKET_ACKED;
    if (i32[k + Packet.message] !== 0) again(e, t, i32[k + Packet.message]!);
  }
}

function again(e: Engine, t: number, m: number): void {
  const state = e.i32[m + Message.state];
  if (state === VOIDING) voided(e, t, m);
  else if (state === SENDING) requeue(e, e.i32[m + Message.peer]!, m);
}

/** Fails everything that is on its way in the context: whether the peer executed it is not known. */
export function failContext(e: Engine, t: number, c: number, status: number): void {
  const { i32 } = e;
  const fail = (m: number) => {
    if (i32[m + Message.operation]! >= OP_READ_DATA) freeReply(e, t, m);
    else finishBegun(e, m, status);
  };
  for (let s = i32[c + Send.base]!; s !== i32[c + Send.nextSequence]; s = (s + 1) | 0) {
    const k = packetOf(c, s);
    if (i32[k + Packet.state] !== PACKET_ACKED && i32[k + Packet.message] !== 0)
      fail(i32[k + Packet.message]!);
    i32[k + Packet.state] = PACKET_ACKED;
    i32[k + Packet.message] = 0;
  }
  if (i32[c + Send.current] !== 0) fail(i32[c + Send.current]!);
  i32[c + Send.current] = 0;
}

/** Whether the peer has been silent for longer than its oldest request may wait. */
export function isDead(e: Engine, p: number): boolean {
  const since = e.f64[(p + Peer.silentSince) >> 1]!;
  if (since === 0) return false;
  return e.now - since >= patienceWith(e, p);
}

/** The peer of `c` is given up: all its requests fail, and only they. */
export function giveUp(e: Engine, t: number, c: number): void {
  const { i32 } = e;
  const p = i32[c + Send.peer]!;
  i32[t + Dyn.deadPeers]!++;
  failContext(e, t, c, verbs.IBV_WC_RETRY_EXC_ERR);
  failPeer(e, t, p, verbs.IBV_WC_RETRY_EXC_ERR);
  release(e, t, c, st.ON_DEAD);
  sweep(e, t, p);
  grant(e, t);
}

function failPeer(e: Engine, t: number, p: number, status: number): void {
  const { i32, f64 } = e;
  for (let m = i32[p + Peer.head]!; m !== 0; m = i32[m + Message.next]!) {
    const state = i32[m + Message.state]!;
    if (state === FINISHED) continue;
    if (state === WAITING) i32[p + Peer.waiting]!--;
    if (state === AWAITING) finishBegun(e, m, status);
    else finish(e, m, status, 0);
  }
  for (let m = i32[p + Peer.replyHead]!; m !== 0; ) {
    const next = i32[m + Message.next]!;
    freeReply(e, t, m);
    m = next;
  }
  i32[p + Peer.replyHead] = 0;
  i32[p + Peer.next] = 0;
  i32[p + Peer.roundTrip] = 0;
  renewIncarnation(e, t, p);
  f64[(p + Peer.silentSince) >> 1] = 0;
  f64[(p + Peer.silentFor) >> 1] = 0;
}

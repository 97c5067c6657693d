// Dispatch of received packets to contexts. A packet that does not match a context, its serial and its peer's
// addresses has no effect. At most, CLOSED is sent to its sender again.

import * as verbs from "../../../../../ffi/ibverbs/constants.ts";
import { Counter } from "../../arena/counters.ts";
import { type Engine, getDouble } from "../../arena/engine.ts";
import { firstOf } from "../../arena/heap.ts";
import { RxPacket } from "../../arena/packet.ts";
import { Qp } from "../../arena/records.ts";
import { PEER_TIMER, RECEIVE_CONTEXT_TIMER, SEND_CONTEXT_TIMER } from "../../arena/timers.ts";
import { flush } from "../../objects/queue-pair-error.ts";
import { bthOpcode } from "../../wire/headers.ts";
import { TRANSPORT_DYNAMIC } from "../../wire/opcodes.ts";
import { DATA, SENDS, type Transport, WRITES } from "../common/transport.ts";
import * as h from "./packets/headers.ts";
import { REFUSED_NO_QP, wantsReply } from "./packets/headers.ts";
import { parseAck, parseControl, parseData, Received } from "./packets/received.ts";
import { senderOf } from "./records/addresses.ts";
import { Pool } from "./records/limits.ts";
import { AWAITING_REPLY, Message, RETRY_PENDING, SENDING, VOIDING } from "./records/message.ts";
import { Peer } from "./records/peer.ts";
import { ReceiveContext } from "./records/receive-context.ts";
import { PACKET_ACKED, packetOf, SendContext, SentPacket } from "./records/send-context.ts";
import * as st from "./records/states.ts";
import { ON_OPEN_REQUEST, ON_PEER_CLOSED } from "./records/states.ts";
import { Dynamic, DynamicSection, receiveContext } from "./records/transport.ts";
import { accept, contextFor, handleAck } from "./requester/acknowledgements.ts";
import { wakeContext } from "./requester/control.ts";
import { handleChallenge, learnPaths } from "./requester/control-responses.ts";
import { handleSendTimer } from "./requester/loss-detection.ts";
import { removeRequest } from "./requester/peers.ts";
import { expireRequests, fetchRequests } from "./requester/requests.ts";
import { takeReady } from "./requester/scheduling.ts";
import { assignContexts, close, isIdle, serve } from "./requester/send-contexts.ts";
import { transmitContext, voidMessage } from "./requester/sending.ts";
import { sendAcks } from "./responder/acks.ts";
import { sendResponse } from "./responder/control.ts";
import { announcedPaths, contextNamed, handleData } from "./responder/data-packets.ts";
import { flushIncoming } from "./responder/incoming.ts";
import { handleReceiveTimer, openReceive, releaseReceive } from "./responder/receive-contexts.ts";

/**
 * Handles the received packet (arena/packet.ts), whose ICRC and opcode are valid. Returns false when it is
 * invalid.
 */
function receiveDynamic(e: Engine): boolean {
  const { i32 } = e;
  const t = i32[DynamicSection.record]!;
  if (t === 0) return false;
  i32[t + Received.address] = senderOf(e, t, i32[RxPacket.name]!);
  switch (bthOpcode(e.view, i32[RxPacket.start]!)) {
    case h.OPCODE_DATA:
      return parseData(e, t) && handleData(e, t);
    case h.OPCODE_ACK:
      return parseAck(e, t) && handleAck(e, t);
    case h.OPCODE_CONTROL:
      return parseControl(e, t) && handleControl(e, t);
    default:
      return false;
  }
}

function handleControl(e: Engine, t: number): boolean {
  switch (e.i32[t + Received.kind]) {
    case h.CONTROL_REQUEST: {
      const r = openReceive(e, t, ON_OPEN_REQUEST);
      if (r !== 0) sendResponse(e, r);
      return true;
    }
    case h.CONTROL_CLOSE: {
      const r = contextNamed(e, t);
      return r !== 0 && releaseReceive(e, t, r, ON_PEER_CLOSED);
    }
    case h.CONTROL_PATHS: {
      const r = contextNamed(e, t);
      if (r !== 0) announcedPaths(e, t, r);
      return r !== 0;
    }
    default:
      return handleAnswer(e, t);
  }
}

/** Handles a control packet that answers a send context. */
function handleAnswer(e: Engine, t: number): boolean {
  const { i32 } = e;
  const c = contextFor(e, t);
  if (c === 0) return false;
  const us = getDouble(e, i32[c + SendContext.peer]! + Peer.incarnation);
  switch (i32[t + Received.kind]) {
    case h.CONTROL_RESPONSE:
      accept(e, t, c);
      return true;
    case h.CONTROL_CHALLENGE:
      if (getDouble(e, t + Received.incarnation) !== us) return false;
      handleChallenge(e, t, c);
      return true;
    case h.CONTROL_PATHS_ACK:
      learnPaths(e, t, c);
      return true;
    default:
      return false;
  }
}

// Interface of the dynamic transport to the engine: received packets, acknowledgements, timers, turns, and
// the life of its QPs.

/**
 * Maximum number of contexts that have a turn in one step. More turns follow while all packets fit into one
 * batch.
 */
const TURNS = 8;
/** Maximum number of turns in one step when all packets fit into one batch. */
const MOST_TURNS = 64;

/** Sends all pending acknowledgements. */
function sendPendingAcks(e: Engine): void {
  const t = e.i32[DynamicSection.record]!;
  if (t !== 0) sendAcks(e, t);
}

/** Returns whether a context has packets to send. */
function hasWork(e: Engine): boolean {
  const t = e.i32[DynamicSection.record]!;
  return t !== 0 && firstOf(e, t + Dynamic.ready) !== 0;
}

/** Gives ready contexts a turn of up to `quantum` packets each. Returns the number of turns. */
function run(e: Engine, quantum: number): number {
  const { i32 } = e;
  const t = i32[DynamicSection.record]!;
  if (t === 0) return 0;
  let turn = 0;
  const sent = i32[Counter.sentPackets];
  for (; turn < TURNS || (turn < MOST_TURNS && sent === i32[Counter.sentPackets]); turn++) {
    const c = takeReady(e, t);
    if (c === 0) break;
    if (transmitContext(e, t, c, quantum)) {
      const p = i32[c + SendContext.peer]!;
      serve(e, t, p);
    }
  }
  return turn;
}

/** Acts on an expired timer of a context or peer. */
function expire(e: Engine, kind: number, timer: number): boolean {
  const t = e.i32[DynamicSection.record]!;
  if (kind === SEND_CONTEXT_TIMER) expireContext(e, t, timer - SendContext.timer);
  else if (kind === RECEIVE_CONTEXT_TIMER) handleReceiveTimer(e, t, timer - ReceiveContext.timer);
  else if (kind === PEER_TIMER) expireRequests(e, t, timer - Peer.timer);
  else return false;
  return true;
}

function expireContext(e: Engine, t: number, c: number): void {
  const at = getDouble(e, c + SendContext.timerAt);
  if (at === 0) return;
  if (at > e.now) wakeContext(e, c, at);
  else if (handleSendTimer(e, t, c) && isIdle(e, c)) {
    close(e, t, c);
    assignContexts(e, t);
  }
}

/**
 * Gives a dynamic QP its turn: fetches up to `budget` requests. Returns true when more could be fetched at
 * once.
 */
function fetch(e: Engine, q: number, budget: number): boolean {
  const state = e.i32[q + Qp.state]!;
  if (state === verbs.IBV_QPS_ERR) {
    // An overflow of the completion queue may have put the QP into the error state during other work.
    forget(e, q);
    flush(e, q);
    return false;
  }
  return state === verbs.IBV_QPS_RTS && fetchRequests(e, e.i32[DynamicSection.record]!, q, budget);
}

/** Sets the default attributes of a new or reset dynamic QP. */
function setDefaults(e: Engine, q: number): void {
  const { i32 } = e;
  i32[q + Qp.rnrRetry] = 7;
  // Timer code 12 is 0.64 ms.
  i32[q + Qp.minRnrTimer] = 12;
  i32[q + Qp.timeout] = 0;
  i32[q + Qp.retryCount] = 0;
  i32[q + Qp.qkey] = 0;
}

/**
 * Removes all requests of QP `q` from the transport without completing them, before it is reset, destroyed or
 * in error.
 */
function forget(e: Engine, q: number): void {
  const { i32 } = e;
  const t = i32[DynamicSection.record]!;
  if (t === 0) return;
  for (let id = 0; id < i32[t + Dynamic.receiveContexts + Pool.used]!; id++) {
    const r = receiveContext(e, t, id);
    if (i32[r + ReceiveContext.state] !== st.RECEIVE_FREE) flushIncoming(e, r, q, REFUSED_NO_QP);
  }
  const mask = i32[q + Qp.sqMask]!;
  for (let index = i32[q + Qp.sqHead]!; index !== i32[q + Qp.sqNext]; index = (index + 1) | 0) {
    const w = i32[q + Qp.sqRing]! + (index & mask) * i32[q + Qp.sqStride]!;
    forgetRequest(e, t, w);
  }
}

function forgetRequest(e: Engine, t: number, w: number): void {
  const { i32 } = e;
  const state = i32[w + Message.state]!;
  const p = i32[w + Message.peer]!;
  let before = 0;
  let m = i32[p + Peer.head]!;
  while (m !== 0 && m !== w) {
    before = m;
    m = i32[m + Message.next]!;
  }
  // Reported requests are on no list.
  if (m === 0) return;
  removeRequest(e, p, before, w);
  if (state === RETRY_PENDING) i32[p + Peer.retryPending]!--;
  const begun = state === SENDING || state === VOIDING || state === AWAITING_REPLY;
  if (begun && wantsReply(i32[w + Message.operation]!)) i32[p + Peer.awaitingReply]!--;
  if (state !== SENDING && state !== VOIDING) return;
  // The packets are withdrawn, and none of them refers to the request afterwards.
  const c = i32[w + Message.context]!;
  voidMessage(e, c, w, 0);
  for (let s = i32[c + SendContext.base]!; s !== i32[c + SendContext.nextSequence]; s = (s + 1) | 0) {
    const k = packetOf(c, s);
    if (i32[k + SentPacket.message] === w && i32[k + SentPacket.state] !== PACKET_ACKED)
      i32[k + SentPacket.message] = 0;
  }
  if (i32[c + SendContext.current] === w) {
    i32[c + SendContext.current] = 0;
    // Otherwise a peer that received all sent packets would wait for the rest of the message.
    if (i32[w + Message.sentBytes] !== 0) i32[c + SendContext.cutOff] = i32[w + Message.messageId]! + 1;
  }
  serve(e, t, p);
}

/** Reliable datagrams with connections on demand. Packets name contexts, and messages name queue pairs. */
export const dynamic: Transport = {
  type: verbs.IBV_QPT_DRIVER,
  operations: SENDS | WRITES | DATA,
  opcodes: TRANSPORT_DYNAMIC,
  connected: false,
  dispatches: true,
  unacknowledged: false,
  receive: receiveDynamic,
  run: fetch,
  // All timers belong to contexts and peers.
  timers() {},
  forget,
  setDefaults,
  common: { sendPendingAcks, hasWork, run, expire },
};

// What a peer answers to a send context: acknowledgements with their refusals, and the news that its context is gone. Packets
// are found lost by the order on their own path, and else by the timer.
import * as verbs from "../../../../../../ffi/ibverbs/constants.ts";
import type { Engine } from "../../../arena/engine.ts";
import { sendPaths, sendRequestControl } from "../packets/control.ts";
import * as h from "../packets/headers.ts";
import { Ack } from "../packets/headers.ts";
import { isIpv4Socket, sameAddress } from "../records/addresses.ts";
import { sendContext } from "../records/block.ts";
import {
  MAX_NAKS,
  NO_CONTEXT,
  PACKET_ACKED,
  PACKET_LOST,
  PACKET_SENT,
  Packet,
  Send,
  WINDOW,
} from "../records/context-records.ts";
import { Dyn, Message, Peer, VOIDING } from "../records/records.ts";
import * as st from "../records/states.ts";
import { failContext, takeBack } from "./giving-up.ts";
import { adaptThreshold, detectLosses, measure, shrink } from "./losses.ts";
import { acknowledged, sweep, voided } from "./messages.ts";
import { arrivedOnPath, droppedFromPath, keepPath } from "./paths.ts";
import { schedulePeer } from "./peers.ts";
import { arm, grant, kick, packetOf, ready, release, sendEvent, settle, timeoutOf } from "./send-contexts.ts";
import { voidMessage } from "./sending.ts";

const LEAST_MARKED_WINDOW = 2;

/** Microseconds before a peer without a free context is asked again: this * 2^times, at most the second. */
const REJECTED = 100;

const REJECTED_MOST = 5000;

/** Our context with that id and serial, when the packet comes from an address of its peer; else 0. */
export function contextFor(e: Engine, t: number, id: number, serial: number, address: number): number {
  const { i32 } = e;
  if (id >= i32[t + Dyn.sendUsed]!) return 0;
  const c = sendContext(e, t, id);
  if (i32[c + Send.state] === st.SEND_FREE || i32[c + Send.serial] !== serial) return 0;
  const p = i32[c + Send.peer]!;
  if (sameAddress(i32[p + Peer.address]!, address)) return c;
  for (let i = 0; i < i32[p + Peer.alternativeCount]!; i++) {
    if (sameAddress(i32[p + Peer.alternatives + i]!, address)) return c;
  }
  return 0;
}

/** One packet of the context was received. */
function acknowledgePacket(e: Engine, t: number, c: number, k: number): void {
  const { i32, f64 } = e;
  const index = i32[k + Packet.path]!;
  if (i32[k + Packet.state] === PACKET_LOST) {
    // It had not been sent again yet.
    i32[c + Send.lost]!--;
  } else {
    i32[c + Send.inFlight]!--;
    const once = i32[k + Packet.tries] === 1;
    const roundTrip = once ? e.now - f64[(k + Packet.sentAt) >> 1]! : -1;
    arrivedOnPath(e, t, c, index, i32[k + Packet.order]!, roundTrip);
    if (once) measure(e, t, i32[c + Send.peer]!, roundTrip);
  }
  i32[k + Packet.state] = PACKET_ACKED;
  const m = i32[k + Packet.message]!;
  i32[k + Packet.message] = 0;
  if (m === 0) return;
  const left = --i32[m + Message.outstanding]!;
  if (left > 0 || i32[m + Message.emitted] === 0) return;
  if (i32[m + Message.state] === VOIDING) voided(e, t, m);
  else acknowledged(e, t, m);
}

/** Acknowledges everything before `cumulative`; whether that was news. */
function advanceTo(e: Engine, t: number, c: number, cumulative: number): boolean {
  const { i32 } = e;
  let news = false;
  for (let s = i32[c + Send.base]!; s !== cumulative; s = (s + 1) | 0) {
    const k = packetOf(c, s);
    if (i32[k + Packet.state] === PACKET_ACKED) continue;
    acknowledgePacket(e, t, c, k);
    news = true;
  }
  if (((cumulative - i32[c + Send.base]!) | 0) > 0) i32[c + Send.base] = cumulative;
  return news;
}

/** Handles an acknowledgement whose header is at byte `at`, from `address`; `bytes` of header and refusals are there. */
export function handleAck(e: Engine, t: number, at: number, bytes: number, address: number): boolean {
  const { i32, f64, view } = e;
  if (bytes < Ack.naks) return false;
  const count = view.getUint8(at + Ack.nakCount);
  if (count > MAX_NAKS || bytes < Ack.naks + count * Ack.nakBytes) return false;
  const c = contextFor(e, t, view.getUint16(at + Ack.to), view.getInt32(at + Ack.serial), address);
  if (c === 0) return false;
  const cumulative = view.getInt32(at + Ack.cumulative);
  const base = i32[c + Send.base]!;
  const sent = (i32[c + Send.nextSequence]! - base) | 0;
  const step = (cumulative - base) | 0;
  if (step > sent) return false;
  const flags = view.getUint16(at + Ack.flags);
  const p = i32[c + Send.peer]!;
  const from = view.getUint16(at + Ack.from);
  if (from !== NO_CONTEXT && i32[c + Send.remoteId] === NO_CONTEXT) accept(e, t, c, from);
  let news = step > 0 && advanceTo(e, t, c, cumulative);
  if (flags & h.ACK_CLOSED) {
    handleClosed(e, t, c, flags);
    return true;
  }
  if (step >= 0) {
    for (let s = cumulative; s !== i32[c + Send.nextSequence]; s = (s + 1) | 0) {
      const bit = s & (WINDOW - 1);
      if (((view.getInt32(at + Ack.bits + (bit >>> 5) * 4) >>> (bit & 31)) & 1) === 0) continue;
      const k = packetOf(c, s);
      if (i32[k + Packet.state] === PACKET_ACKED) continue;
      acknowledgePacket(e, t, c, k);
      news = true;
    }
  }
  for (let i = 0; i < count; i++) if (refuse(e, c, at + Ack.naks + i * Ack.nakBytes)) news = true;
  if (flags & h.ACK_MARKED) {
    i32[t + Dyn.marks]!++;
    shrink(e, c, i32[c + Send.base]!, LEAST_MARKED_WINDOW);
  }
  if (flags & h.ACK_ASK_CLOSE) i32[c + Send.closeAsked] = 1;
  adaptThreshold(e, c, view.getUint8(at + Ack.duplicates));
  if (news) {
    i32[c + Send.backoff] = 0;
    const window = f64[(c + Send.window) >> 1]!;
    if (i32[c + Send.lost] === 0)
      f64[(c + Send.window) >> 1] = Math.min(WINDOW, window + Math.max(step, 1) / window);
    const outstanding = i32[c + Send.base] !== i32[c + Send.nextSequence];
    f64[(p + Peer.silentSince) >> 1] = outstanding ? e.now : 0;
    if (outstanding) arm(e, t, c);
  }
  detectLosses(e, t, c);
  if (i32[c + Send.announce] !== 0) announce(e, t, c);
  sweep(e, t, p);
  ready(e, t, c);
  settle(e, t, c);
  return true;
}

/** The peer has a receive context for us. */
export function accept(e: Engine, t: number, c: number, id: number): void {
  const { i32, f64 } = e;
  if (!sendEvent(e, c, st.ON_ACCEPT)) return;
  const p = i32[c + Send.peer]!;
  i32[c + Send.remoteId] = id;
  i32[c + Send.backoff] = 0;
  i32[p + Peer.known] = 1;
  i32[p + Peer.rejections] = 0;
  f64[(p + Peer.silentSince) >> 1] = 0;
  const more = i32[t + Dyn.paths]! > 1 && isIpv4Socket(e, i32[p + Peer.socket]!);
  if (more && i32[p + Peer.announced] === 0) i32[c + Send.announce] = 1;
  ready(e, t, c);
}

/** Tells the peer our further addresses, again and again until it confirms. */
function announce(e: Engine, t: number, c: number): void {
  const { i32, f64 } = e;
  if (i32[i32[c + Send.peer]! + Peer.announced] !== 0) {
    i32[c + Send.announce] = 0;
    return;
  }
  if (e.now < f64[(c + Send.announceAt) >> 1]!) return;
  f64[(c + Send.announceAt) >> 1] = e.now + timeoutOf(e, c);
  void t;
  sendPaths(e, c);
}

/** One refusal: true when it was news. */
function refuse(e: Engine, c: number, at: number): boolean {
  const { i32, view } = e;
  const id = view.getInt32(at);
  for (let s = i32[c + Send.base]!; s !== i32[c + Send.nextSequence]; s = (s + 1) | 0) {
    const k = packetOf(c, s);
    const m = i32[k + Packet.message]!;
    if (m === 0 || i32[k + Packet.messageId] !== id || i32[k + Packet.state] === PACKET_ACKED) continue;
    if (i32[m + Message.state] === VOIDING) return false;
    voidMessage(e, c, m, view.getUint8(at + 4) | (view.getUint8(at + 5) << 8));
    return true;
  }
  return false;
}

/** The peer's context is gone. What it had not received is begun again elsewhere, unless it may have been executed. */
function handleClosed(e: Engine, t: number, c: number, flags: number): void {
  const { i32, f64 } = e;
  const p = i32[c + Send.peer]!;
  if (flags & h.ACK_BROKEN) failContext(e, t, c, verbs.IBV_WC_REM_ABORT_ERR);
  else takeBack(e, t, c);
  if (flags & h.ACK_BUSY) {
    i32[t + Dyn.rejected]!++;
    const delay = Math.min(REJECTED_MOST, REJECTED * 2 ** i32[p + Peer.rejections]!);
    if (i32[p + Peer.rejections]! < 8) i32[p + Peer.rejections]!++;
    f64[(p + Peer.notBefore) >> 1] = e.now + delay;
    schedulePeer(e, t, p, e.now + delay);
  } else i32[p + Peer.known] = 1;
  f64[(p + Peer.silentSince) >> 1] = 0;
  release(e, t, c, st.ON_CLOSED);
  sweep(e, t, p);
  grant(e, t);
  kick(e, t, p);
}

/** The peer wants proof of our address: everything that left is sent again with its cookie. */
export function handleChallenge(
  e: Engine,
  t: number,
  c: number,
  low: number,
  high: number,
  socket: number,
  address: number,
): void {
  const { i32 } = e;
  const { cookie, hasCookie } = Send;
  if (i32[c + Send.remoteId] !== NO_CONTEXT || !sendEvent(e, c, st.ON_CHALLENGE)) return;
  if (i32[c + hasCookie] !== 0 && i32[c + cookie] === low && i32[c + cookie + 1] === high) return;
  i32[c + hasCookie] = 1;
  i32[c + cookie] = low;
  i32[c + cookie + 1] = high;
  const requesting = i32[c + Send.state] === st.SEND_REQUESTING;
  for (let s = i32[c + Send.base]!; s !== i32[c + Send.nextSequence]; s = (s + 1) | 0) {
    const k = packetOf(c, s);
    if (i32[k + Packet.state] !== PACKET_SENT) continue;
    i32[k + Packet.state] = PACKET_LOST;
    i32[c + Send.inFlight]!--;
    i32[c + Send.lost]!++;
    droppedFromPath(e, c, i32[k + Packet.path]!);
    i32[k + Packet.path] = 0;
  }
  // The cookie is one address's: the others must be announced anew.
  i32[i32[c + Send.peer]! + Peer.announced] = 0;
  keepPath(e, c, socket, address);
  if (requesting) {
    sendRequestControl(e, t, c);
    arm(e, t, c);
  } else ready(e, t, c);
}

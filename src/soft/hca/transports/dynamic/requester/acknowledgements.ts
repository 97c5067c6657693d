// Acknowledgements received by send contexts, with refusals and the report that a context is closed. A packet
// counts as lost by the order on its own path, or by the timer.
import * as verbs from "../../../../../../ffi/ibverbs/constants.ts";
import { Counter } from "../../../arena/counters.ts";
import { type Engine, getDouble, setDouble } from "../../../arena/engine.ts";
import * as h from "../packets/headers.ts";
import { Ack } from "../packets/headers.ts";
import { Received } from "../packets/received.ts";
import { sameAddress } from "../records/addresses.ts";
import { isRecent, NO_CONTEXT, Pool, WINDOW, WINDOW_MASK } from "../records/limits.ts";
import { Message, VOIDING } from "../records/message.ts";
import { Peer } from "../records/peer.ts";
import { PACKET_ACKED, PACKET_LOST, packetOf, SendContext, SentPacket } from "../records/send-context.ts";
import * as st from "../records/states.ts";
import { Dynamic, sendContext } from "../records/transport.ts";
import {
  acknowledged,
  failUnacknowledged,
  reportFinished,
  requeueUnacknowledged,
  voided,
} from "./completion.ts";
import { awaitAcknowledgement } from "./control.ts";
import { announce } from "./control-responses.ts";
import { adaptThreshold, detectLosses, reduceWindow, updateRoundTrip } from "./loss-detection.ts";
import { arrivedOnPath } from "./path-selection.ts";
import { enqueueReady, schedulePeer } from "./scheduling.ts";
import { assignContexts, closeOrIdle, release, sendEvent, serve } from "./send-contexts.ts";
import { voidMessage } from "./sending.ts";

const SMALLEST_MARKED_WINDOW_PACKETS = 2;

/** Maximum round-trip sample in microseconds. A longer sample does not describe the network. */
const LONGEST_SAMPLE_US = 10_000_000;

/**
 * Delay before the next REQ to a peer without a free context, in microseconds. It doubles up to {@link
 * LONGEST_BUSY_RETRY_US}.
 */
const BUSY_RETRY_US = 100;

/** Longest delay before the next REQ to a peer without a free context, in microseconds. */
const LONGEST_BUSY_RETRY_US = 5000;

/** Returns the send context that the received packet answers, by id, serial and peer address, or 0. */
export function contextFor(e: Engine, t: number): number {
  const { i32 } = e;
  const id = i32[t + Received.to]!;
  if (id >= i32[t + Dynamic.sendContexts + Pool.used]!) return 0;
  const c = sendContext(e, t, id);
  const serial = i32[t + Received.serial]!;
  if (i32[c + SendContext.state] === st.SEND_FREE || i32[c + SendContext.serial] !== serial) {
    if (isRecent(serial, i32[t + Dynamic.serial]!)) i32[Counter.latePackets]!++;
    return 0;
  }
  const address = i32[t + Received.address]!;
  const p = i32[c + SendContext.peer]!;
  if (sameAddress(i32[p + Peer.address]!, address)) return c;
  for (let i = 0; i < i32[p + Peer.alternativeCount]!; i++) {
    if (sameAddress(i32[p + Peer.alternatives + i]!, address)) return c;
  }
  return 0;
}

/** Acknowledges one packet of the context. */
function acknowledgePacket(e: Engine, t: number, c: number, k: number): void {
  const { i32 } = e;
  const index = i32[k + SentPacket.path]!;
  if (i32[k + SentPacket.state] === PACKET_LOST) {
    // The packet waited for retransmission.
    i32[c + SendContext.lost]!--;
  } else {
    i32[c + SendContext.inFlight]!--;
    const once = i32[k + SentPacket.tries] === 1;
    const roundTripUs = once ? e.now - getDouble(e, k + SentPacket.sentAt) : -1;
    arrivedOnPath(e, t, c, index, i32[k + SentPacket.order]!, roundTripUs);
    if (roundTripUs > i32[t + Dynamic.sampleUs]!)
      i32[t + Dynamic.sampleUs] = Math.min(roundTripUs, LONGEST_SAMPLE_US);
  }
  i32[k + SentPacket.state] = PACKET_ACKED;
  const m = i32[k + SentPacket.message]!;
  i32[k + SentPacket.message] = 0;
  if (m === 0) return;
  const left = --i32[m + Message.outstanding]!;
  if (left > 0 || i32[m + Message.emitted] === 0) return;
  if (i32[m + Message.state] === VOIDING) voided(e, t, m);
  else acknowledged(e, t, m);
}

/** Acknowledges all packets before `cumulative`. Returns whether any of them was unacknowledged. */
function advanceTo(e: Engine, t: number, c: number, cumulative: number): boolean {
  const { i32 } = e;
  let news = false;
  for (let s = i32[c + SendContext.base]!; s !== cumulative; s = (s + 1) | 0) {
    const k = packetOf(c, s);
    if (i32[k + SentPacket.state] === PACKET_ACKED) continue;
    acknowledgePacket(e, t, c, k);
    news = true;
  }
  if (((cumulative - i32[c + SendContext.base]!) | 0) > 0) i32[c + SendContext.base] = cumulative;
  return news;
}

/**
 * Takes one round-trip sample per acknowledgement. Its packets left and arrived together, so more samples
 * would hide the variation.
 */
function noteRoundTrip(e: Engine, t: number, p: number): void {
  const sample = e.i32[t + Dynamic.sampleUs]!;
  if (sample > 0) updateRoundTrip(e, t, p, sample);
}

/** Handles the received acknowledgement. Returns false when it is invalid. */
export function handleAck(e: Engine, t: number): boolean {
  const { i32 } = e;
  const c = contextFor(e, t);
  if (c === 0) return false;
  const cumulative = i32[t + Received.cumulative]!;
  const base = i32[c + SendContext.base]!;
  const sent = (i32[c + SendContext.nextSequence]! - base) | 0;
  const step = (cumulative - base) | 0;
  if (step > sent) return false;
  const flags = i32[t + Received.flags]!;
  const p = i32[c + SendContext.peer]!;
  if (i32[t + Received.from] !== NO_CONTEXT && i32[c + SendContext.remoteId] === NO_CONTEXT) accept(e, t, c);
  i32[t + Dynamic.sampleUs] = 0;
  let news = step > 0 && advanceTo(e, t, c, cumulative);
  if (flags & h.ACK_CLOSED) {
    noteRoundTrip(e, t, p);
    handleClosed(e, t, c);
    return true;
  }
  if (step >= 0 && acknowledgeBits(e, t, c)) news = true;
  noteRoundTrip(e, t, p);
  if (handleRefusals(e, t, c)) news = true;
  if (flags & h.ACK_MARKED) {
    i32[t + Dynamic.marks]!++;
    reduceWindow(e, c, i32[c + SendContext.base]!, SMALLEST_MARKED_WINDOW_PACKETS);
  }
  if (flags & h.ACK_ASK_CLOSE) i32[c + SendContext.closeAsked] = 1;
  adaptThreshold(e, c, i32[t + Received.duplicates]!);
  if (news) progress(e, c, step);
  detectLosses(e, t, c);
  if (i32[c + SendContext.announce] !== 0) announce(e, c);
  reportFinished(e, t, p);
  enqueueReady(e, t, c);
  closeOrIdle(e, t, c);
  return true;
}

/** Acknowledges the packets whose bits are set. Returns whether any of them was unacknowledged. */
function acknowledgeBits(e: Engine, t: number, c: number): boolean {
  const { i32 } = e;
  const { bits } = Received;
  // Usually no packet is missing, and then all bits are 0.
  if ((i32[t + bits]! | i32[t + bits + 1]! | i32[t + bits + 2]! | i32[t + bits + 3]!) === 0) return false;
  let news = false;
  for (let s = i32[t + Received.cumulative]!; s !== i32[c + SendContext.nextSequence]; s = (s + 1) | 0) {
    const bit = s & WINDOW_MASK;
    if (((i32[t + bits + (bit >>> 5)]! >>> (bit & 31)) & 1) === 0) continue;
    const k = packetOf(c, s);
    if (i32[k + SentPacket.state] === PACKET_ACKED) continue;
    acknowledgePacket(e, t, c, k);
    news = true;
  }
  return news;
}

/** Grows the window and ends the peer's silence, because packets were newly acknowledged. */
function progress(e: Engine, c: number, step: number): void {
  const { i32 } = e;
  i32[c + SendContext.backoff] = 0;
  const window = getDouble(e, c + SendContext.window);
  if (i32[c + SendContext.lost] === 0)
    setDouble(e, c + SendContext.window, Math.min(WINDOW, window + Math.max(step, 1) / window));
  const outstanding = i32[c + SendContext.base] !== i32[c + SendContext.nextSequence];
  setDouble(e, i32[c + SendContext.peer]! + Peer.silentSince, outstanding ? e.now : 0);
  if (outstanding) awaitAcknowledgement(e, c);
}

/** Opens the context: the received packet names the peer's receive context. */
export function accept(e: Engine, t: number, c: number): void {
  const { i32 } = e;
  if (!sendEvent(e, c, st.ON_ACCEPT)) return;
  const p = i32[c + SendContext.peer]!;
  i32[c + SendContext.remoteId] = i32[t + Received.from]!;
  i32[c + SendContext.backoff] = 0;
  i32[p + Peer.known] = 1;
  i32[p + Peer.rejections] = 0;
  setDouble(e, p + Peer.silentSince, 0);
  if (i32[t + Dynamic.paths]! > 1 && i32[p + Peer.announced] === 0) i32[c + SendContext.announce] = 1;
  enqueueReady(e, t, c);
}

/** Handles the refusals in the received acknowledgement. Returns whether any of them was new. */
function handleRefusals(e: Engine, t: number, c: number): boolean {
  const count = e.i32[t + Received.nakCount]!;
  let news = false;
  for (let i = 0; i < count; i++) {
    if (refuse(e, c, e.i32[t + Received.naks]! + i * Ack.nakBytes)) news = true;
  }
  return news;
}

/** Handles the refusal at byte `at`. Returns whether it was new. */
function refuse(e: Engine, c: number, at: number): boolean {
  const { i32, view } = e;
  const id = view.getInt32(at);
  for (let s = i32[c + SendContext.base]!; s !== i32[c + SendContext.nextSequence]; s = (s + 1) | 0) {
    const k = packetOf(c, s);
    const m = i32[k + SentPacket.message]!;
    if (m === 0 || i32[k + SentPacket.messageId] !== id || i32[k + SentPacket.state] === PACKET_ACKED)
      continue;
    if (i32[m + Message.state] === VOIDING) return false;
    voidMessage(e, c, m, view.getUint8(at + 4) | (view.getUint8(at + 5) << 8));
    return true;
  }
  return false;
}

/**
 * Handles the close of the peer's context. Unreceived messages start again in another context, unless the
 * peer may have executed them.
 */
function handleClosed(e: Engine, t: number, c: number): void {
  const { i32 } = e;
  const flags = i32[t + Received.flags]!;
  const p = i32[c + SendContext.peer]!;
  if (flags & h.ACK_BROKEN) failUnacknowledged(e, t, c, verbs.IBV_WC_REM_ABORT_ERR);
  else requeueUnacknowledged(e, t, c);
  if (flags & h.ACK_BUSY) {
    i32[t + Dynamic.rejected]!++;
    const delay = Math.min(LONGEST_BUSY_RETRY_US, BUSY_RETRY_US * 2 ** i32[p + Peer.rejections]!);
    if (i32[p + Peer.rejections]! < 8) i32[p + Peer.rejections]!++;
    setDouble(e, p + Peer.notBefore, e.now + delay);
    schedulePeer(e, p, e.now + delay);
  } else i32[p + Peer.known] = 1;
  setDouble(e, p + Peer.silentSince, 0);
  release(e, t, c, st.ON_CLOSED);
  reportFinished(e, t, p);
  assignContexts(e, t);
  serve(e, t, p);
}

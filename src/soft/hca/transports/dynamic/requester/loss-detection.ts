// Failure of peers that were silent for too long.
import * as verbs from "../../../../../../ffi/ibverbs/constants.ts";
import { type Engine, getDouble, setDouble } from "../../../arena/engine.ts";
import { AWAITING_REPLY, FINISHED, Message, RETRY_PENDING } from "../records/message.ts";
import { Peer } from "../records/peer.ts";
import {
  PACKET_LOST,
  PACKET_SENT,
  Path,
  packetOf,
  SendContext,
  SentPacket,
} from "../records/send-context.ts";
import * as st from "../records/states.ts";
import { Dynamic } from "../records/transport.ts";
import { failUnacknowledged, finish, finishBegun, freeReply, reportFinished } from "./completion.ts";
import { awaitAcknowledgement, sendOpenRequest, timeoutOf } from "./control.ts";
import { silenceTimeoutWith } from "./messages.ts";
import { lostOnPath } from "./path-selection.ts";
import { pathOf } from "./paths.ts";
import { renewIncarnation } from "./peers.ts";
import { enqueueReady } from "./scheduling.ts";
import { assignContexts, release } from "./send-contexts.ts";

/** Returns whether the peer was silent for longer than its oldest request may wait. */
export function isDead(e: Engine, p: number): boolean {
  const since = getDouble(e, p + Peer.silentSince);
  if (since === 0) return false;
  return e.now - since >= silenceTimeoutWith(e, p);
}

/** Declares the peer of `c` failed: all requests to it fail, and no others. */
function declareDead(e: Engine, t: number, c: number): void {
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

// Loss detection of send contexts, by the order on each path and by timeout, and the resulting window.

const HIGHEST_THRESHOLD = 64;

const LOWEST_THRESHOLD = 3;

/** Smallest window after losses, in packets. */
const SMALLEST_WINDOW_PACKETS = 16;

/** Updates the round-trip estimates of peer `p` and of all peers with a sample in microseconds. */
export function updateRoundTrip(e: Engine, t: number, p: number, sample: number): void {
  smooth(e, p + Peer.roundTripUs, p + Peer.deviationUs, sample);
  smooth(e, t + Dynamic.roundTripUs, t + Dynamic.deviationUs, sample);
}

/** Updates the mean at word `at` and the mean deviation at word `around` with a sample. */
function smooth(e: Engine, at: number, around: number, sample: number): void {
  const { i32 } = e;
  const mean = i32[at]!;
  if (mean === 0) {
    i32[at] = Math.max(1, sample);
    i32[around] = sample / 2;
    return;
  }
  const error = sample - mean;
  i32[at] = Math.max(1, Math.round(mean + error / 8));
  i32[around]! += (Math.abs(error) - i32[around]!) / 4;
}

/**
 * Marks a packet as lost when enough later packets of its path are acknowledged. The window shrinks at most
 * once per round trip.
 */
export function detectLosses(e: Engine, t: number, c: number): void {
  const { i32 } = e;
  if (i32[c + SendContext.inFlight] === 0) return;
  const threshold = i32[c + SendContext.threshold]!;
  for (let s = i32[c + SendContext.base]!; s !== i32[c + SendContext.nextSequence]; s = (s + 1) | 0) {
    const k = packetOf(c, s);
    if (i32[k + SentPacket.state] !== PACKET_SENT) continue;
    const path = pathOf(c, i32[k + SentPacket.path]!);
    if (((i32[path + Path.ackedOrder]! - i32[k + SentPacket.order]!) | 0) < threshold) continue;
    markLost(e, t, c, s);
  }
}

function markLost(e: Engine, t: number, c: number, s: number): void {
  const { i32 } = e;
  const k = packetOf(c, s);
  i32[k + SentPacket.state] = PACKET_LOST;
  i32[c + SendContext.inFlight]!--;
  i32[c + SendContext.lost]!++;
  lostOnPath(e, t, c, i32[k + SentPacket.path]!);
  reduceWindow(e, c, s, SMALLEST_WINDOW_PACKETS);
}

/** Halves the window because of sequence number `s`, once for all packets that are in flight now. */
export function reduceWindow(e: Engine, c: number, s: number, least: number): void {
  const { i32 } = e;
  if (((s - i32[c + SendContext.recovery]!) | 0) < 0) return;
  i32[c + SendContext.recovery] = i32[c + SendContext.nextSequence]!;
  const window = getDouble(e, c + SendContext.window);
  setDouble(e, c + SendContext.window, Math.min(window, Math.max(least, window / 2)));
}

/**
 * Adapts the loss threshold. Duplicates at the peer show that packets were late and not lost, so the
 * threshold doubles; otherwise it falls by 1.
 */
export function adaptThreshold(e: Engine, c: number, duplicates: number): void {
  const { i32 } = e;
  const threshold = i32[c + SendContext.threshold]!;
  if (duplicates !== i32[c + SendContext.peerDuplicates]) {
    i32[c + SendContext.peerDuplicates] = duplicates;
    i32[c + SendContext.threshold] = Math.min(HIGHEST_THRESHOLD, threshold * 2);
  } else if (threshold > LOWEST_THRESHOLD) i32[c + SendContext.threshold] = threshold - 1;
}

/**
 * Handles the context's timer: fails a silent peer, or retransmits overdue packets. Returns true when the
 * context is idle and should be released.
 */
export function handleSendTimer(e: Engine, t: number, c: number): boolean {
  const { i32 } = e;
  setDouble(e, c + SendContext.timerAt, 0);
  const p = i32[c + SendContext.peer]!;
  const requesting = i32[c + SendContext.state] === st.SEND_REQUESTING;
  if (!requesting && i32[c + SendContext.base] === i32[c + SendContext.nextSequence]) return true;
  if (isDead(e, p)) {
    declareDead(e, t, c);
    return false;
  }
  i32[t + Dynamic.timeouts]!++;
  const overdue = e.now - timeoutOf(e, c);
  i32[c + SendContext.backoff]!++;
  if (requesting) sendOpenRequest(e, c);
  else {
    let lost = 0;
    for (let s = i32[c + SendContext.base]!; s !== i32[c + SendContext.nextSequence]; s = (s + 1) | 0) {
      const k = packetOf(c, s);
      if (i32[k + SentPacket.state] !== PACKET_SENT || getDouble(e, k + SentPacket.sentAt) > overdue)
        continue;
      markLost(e, t, c, s);
      lost++;
    }
    if (lost > 0 || i32[c + SendContext.lost]! > 0) enqueueReady(e, t, c);
    else i32[c + SendContext.backoff]!--;
  }
  awaitAcknowledgement(e, c);
  // A waiting peer may evict this context if its peer has never answered.
  assignContexts(e, t);
  return false;
}

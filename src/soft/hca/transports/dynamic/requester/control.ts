// Control packets of send contexts: they open and close the context and announce further addresses.
import { type Engine, getDouble, setDouble } from "../../../arena/engine.ts";
import { SEND_CONTEXT_TIMER, startTimer, stopTimer } from "../../../arena/timers.ts";
import { beginControl, finishControl, writeAddresses, writeIdentity } from "../packets/control.ts";
import { CONTROL_CLOSE, CONTROL_PATHS, CONTROL_REQUEST } from "../packets/headers.ts";
import { NO_CONTEXT } from "../records/limits.ts";
import { Peer } from "../records/peer.ts";
import { Path, SendContext } from "../records/send-context.ts";
import { Dynamic, transport } from "../records/transport.ts";
import { silenceTimeoutWith } from "./messages.ts";
import { choosePath } from "./path-selection.ts";
import { pathOf } from "./paths.ts";

function sendFromContext(e: Engine, c: number, kind: number): void {
  const { i32 } = e;
  const path = pathOf(c, choosePath(e, c, -1));
  const { id, remoteId, serial, peer, cookie } = SendContext;
  const at = beginControl(
    e,
    i32[path + Path.socket]!,
    kind,
    i32[c + id]!,
    i32[c + remoteId]!,
    i32[c + serial]!,
  );
  writeIdentity(e, at, getDouble(e, i32[c + peer]! + Peer.incarnation), c + cookie);
  if (kind === CONTROL_PATHS) writeAddresses(e, at, i32[path + Path.socket]!);
  finishControl(e, at, i32[path + Path.address]!);
}

/** Sends REQ, which requests a receive context from the peer. */
export function sendOpenRequest(e: Engine, c: number): void {
  sendFromContext(e, c, CONTROL_REQUEST);
}

/**
 * Sends CLOSE, after which the peer may free its receive context. Nothing of the context may be in flight.
 */
export function sendClose(e: Engine, c: number): void {
  if (e.i32[c + SendContext.remoteId] !== NO_CONTEXT) sendFromContext(e, c, CONTROL_CLOSE);
}

/** Sends PATHS, which announces the local addresses and requests those of the peer. */
export function sendPaths(e: Engine, c: number): void {
  sendFromContext(e, c, CONTROL_PATHS);
}

// Acknowledgement timeouts of send contexts.

const SHORTEST_TIMEOUT_US = 2000;

const FIRST_TIMEOUT_US = 20_000;

const LONGEST_TIMEOUT_US = 250_000;

const MOST_BACKOFF = 6;

/**
 * Minimum number of timeouts before a silent peer counts as failed. With 30 % loss, half of all timeouts are
 * caused by the network.
 */
const TIMEOUTS_BEFORE_DEAD = 24;

/** Starts the silence of the peer, because a packet that needs an answer was sent. */
export function expectAnswer(e: Engine, p: number): void {
  if (getDouble(e, p + Peer.silentSince) !== 0) return;
  setDouble(e, p + Peer.silentSince, e.now - getDouble(e, p + Peer.silentFor));
  setDouble(e, p + Peer.silentFor, 0);
}

/** Returns the current acknowledgement timeout in microseconds. */
export function timeoutOf(e: Engine, c: number): number {
  const { i32 } = e;
  const p = i32[c + SendContext.peer]!;
  const roundTripUs = i32[p + Peer.roundTripUs]!;
  // Few samples of one peer mean little when this host is slow, so the samples of all peers count too.
  const t = transport(e);
  const usual = Math.min(FIRST_TIMEOUT_US, i32[t + Dynamic.roundTripUs]! + 4 * i32[t + Dynamic.deviationUs]!);
  const own = roundTripUs + 4 * i32[p + Peer.deviationUs]!;
  const base = roundTripUs === 0 ? FIRST_TIMEOUT_US : Math.max(SHORTEST_TIMEOUT_US, own, usual);
  const longest = Math.min(
    LONGEST_TIMEOUT_US,
    Math.max(base, silenceTimeoutWith(e, p) / TIMEOUTS_BEFORE_DEAD),
  );
  return Math.min(longest, base * 2 ** Math.min(i32[c + SendContext.backoff]!, MOST_BACKOFF));
}

/** Starts the acknowledgement timer. */
export function awaitAcknowledgement(e: Engine, c: number): void {
  wakeContext(e, c, e.now + timeoutOf(e, c));
}

/** Sets the context's timer. */
export function wakeContext(e: Engine, c: number, at: number): void {
  setDouble(e, c + SendContext.timerAt, at);
  startTimer(e, c + SendContext.timer, SEND_CONTEXT_TIMER, at);
}

/** Stops the context's timer, because its record may be reused. */
export function forgetTimer(e: Engine, c: number): void {
  setDouble(e, c + SendContext.timerAt, 0);
  stopTimer(e, c + SendContext.timer);
}

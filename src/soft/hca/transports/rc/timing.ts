// How long RC waits for an acknowledgement, and how often it asks.

import { getDouble, setDouble } from "../../arena/doubles.ts";
import type { Engine } from "../../arena/engine.ts";
import { Qp } from "../../arena/records.ts";
import { schedule } from "../../arena/timers.ts";
import { roomOrWait } from "../../links/shared-memory/flow-control.ts";
import { routeOf } from "../../links/shared-memory/route.ts";
import { transportMicroseconds } from "../../wire/aeth.ts";

/**
 * Microseconds to wait for an acknowledgement; 0 is for ever. The standard lets a timer of T run out between T and 4T: a
 * repeated retry waits 2T, then 4T, so that a peer whose processor is busy is not given up too early. Of a peer that is asked
 * with {@link probesOf probes} it is T each time.
 */
export function transportPeriod(e: Engine, q: number): number {
  const period = transportMicroseconds(e.i32[q + Qp.timeout]!);
  return isProbed(e, q) ? period : period * (1 + probesOf(e, q));
}

/**
 * Whether a retry of 4T asks every T: at 30% loss eight packets in a row find no way through too often. Not a peer that never
 * answered, unless retry_cnt is 7, which others take for infinite.
 */
export function isProbed(e: Engine, q: number): boolean {
  return e.i32[q + Qp.heard] !== 0 || e.i32[q + Qp.retryCount] === 7;
}

/** Retransmissions that belong to the retry under way, beside its own. */
export function probesOf(e: Engine, q: number): number {
  const tries = e.i32[q + Qp.retryCount]! - e.i32[q + Qp.retriesLeft]!;
  return tries === 0 ? 0 : tries === 1 ? 1 : 3;
}

/**
 * A nudge comes no sooner: a link that loses nothing is to see none. Processes of a busy host are late by the longer time; where round trips
 * take a quarter of the shorter, both ends have a processor.
 */
const SHORTEST_NUDGE_US = 1000;
const BUSY_NUDGE_US = 4000;
const NUDGE_ROUND_TRIPS = 4;
/** Nudges in vain, each after twice the time of the one before; then the queue pair's own timer has the word. */
const MOST_NUDGES = 4;

/** Asks the peer (nudge.ts) when it does not acknowledge in its usual time, or in a quarter of the timer's. */
export function startNudge(e: Engine, q: number): void {
  const mean = getDouble(e, q + Qp.roundTripUs);
  const nudges = e.i32[q + Qp.nudges]!;
  let at = 0;
  // Shared memory loses nothing.
  if (e.i32[q + Qp.heard] !== 0 && nudges < MOST_NUDGES && routeOf(e, q) === 0) {
    const floor = Math.min(BUSY_NUDGE_US, Math.max(SHORTEST_NUDGE_US, NUDGE_ROUND_TRIPS * mean));
    const known = Math.max(floor, mean + 4 * getDouble(e, q + Qp.deviationUs));
    const usual = Math.min(known, transportPeriod(e, q) / 4);
    at = e.now + usual * (1 << nudges);
    if (at >= getDouble(e, q + Qp.transportDeadline)) at = 0;
  }
  setDouble(e, q + Qp.nudgeDeadline, at);
}

/** Starts the clock of the oldest packet that is not acknowledged, unless it runs. */
export function startDeadline(e: Engine, q: number): void {
  const { i32 } = e;
  if (getDouble(e, q + Qp.transportDeadline) !== 0 || i32[q + Qp.timeout] === 0) return;
  setDouble(e, q + Qp.transportDeadline, e.now + transportPeriod(e, q));
  startNudge(e, q);
  schedule(e, q);
}

/**
 * Whether the peer's ring takes `bytes` bytes of payload; if not, the QP goes on when it does. A peer that takes nothing any
 * more counts as one that does not answer.
 */
export function roomOrDeadline(e: Engine, q: number, peer: number, bytes: number): boolean {
  if (roomOrWait(e, q, peer, bytes)) return true;
  startDeadline(e, q);
  return false;
}

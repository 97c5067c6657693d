// Timeouts of RC: the transport timer, its retries, and loss probes.
import { type Engine, getDouble, setDouble } from "../../arena/engine.ts";
import { Qp } from "../../arena/records.ts";
import { schedule } from "../../arena/timers.ts";
import { roomOrWait, routeOf } from "../../links/shared-memory/route.ts";
import { transportMicroseconds } from "../../wire/headers.ts";
import { psnDistance } from "../../wire/psn.ts";

/**
 * Returns the time to wait for an acknowledgement, in microseconds; 0 means forever. The standard allows a
 * timer of T to expire between T and 4T. Repeated retries wait 2T and 4T, so that a peer with a busy
 * processor is not abandoned early. With extra retransmissions (see {@link retransmitsInRetry}) every wait is
 * T.
 */
export function transportPeriod(e: Engine, q: number): number {
  const period = transportMicroseconds(e.i32[q + Qp.timeout]!);
  return retransmitsInside(e, q) ? period : period * (1 + retransmitsInRetry(e, q));
}

/**
 * Returns true when a retry of 4T retransmits every T. With 30 % loss, eight lost packets in a row would
 * otherwise end too many connections. For a peer that never answered, the result is true only if
 * `retry_cnt` is 7, which many drivers treat as infinite.
 */
export function retransmitsInside(e: Engine, q: number): boolean {
  return e.i32[q + Qp.answered] !== 0 || e.i32[q + Qp.retryCount] === 7;
}

/** Returns the number of extra retransmissions in the current retry. */
export function retransmitsInRetry(e: Engine, q: number): number {
  const tries = e.i32[q + Qp.retryCount]! - e.i32[q + Qp.retriesLeft]!;
  return tries === 0 ? 0 : tries === 1 ? 1 : 3;
}

/** Shortest delay of a loss probe, in microseconds. A link without loss should see no probes. */
const SHORTEST_PROBE_US = 1000;
/** Longest minimum delay of a loss probe, in microseconds: processes of a busy host can be this late. */
const BUSY_PROBE_US = 4000;
/** Minimum delay of a loss probe in round trips, between the two limits above. */
const PROBE_ROUND_TRIPS = 4;
/**
 * Maximum number of loss probes in a row, each after twice the previous delay. Afterwards the transport timer
 * takes over.
 */
const MOST_PROBES = 4;

/**
 * Starts the timer of the loss probe. It expires when the peer is later than its usual round trip, at most
 * after a quarter of the transport timer.
 */
export function startLossProbe(e: Engine, q: number): void {
  const mean = getDouble(e, q + Qp.roundTripUs);
  const probes = e.i32[q + Qp.lossProbes]!;
  let at = 0;
  // Shared memory loses no packets.
  if (e.i32[q + Qp.answered] !== 0 && probes < MOST_PROBES && routeOf(e, q) === 0) {
    const floor = Math.min(BUSY_PROBE_US, Math.max(SHORTEST_PROBE_US, PROBE_ROUND_TRIPS * mean));
    const known = Math.max(floor, mean + 4 * getDouble(e, q + Qp.deviationUs));
    const usual = Math.min(known, transportPeriod(e, q) / 4);
    at = e.now + usual * (1 << probes);
    if (at >= getDouble(e, q + Qp.transportDeadline)) at = 0;
  }
  setDouble(e, q + Qp.lossProbeDeadline, at);
}

/** Starts the transport timer of the oldest unacknowledged packet, unless it is running. */
export function startDeadline(e: Engine, q: number): void {
  const { i32 } = e;
  if (getDouble(e, q + Qp.transportDeadline) !== 0 || i32[q + Qp.timeout] === 0) return;
  setDouble(e, q + Qp.transportDeadline, e.now + transportPeriod(e, q));
  startLossProbe(e, q);
  schedule(e, q);
}

/**
 * Returns whether the peer's ring has room for `bytes` bytes of payload. Otherwise the QP waits for room, and
 * the transport timer runs: a peer that reads no frames counts as silent.
 */
export function roomOrDeadline(e: Engine, q: number, peer: number, bytes: number): boolean {
  if (roomOrWait(e, q, peer, bytes)) return true;
  startDeadline(e, q);
  return false;
}

// Round-trip estimate of an RC connection (Jacobson). One packet is timed at a time, and never a
// retransmitted one (Karn's rule).
// A loss probe is timed too. Its sample counts only when it is longer than the estimate, because the
// acknowledgement of another packet can make it seem too short. Longer samples must count, or a path that
// became slower would be probed forever.

/** Resets the estimate at the start of a connection. */
export function forgetRoundTrip(e: Engine, q: number): void {
  e.i32[q + Qp.timedPsn] = -1;
  setDouble(e, q + Qp.roundTripUs, 0);
  setDouble(e, q + Qp.deviationUs, 0);
}

/** Starts timing packet `psn`, which was sent for the first time and requests an acknowledgement. */
export function timePacket(e: Engine, q: number, psn: number): void {
  if (e.i32[q + Qp.timedPsn]! >= 0) return;
  e.i32[q + Qp.timedPsn] = psn;
  setDouble(e, q + Qp.timedAt, e.now);
}

/** Starts timing packet `psn`, which was sent as a loss probe. */
export function timeLossProbe(e: Engine, q: number, psn: number): void {
  e.i32[q + Qp.timedPsn] = psn;
  setDouble(e, q + Qp.timedAt, e.now);
}

/** Stops timing: after a retransmission an acknowledgement cannot be matched to one transmission. */
export function abandonTiming(e: Engine, q: number): void {
  e.i32[q + Qp.timedPsn] = -1;
}

/** Updates the estimate when the timed packet is below `frontier`, the oldest unacknowledged PSN. */
export function noteRoundTrip(e: Engine, q: number, frontier: number): void {
  const timed = e.i32[q + Qp.timedPsn]!;
  if (timed < 0 || psnDistance(frontier, timed) <= 0) return;
  e.i32[q + Qp.timedPsn] = -1;
  const sample = Math.max(1, e.now - getDouble(e, q + Qp.timedAt));
  const mean = getDouble(e, q + Qp.roundTripUs);
  if (e.i32[q + Qp.lossProbes] !== 0 && sample < mean) return;
  if (mean === 0) {
    setDouble(e, q + Qp.roundTripUs, sample);
    setDouble(e, q + Qp.deviationUs, sample / 2);
    return;
  }
  const deviation = getDouble(e, q + Qp.deviationUs);
  setDouble(e, q + Qp.roundTripUs, mean + (sample - mean) / 8);
  setDouble(e, q + Qp.deviationUs, deviation + (Math.abs(sample - mean) - deviation) / 4);
}

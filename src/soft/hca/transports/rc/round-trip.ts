// How long a packet's way to the peer and its acknowledgement's way back take: one packet at a time is timed (Jacobson's
// estimate), and none that was sent again (Karn's rule). A nudge is timed itself: an answer may be another packet's, and seem too
// early; what takes longer than usual is believed, or a way that has become longer would be nudged for ever.
import { getDouble, setDouble } from "../../arena/doubles.ts";
import type { Engine } from "../../arena/engine.ts";
import { Qp } from "../../arena/records.ts";
import { psnDistance } from "../../wire/psn.ts";

/** A connection begins: nothing is known. */
export function forgetRoundTrip(e: Engine, q: number): void {
  e.i32[q + Qp.timedPsn] = -1;
  setDouble(e, q + Qp.roundTripUs, 0);
  setDouble(e, q + Qp.deviationUs, 0);
}

/** The packet with `psn` has left for the first time, and asks for an acknowledgement. */
export function timePacket(e: Engine, q: number, psn: number): void {
  if (e.i32[q + Qp.timedPsn]! >= 0) return;
  e.i32[q + Qp.timedPsn] = psn;
  setDouble(e, q + Qp.timedAt, e.now);
}

/** The packet with `psn` was sent as a nudge. */
export function timeNudge(e: Engine, q: number, psn: number): void {
  e.i32[q + Qp.timedPsn] = psn;
  setDouble(e, q + Qp.timedAt, e.now);
}

/** Packets are sent again: whose acknowledgement comes is not known any more. */
export function abandonTiming(e: Engine, q: number): void {
  e.i32[q + Qp.timedPsn] = -1;
}

/** All before `frontier` is acknowledged. */
export function noteRoundTrip(e: Engine, q: number, frontier: number): void {
  const timed = e.i32[q + Qp.timedPsn]!;
  if (timed < 0 || psnDistance(frontier, timed) <= 0) return;
  e.i32[q + Qp.timedPsn] = -1;
  const sample = Math.max(1, e.now - getDouble(e, q + Qp.timedAt));
  const mean = getDouble(e, q + Qp.roundTripUs);
  if (e.i32[q + Qp.nudges] !== 0 && sample < mean) return;
  if (mean === 0) {
    setDouble(e, q + Qp.roundTripUs, sample);
    setDouble(e, q + Qp.deviationUs, sample / 2);
    return;
  }
  const deviation = getDouble(e, q + Qp.deviationUs);
  setDouble(e, q + Qp.roundTripUs, mean + (sample - mean) / 8);
  setDouble(e, q + Qp.deviationUs, deviation + (Math.abs(sample - mean) - deviation) / 4);
}

// Round-trip estimate of an RC connection (Jacobson). One packet is timed at a time, and never a
// retransmitted one (Karn's rule).
// A loss probe is timed too. Its sample counts only when it is longer than the estimate, because the
// acknowledgement of another packet can make it seem too short. Longer samples must count, or a path that
// became slower would be probed forever.
import { type Engine, getDouble, setDouble } from "../../arena/engine.ts";
import { Qp } from "../../arena/records.ts";
import { psnDistance } from "../../wire/psn.ts";

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

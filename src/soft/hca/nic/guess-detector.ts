// Detects a sender that guesses queue pair numbers: many bad packets in a short time. The NIC drops such
// packets anyway. The detector reports them.
import { Counter } from "../arena/counters.ts";
import type { Engine } from "../arena/engine.ts";

const ALARM_PACKETS = 5000;
const ALARM_WINDOW_US = 10e6;
/** Minimum time between two reports, in microseconds. The counter `guess_alarms` counts every alarm. */
const REPORT_INTERVAL_US = 60e6;

/** Watches the engine's counter of bad packets. Created and used by the thread that admits packets. */
export class GuessDetector {
  #counted = 0;
  #since = 0;
  #reportedAt = Number.NEGATIVE_INFINITY;

  /**
   * Checks the counter. Called after each step, with the engine's clock up to date, and costs one comparison.
   */
  check(e: Engine, report: (text: string) => void): void {
    // Late packets for a destroyed queue pair are not guesses.
    const bad = (e.u32[Counter.badPackets]! - e.u32[Counter.latePackets]!) >>> 0;
    const more = (bad - this.#counted) >>> 0;
    if (more < ALARM_PACKETS) return;
    const took = e.now - this.#since;
    this.#counted = bad;
    this.#since = e.now;
    if (took > ALARM_WINDOW_US) return;
    e.i32[Counter.guessAlarms]!++;
    if (e.now - this.#reportedAt < REPORT_INTERVAL_US) return;
    this.#reportedAt = e.now;
    report(
      `doorbell: soft0 dropped ${more} packets in ${(took / 1e6).toFixed(1)} s that do not belong to its connections. A sender may be guessing queue pair numbers. See rcvd_bad_pkts, rcvd_bad_icrc and guess_alarms in device.counters().`,
    );
  }
}

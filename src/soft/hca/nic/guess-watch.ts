// Somebody guesses: many packets in a short time that are not our peers'. They are dropped anyway; but who runs the program is told.
import { Dev } from "../arena/arena.ts";
import type { Engine } from "../arena/engine.ts";

const MANY = 5000;
const WITHIN_US = 10e6;
/** Said once in so long at most; what comes meanwhile counts in `guess_alarms`. */
const SILENCE_US = 60e6;

/** Looks at the engine's counter of bad packets; made and used by the thread that admits them. */
export class GuessWatch {
  #seen = 0;
  #since = 0;
  #said = Number.NEGATIVE_INFINITY;

  /** Call it now and then, with the engine's time up to date: the cost is a comparison. */
  look(e: Engine, say: (words: string) => void): void {
    // What comes late for a queue pair that is gone is no guess.
    const bad = (e.u32[Dev.badPackets]! - e.u32[Dev.latePackets]!) >>> 0;
    const more = (bad - this.#seen) >>> 0;
    if (more < MANY) return;
    const took = e.now - this.#since;
    this.#seen = bad;
    this.#since = e.now;
    if (took > WITHIN_US) return;
    e.i32[Dev.guessAlarms]!++;
    if (e.now - this.#said < SILENCE_US) return;
    this.#said = e.now;
    say(
      `doorbell: soft0 dropped ${more} packets in ${(took / 1e6).toFixed(1)} s that are not its peers': somebody may be guessing queue pair numbers (device.counters(): rcvd_bad_pkts, rcvd_bad_icrc, guess_alarms)`,
    );
  }
}

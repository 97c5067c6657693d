/** Longest yield of the processor that the peer's work explains, in microseconds. */
const COMPUTING_US = 250;
/** Longest yield after which a wait for packets spins again, in microseconds. */
const LONG_US = 2000;
/** First pause of spinning after another thread computed, in microseconds. */
const FIRST_PAUSE_US = 10_000;
/** Each pause is this many times as long as the one before, while spinning finds a crowded processor. */
const GROWTH = 4;
const LONGEST_PAUSE_US = 1_000_000;
/** Consecutive quick yields after which the next pause is short again. */
const CALM_YIELDS = 512;

/**
 * Decides whether a wait may spin. A thread that yields its processor to a thread that computes gets it back
 * after a tick of the scheduler, which is milliseconds. A thread that sleeps gets it back when it is woken. So
 * waits stop spinning after a long yield, and try again later.
 */
export class Crowding {
  #until = 0;
  #packetsUntil = 0;
  #pauseUs = FIRST_PAUSE_US;
  #calmYields = 0;

  /**
   * Returns true at time `now` while waits should sleep at once, in microseconds. A packet wakes the NIC thread
   * first, so a wait for packets sleeps only after longer yields, and for the first pause only.
   */
  isCrowded(now: number, forPackets = false): boolean {
    return now < (forPackets ? this.#packetsUntil : this.#until);
  }

  /** Records that the processor came back at `now`, `tookUs` microseconds after it was yielded. */
  yielded(now: number, tookUs: number): void {
    if (tookUs <= COMPUTING_US) {
      if (++this.#calmYields >= CALM_YIELDS) this.#pauseUs = FIRST_PAUSE_US;
      return;
    }
    this.#calmYields = 0;
    if (tookUs > LONG_US) this.#packetsUntil = now + FIRST_PAUSE_US;
    this.#until = now + this.#pauseUs;
    this.#pauseUs = Math.min(LONGEST_PAUSE_US, this.#pauseUs * GROWTH);
  }
}

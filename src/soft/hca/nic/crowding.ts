/** Longest yield of the processor that the peer's work explains, in microseconds. */
const COMPUTING_US = 250;
/** Longest yield after which a wait for packets spins again, in microseconds. */
const LONG_US = 2000;
/** First pause of spinning on a crowded processor, in microseconds. */
const FIRST_PAUSE_US = 10_000;
/** Each pause is this many times as long as the one before, while spinning finds a crowded processor. */
const GROWTH = 4;
const LONGEST_PAUSE_US = 1_000_000;
/** Consecutive quick yields after which the next pause is short again. */
const CALM_YIELDS = 512;
/** Time that spinning may lose to other threads: a fixed part in microseconds, and a share of the time that it had. */
const MAY_LOSE_US = 6000;
const MAY_LOSE_SHARE = 0.15;
/** Time of spinning after which the loss is counted from 0 again, in microseconds. */
const PERIOD_US = 1_000_000;

/**
 * Decides whether a wait may spin, and whether it yields its processor meanwhile. A thread that yields to a thread
 * that computes gets the processor back after a tick of the scheduler, which is milliseconds. So waits stop
 * yielding after a long yield. A thread of lower priority then takes only its small share of the processor. If
 * spinning loses more than that, waits sleep at once, because a woken thread gets the processor soon. They try
 * again after a pause.
 */
export class Crowding {
  #until = 0;
  #packetsUntil = 0;
  #pauseUs = FIRST_PAUSE_US;
  #calmYields = 0;
  #yields = true;
  /** Time that spinning had and lost in this period, in microseconds. */
  #hadUs = 0;
  #lostUs = 0;

  /** True while a spinning wait yields its processor. */
  get yields(): boolean {
    return this.#yields;
  }

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
    this.#yields = false;
    this.#beginPeriod();
  }

  /**
   * Records a step of spinning without a yield, which ended at `now`. Another thread had the processor during a
   * step that took long.
   */
  spun(now: number, tookUs: number): void {
    if (tookUs <= COMPUTING_US) this.#hadUs += tookUs;
    else this.#lostUs += tookUs;
    if (this.#lostUs > MAY_LOSE_US + MAY_LOSE_SHARE * this.#hadUs) this.pause(now);
    else if (this.#hadUs > PERIOD_US) {
      // Nothing was lost: no other thread computes any more.
      if (this.#lostUs === 0) {
        this.#yields = true;
        this.#pauseUs = FIRST_PAUSE_US;
      }
      this.#beginPeriod();
    }
  }

  /** Makes waits sleep at once for a while. */
  pause(now: number): void {
    this.#until = now + this.#pauseUs;
    this.#pauseUs = Math.min(LONGEST_PAUSE_US, this.#pauseUs * GROWTH);
    this.#beginPeriod();
  }

  #beginPeriod(): void {
    this.#hadUs = 0;
    this.#lostUs = 0;
  }
}

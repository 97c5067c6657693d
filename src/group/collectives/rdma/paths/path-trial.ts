import { paceText } from "./path-pace.ts";

/** Number of measured pairs in a trial. An additional first pair warms up the path and is not counted. */
const PAIRS = 6;
/** Maximum time of a pair, in milliseconds. An unfinished pair counts with the elapsed time. */
const maxPairMs = 1000;
/** Factor by which the other path must be faster before it is used. */
const requiredSpeedup = 2;
/** Maximum size of a probe write, in bytes. The time of a larger write is extrapolated from the probe. */
export const PROBE_BYTES = 65_536;

/**
 * Trial that compares the two paths to a peer. A write on the own path and a probe of the same size on the
 * other path start at the same time. Load on the machine therefore affects both paths equally.
 */
export class PathTrial {
  #pairs = 0;
  /** Number of the write in the current pair, or -1 without one. */
  #count = -1;
  #bytes = 0;
  #beganMs = 0;
  #ownMs = 0;
  #otherMs = 0;
  #measuredPairs = 0;
  #bytesSum = 0;
  #ownSum = 0;
  #otherSum = 0;

  /**
   * Records the `count`-th write. Returns the size of the probe for the other path in bytes, or undefined
   * without a probe.
   */
  posted(bytes: number, count: number, now: number): number | undefined {
    if (this.#count !== -1 || this.#pairs > PAIRS) return undefined;
    this.#count = count;
    this.#bytes = bytes;
    this.#beganMs = now;
    this.#ownMs = this.#otherMs = 0;
    return Math.min(bytes, PROBE_BYTES);
  }

  /** Records the completion of a write. */
  completed(count: number, tookMs: number): void {
    if (count !== this.#count) return;
    this.#ownMs = Math.max(tookMs, Number.MIN_VALUE);
    if (this.#otherMs > 0) this.#finish();
  }

  /** Records the completion of the probe on the other path. */
  probeCompleted(now: number): void {
    if (this.#count === -1) return;
    this.#otherMs = Math.max(now - this.#beganMs, Number.MIN_VALUE);
    if (this.#ownMs > 0) this.#finish();
  }

  #finish(): void {
    this.#count = -1;
    if (this.#pairs++ === 0) return;
    this.#measuredPairs++;
    this.#bytesSum += this.#bytes;
    this.#ownSum += this.#ownMs;
    this.#otherSum += this.#otherMs * Math.max(1, this.#bytes / PROBE_BYTES);
  }

  /** Returns true when the trial is complete. */
  isOver(now: number): boolean {
    if (this.#count !== -1 && now - this.#beganMs > maxPairMs) {
      const age = now - this.#beganMs;
      this.#ownMs ||= age;
      this.#otherMs ||= age;
      this.#pairs = Math.max(1, this.#pairs);
      this.#finish();
      this.#pairs = PAIRS + 1;
    }
    return this.#pairs > PAIRS;
  }

  get isBetter(): boolean {
    return this.#otherSum * requiredSpeedup <= this.#ownSum;
  }

  /** Text of the result, such as "0.1 GB/s on this path, 1.9 GB/s on the other path". */
  get text(): string {
    const writes = this.#measuredPairs;
    return `${paceText(this.#bytesSum, writes, this.#ownSum)} on this path, ${paceText(this.#bytesSum, writes, this.#otherSum)} on the other path`;
  }
}

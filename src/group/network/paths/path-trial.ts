import { paceText } from "./path-pace.ts";

/** Pairs of a trial; the first one more wakes what the others use. */
const PAIRS = 6;
/** A pair takes so long at most: then it counts as what it has taken. */
const longestMs = 1000;
/** The other path is taken for no less than half the time. */
const gain = 2;
/** What is written by the other path goes nowhere, and is no longer than that: more would take so many times as long. */
export const PROBE_BYTES = 65_536;

/**
 * Is the other path to a peer better? Beside some writes one of as many bytes goes by the other path, at the same moment: so a busy machine
 * is no better that way, and what one path has of its own shows.
 */
export class PathTrial {
  #pairs = 0;
  /** The pair that is under way: 0 for what is over. */
  #count = -1;
  #bytes = 0;
  #beganMs = 0;
  #ownMs = 0;
  #otherMs = 0;
  #counted = 0;
  #bytesSum = 0;
  #ownSum = 0;
  #otherSum = 0;

  /** A write was made, the `count`-th; how many bytes are to go by the other path beside it, undefined for none. */
  wrote(bytes: number, count: number, now: number): number | undefined {
    if (this.#count !== -1 || this.#pairs > PAIRS) return undefined;
    this.#count = count;
    this.#bytes = bytes;
    this.#beganMs = now;
    this.#ownMs = this.#otherMs = 0;
    return Math.min(bytes, PROBE_BYTES);
  }

  /** A write is over. */
  over(count: number, tookMs: number): void {
    if (count !== this.#count) return;
    this.#ownMs = Math.max(tookMs, Number.MIN_VALUE);
    if (this.#otherMs > 0) this.#finish();
  }

  /** What went by the other path is over. */
  probed(now: number): void {
    if (this.#count === -1) return;
    this.#otherMs = Math.max(now - this.#beganMs, Number.MIN_VALUE);
    if (this.#ownMs > 0) this.#finish();
  }

  #finish(): void {
    this.#count = -1;
    if (this.#pairs++ === 0) return;
    this.#counted++;
    this.#bytesSum += this.#bytes;
    this.#ownSum += this.#ownMs;
    this.#otherSum += this.#otherMs * Math.max(1, this.#bytes / PROBE_BYTES);
  }

  /** Whether it is over. */
  isOver(now: number): boolean {
    if (this.#count !== -1 && now - this.#beganMs > longestMs) {
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
    return this.#otherSum * gain <= this.#ownSum;
  }

  /** "0.1 GB/s beside 1.9 GB/s by the other". */
  get text(): string {
    const writes = this.#counted;
    return `${paceText(this.#bytesSum, writes, this.#ownSum)} beside ${paceText(this.#bytesSum, writes, this.#otherSum)} by the other one`;
  }
}

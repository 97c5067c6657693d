/**
 * Number of size classes of writes. The first class holds sizes up to 4 KiB, and each further class holds
 * sizes up to twice the previous limit.
 */
const CLASSES = 20;
const classOf = (bytes: number): number =>
  Math.min(CLASSES - 1, 32 - Math.clz32((Math.max(1, bytes) - 1) >>> 12));

/**
 * Minimum length of a measurement window, in milliseconds. A window also needs `windowWrites` writes, or ends
 * with one write of `longMs`.
 */
const windowMs = 100;
const windowWrites = 4;
const longWriteMs = 500;
/** Minimum time of a write, in milliseconds. Shorter times are treated as equal. */
const minWriteMs = 0.005;
/**
 * Fraction of the difference by which each window moves the best time towards its mean. Best times from an
 * idle machine expire slowly this way.
 */
const expiryRate = 0.01;
/** Ratio to the best time above which a window does not update the best times. */
export const slowRatio = 5;

/** Measurement of the writes to a peer during one window. */
export interface PaceWindow {
  readonly elapsedMs: number;
  /** Number of writes in size classes with a known best time on this path. */
  readonly writes: number;
  readonly bytes: number;
  readonly writeMs: number;
  readonly bestMs: number;
  /** Time of the writes in size classes that the other path has measured, in milliseconds. */
  readonly sharedMs: number;
  readonly otherMs: number;
}

/**
 * Times of writes to a peer on each of two paths. Writes complete in order, so a write starts when the
 * previous write has completed.
 */
export class PathPace {
  /** Best time of a write, by path and size class, in milliseconds. */
  readonly #best = new Float64Array(2 * CLASSES);
  readonly #last = new Float64Array(2 * CLASSES);
  /** Total time of the writes in this window, by size class, in milliseconds. */
  readonly #writeMs = new Float64Array(CLASSES);
  readonly #count = new Uint32Array(CLASSES);
  readonly #bytes = new Float64Array(CLASSES);
  #writes = 0;
  #sinceMs = 0;
  #lastCompletedMs = 0;

  /** Records the completion of a write. Returns its duration in milliseconds. */
  completed(bytes: number, writtenMs: number, now: number): number {
    const took = now - Math.max(writtenMs, this.#lastCompletedMs);
    if (this.#sinceMs === 0) this.#sinceMs = writtenMs;
    this.#add(bytes, took, now);
    return took;
  }

  #add(bytes: number, took: number, now: number): void {
    const at = classOf(bytes);
    this.#lastCompletedMs = now;
    this.#writeMs[at]! += took;
    this.#count[at]!++;
    this.#bytes[at]! += bytes;
    this.#writes++;
  }

  /**
   * Closes the window and returns it when it is complete. `oldestMs` is the time at which the oldest
   * outstanding write was posted, or 0 without one. `oldestBytes` is the size of that write.
   */
  close(path: number, now: number, oldestMs: number, oldestBytes: number): PaceWindow | undefined {
    if (this.#sinceMs === 0) this.#sinceMs = oldestMs;
    const openMs = oldestMs === 0 ? 0 : now - Math.max(oldestMs, this.#lastCompletedMs);
    // The window counts the elapsed time of the outstanding write. The next window counts the rest.
    if (openMs >= longWriteMs) this.#add(oldestBytes, openMs, now);
    else if (this.#writes < windowWrites || now - this.#sinceMs < windowMs) return undefined;
    const window = this.#sum(path, now);
    this.#learn(path, window);
    this.restart();
    return window;
  }

  #sum(path: number, now: number): PaceWindow {
    let [writes, bytes, writeMs, bestMs, sharedMs, otherMs] = [0, 0, 0, 0, 0, 0];
    for (let at = 0; at < CLASSES; at++) {
      const count = this.#count[at]!;
      const best = this.#best[path * CLASSES + at]!;
      const other = this.#last[(1 - path) * CLASSES + at]!;
      if (count > 0 && other > 0) {
        sharedMs += this.#writeMs[at]!;
        otherMs += count * other;
      }
      if (count === 0 || best === 0) continue;
      writes += count;
      bytes += this.#bytes[at]!;
      writeMs += this.#writeMs[at]!;
      bestMs += count * best;
    }
    return { elapsedMs: now - this.#sinceMs, writes, bytes, writeMs, bestMs, sharedMs, otherMs };
  }

  #learn(path: number, { writeMs, bestMs }: PaceWindow): void {
    const isSlow = writeMs > slowRatio * bestMs;
    for (let at = 0; at < CLASSES; at++) {
      if (this.#count[at] === 0) continue;
      const mean = Math.max(minWriteMs, this.#writeMs[at]! / this.#count[at]!);
      const i = path * CLASSES + at;
      const best = this.#best[i]!;
      this.#last[i] = mean;
      if (!isSlow) this.#best[i] = best === 0 || mean < best ? mean : best + (mean - best) * expiryRate;
    }
  }

  /** Discards the current window, because a new path is in use. */
  restart(): void {
    this.#writeMs.fill(0);
    this.#count.fill(0);
    this.#bytes.fill(0);
    this.#writes = 0;
    this.#sinceMs = 0;
  }
}

/**
 * Returns the throughput as a text such as "2.1 GB/s". For small writes, returns a time such as "0.12 ms a
 * write".
 */
export function paceText(bytes: number, writes: number, ms: number): string {
  const short = (value: number): string => `${Number(value.toPrecision(2))}`;
  return bytes >= 16_384 * writes ? `${short(bytes / ms / 1e6)} GB/s` : `${short(ms / writes)} ms a write`;
}

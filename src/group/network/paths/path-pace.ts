/** Sizes of writes that are compared with each other: up to 4 KiB, and then twice as many bytes each. */
const CLASSES = 20;
const classOf = (bytes: number): number =>
  Math.min(CLASSES - 1, 32 - Math.clz32((Math.max(1, bytes) - 1) >>> 12));

/** A window is over after so long, and so many writes; or when one write alone takes so long. */
const windowMs = 100;
const windowWrites = 4;
const longMs = 500;
/** Times below that are not told apart. */
const leastMs = 0.005;
/** What a path can do is forgotten that slowly, a part with each window: a machine that was never as quiet again is not compared with that. */
const forget = 0.01;
/** A window that took so many times as long teaches nothing. */
export const slowRatio = 5;

/** What writes to a peer took in some tenths of a second. */
export interface PaceWindow {
  readonly elapsedMs: number;
  /** Of writes of sizes that are known by this path: how many, their bytes, what they took, and would have at its best. */
  readonly writes: number;
  readonly bytes: number;
  readonly tookMs: number;
  readonly bestMs: number;
  /** What those took whose size was seen by the other path last, and what they took there. */
  readonly sharedMs: number;
  readonly otherMs: number;
}

/** How long writes to a peer take by each of two paths. They end in their order: the time of one begins when the one before it is over. */
export class PathPace {
  /** By path and class: milliseconds of a write at best, and in the last window. */
  readonly #best = new Float64Array(2 * CLASSES);
  readonly #last = new Float64Array(2 * CLASSES);
  /** By class, in this window. */
  readonly #took = new Float64Array(CLASSES);
  readonly #count = new Uint32Array(CLASSES);
  readonly #bytes = new Float64Array(CLASSES);
  #writes = 0;
  #sinceMs = 0;
  #overMs = 0;

  /** A write is over; its milliseconds. */
  over(bytes: number, writtenMs: number, now: number): number {
    const took = now - Math.max(writtenMs, this.#overMs);
    if (this.#sinceMs === 0) this.#sinceMs = writtenMs;
    this.#add(bytes, took, now);
    return took;
  }

  #add(bytes: number, took: number, now: number): void {
    const at = classOf(bytes);
    this.#overMs = now;
    this.#took[at]! += took;
    this.#count[at]!++;
    this.#bytes[at]! += bytes;
    this.#writes++;
  }

  /** The window, once it is over. `oldestMs`: when the first write that is not over was made, of `oldestBytes`; 0 for none. */
  close(path: number, now: number, oldestMs: number, oldestBytes: number): PaceWindow | undefined {
    if (this.#sinceMs === 0) this.#sinceMs = oldestMs;
    const openMs = oldestMs === 0 ? 0 : now - Math.max(oldestMs, this.#overMs);
    // What it took until now is counted, the rest with what follows.
    if (openMs >= longMs) this.#add(oldestBytes, openMs, now);
    else if (this.#writes < windowWrites || now - this.#sinceMs < windowMs) return undefined;
    const window = this.#sum(path, now);
    this.#learn(path, window);
    this.restart();
    return window;
  }

  #sum(path: number, now: number): PaceWindow {
    let [writes, bytes, tookMs, bestMs, sharedMs, otherMs] = [0, 0, 0, 0, 0, 0];
    for (let at = 0; at < CLASSES; at++) {
      const count = this.#count[at]!;
      const best = this.#best[path * CLASSES + at]!;
      const other = this.#last[(1 - path) * CLASSES + at]!;
      if (count > 0 && other > 0) {
        sharedMs += this.#took[at]!;
        otherMs += count * other;
      }
      if (count === 0 || best === 0) continue;
      writes += count;
      bytes += this.#bytes[at]!;
      tookMs += this.#took[at]!;
      bestMs += count * best;
    }
    return { elapsedMs: now - this.#sinceMs, writes, bytes, tookMs, bestMs, sharedMs, otherMs };
  }

  #learn(path: number, { tookMs, bestMs }: PaceWindow): void {
    const isSlow = tookMs > slowRatio * bestMs;
    for (let at = 0; at < CLASSES; at++) {
      if (this.#count[at] === 0) continue;
      const mean = Math.max(leastMs, this.#took[at]! / this.#count[at]!);
      const i = path * CLASSES + at;
      const best = this.#best[i]!;
      this.#last[i] = mean;
      if (!isSlow) this.#best[i] = best === 0 || mean < best ? mean : best + (mean - best) * forget;
    }
  }

  /** What was begun is not looked at: it goes by another path from now on. */
  restart(): void {
    this.#took.fill(0);
    this.#count.fill(0);
    this.#bytes.fill(0);
    this.#writes = 0;
    this.#sinceMs = 0;
  }
}

/** "2.1 GB/s"; of small writes "0.12 ms a write". */
export function paceText(bytes: number, writes: number, ms: number): string {
  const short = (value: number): string => `${Number(value.toPrecision(2))}`;
  return bytes >= 16_384 * writes ? `${short(bytes / ms / 1e6)} GB/s` : `${short(ms / writes)} ms a write`;
}

import type { ShapeOrder, ShapeStep } from "./shape-steps.ts";

/** Measured latency and bandwidth of a link. A link that does not exist has neither. */
export interface MeasuredLink {
  readonly from: number;
  readonly to: number;
  readonly latencyUs: number | undefined;
  readonly GBps: number | undefined;
}

/** Measured links of a group, for predictions. */
export class LinkTable {
  readonly size: number;
  readonly #links: ReadonlyMap<number, MeasuredLink>;

  constructor(size: number, links: readonly MeasuredLink[]) {
    this.size = size;
    this.#links = new Map(links.map((link) => [link.from * size + link.to, link]));
  }

  latencyUs(from: number, to: number): number {
    return this.#links.get(from * this.size + to)?.latencyUs ?? Number.POSITIVE_INFINITY;
  }

  /** Returns the time for `bytes` bytes without the latency, in microseconds. */
  transferUs(from: number, to: number, bytes: number): number {
    const { GBps = 0 } = this.#links.get(from * this.size + to) ?? {};
    return GBps === 0 ? Number.POSITIVE_INFINITY : bytes / (GBps * 1000);
  }

  /**
   * Returns the time of steps in microseconds. A step takes its longest latency, and the time of the member that sends
   * or receives longest: the transfers of one member share its port.
   */
  predictUs(steps: readonly ShapeStep[]): number {
    let us = 0;
    for (const step of steps) {
      const out = new Float64Array(this.size);
      const into = new Float64Array(this.size);
      let latencyUs = 0;
      for (const { from, to, bytes } of step) {
        latencyUs = Math.max(latencyUs, this.latencyUs(from, to));
        const transferUs = this.transferUs(from, to, bytes);
        out[from]! += transferUs;
        into[to]! += transferUs;
      }
      us += latencyUs + Math.max(...out, ...into);
    }
    return us;
  }

  /**
   * Returns the center with the least sum of times to all members and back. Its ring goes on to the fastest link each
   * time. The result is the same in all members, because all have the same links.
   */
  order(bytes: number): ShapeOrder {
    const ranks = Array.from({ length: this.size }, (_, rank) => rank);
    const us = (from: number, to: number): number =>
      this.latencyUs(from, to) + this.transferUs(from, to, bytes);
    const around = (center: number): number =>
      ranks.reduce((sum, rank) => (rank === center ? sum : sum + us(rank, center) + us(center, rank)), 0);
    const center = ranks.reduce((best, rank) => (around(rank) < around(best) ? rank : best), 0);
    const ring = [0];
    const left = new Set(ranks.slice(1));
    while (left.size > 0) {
      const last = ring.at(-1)!;
      const next = [...left].reduce((best, rank) => (us(last, rank) < us(last, best) ? rank : best));
      ring.push(next);
      left.delete(next);
    }
    return { center, ring };
  }
}

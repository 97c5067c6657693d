import type { Plan } from "../plan.ts";

/**
 * Times of an allReduce of `bytes` bytes with NCCL and with the group's own algorithm, in microseconds. Each
 * time is that of the slowest member.
 */
export interface Measured {
  readonly bytes: number;
  readonly ncclUs: number;
  readonly otherUs: number;
}

const timeText = (us: number): string => us.toFixed(us < 100 ? 1 : 0);
const sizeText = (bytes: number): string =>
  bytes >= 1 << 20 ? `${bytes / (1 << 20)} MiB` : `${bytes / 1024} KiB`;

/** Choice between NCCL and the group's own algorithm, by the measurement of the nearest size. */
export class NcclChoice {
  readonly #release: string;
  readonly #measured: readonly Measured[];

  constructor(release: string, measured: readonly Measured[]) {
    this.#release = release;
    this.#measured = measured;
  }

  #nearest(bytes: number): Measured {
    const far = (one: Measured): number => Math.abs(Math.log2(Math.max(1, bytes) / one.bytes));
    return this.#measured.reduce((a, b) => (far(b) < far(a) ? b : a));
  }

  isNccl(bytes: number): boolean {
    const { ncclUs, otherUs } = this.#nearest(bytes);
    return ncclUs < otherUs;
  }

  plan(bytes: number, other: Plan): Plan {
    const nearest = this.#nearest(bytes);
    const { ncclUs, otherUs } = nearest;
    const measurement = `at the start of the group, NCCL ${this.#release} took ${timeText(ncclUs)} us for ${sizeText(nearest.bytes)}, and the group's own algorithm took ${timeText(otherUs)} us`;
    if (ncclUs < otherUs) return { tier: "NCCL", reason: `${measurement}; without it: ${other.reason}` };
    return { tier: other.tier, reason: `${other.reason}; ${measurement}` };
  }
}

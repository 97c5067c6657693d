import type { Forced, Tier, TierLimits } from "../plan.ts";
import { type AlgorithmCandidate, SizeChoices } from "../size-choices.ts";
import { shapeOf } from "./launch-shape.ts";

/** Candidates of the kernel allReduce: tier, blocks and threads. */
export class KernelChoices extends SizeChoices {
  readonly #limits: TierLimits;
  readonly #size: number;
  readonly #isSoft: boolean;

  constructor(limits: TierLimits, size: number, isSoft: boolean) {
    super();
    this.#limits = limits;
    this.#size = size;
    this.#isSoft = isSoft;
  }

  /** Counts a call of `bytes` bytes, and returns the selected candidate. */
  of(bytes: number): Forced | undefined {
    this.count(bytes);
    return this.chosen(bytes);
  }

  chosen(bytes: number): Forced | undefined {
    const chosen = this.candidate(bytes) as Forced | undefined;
    return chosen?.tier === "low-latency" && bytes > this.#limits.maxLowLatencyBytes ? undefined : chosen;
  }

  protected others(bytes: number): readonly AlgorithmCandidate[] {
    const { maxLowLatencyBytes, hasLines } = this.#limits;
    const tiers: Tier[] = [];
    if (bytes <= maxLowLatencyBytes) tiers.push("low-latency");
    if (hasLines) tiers.push("lines");
    tiers.push("one-shot");
    if (this.#size > 2) tiers.push("two-shot");
    return tiers.flatMap((tier): AlgorithmCandidate[] => {
      if (this.#isSoft || tier === "low-latency") return [{ tier }];
      const limits = { blocks: 256, maxChunkBytes: undefined, isSoft: false };
      const { grid, threads } = shapeOf(tier, bytes, limits);
      const fewer = grid > 1 ? [{ tier, blocks: grid >> 1, threads }] : [];
      return [{ tier }, ...fewer, { tier, blocks: 2 * grid, threads }];
    });
  }
}

import { type Forced, shapeOf } from "./launch-shape.ts";
import type { Tier, Ways } from "./plan.ts";
import { type Candidate, SizeChoices } from "./size-choices.ts";

/** Tier, blocks and threads of an allReduce by kernels. */
export class WayChoices extends SizeChoices {
  readonly #ways: Ways;
  readonly #size: number;
  readonly #embedded: boolean;

  constructor(ways: Ways, size: number, embedded: boolean) {
    super();
    this.#ways = ways;
    this.#size = size;
    this.#embedded = embedded;
  }

  /** What was chosen for a call of so many bytes, which is counted. */
  of(bytes: number): Forced | undefined {
    this.count(bytes);
    return this.chosen(bytes);
  }

  chosen(bytes: number): Forced | undefined {
    const chosen = this.candidate(bytes) as Forced | undefined;
    return chosen?.tier === "low-latency" && bytes > this.#ways.mostWordBytes ? undefined : chosen;
  }

  protected others(bytes: number): readonly Candidate[] {
    const { mostWordBytes, hasLines } = this.#ways;
    const tiers: Tier[] = [];
    if (bytes <= mostWordBytes) tiers.push("low-latency");
    if (hasLines) tiers.push("lines");
    tiers.push("one-shot");
    if (this.#size > 2) tiers.push("two-shot");
    return tiers.flatMap((tier): Candidate[] => {
      if (this.#embedded || tier === "low-latency") return [{ tier }];
      const room = { blocks: 256, most: undefined, embedded: false };
      const { grid, threads } = shapeOf(tier, bytes, room);
      const fewer = grid > 1 ? [{ tier, blocks: grid >> 1, threads }] : [];
      return [{ tier }, ...fewer, { tier, blocks: 2 * grid, threads }];
    });
  }
}

import { type AlgorithmCandidate, SizeChoices } from "../size-choices.ts";

/**
 * Choice between the one-shot and the two-shot algorithm over the network. One-shot synchronizes once, and
 * two-shot sends fewer bytes. Both algorithms compute identical bits.
 */
export class NetworkChoices extends SizeChoices {
  readonly #size: number;

  constructor(size: number) {
    super();
    this.#size = size;
  }

  /**
   * Returns true for one-shot and false for two-shot. Returns undefined when the planned algorithm applies.
   */
  isOneStep(bytes: number): boolean | undefined {
    const tier = this.candidate(bytes)?.tier;
    return tier === undefined ? undefined : tier === "network one-shot";
  }

  protected others(): readonly AlgorithmCandidate[] {
    if (this.#size <= 2) return [];
    return [{ tier: "network one-shot" }, { tier: "network two-shot" }];
  }
}

import { type Candidate, SizeChoices } from "../collectives/size-choices.ts";

/** Each gives all its data to all, or each combines a share: one meeting less on a long way, fewer bytes on a narrow one. The same bits. */
export class NetworkChoices extends SizeChoices {
  readonly #size: number;

  constructor(size: number) {
    super();
    this.#size = size;
  }

  /** A call of so many bytes is made. */
  called(bytes: number): void {
    this.count(bytes);
  }

  /** Was one step chosen, or two? undefined: as planned. */
  isOneStep(bytes: number): boolean | undefined {
    const tier = this.candidate(bytes)?.tier;
    return tier === undefined ? undefined : tier === "network one-shot";
  }

  protected others(): readonly Candidate[] {
    if (this.#size <= 2) return [];
    return [{ tier: "network one-shot" }, { tier: "network two-shot" }];
  }
}

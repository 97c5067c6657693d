/** Costs that differ by no more than that are those of the same regime. */
const alike = 1.3;
const most = 16;

/** What the work was like when it changed, as one setting told it; and which setting was best then. */
interface Regime {
  readonly at: number;
  readonly cost: number;
  best: number;
}

/** What was best when it was like this before: links and loads come back. */
export class Regimes {
  #all: Regime[] = [];
  #entered: Regime | undefined;

  /** The work has changed: that is what the setting costs now. The setting that was best the last time it was so; undefined where that is not known. */
  enter(at: number, cost: number): number | undefined {
    const known = this.#all.find(
      (each) => each.at === at && cost < each.cost * alike && cost > each.cost / alike,
    );
    this.#entered = known ?? { at, cost, best: at };
    return known?.best;
  }

  /** This setting is the best one that was found since. */
  settle(best: number): void {
    if (this.#entered === undefined) return;
    this.#entered.best = best;
    if (!this.#all.includes(this.#entered)) this.#all = [...this.#all, this.#entered].slice(-most);
  }

  /** What was best before is not now. */
  forget(): void {
    this.#all = this.#all.filter((each) => each !== this.#entered);
  }
}

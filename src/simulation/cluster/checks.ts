/** Condition that must hold after every step of a program. */
interface Invariant {
  readonly name: string;
  readonly holds: () => boolean;
}

/** Condition that must become true before a time. */
interface Expectation {
  readonly name: string;
  readonly holds: () => boolean;
  readonly met: () => void;
}

/**
 * Conditions that a simulation checks after every step of a program.
 *
 * @internal
 */
export class Checks {
  readonly #invariants: Invariant[] = [];
  #expectations: Expectation[] = [];

  /** Adds a condition that must always hold. */
  always(name: string, holds: () => boolean): void {
    this.#invariants.push({ name, holds });
  }

  /** Adds a condition that must become true. `met` is called when it is. The returned function removes it. */
  eventually(name: string, holds: () => boolean, met: () => void): () => void {
    const expectation = { name, holds, met };
    this.#expectations.push(expectation);
    return () => {
      this.#expectations = this.#expectations.filter((one) => one !== expectation);
    };
  }

  /** Checks all conditions. Returns the name of an invariant that does not hold. */
  run(): string | undefined {
    for (const { name, holds } of this.#invariants) if (!holds()) return name;
    if (this.#expectations.length === 0) return undefined;
    const met = this.#expectations.filter(({ holds }) => holds());
    if (met.length === 0) return undefined;
    this.#expectations = this.#expectations.filter((one) => !met.includes(one));
    for (const one of met) one.met();
    return undefined;
  }
}

/** A setting that was changed by what was measured. */
export interface Change {
  /** What: "buckets", "heartbeat", "allReduce of 1 MiB", or a name that the program gave. */
  readonly what: string;
  /** "trial": for one measurement; "kept" after a trial that was better; "taken back" after one that was not; "changed" without a trial. */
  readonly kind: "trial" | "kept" | "taken back" | "changed";
  readonly from: string;
  readonly to: string;
  readonly reason: string;
  /** When: milliseconds as Date.now() has them. */
  readonly atMs: number;
}

const kept = 256;

/** May settings follow what is measured, and what became of it. One for a group, through all its epochs. */
export class Adaptivity {
  /** Do all members allow it? Known when an epoch begins. */
  on = false;
  readonly #changes: Change[] = [];
  readonly #counts = new Map<string, number>();
  onChange: ((change: Change) => void) | undefined;

  /** The last ones, the oldest first. */
  get changes(): readonly Change[] {
    return this.#changes;
  }

  /** How many there were, by what was changed. */
  get counts(): ReadonlyMap<string, number> {
    return this.#counts;
  }

  /** Keeps it, and gives it with the time of now. */
  tell(change: Omit<Change, "atMs">): Change {
    const told = { ...change, atMs: Date.now() };
    this.#changes.push(told);
    if (this.#changes.length > kept) this.#changes.shift();
    this.#counts.set(change.what, (this.#counts.get(change.what) ?? 0) + 1);
    this.onChange?.(told);
    return told;
  }
}

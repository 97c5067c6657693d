/** Change of an autotuned setting. */
export interface Change {
  /** Name of the setting: "buckets", "heartbeat", "allReduce of 1 MiB", or a name from the program. */
  readonly what: string;
  /**
   * Kind of the change. `trial` sets a value for one measurement. `kept` follows a trial with a better
   * result, and `taken back` follows a trial without one. `changed` is a change without a trial.
   */
  readonly kind: "trial" | "kept" | "taken back" | "changed";
  readonly from: string;
  readonly to: string;
  readonly reason: string;
  /** Time of the change, in milliseconds since 1970 (`Date.now()`). */
  readonly atMs: number;
}

/** Maximum number of changes in the history. */
const historyLength = 256;

/**
 * Permission for autotuned settings, with the history of their changes. A group has one object for all its
 * epochs.
 */
export class Adaptivity {
  /** True when all members allow autotuned settings. Set at the start of each epoch. */
  on = false;
  readonly #changes: Change[] = [];
  readonly #counts = new Map<string, number>();
  /** Callback of the program for each change. */
  onChange: ((change: Change) => void) | undefined;

  /** Latest changes, the oldest first. */
  get changes(): readonly Change[] {
    return this.#changes;
  }

  /** Number of changes by setting. */
  get counts(): ReadonlyMap<string, number> {
    return this.#counts;
  }

  /** Records a change, and returns it with the current time. */
  record(change: Omit<Change, "atMs">): Change {
    const recorded = { ...change, atMs: Date.now() };
    this.#changes.push(recorded);
    if (this.#changes.length > historyLength) this.#changes.shift();
    this.#counts.set(change.what, (this.#counts.get(change.what) ?? 0) + 1);
    this.onChange?.(recorded);
    return recorded;
  }
}

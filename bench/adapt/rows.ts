/**
 * Result of one setting in one run: a cost for each phase, and the total cost that is compared. Lower is
 * better.
 */
export interface RunRow {
  readonly setting: string;
  readonly seed: number;
  readonly phases: readonly { readonly name: string; readonly cost: number }[];
  readonly total: number;
  /** 99th percentile of the latency; undefined in experiments without latencies. */
  readonly p99?: number;
}

/** Text row that describes a change or the machine. */
export interface WordsRow {
  readonly words: string;
}

export type Row = RunRow | WordsRow;

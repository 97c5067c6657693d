/** How one setting fared in one run: a cost for each phase, and the one number that is compared. Less is better. */
export interface RunRow {
  readonly setting: string;
  readonly seed: number;
  readonly phases: readonly { readonly name: string; readonly cost: number }[];
  readonly total: number;
  /** 99th percentile, where there are latencies. */
  readonly p99?: number;
}

/** What was changed, or what the machine does, in words. */
export interface WordsRow {
  readonly words: string;
}

export type Row = RunRow | WordsRow;

/** How frames fared under one setting: milliseconds from arrival to result, the mean of each phase, and of both. */
export interface RunRow {
  readonly setting: string;
  readonly calmMs: number;
  readonly busyMs: number;
}

/** What the machine does. */
export interface CalibrationRow {
  readonly frameBytes: number;
  readonly oneMs: number;
  readonly frameMs: number;
}

/** What was changed, in words. */
export interface ChangeRow {
  readonly change: string;
}

export type Row = RunRow | CalibrationRow | ChangeRow;

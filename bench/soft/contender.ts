import type { Row } from "./row.ts";

/** Contender of the soft NIC benchmark. */
export interface Contender {
  readonly name: string;
  /** Version of the contender for the table's heading. */
  readonly version: string;
  /** Prepares a row, including the warm-up of a JIT compiler. */
  warmUp?(row: Row): Promise<void>;
  /** Returns true when the contender can measure the row. */
  measures(row: Row): boolean;
  /** Measures one value in the row's unit. */
  run(row: Row): Promise<number>;
  stop?(): Promise<void>;
}

/** Contender, or the reason why it is missing. */
export type MaybeContender = Contender | { readonly name: string; readonly missing: string };

/** Seconds that one run may take before it counts as hung. */
export const runSeconds = 60;

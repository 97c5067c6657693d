import type { Row } from "./row.ts";

/** Who measures. */
export interface Contender {
  readonly name: string;
  /** For the heading. */
  readonly version: string;
  /** Ready, and warm where a JIT compiler has to be. */
  warmUp?(row: Row): Promise<void>;
  /** Whether it has something like this row. */
  measures(row: Row): boolean;
  /** One figure in the row's unit. */
  run(row: Row): Promise<number>;
  stop?(): Promise<void>;
}

/** A contender, or why it is not here. */
export type MaybeContender = Contender | { readonly name: string; readonly missing: string };

/** Seconds that one run may take before it counts as hung. */
export const runSeconds = 60;

import type { Case, Sample } from "./case.ts";

/** Who measures: ours, perftest, pyverbs. */
export interface Contender {
  readonly name: string;
  /** Its version, for the heading. */
  readonly version: string;
  /** Can it measure this? Without an answer: everything. */
  measures?(one: Case): boolean;
  run(one: Case): Promise<Sample>;
  stop(): Promise<void>;
}

/** A contender, or why it is not here. */
export type MaybeContender = Contender | { readonly name: string; readonly missing: string };

/** Seconds that one run of one case may take before it counts as hung. */
export const runSeconds = 120;

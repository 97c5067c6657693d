import type { Case, Sample } from "./case.ts";

/** Contender of the verbs benchmark: doorbell, perftest or pyverbs. */
export interface Contender {
  readonly name: string;
  /** Version of the contender for the table's heading. */
  readonly version: string;
  /** Returns true when the contender can measure the case; without the method it measures every case. */
  measures?(one: Case): boolean;
  run(one: Case): Promise<Sample>;
  stop(): Promise<void>;
}

/** Contender, or the reason why it is missing. */
export type MaybeContender = Contender | { readonly name: string; readonly missing: string };

/** Seconds that one run of one case may take before it counts as hung. */
export const runSeconds = 120;

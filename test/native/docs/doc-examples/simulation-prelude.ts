import type { Cluster } from "../../../../src/simulation/index.ts";

/** Names in scope of the examples of `doorbell/simulation`. */
export interface Prelude {
  readonly cluster: Cluster;
}

/** Names that an example may use without declaring them. */
export const preludeNames = ["cluster"] as const;

import { graphs } from "./graphs.ts";
import { others } from "./others.ts";
import { pools } from "./pools.ts";

/** Ways to end things, by name; each gives the errors that were answered, and how often. */
export type Endings = Readonly<Record<string, () => Map<string, number>>>;

export const endings: Endings = { ...pools, ...graphs, ...others };

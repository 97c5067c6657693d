import { graphs } from "./graphs.ts";
import { others } from "./others.ts";
import { pools } from "./pools.ts";

/** Ways to end resources, by name. Each returns the error codes and their number. */
export type Endings = Readonly<Record<string, () => Map<string, number>>>;

export const endings: Endings = { ...pools, ...graphs, ...others };

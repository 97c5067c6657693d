// Scatter/gather entries as rings have them.
import { Sge } from "./c-structs.ts";

/** Scatter/gather entries with their number in front. */
export const SgeList = { count: 0, entries: 2, entryWords: Sge.words } as const;

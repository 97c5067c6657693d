// Scatter-gather entries in the rings of work requests.
import { Sge } from "./c-structs.ts";

/** Word offsets in a list of scatter-gather entries. */
export const SgeList = { count: 0, entries: 2, entryWords: Sge.words } as const;

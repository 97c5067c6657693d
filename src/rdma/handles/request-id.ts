let lastId = 0;

/** Returns an id for a request whose caller gave none. The id is unique in this process. */
export const freshId = (): number => ++lastId;

/**
 * Continues with ids above `last` and returns the previous last id. A simulation numbers its requests in the same
 * way in each run.
 */
export function continueIdsAfter(last: number): number {
  const before = lastId;
  lastId = last;
  return before;
}

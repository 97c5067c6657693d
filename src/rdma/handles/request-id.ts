let lastId = 0;

/** Returns an id for a request whose caller gave none. The id is unique in this process. */
export const freshId = (): number => ++lastId;

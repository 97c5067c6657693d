/** What this library alone passes to constructors that are not public. */
export const internal: unique symbol = Symbol("internal");

/** The first parameter of a constructor that is not public. */
export type Internal = typeof internal;

/** TypeError unless this library calls: `instead` says how a `what` is made. */
export function checkInternal(given: Internal, what: string, instead: string): void {
  if (given !== internal) throw new TypeError(`new ${what}(...) is not public: use ${instead}`);
}

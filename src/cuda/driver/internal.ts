/** Token that this library passes to constructors that are not public. */
export const internal: unique symbol = Symbol("internal");

/** The first parameter of a constructor that is not public. */
export type Internal = typeof internal;

/** Throws TypeError unless this library calls. `instead` names the public function that makes a `what`. */
export function checkInternal(given: Internal, what: string, instead: string): void {
  if (given !== internal) throw new TypeError(`new ${what}(...) is not public. Use ${instead}`);
}

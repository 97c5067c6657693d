/**
 * An exception thrown inside a callback waits here until the C call that led to it returns: C gets a zero result,
 * further callbacks of that call are skipped, and the caller in JavaScript gets the exception. Bun does this itself.
 */
let pending: { error: unknown } | undefined;

/** Runs a callback's body, keeping what it throws; `zero` is what C gets then. */
export function guarded<T>(body: () => T, zero: T): T {
  if (pending) return zero;
  try {
    return body();
  } catch (error) {
    pending = { error };
    return zero;
  }
}

/** Called after each C call: throws what a callback threw during it. */
export function rethrowPending(): void {
  if (pending) {
    const { error } = pending;
    pending = undefined;
    throw error;
  }
}

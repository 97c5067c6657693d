/**
 * An exception thrown inside a callback waits here until the C call that led to it returns: C gets a zero result,
 * further callbacks of that call are skipped, and the caller in JavaScript gets the exception. Bun does this itself.
 */
const pending: { thrown: { readonly error: unknown } | undefined } = { thrown: undefined };

/** Runs a callback's body, keeping what it throws; `zero` is what C gets then. */
export function guarded<T>(body: () => T, zero: T): T {
  if (pending.thrown) return zero;
  try {
    return body();
  } catch (error) {
    pending.thrown = { error };
    return zero;
  }
}

function rethrow({ error }: { readonly error: unknown }): never {
  pending.thrown = undefined;
  throw error;
}

/** Called after each C call: throws what a callback threw during it. */
export function rethrowPending(): void {
  if (pending.thrown) rethrow(pending.thrown);
}

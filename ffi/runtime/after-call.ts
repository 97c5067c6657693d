// What Deno and Node do not do after a C call, and Bun does: keep errno, and throw what a callback threw.

/** errno of the last C call. V8's garbage collector makes system calls that fail: errno itself lasts only until it allocates. */
export const last = { errno: 0 };

let errnoOfThread = new Int32Array(1);

/** Tells where the thread's errno is. */
export const watchErrno = (location: Int32Array<ArrayBuffer>): void => {
  errnoOfThread = location;
};

/**
 * An exception thrown inside a callback waits here until the C call that led to it returns: C gets a zero result,
 * further callbacks of that call are skipped, and the caller in JavaScript gets the exception.
 */
const pending: { thrown: { readonly error: unknown } | undefined } = { thrown: undefined };

/** How deep callbacks may nest. Node aborts where the stack ends on the way into one, at about 280. */
const deepest = 64;
let depth = 0;

/** Runs a callback's body, keeping what it throws; `zero` is what C gets then. */
export function guarded<T>(body: () => T, zero: T): T {
  if (pending.thrown) return zero;
  depth++;
  try {
    if (depth > deepest) throw new RangeError(`callbacks nested more than ${deepest} deep`);
    return body();
  } catch (error) {
    pending.thrown = { error };
    return zero;
  } finally {
    depth--;
  }
}

function rethrow({ error }: { readonly error: unknown }): never {
  pending.thrown = undefined;
  throw error;
}

/** Called after each C call. */
export function afterCall(): void {
  last.errno = errnoOfThread[0]!;
  if (pending.thrown) rethrow(pending.thrown);
}

// Work after a C call that Bun does itself and Deno and Node leave to us: saving errno, and rethrowing an
// exception of a callback.

/**
 * errno of the last C call. V8's garbage collector makes system calls that fail, so errno itself is valid
 * only until V8 allocates.
 */
export const last = { errno: 0 };

let errnoOfThread = new Int32Array(1);

/** Sets the location of the thread's errno. */
export const watchErrno = (location: Int32Array<ArrayBuffer>): void => {
  errnoOfThread = location;
};

/**
 * Exception thrown inside a callback, held until the C call that led to it returns. C gets a zero result,
 * further callbacks of that call are skipped, and the JavaScript caller gets the exception.
 */
const pending: { thrown: { readonly error: unknown } | undefined } = { thrown: undefined };

/**
 * Deepest nesting of callbacks. Node aborts at about 280, where the stack ends on the way into a callback.
 */
const deepest = 64;
let depth = 0;

/** Runs the body of a callback and holds its exception. C then gets `zero`. */
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

/** Saves errno and rethrows a held exception. It runs after each C call. */
export function afterCall(): void {
  last.errno = errnoOfThread[0]!;
  if (pending.thrown) rethrow(pending.thrown);
}

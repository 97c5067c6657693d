/**
 * Calls all callbacks, even when one throws. An error of a callback becomes an uncaught exception, as in any
 * event callback.
 */
export function callAll(callbacks: Iterable<() => void>): void {
  for (const call of callbacks) {
    try {
      call();
    } catch (error) {
      queueMicrotask(() => {
        throw error;
      });
    }
  }
}

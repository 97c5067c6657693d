/**
 * Calls all of them, whatever one throws: an event that concerns many must reach each. What was thrown comes out as an uncaught
 * exception, as from any callback of an event.
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

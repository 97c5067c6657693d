// The order to a NIC thread: one shared word with the generation that it runs. A thread whose generation has
// ended lingers, because a device is often opened again at once. To start a thread costs milliseconds and
// some descriptors.

/** Time for which a thread waits for its next generation, in milliseconds. */
const LINGER_MS = 500;
/** Value of the order after the thread has ended. */
const ENDED = -1;

export type ThreadOrder = Int32Array<SharedArrayBuffer>;

/** Creates the order of a new thread. */
export function makeOrder(generation: number): ThreadOrder {
  return new Int32Array(new SharedArrayBuffer(4)).fill(generation);
}

/** Orders a lingering thread to run another generation. Returns false when the thread has ended. */
export function giveOrder(order: ThreadOrder, generation: number): boolean {
  const before = Atomics.load(order, 0);
  if (before === ENDED || Atomics.compareExchange(order, 0, before, generation) !== before) return false;
  Atomics.notify(order, 0);
  return true;
}

/** Marks a failed thread as ended. */
export function endOrder(order: ThreadOrder): void {
  Atomics.store(order, 0, ENDED);
}

/** Returns the first generation that this thread runs. */
export const firstOrder = (order: ThreadOrder): number => Atomics.load(order, 0);

/** Returns the generation that this thread runs after `generation`, or undefined when the thread must end. */
export function nextOrder(order: ThreadOrder, generation: number): number | undefined {
  Atomics.wait(order, 0, generation, LINGER_MS);
  const next = Atomics.compareExchange(order, 0, generation, ENDED);
  return next === generation || next === ENDED ? undefined : next;
}

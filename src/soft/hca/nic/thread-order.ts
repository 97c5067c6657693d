// What the NIC's thread is told, in one shared word: the generation that it is to run. A thread whose generation is over stays for a while, for
// devices are often opened again at once, and a thread costs milliseconds and some descriptors that are given back late.

/** Milliseconds for which a thread stays. */
const LINGER_MS = 500;
/** Instead of a generation: the thread has gone, or goes. */
const ENDED = -1;

export type ThreadOrder = Int32Array<SharedArrayBuffer>;

/** The order for a new thread. */
export function makeOrder(generation: number): ThreadOrder {
  return new Int32Array(new SharedArrayBuffer(4)).fill(generation);
}

/** Gives a thread that is still there another generation to run: false when it has gone. */
export function giveOrder(order: ThreadOrder, generation: number): boolean {
  const before = Atomics.load(order, 0);
  if (before === ENDED || Atomics.compareExchange(order, 0, before, generation) !== before) return false;
  Atomics.notify(order, 0);
  return true;
}

/** The thread has failed: it takes no order any more. */
export function endOrder(order: ThreadOrder): void {
  Atomics.store(order, 0, ENDED);
}

/** In the thread: the generation to run first. */
export const firstOrder = (order: ThreadOrder): number => Atomics.load(order, 0);

/** In the thread, after `generation`: the next one to run, undefined when it is to end. */
export function nextOrder(order: ThreadOrder, generation: number): number | undefined {
  Atomics.wait(order, 0, generation, LINGER_MS);
  const next = Atomics.compareExchange(order, 0, generation, ENDED);
  return next === generation || next === ENDED ? undefined : next;
}

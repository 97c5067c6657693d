/** Something that happens at a time. @internal */
export interface Event {
  /** Time in nanoseconds since the start of the simulation. */
  readonly at: number;
  /** Random number that orders events of the same time. */
  readonly order: number;
  /** Number of the event, which orders events of the same time and random number. */
  readonly sequence: number;
  /** Function to call, undefined after a cancellation. */
  run: (() => void) | undefined;
}

const isBefore = (a: Event, b: Event): boolean =>
  a.at < b.at || (a.at === b.at && (a.order < b.order || (a.order === b.order && a.sequence < b.sequence)));

/**
 * Events by time, as a binary heap. A cancelled event stays in the heap until its time.
 *
 * @internal
 */
export class EventQueue {
  readonly #heap: Event[] = [];

  push(event: Event): void {
    const heap = this.#heap;
    let at = heap.length;
    heap.push(event);
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (!isBefore(event, heap[parent]!)) break;
      heap[at] = heap[parent]!;
      at = parent;
    }
    heap[at] = event;
  }

  /** Returns the next event that was not cancelled. */
  peek(): Event | undefined {
    while (this.#heap.length > 0 && this.#heap[0]!.run === undefined) this.#pop();
    return this.#heap[0];
  }

  /** Removes and returns the next event that was not cancelled. */
  take(): Event | undefined {
    return this.peek() === undefined ? undefined : this.#pop();
  }

  #pop(): Event {
    const heap = this.#heap;
    const first = heap[0]!;
    const last = heap.pop()!;
    if (heap.length === 0) return first;
    let at = 0;
    for (;;) {
      let child = 2 * at + 1;
      if (child >= heap.length) break;
      if (child + 1 < heap.length && isBefore(heap[child + 1]!, heap[child]!)) child++;
      if (!isBefore(heap[child]!, last)) break;
      heap[at] = heap[child]!;
      at = child;
    }
    heap[at] = last;
    return first;
  }
}

/** Returns true when `a` happens before `b`. @internal */
export const happensBefore = (a: Event | undefined, b: Event | undefined): boolean =>
  a !== undefined && (b === undefined || isBefore(a, b));

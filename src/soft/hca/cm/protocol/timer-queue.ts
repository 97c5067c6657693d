// Timers in a heap, so ten thousand connections cost a few comparisons each.

/** Timer of one waiting object. */
export class Timer {
  /** Time in milliseconds. */
  at = 0;
  /** Index in the heap, -1 outside the heap. */
  index = -1;
  readonly due: () => void;

  constructor(due: () => void) {
    this.due = due;
  }
}

/** Timers, ordered by time. */
export class TimerQueue {
  readonly #heap: Timer[] = [];

  /** Time of the next timer, Infinity for none. */
  get next(): number {
    return this.#heap[0]?.at ?? Number.POSITIVE_INFINITY;
  }

  /** Number of timers. */
  get count(): number {
    return this.#heap.length;
  }

  /** Sets `timer` to time `at`. */
  set(timer: Timer, at: number): void {
    this.clear(timer);
    timer.at = at;
    timer.index = this.#heap.length;
    this.#heap.push(timer);
    this.#rise(timer);
  }

  /** Takes a timer out of the queue. */
  clear(timer: Timer): void {
    const { index } = timer;
    if (index < 0) return;
    timer.index = -1;
    const last = this.#heap.pop()!;
    if (last === timer) return;
    this.#put(last, index);
    this.#rise(last);
    this.#sink(last);
  }

  /** Calls `due` of every timer up to the time `now`. */
  expire(now: number): void {
    for (let first = this.#heap[0]; first !== undefined && first.at <= now; first = this.#heap[0]) {
      this.clear(first);
      first.due();
    }
  }

  #put(timer: Timer, index: number): void {
    this.#heap[index] = timer;
    timer.index = index;
  }

  #rise(timer: Timer): void {
    while (timer.index > 0) {
      const above = (timer.index - 1) >> 1;
      const parent = this.#heap[above]!;
      if (parent.at <= timer.at) return;
      this.#put(parent, timer.index);
      this.#put(timer, above);
    }
  }

  #sink(timer: Timer): void {
    for (;;) {
      const left = 2 * timer.index + 1;
      const right = this.#heap[left + 1];
      const child = right !== undefined && right.at < this.#heap[left]!.at ? right : this.#heap[left];
      if (child === undefined || child.at >= timer.at) return;
      const { index } = child;
      this.#put(child, timer.index);
      this.#put(timer, index);
    }
  }
}

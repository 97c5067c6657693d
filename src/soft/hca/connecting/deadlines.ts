// What waits for a time: a heap, so that ten thousand connections cost no more than a few comparisons each.

/** Something that is due at a time; kept by whoever waits. */
export class Deadline {
  /** Milliseconds. */
  at = 0;
  /** Its place in the heap, -1 while it does not wait. */
  place = -1;
  readonly due: () => void;

  constructor(due: () => void) {
    this.due = due;
  }
}

/** Deadlines by time. */
export class Deadlines {
  readonly #heap: Deadline[] = [];

  /** When the next one is due; Infinity when nothing waits. */
  get next(): number {
    return this.#heap[0]?.at ?? Number.POSITIVE_INFINITY;
  }

  /** How many wait. */
  get count(): number {
    return this.#heap.length;
  }

  /** Has `deadline` wait for `at`, instead of what it waited for. */
  set(deadline: Deadline, at: number): void {
    this.clear(deadline);
    deadline.at = at;
    deadline.place = this.#heap.length;
    this.#heap.push(deadline);
    this.#rise(deadline);
  }

  clear(deadline: Deadline): void {
    const { place } = deadline;
    if (place < 0) return;
    deadline.place = -1;
    const last = this.#heap.pop()!;
    if (last === deadline) return;
    this.#put(last, place);
    this.#rise(last);
    this.#sink(last);
  }

  /** Calls what is due by `now`. */
  expire(now: number): void {
    for (let first = this.#heap[0]; first !== undefined && first.at <= now; first = this.#heap[0]) {
      this.clear(first);
      first.due();
    }
  }

  #put(deadline: Deadline, place: number): void {
    this.#heap[place] = deadline;
    deadline.place = place;
  }

  #rise(deadline: Deadline): void {
    while (deadline.place > 0) {
      const above = (deadline.place - 1) >> 1;
      const parent = this.#heap[above]!;
      if (parent.at <= deadline.at) return;
      this.#put(parent, deadline.place);
      this.#put(deadline, above);
    }
  }

  #sink(deadline: Deadline): void {
    for (;;) {
      const left = 2 * deadline.place + 1;
      const right = this.#heap[left + 1];
      const child = right !== undefined && right.at < this.#heap[left]!.at ? right : this.#heap[left];
      if (child === undefined || child.at >= deadline.at) return;
      const { place } = child;
      this.#put(child, deadline.place);
      this.#put(deadline, place);
    }
  }
}

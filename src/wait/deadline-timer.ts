import { clearTimeout, setTimeout } from "node:timers";

/** A wait with a deadline, as an entry of the list of open waits. */
export interface Deadlined {
  /** End of the wait, in milliseconds as `performance.now()`. */
  readonly endMs: number;
  /** Neighbours in the list. Both are undefined outside of a list. */
  before: Deadlined | undefined;
  after: Deadlined | undefined;
  /** Called once when the wait has reached its end. */
  expire(): void;
  /** Ends the wait without a result: its promise never settles. The host of the waiting program has crashed. */
  abandon(): void;
}

/** Open waits with a deadline. */
export interface Deadlines {
  /** Adds a wait. It must not be among the open waits. */
  add(wait: Deadlined): void;
  /** Removes a wait, if it is among the open waits. */
  delete(wait: Deadlined): void;
}

const longestTimerMs = 2 ** 31 - 1;

/**
 * One timer of the runtime for the deadlines of all waits. Most waits end long before their deadline, and a timer
 * of the runtime costs as much as the rest of a wait. The timer keeps the process alive while waits are open.
 */
class DeadlineTimer implements Deadlines {
  #last: Deadlined | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Time for which the timer is set. It may be earlier than every deadline. */
  #armedMs = 0;

  /** Adds a wait. It must not be in the list. */
  add(wait: Deadlined): void {
    const isFirst = this.#last === undefined;
    wait.before = this.#last;
    if (this.#last !== undefined) this.#last.after = wait;
    this.#last = wait;
    if (this.#timer === undefined || wait.endMs < this.#armedMs) this.#arm(wait.endMs);
    else if (isFirst) this.#timer.ref();
  }

  /** Removes a wait, if it is in the list. */
  delete(wait: Deadlined): void {
    const { before, after } = wait;
    if (before === undefined && after === undefined && this.#last !== wait) return;
    if (before !== undefined) before.after = after;
    if (after !== undefined) after.before = before;
    else this.#last = before;
    wait.before = undefined;
    wait.after = undefined;
    if (this.#last === undefined) this.#timer?.unref();
  }

  #arm(endMs: number): void {
    clearTimeout(this.#timer);
    this.#armedMs = endMs;
    const leftMs = Math.max(0, endMs - performance.now());
    this.#timer = setTimeout(this.#fired, Math.min(Math.ceil(leftMs), longestTimerMs));
  }

  readonly #fired = (): void => {
    this.#timer = undefined;
    const now = performance.now();
    const over: Deadlined[] = [];
    let next = Number.POSITIVE_INFINITY;
    for (let wait = this.#last; wait !== undefined; wait = wait.before) {
      if (wait.endMs <= now) over.push(wait);
      else next = Math.min(next, wait.endMs);
    }
    for (const wait of over) this.delete(wait);
    if (this.#last !== undefined) this.#arm(next);
    // The oldest wait ends first.
    for (const wait of over.reverse()) wait.expire();
  };
}

const ownTimer = new DeadlineTimer();

/** The deadlines of this thread's waits. */
export let deadlineTimer: Deadlines = ownTimer;

/**
 * Replaces the deadlines of this thread's waits: a simulation counts the time of its hosts. `replace` receives
 * the timer of the thread, for waits outside of the simulation. Without an argument, the thread has its own timer
 * again.
 */
export function replaceDeadlines(replace?: (own: Deadlines) => Deadlines): void {
  deadlineTimer = replace?.(ownTimer) ?? ownTimer;
}

import { DeadlineError } from "../errors.ts";
import { type Deadlined, deadlineTimer } from "./deadline-timer.ts";
import { interruptible } from "./interruption.ts";

/**
 * Function that calls `ready` once, asynchronously, when the state may have changed. The returned function
 * cancels the call.
 */
export type Watch = (ready: () => void) => () => void;

/**
 * Function that returns the result of a wait, or undefined while there is none. `isWoken` is false in the first
 * call, before anything is watched.
 */
export type Look<T> = (isWoken: boolean) => T | undefined;

/** Longest time that a wait may take, and the text of its error. */
export interface WaitLimit {
  readonly what: () => string;
  readonly timeoutMs: number;
  readonly signal: AbortSignal | undefined;
  readonly hint?: string | undefined;
}

/** Number of consecutive waits that may complete immediately before the event loop gets a turn. */
const AT_ONCE = 64;
let atOnce = 0;

/** Begins to count immediate waits again. A simulation has the same count in each run. */
export function restartImmediates(): void {
  atOnce = 0;
}

/**
 * Returns the result of a wait that completes immediately. The engine handles all resolved promises before timers
 * and sockets get a turn. After many such waits in a row, the result is a promise that lets them run.
 */
export function immediately<T>(found: T): T | Promise<T> {
  atOnce = (atOnce + 1) % AT_ONCE;
  return atOnce === 0 ? new Promise((resolve) => setImmediate(resolve, found)) : found;
}

/**
 * Resolves with the first defined result of `look`. `look` is called at once, and whenever `watch` calls
 * back.
 * The event loop is not blocked, even when many waits in a row complete immediately, and the process stays
 * alive. Rejects with an error of `look` or `watch`, with DeadlineError after `timeoutMs` milliseconds, or
 * with the reason of the signal.
 */
export function until<T>(look: Look<T>, watch: Watch, limit: WaitLimit): Promise<T> {
  return new Promise((resolve, reject) => {
    const found = look(false);
    if (found !== undefined) resolve(immediately(found));
    else {
      limit.signal?.throwIfAborted();
      new Wait(look, watch, limit, resolve, reject);
    }
  });
}

/** A wait that did not complete immediately. */
class Wait<T> implements Deadlined {
  readonly endMs: number;
  before: Deadlined | undefined = undefined;
  after: Deadlined | undefined = undefined;
  readonly #look: Look<T>;
  readonly #watch: Watch;
  readonly #limit: WaitLimit;
  readonly #resolve: (found: T) => void;
  readonly #reject: (error: unknown) => void;
  #stopWatching: () => void;
  readonly #release: () => void;

  constructor(
    look: Look<T>,
    watch: Watch,
    limit: WaitLimit,
    resolve: (found: T) => void,
    reject: (error: unknown) => void,
  ) {
    this.#look = look;
    this.#watch = watch;
    this.#limit = limit;
    this.#resolve = resolve;
    this.#reject = reject;
    this.endMs = performance.now() + limit.timeoutMs;
    this.#stopWatching = watch(this.#ready);
    this.#release = interruptible(this);
    deadlineTimer.add(this);
    limit.signal?.addEventListener("abort", this, { once: true });
  }

  expire(): void {
    const { what, timeoutMs, hint } = this.#limit;
    this.fail(new DeadlineError(what(), timeoutMs, hint));
  }

  /** Called by the signal. */
  handleEvent(): void {
    this.fail(this.#limit.signal?.reason);
  }

  fail(error: unknown): void {
    this.#end();
    this.#reject(error);
  }

  abandon(): void {
    this.#end();
  }

  #end(): void {
    this.#stopWatching();
    this.#release();
    deadlineTimer.delete(this);
    this.#limit.signal?.removeEventListener("abort", this);
  }

  readonly #ready = (): void => {
    try {
      const found = this.#look(true);
      if (found === undefined) {
        this.#stopWatching = this.#watch(this.#ready);
        return;
      }
      this.#end();
      this.#resolve(found);
    } catch (error) {
      this.fail(error);
    }
  };
}

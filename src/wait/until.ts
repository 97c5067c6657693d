import { DeadlineError } from "../errors.ts";
import { type Deadlined, deadlineTimer } from "./deadline-timer.ts";
import { interruptible } from "./interruption.ts";

/**
 * Function that calls `ready` once, asynchronously, when the state may have changed. The returned function
 * cancels the call. It receives `ready` again, so one function can serve all callers without allocation.
 */
export type Watch = (ready: () => void) => Unwatch;
export type Unwatch = (ready: () => void) => void;

/**
 * Function that returns the result of a wait, or undefined while there is none. `isWoken` is false in the first
 * call, before anything is watched.
 */
export type Look<T> = (isWoken: boolean) => T | undefined;

/** Texts of the error of a wait that reaches its deadline. */
export interface WaitTexts {
  readonly what: () => string;
  readonly hint?: string | undefined;
}

/** Longest time that a wait may take, and the texts of its error. */
export interface WaitLimit extends WaitTexts {
  readonly timeoutMs: number;
  readonly signal: AbortSignal | undefined;
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
  return new Wait(look, watch, limit).begin(limit.timeoutMs, limit.signal);
}

// The functions of the promise that was created last. One executor for all promises saves a closure for each.
let lastResolve: (found: unknown) => void;
let lastReject: (error: unknown) => void;
const executor = (resolve: (found: unknown) => void, reject: (error: unknown) => void): void => {
  lastResolve = resolve;
  lastReject = reject;
};

/** A wait as {@link until} describes it. It can begin again after its end, which saves most of the allocations. */
export class Wait<T> implements Deadlined {
  endMs = 0;
  before: Deadlined | undefined = undefined;
  after: Deadlined | undefined = undefined;
  readonly #look: Look<T>;
  readonly #watch: Watch;
  readonly #texts: WaitTexts;
  #timeoutMs = 0;
  #signal: AbortSignal | undefined = undefined;
  #resolve: ((found: unknown) => void) | undefined = undefined;
  #reject: ((error: unknown) => void) | undefined = undefined;
  #unwatch: Unwatch | undefined = undefined;
  #release: (() => void) | undefined = undefined;

  constructor(look: Look<T>, watch: Watch, texts: WaitTexts) {
    this.#look = look;
    this.#watch = watch;
    this.#texts = texts;
  }

  /** True from a `begin` that did not complete immediately until the end of the wait. */
  get isOpen(): boolean {
    return this.#resolve !== undefined;
  }

  /** Begins to wait. The wait must not be open. */
  begin(timeoutMs: number, signal: AbortSignal | undefined): Promise<T> {
    try {
      const found = this.#look(false);
      if (found !== undefined) return Promise.resolve(immediately(found));
      signal?.throwIfAborted();
      this.#unwatch = this.#watch(this.#ready);
    } catch (error) {
      return Promise.reject(error);
    }
    this.#timeoutMs = timeoutMs;
    this.#signal = signal;
    this.endMs = performance.now() + timeoutMs;
    this.#release = interruptible(this);
    deadlineTimer.add(this);
    signal?.addEventListener("abort", this, { once: true });
    const promise = new Promise<unknown>(executor) as Promise<T>;
    this.#resolve = lastResolve;
    this.#reject = lastReject;
    return promise;
  }

  expire(): void {
    const { what, hint } = this.#texts;
    this.fail(new DeadlineError(what(), this.#timeoutMs, hint));
  }

  /** Called by the signal. */
  handleEvent(): void {
    this.fail(this.#signal?.reason);
  }

  fail(error: unknown): void {
    const reject = this.#reject;
    this.#end();
    reject?.(error);
  }

  abandon(): void {
    this.#end();
  }

  #end(): void {
    this.#unwatch?.(this.#ready);
    this.#release?.();
    deadlineTimer.delete(this);
    this.#signal?.removeEventListener("abort", this);
    this.#signal = undefined;
    this.#resolve = undefined;
    this.#reject = undefined;
  }

  readonly #ready = (): void => {
    // Some watches call once more after their cancellation. A look would then take what a later wait is for.
    if (!this.isOpen) return;
    try {
      const found = this.#look(true);
      if (found === undefined) {
        this.#unwatch = this.#watch(this.#ready);
        return;
      }
      const resolve = this.#resolve;
      this.#end();
      resolve?.(found);
    } catch (error) {
      this.fail(error);
    }
  };
}

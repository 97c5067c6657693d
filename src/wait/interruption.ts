import { DoorbellError } from "../errors.ts";

/**
 * Error of a wait that the user ended with Ctrl-C at the prompt. Nothing was lost, and the wait may be
 * repeated.
 */
export class InterruptedError extends DoorbellError {
  override readonly name = "InterruptedError";

  constructor() {
    super("interrupted: the operation continues, and the wait may be repeated");
  }
}

/**
 * Returns true when the user at the prompt ends the wait. Returns undefined in programs without a
 * prompt.
 */
let wantsOut: (() => boolean) | undefined;

/** A wait that the user may end. */
export interface Interruptible {
  fail(error: unknown): void;
}

const waiting = new Set<Interruptible>();

/**
 * Enables interruption of waits and returns the previous function. Waits that block the event loop call `asks` from
 * time to time.
 */
export function setInterruption(asks: (() => boolean) | undefined): (() => boolean) | undefined {
  const before = wantsOut;
  wantsOut = asks;
  return before;
}

/** Returns true when the user can end waits. A blocking wait then polls instead of blocking in C. */
export const isInterruptible = (): boolean => wantsOut !== undefined;

/** Throws InterruptedError when the user ends the wait. */
export function throwIfInterrupted(): void {
  if (wantsOut?.() === true) throw new InterruptedError();
}

/** Ends the waits that do not block the event loop. */
export function interruptWaits(): void {
  for (const wait of [...waiting]) wait.fail(new InterruptedError());
}

/** Registers a wait that `interruptWaits` may end. The returned function removes the registration. */
export function interruptible(wait: Interruptible): () => void {
  if (wantsOut === undefined) return nothing;
  waiting.add(wait);
  return () => waiting.delete(wait);
}

const nothing = (): void => {};

/** Calls `ready` every millisecond until it returns true. The user can end this blocking wait. */
export function blockUntil(ready: () => boolean): void {
  const cell = new Int32Array(new SharedArrayBuffer(4));
  while (!ready()) {
    throwIfInterrupted();
    Atomics.wait(cell, 0, 0, 1);
  }
}

import { DoorbellError } from "../errors.ts";

/** A person ended the wait: Ctrl-C at the prompt. Nothing was lost, the wait may be repeated. */
export class InterruptedError extends DoorbellError {
  override readonly name = "InterruptedError";

  constructor() {
    super("interrupted: what was waited for goes on, and may be waited for again");
  }
}

/** Asks whether the person at the prompt wants out; programs have nobody who could. */
let wantsOut: (() => boolean) | undefined;

const waiting = new Set<(error: unknown) => void>();

/** From now on waits can be ended: `asks` is called by those that block the event loop, now and then. */
export function setInterruption(asks: (() => boolean) | undefined): void {
  wantsOut = asks;
}

/** May somebody end a wait? Then one that blocks in C should ask instead. */
export const isInterruptible = (): boolean => wantsOut !== undefined;

/** Throws InterruptedError when the person wants out. */
export function throwIfInterrupted(): void {
  if (wantsOut?.() === true) throw new InterruptedError();
}

/** Ends the waits that do not block. */
export function interruptWaits(): void {
  for (const fail of [...waiting]) fail(new InterruptedError());
}

/** Registers a wait that `interruptWaits` may end; what it returns takes that back. */
export function interruptible(fail: (error: unknown) => void): () => void {
  if (wantsOut === undefined) return nothing;
  waiting.add(fail);
  return () => waiting.delete(fail);
}

const nothing = (): void => {};

/** Calls `ready` until it says yes, a millisecond apart: a wait that blocks, and can be ended. */
export function blockUntil(ready: () => boolean): void {
  const cell = new Int32Array(new SharedArrayBuffer(4));
  while (!ready()) {
    throwIfInterrupted();
    Atomics.wait(cell, 0, 0, 1);
  }
}

import { DeadlineError } from "../errors.ts";
import type { Deadline } from "./deadline.ts";
import { until, type WaitTexts } from "./until.ts";

/**
 * Returns the result of a promise that is settled before the deadline. Rejects with DeadlineError after the
 * deadline, or with the reason of its signal. The work itself continues, and its caller handles a later rejection.
 */
export async function within<T>(work: Promise<T>, deadline: Deadline, texts: WaitTexts): Promise<T> {
  let isSettled = false;
  const watch = (ready: () => void) => {
    const end = (): void => {
      isSettled = true;
      ready();
    };
    work.then(end, end);
    return () => {};
  };
  try {
    await until(() => isSettled || undefined, watch, { ...texts, ...deadline.remaining() });
  } catch (error) {
    // The error names the whole time of the deadline. The wait itself has only the rest of it.
    if (error instanceof DeadlineError) throw new DeadlineError(texts.what(), deadline.timeoutMs, texts.hint);
    throw error;
  }
  return await work;
}

import { DeadlineError } from "../../errors.ts";
import { timeoutOf, type WaitOptions } from "../../wait/wait-options.ts";
import type { QueuePair } from "./queue-pair.ts";

/** See {@link QueuePair.drain}. */
export async function drain(queuePair: QueuePair, options?: WaitOptions): Promise<void> {
  const timeoutMs = timeoutOf(options, "drain");
  const end = performance.now() + timeoutMs;
  if (queuePair.state !== "ERR" && queuePair.state !== "RESET") queuePair.fail();
  for (;;) {
    queuePair.ensureOpen();
    options?.signal?.throwIfAborted();
    queuePair.completions.keepAll();
    if (queuePair.receiveCompletions !== queuePair.completions) queuePair.receiveCompletions.keepAll();
    const { sends, receives } = queuePair.outstanding;
    if (sends === 0 && receives === 0) return;
    if (performance.now() > end) {
      throw new DeadlineError(
        `draining ${queuePair.label}: ${sends} sends, ${receives} receives left`,
        timeoutMs,
      );
    }
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
}

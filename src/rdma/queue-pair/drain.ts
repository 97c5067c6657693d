import { until } from "../../wait/until.ts";
import { type WaitOptions, waitOf } from "../../wait/wait-options.ts";
import type { QueuePair } from "./queue-pair.ts";
import type { WorkQueues } from "./work-queues.ts";

/** Interval between two polls in milliseconds. A device may report flushed requests without an event. */
const pauseMs = 1;

/** Implements {@link QueuePair.drain}. */
export async function drain(queuePair: QueuePair, queues: WorkQueues, options?: WaitOptions): Promise<void> {
  const { timeoutMs, signal } = waitOf(options, "drain");
  const { state } = queuePair;
  if (state !== "ERR" && state !== "RESET") queuePair.fail();
  const drained = () => {
    queuePair.ensureOpen();
    queues.keepCompletions();
    const { sends, receives } = queuePair.outstanding;
    return sends === 0 && receives === 0 ? true : undefined;
  };
  const what = () => {
    const { sends, receives } = queuePair.outstanding;
    return `draining ${queuePair.label}: ${sends} sends, ${receives} receives left`;
  };
  const later = (look: () => void) => {
    const timer = setTimeout(look, pauseMs);
    return () => clearTimeout(timer);
  };
  await until(drained, later, { what, timeoutMs, signal });
}

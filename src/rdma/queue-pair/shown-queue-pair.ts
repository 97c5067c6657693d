import { bare, hex } from "../../lifetime/inspect.ts";
import type { QueuePair } from "./queue-pair.ts";

/** What a REPL shows of a queue pair: as it is now. */
export function shownQueuePair(queuePair: QueuePair): Record<string, unknown> {
  const { completions, receiveCompletions } = queuePair;
  return {
    type: bare(queuePair.type),
    state: bare(queuePair.state),
    port: queuePair.port,
    outstanding: queuePair.outstanding,
    inlineBytes: queuePair.inlineBytes || undefined,
    completions: bare(completions.label),
    receiveCompletions: receiveCompletions === completions ? undefined : bare(receiveCompletions.label),
    sharedReceiveQueue: bare(queuePair.sharedReceiveQueue?.label),
    pointer: hex(queuePair.pointer),
  };
}

import { bare, hex } from "../../lifetime/resource.ts";
import type { Slots } from "../work-request/work-slots.ts";
import type { QueuePair } from "./queue-pair.ts";

/** Fill level of the two queues. */
interface Queues {
  readonly sends: { readonly slots: Slots };
  readonly receives: { readonly slots: Slots };
}

/** Returns the members of a queue pair that a REPL shows, with their current values. */
export function shownQueuePair(queuePair: QueuePair, { sends, receives }: Queues): Record<string, unknown> {
  const { completions, receiveCompletions, state } = queuePair;
  return {
    type: bare(queuePair.type),
    state: bare(state),
    peer: bare(peerOf(queuePair, state)),
    path: bare(state === "RTS" ? queuePair.path : undefined),
    sends: filled(sends.slots),
    receives: queuePair.sharedReceiveQueue || queuePair.type === "XRC" ? undefined : filled(receives.slots),
    completions: bare(completions.label),
    receiveCompletions: receiveCompletions === completions ? undefined : bare(receiveCompletions.label),
    sharedReceiveQueue: bare(queuePair.sharedReceiveQueue?.label),
    pointer: hex(queuePair.pointer),
  };
}

const filled = ({ outstanding, capacity }: Slots): object | undefined =>
  bare(`${outstanding} of ${capacity}`);

/** Returns the number and address of the peer's queue pair, or undefined without a peer. */
function peerOf(queuePair: QueuePair, state: string): string | undefined {
  if (!/^RT[RS]|SQD/.test(state) || !/^(RC|UC|XRC)$/.test(queuePair.type)) return undefined;
  try {
    const { remoteQpNumber, address } = queuePair.query();
    const gid = address.gid?.replace("::ffff:", "");
    return `${remoteQpNumber}${gid ? ` at ${gid}` : ""}`;
  } catch {
    return undefined;
  }
}

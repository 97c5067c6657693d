import { bare, hex } from "../../lifetime/inspect.ts";
import type { Slots } from "../work-request/work-slots.ts";
import type { QueuePair } from "./queue-pair.ts";

/** How full the queues are. */
interface Queues {
  readonly sends: { readonly slots: Slots };
  readonly receives: { readonly slots: Slots };
}

/** What a REPL shows of a queue pair: as it is now. */
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

/** The queue pair at the other end, where there is one. */
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

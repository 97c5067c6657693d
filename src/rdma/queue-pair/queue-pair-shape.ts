import { instance, int } from "../../arguments/value-type.ts";
import { CompletionQueue } from "../completion/completion-queue.ts";
import { type Access, accessType } from "../memory/access.ts";
import { SharedReceiveQueue } from "./shared-receive-queue.ts";

/** What every way to make a queue pair lets one choose. */
export interface QueuePairShape {
  /** Where receives complete, if elsewhere. */
  readonly receiveCompletions?: CompletionQueue;
  /** Take receives from this queue instead of one of its own. */
  readonly sharedReceiveQueue?: SharedReceiveQueue;
  /** Requests that the send queue holds; default 128. */
  readonly sendDepth?: number;
  /** Requests that the receive queue holds; default 128. */
  readonly receiveDepth?: number;
  /** Scatter/gather segments of a send; default 4. */
  readonly sendSegments?: number;
  /** Scatter/gather segments of a receive; default 4. */
  readonly receiveSegments?: number;
  /** Bytes that a request may carry inline; default 0. */
  readonly inlineBytes?: number;
  /** What the peer may do through this queue pair; default all of remoteRead, remoteWrite, remoteAtomic. */
  readonly access?: Access;
}

export const completionQueueType = instance(
  "CompletionQueue",
  () => CompletionQueue,
  "device.createCompletionQueue()",
);

export const queuePairShapeRows = {
  receiveCompletions: {
    type: completionQueueType,
    defaultText: "where sends complete",
    text: "Where receives complete.",
  },
  sharedReceiveQueue: {
    type: instance("SharedReceiveQueue", () => SharedReceiveQueue, "pd.createSharedReceiveQueue()"),
    defaultText: "a receive queue of its own",
    text: "Take receives from this queue.",
  },
  sendDepth: { type: int(), unit: "requests", default: 128, text: "What the send queue holds." },
  receiveDepth: { type: int(), unit: "requests", default: 128, text: "What the receive queue holds." },
  sendSegments: { type: int(), default: 4, text: "Scatter/gather segments of a send." },
  receiveSegments: { type: int(), default: 4, text: "Scatter/gather segments of a receive." },
  inlineBytes: { type: int(0), unit: "bytes", default: 0, text: "What a request may carry inline." },
  access: {
    type: accessType,
    default: ["remoteRead", "remoteWrite", "remoteAtomic"],
    text: "What the peer may do through this queue pair.",
  },
} as const;

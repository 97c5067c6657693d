import { instance, int } from "../../arguments/options.ts";
import { CompletionQueue } from "../completion/completion-queue.ts";
import { type Access, accessType } from "../memory/access.ts";
import { SharedReceiveQueue } from "./shared-receive-queue.ts";

/** Options that all functions that make a queue pair share. */
export interface QueuePairShape {
  /** Completion queue of the receives. Default: the completion queue of the sends. */
  readonly receiveCompletions?: CompletionQueue;
  /** Shared receive queue to take receives from. Default: a receive queue of its own. */
  readonly sharedReceiveQueue?: SharedReceiveQueue;
  /** Number of requests that the send queue holds. Default 128. */
  readonly sendDepth?: number;
  /** Number of requests that the receive queue holds. Default 128. */
  readonly receiveDepth?: number;
  /** Number of scatter/gather segments of a send. Default 4. */
  readonly sendSegments?: number;
  /** Number of scatter/gather segments of a receive. Default 4. */
  readonly receiveSegments?: number;
  /** Number of inline bytes that a request may carry. Default 0. */
  readonly inlineBytes?: number;
  /** Access that the peer gets through this queue pair. Default: remoteRead, remoteWrite and remoteAtomic. */
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
    defaultText: "the completion queue of the sends",
    text: "The completion queue of the receives.",
  },
  sharedReceiveQueue: {
    type: instance("SharedReceiveQueue", () => SharedReceiveQueue, "pd.createSharedReceiveQueue()"),
    defaultText: "a receive queue of its own",
    text: "Take receives from this queue.",
  },
  sendDepth: {
    type: int(),
    unit: "requests",
    default: 128,
    text: "The number of requests that the send queue holds.",
  },
  receiveDepth: {
    type: int(),
    unit: "requests",
    default: 128,
    text: "The number of requests that the receive queue holds.",
  },
  sendSegments: { type: int(), default: 4, text: "Scatter/gather segments of a send." },
  receiveSegments: { type: int(), default: 4, text: "Scatter/gather segments of a receive." },
  inlineBytes: {
    type: int(0),
    unit: "bytes",
    default: 0,
    text: "The number of inline bytes that a request may carry.",
  },
  access: {
    type: accessType,
    default: ["remoteRead", "remoteWrite", "remoteAtomic"],
    text: "The access that the peer gets through this queue pair.",
  },
} as const;

import { optionsTable } from "../../arguments/options-table.ts";
import { flag, instance, int, list, oneOf, whole } from "../../arguments/value-type.ts";
import { CompletionQueue } from "../completion/completion-queue.ts";
import { type GidWish, gidRows } from "../device/gid.ts";
import { type Access, accessType } from "../memory/access.ts";
import { type QueuePairType, queuePairTypes } from "./queue-pair-states.ts";
import { type SendOperationName, sendOperationNames } from "./send-operations.ts";
import { SharedReceiveQueue } from "./shared-receive-queue.ts";

/** How {@link ProtectionDomain.createQueuePair} makes one. */
export interface QueuePairOptions extends GidWish {
  /** RC: reliable connection (default). UC: unreliable connection. UD: unreliable datagrams. dynamic: reliable, to many peers (soft0). */
  readonly type?: QueuePairType;
  /** Where its work requests complete: sends and, without `receiveCompletions`, receives. */
  readonly completions: CompletionQueue;
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
  /**
   * What {@link QueuePair.batch} posts by `ibv_wr_*` instead of `ibv_post_send`; `atomicWrite` and `flush` go no other way. Default none.
   * VerbsError EOPNOTSUPP where the device lacks one.
   */
  readonly operations?: readonly SendOperationName[];
  /** What the peer may do through this queue pair; default all of remoteRead, remoteWrite, remoteAtomic. */
  readonly access?: Access;
  /** The device's port; default its first active one, else 1. */
  readonly port?: number;
  /** UD and dynamic: the key that what is sent to it must carry; default 0x11111111. */
  readonly queueKey?: number;
  /** Leave it in RESET (`false`) instead of moving it to INIT. */
  readonly initialize?: boolean;
}

const completionQueue = instance("CompletionQueue", () => CompletionQueue, "device.createCompletionQueue()");

export const queuePairOptions = optionsTable<QueuePairOptions>()(
  "rdma.QueuePairOptions",
  { "ProtectionDomain.createQueuePair": 0 },
  {
    type: { type: oneOf(...queuePairTypes), default: "RC", text: "The transport." },
    completions: { type: completionQueue, required: true, text: "Where its work requests complete." },
    receiveCompletions: {
      type: completionQueue,
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
    operations: {
      type: list(oneOf(...sendOperationNames), 1),
      defaultText: "none",
      text: "What batches post by ibv_wr_*.",
    },
    access: {
      type: accessType,
      default: ["remoteRead", "remoteWrite", "remoteAtomic"],
      text: "What the peer may do through this queue pair.",
    },
    port: { type: whole(1, 255), defaultText: "the first active one, else 1", text: "The device's port." },
    queueKey: {
      type: whole(0, 0xffffffff),
      default: 0x11111111,
      text: "UD and dynamic: the key that what is sent to it must carry.",
    },
    initialize: { type: flag(), default: true, text: "Move it to INIT; false leaves it in RESET." },
    ...gidRows,
  },
);

import {
  IBV_QP_EX_WITH_ATOMIC_CMP_AND_SWP,
  IBV_QP_EX_WITH_ATOMIC_FETCH_AND_ADD,
  IBV_QP_EX_WITH_ATOMIC_WRITE,
  IBV_QP_EX_WITH_BIND_MW,
  IBV_QP_EX_WITH_LOCAL_INV,
  IBV_QP_EX_WITH_RDMA_READ,
  IBV_QP_EX_WITH_RDMA_WRITE,
  IBV_QP_EX_WITH_RDMA_WRITE_WITH_IMM,
  IBV_QP_EX_WITH_SEND,
  IBV_QP_EX_WITH_SEND_WITH_IMM,
  IBV_QP_EX_WITH_SEND_WITH_INV,
} from "../../../ffi/ibverbs/constants.ts";
import { IBV_QP_EX_WITH_FLUSH } from "../../../ffi/ibverbs/newer.ts";
import { flag, instance, int, list, oneOf, optionsTable, whole } from "../../arguments/options.ts";
import { type GidPreference, gidRows } from "../address/gid.ts";
import { type QueuePairType, queuePairTypes } from "../address/queue-pair-type.ts";
import { CompletionQueue } from "../completion/completion-queue.ts";
import { type Access, accessType } from "../memory/access.ts";
import { SharedReceiveQueue } from "./shared-receive-queue.ts";

/** Names of the operations that a queue pair can post by `ibv_wr_*`. */
export const sendOperationNames = [
  "send",
  "write",
  "read",
  "compareAndSwap",
  "fetchAndAdd",
  "atomicWrite",
  "flush",
  "localInvalidate",
  "bindWindow",
] as const;

/** Name of an operation, one of {@link sendOperationNames}. */
export type SendOperationName = (typeof sendOperationNames)[number];

const flags: Readonly<Record<SendOperationName, number>> = {
  send: IBV_QP_EX_WITH_SEND | IBV_QP_EX_WITH_SEND_WITH_IMM,
  write: IBV_QP_EX_WITH_RDMA_WRITE | IBV_QP_EX_WITH_RDMA_WRITE_WITH_IMM,
  read: IBV_QP_EX_WITH_RDMA_READ,
  compareAndSwap: IBV_QP_EX_WITH_ATOMIC_CMP_AND_SWP,
  fetchAndAdd: IBV_QP_EX_WITH_ATOMIC_FETCH_AND_ADD,
  atomicWrite: IBV_QP_EX_WITH_ATOMIC_WRITE,
  flush: IBV_QP_EX_WITH_FLUSH,
  localInvalidate: IBV_QP_EX_WITH_LOCAL_INV,
  bindWindow: IBV_QP_EX_WITH_BIND_MW,
};

/** Returns `send_ops_flags` for the operations of a queue pair. */
export function sendOperationFlags(type: QueuePairType, names: readonly SendOperationName[]): number {
  let bits = 0;
  for (const name of names) bits |= flags[name];
  // Only a reliable connection can invalidate a key of the peer.
  if (type === "RC" && names.includes("send")) bits |= IBV_QP_EX_WITH_SEND_WITH_INV;
  return bits;
}

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

/** Options of {@link ProtectionDomain.createQueuePair}. */
export interface QueuePairOptions extends GidPreference, QueuePairShape {
  /**
   * Transport: RC (default), UC, UD, XRC to an {@link XrcTarget}, or the dynamic transport of soft0. See
   * queue-pair-type.ts.
   */
  readonly type?: QueuePairType;
  /** Completion queue of the sends, and of the receives unless `receiveCompletions` is given. */
  readonly completions: CompletionQueue;
  /**
   * Operations that {@link QueuePair.batch} posts by `ibv_wr_*` instead of `ibv_post_send`. `atomicWrite` and
   * `flush` need it. Default none. On a device without one of the operations the creation throws VerbsError
   * EOPNOTSUPP.
   */
  readonly operations?: readonly SendOperationName[];
  /** Port of the device. Default: its first active port, else 1. */
  readonly port?: number;
  /** Key that requests to a UD or dynamic queue pair must carry. Default 0x11111111. */
  readonly queueKey?: number;
  /** False to leave the queue pair in RESET. Default true, which moves it to INIT. */
  readonly initialize?: boolean;
}

export const queuePairOptions = optionsTable<QueuePairOptions>()(
  "rdma.QueuePairOptions",
  { "ProtectionDomain.createQueuePair": 0 },
  {
    type: { type: oneOf(...queuePairTypes), default: "RC", text: "The transport." },
    completions: {
      type: completionQueueType,
      required: true,
      text: "The completion queue of its work requests.",
    },
    ...queuePairShapeRows,
    operations: {
      type: list(oneOf(...sendOperationNames), 1),
      defaultText: "none",
      text: "Operations that batches post by ibv_wr_*.",
    },
    port: { type: whole(1, 255), defaultText: "the first active one, else 1", text: "The device's port." },
    queueKey: {
      type: whole(0, 0xffffffff),
      default: 0x11111111,
      text: "UD and dynamic: the key that requests to this queue pair must carry.",
    },
    initialize: { type: flag(), default: true, text: "Move it to INIT; false leaves it in RESET." },
    ...gidRows,
  },
);

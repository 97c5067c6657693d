import { flag, list, oneOf, optionsTable, whole } from "../../arguments/options.ts";
import { type GidWish, gidRows } from "../address/gid.ts";
import { type QueuePairType, queuePairTypes } from "../address/queue-pair-type.ts";
import type { CompletionQueue } from "../completion/completion-queue.ts";
import { completionQueueType, type QueuePairShape, queuePairShapeRows } from "./queue-pair-shape.ts";
import { type SendOperationName, sendOperationNames } from "./send-operations.ts";

/** Options of {@link ProtectionDomain.createQueuePair}. */
export interface QueuePairOptions extends GidWish, QueuePairShape {
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

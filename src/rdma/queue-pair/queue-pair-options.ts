import { optionsTable } from "../../arguments/options-table.ts";
import { flag, list, oneOf, whole } from "../../arguments/value-type.ts";
import type { CompletionQueue } from "../completion/completion-queue.ts";
import { type GidWish, gidRows } from "../device/gid.ts";
import { completionQueueType, type QueuePairShape, queuePairShapeRows } from "./queue-pair-shape.ts";
import { type QueuePairType, queuePairTypes } from "./queue-pair-states.ts";
import { type SendOperationName, sendOperationNames } from "./send-operations.ts";

/** How {@link ProtectionDomain.createQueuePair} makes one. */
export interface QueuePairOptions extends GidWish, QueuePairShape {
  /** RC: reliable connection (default). UC: unreliable connection. UD: unreliable datagrams. XRC: to an {@link XrcTarget}. dynamic: reliable, to many peers (soft0). */
  readonly type?: QueuePairType;
  /** Where its work requests complete: sends and, without `receiveCompletions`, receives. */
  readonly completions: CompletionQueue;
  /**
   * What {@link QueuePair.batch} posts by `ibv_wr_*` instead of `ibv_post_send`; `atomicWrite` and `flush` go no other way. Default none.
   * VerbsError EOPNOTSUPP where the device lacks one.
   */
  readonly operations?: readonly SendOperationName[];
  /** The device's port; default its first active one, else 1. */
  readonly port?: number;
  /** UD and dynamic: the key that what is sent to it must carry; default 0x11111111. */
  readonly queueKey?: number;
  /** Leave it in RESET (`false`) instead of moving it to INIT. */
  readonly initialize?: boolean;
}

export const queuePairOptions = optionsTable<QueuePairOptions>()(
  "rdma.QueuePairOptions",
  { "ProtectionDomain.createQueuePair": 0 },
  {
    type: { type: oneOf(...queuePairTypes), default: "RC", text: "The transport." },
    completions: { type: completionQueueType, required: true, text: "Where its work requests complete." },
    ...queuePairShapeRows,
    operations: {
      type: list(oneOf(...sendOperationNames), 1),
      defaultText: "none",
      text: "What batches post by ibv_wr_*.",
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

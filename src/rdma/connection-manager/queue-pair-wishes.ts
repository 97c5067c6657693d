import * as cm from "../../../ffi/rdmacm/constants.ts";
import { callback, instance, whole } from "../../arguments/value-type.ts";
import { closingOnFailure } from "../../lifetime/closing-on-failure.ts";
import type { CompletionQueue } from "../completion/completion-queue.ts";
import { ProtectionDomain } from "../device/protection-domain.ts";
import { QueuePair } from "../queue-pair/queue-pair.ts";
import type { QueuePairOptions } from "../queue-pair/queue-pair-options.ts";
import {
  completionQueueType,
  type QueuePairShape,
  queuePairShapeRows,
} from "../queue-pair/queue-pair-shape.ts";
import type { ConnectionId } from "./connection-id.ts";
import { type Lease, leaseDomain, ownDomain } from "./shared-domains.ts";

/** How the queue pair of a connection is made; all have defaults that work. */
export interface QueuePairWishes extends QueuePairShape {
  /** Where it belongs; default one that all connections of the device share. */
  readonly protectionDomain?: ProtectionDomain;
  /** A queue pair of yours, in INIT, instead of a new one; of datagrams it may be used for many. */
  readonly queuePair?: QueuePair;
  /** Where its work requests complete; default a queue of its own. */
  readonly completions?: CompletionQueue;
  /** How long the peer waits when no receive is posted here; default 12, 0.64 ms. */
  readonly minRnrTimer?: number;
  /** Called with the queue pair before the peer can send to it: post receives here. */
  readonly prepare?: (queuePair: QueuePair) => void;
}

export const queuePairWishRows = {
  protectionDomain: {
    type: instance("ProtectionDomain", () => ProtectionDomain, "device.createProtectionDomain()"),
    defaultText: "one that all connections of the device share",
    text: "Where the queue pair belongs.",
  },
  queuePair: {
    type: instance("QueuePair", () => QueuePair, "pd.createQueuePair()"),
    defaultText: "a new one",
    text: "A queue pair of yours, in INIT.",
  },
  completions: {
    type: completionQueueType,
    defaultText: "a queue of its own",
    text: "Where its work requests complete.",
  },
  ...queuePairShapeRows,
  minRnrTimer: {
    type: whole(0, 31),
    default: 12,
    text: "How long a peer waits when no receive is posted here: a code, 12 is 0.64 ms.",
  },
  prepare: {
    type: callback<(queuePair: QueuePair) => void>("a function that gets the queue pair"),
    text: "Called before the peer can send: post receives here.",
  },
} as const;

/** {@link QueuePairWishes} with the defaults of their rows. */
export type CheckedWishes = QueuePairWishes &
  Required<
    Pick<
      QueuePairWishes,
      | "sendDepth"
      | "receiveDepth"
      | "sendSegments"
      | "receiveSegments"
      | "inlineBytes"
      | "access"
      | "minRnrTimer"
    >
  >;

/** A queue pair and what was made for it. */
export interface MadeQueuePair {
  readonly queuePair: QueuePair;
  /** Closes what was made, and nothing that was brought. */
  giveBack(): void;
}

/** The queue pair for an id that knows its device. */
export function queuePairFor(id: ConnectionId, wishes: CheckedWishes): MadeQueuePair {
  const { queuePair: brought } = wishes;
  if (brought) {
    brought.ensureOpen();
    if (brought.type !== id.transport)
      throw new TypeError(`${brought.label} is ${brought.type}: this needs ${id.transport}`);
    return { queuePair: brought, giveBack() {} };
  }
  const domain = wishes.protectionDomain ?? wishes.sharedReceiveQueue?.protectionDomain;
  const lease = domain
    ? ownDomain(domain)
    : leaseDomain(wishes.completions?.device.name ?? id.deviceName!, id.lib.provider);
  return closingOnFailure({ close: () => lease.giveBack() }, () => made(id, wishes, lease));
}

function made(id: ConnectionId, wishes: CheckedWishes, lease: Lease): MadeQueuePair {
  const { device } = lease.domain;
  if (device.name !== id.deviceName)
    throw new TypeError(
      `the way to the peer is by ${id.deviceName}, the protection domain belongs to ${device.name}`,
    );
  const { sendDepth, receiveDepth, sendSegments, receiveSegments, inlineBytes, access } = wishes;
  const { receiveCompletions, sharedReceiveQueue } = wishes;
  const own =
    wishes.completions === undefined
      ? device.createCompletionQueue({ entries: sendDepth + receiveDepth })
      : undefined;
  const options: QueuePairOptions = {
    ...{ sendDepth, receiveDepth, sendSegments, receiveSegments, inlineBytes, access },
    type: id.transport,
    completions: wishes.completions ?? own!,
    port: id.port,
    queueKey: cm.RDMA_UDP_QKEY,
    ...(receiveCompletions ? { receiveCompletions } : {}),
    ...(sharedReceiveQueue ? { sharedReceiveQueue } : {}),
  };
  const queuePair = closingOnFailure({ close: () => own?.close() }, () =>
    lease.domain.createQueuePair(options),
  );
  return {
    queuePair,
    giveBack() {
      queuePair.close();
      own?.close();
      lease.giveBack();
    },
  };
}

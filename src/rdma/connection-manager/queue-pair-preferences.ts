import * as cm from "../../../ffi/rdmacm/constants.ts";
import { callback, instance, whole } from "../../arguments/options.ts";
import { closingOnFailure } from "../../lifetime/resource.ts";
import type { CompletionQueue } from "../completion/completion-queue.ts";
import { ProtectionDomain } from "../protection-domain/protection-domain.ts";
import { QueuePair } from "../queue-pair/queue-pair.ts";
import {
  completionQueueType,
  type QueuePairOptions,
  type QueuePairShape,
  queuePairShapeRows,
} from "../queue-pair/queue-pair-options.ts";
import type { ConnectionId } from "./connection-id.ts";
import { type Lease, leaseDomain, ownDomain } from "./shared-domains.ts";

/** Options of the queue pair of a connection. All have defaults that work. */
export interface QueuePairPreferences extends QueuePairShape {
  /** Protection domain of the queue pair. Default: one that all connections of the device share. */
  readonly protectionDomain?: ProtectionDomain;
  /**
   * Existing queue pair in INIT to use instead of a new one. A datagram queue pair may serve many services.
   */
  readonly queuePair?: QueuePair;
  /** Completion queue of the queue pair. Default: a queue of its own. */
  readonly completions?: CompletionQueue;
  /** Code of the time that the peer waits when no receive is posted here. Default 12, which is 0.64 ms. */
  readonly minRnrTimer?: number;
  /** Function that is called with the queue pair before the peer can send to it. Post receives in it. */
  readonly prepare?: (queuePair: QueuePair) => void;
}

export const queuePairPreferenceRows = {
  protectionDomain: {
    type: instance("ProtectionDomain", () => ProtectionDomain, "device.createProtectionDomain()"),
    defaultText: "one that all connections of the device share",
    text: "The protection domain of the queue pair.",
  },
  queuePair: {
    type: instance("QueuePair", () => QueuePair, "pd.createQueuePair()"),
    defaultText: "a new one",
    text: "An existing queue pair in INIT.",
  },
  completions: {
    type: completionQueueType,
    defaultText: "a queue of its own",
    text: "The completion queue of the queue pair.",
  },
  ...queuePairShapeRows,
  minRnrTimer: {
    type: whole(0, 31),
    default: 12,
    text: "Code of the time that a peer waits when no receive is posted here; 12 is 0.64 ms.",
  },
  prepare: {
    type: callback<(queuePair: QueuePair) => void>("a function that gets the queue pair"),
    text: "Called before the peer can send; post receives in it.",
  },
} as const;

/** Checked {@link QueuePairPreferences} with their defaults. */
export type CheckedPreferences = QueuePairPreferences &
  Required<
    Pick<
      QueuePairPreferences,
      | "sendDepth"
      | "receiveDepth"
      | "sendSegments"
      | "receiveSegments"
      | "inlineBytes"
      | "access"
      | "minRnrTimer"
    >
  >;

/** Queue pair of a connection, and the objects that were made for it. */
export interface MadeQueuePair {
  readonly queuePair: QueuePair;
  /** Closes the objects that were made, but not the objects that the caller provided. */
  giveBack(): void;
}

/** Returns the queue pair for an id whose device is known. */
export function queuePairFor(id: ConnectionId, preferences: CheckedPreferences): MadeQueuePair {
  const { queuePair: brought } = preferences;
  if (brought) {
    brought.ensureOpen();
    if (brought.type !== id.transport)
      throw new TypeError(`${brought.label} is ${brought.type}: this needs ${id.transport}`);
    return { queuePair: brought, giveBack() {} };
  }
  const domain = preferences.protectionDomain ?? preferences.sharedReceiveQueue?.protectionDomain;
  const lease = domain
    ? ownDomain(domain)
    : leaseDomain(preferences.completions?.device.name ?? id.deviceName!, id.lib.provider);
  return closingOnFailure({ close: () => lease.giveBack() }, () => made(id, preferences, lease));
}

function made(id: ConnectionId, preferences: CheckedPreferences, lease: Lease): MadeQueuePair {
  const { device } = lease.domain;
  if (device.name !== id.deviceName)
    throw new TypeError(
      `the peer is reached through ${id.deviceName}, but the protection domain belongs to ${device.name}`,
    );
  const { sendDepth, receiveDepth, sendSegments, receiveSegments, inlineBytes, access } = preferences;
  const { receiveCompletions, sharedReceiveQueue } = preferences;
  const own =
    preferences.completions === undefined
      ? device.createCompletionQueue({ entries: sendDepth + receiveDepth })
      : undefined;
  const options: QueuePairOptions = {
    ...{ sendDepth, receiveDepth, sendSegments, receiveSegments, inlineBytes, access },
    type: id.transport,
    completions: preferences.completions ?? own!,
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

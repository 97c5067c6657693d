import { positiveInt } from "../../arguments/whole-number.ts";
import type { CompletionQueue } from "../completion/completion-queue.ts";
import type { GidWish } from "../device/gid.ts";
import type { Access } from "../memory/access.ts";
import type { QueuePairType } from "./queue-pair-states.ts";
import type { SharedReceiveQueue } from "./shared-receive-queue.ts";

/** How {@link ProtectionDomain.createQueuePair} makes one. */
export interface QueuePairOptions extends GidWish {
  /** RC: reliable connection (default). UC: unreliable connection. UD: unreliable datagrams. dynamic: reliable, to many peers (soft0). */
  readonly type?: QueuePairType;
  /** Where its work requests complete: sends and, without `receiveCompletions`, receives. */
  readonly completions: CompletionQueue;
  /** Where receives complete, if elsewhere. */
  readonly receiveCompletions?: CompletionQueue;
  /** Take receives from this queue instead of an own one. */
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
  /** The device's port; default its first active one, else 1. */
  readonly port?: number;
  /** UD and dynamic: the key that what is sent to it must carry; default 0x11111111. */
  readonly queueKey?: number;
  /** Leave it in RESET instead of moving it to INIT. */
  readonly initialize?: boolean;
}

/** How `connect` goes on; all have defaults that work. */
export interface ConnectOptions {
  /** Bytes; default the smaller of both ends. */
  readonly pathMtu?: number;
  /** Acknowledgement timeout: 4.096 us times 2^timeout; default 14, 67 ms. */
  readonly timeout?: number;
  /** Retransmissions before RETRY_EXC_ERR; default 7. */
  readonly retryCount?: number;
  /** Retries when the peer has no receive posted; default 7, for ever. */
  readonly rnrRetry?: number;
  /** How long the peer waits when no receive is posted here; default 12, 0.64 ms. */
  readonly minRnrTimer?: number;
  readonly hopLimit?: number;
  readonly trafficClass?: number;
  readonly flowLabel?: number;
  readonly serviceLevel?: number;
}

/** The numbers of the options, checked. RangeError names the one that is wrong. */
export function checkedNumbers(options: QueuePairOptions) {
  const number = (name: keyof QueuePairOptions, fallback: number, least: number): number => {
    return positiveInt(name, (options[name] ?? fallback) as number, least);
  };
  return {
    sendDepth: number("sendDepth", 128, 1),
    receiveDepth: options.sharedReceiveQueue ? 0 : number("receiveDepth", 128, 1),
    sendSegments: number("sendSegments", 4, 1),
    receiveSegments: options.sharedReceiveQueue ? 0 : number("receiveSegments", 4, 1),
    inlineBytes: number("inlineBytes", 0, 0),
  };
}

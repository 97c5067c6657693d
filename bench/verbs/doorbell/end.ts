import type {
  CompletionQueue,
  Device,
  Endpoint,
  MemoryRegion,
  QueuePair,
  RemoteMemory,
} from "../../../src/rdma/index.ts";
import { type Case, receiveDepth } from "../case.ts";

/** Address data for the other end, as plain data. */
export interface PeerData {
  readonly endpoint: Endpoint;
  readonly memory: RemoteMemory;
}

/** End of the connection that a case measures. */
export interface End {
  readonly pair: QueuePair;
  readonly completions: CompletionQueue;
  readonly receiveCompletions: CompletionQueue;
  /** Memory that this end sends from and reads into. */
  readonly outbox: MemoryRegion;
  /** Memory that the peer writes to and reads from. */
  readonly inbox: MemoryRegion;
}

const least = 4096;

/**
 * Returns the offset of the flag byte behind the messages. The sender writes the flag last, and the target of
 * a stream may wait for it.
 */
export const flagAt = (one: Case): number => Math.max(one.size, least);

/** Creates the queues, the queue pair and the memory of a case. */
export function createEnd(device: Device, one: Case): End {
  const domain = device.createProtectionDomain();
  const queue = { entries: one.depth, channel: false } as const;
  const completions: CompletionQueue =
    one.by === "extended"
      ? device.createCompletionQueue({ ...queue, fields: ["byteLength"] })
      : device.createCompletionQueue(queue);
  const receiveCompletions = device.createCompletionQueue({ entries: receiveDepth, channel: false });
  const pair = domain.createQueuePair({
    completions,
    receiveCompletions,
    sendDepth: one.depth,
    receiveDepth,
    sendSegments: 1,
    receiveSegments: 1,
    ...(one.by === "wr" ? { operations: ["write"] as const } : {}),
  });
  const bytes = flagAt(one) + 1;
  const outbox = domain.allocate(bytes);
  const inbox = domain.allocate(bytes, ["localWrite", "remoteWrite", "remoteRead"], {
    shared: one.memory !== "private",
  });
  outbox.bytes.fill(0x5a); // The write allocates the pages before anything is timed.
  inbox.bytes.fill(0);
  return { pair, completions, receiveCompletions, outbox, inbox };
}

/** Returns the address data for the peer. */
export function peerData({ pair, inbox }: End): PeerData {
  return { endpoint: pair.endpoint(), memory: inbox.remote() };
}

/** Closes all objects of a case. */
export function closeEnd({ pair, completions, receiveCompletions, outbox, inbox }: End): void {
  const domain = pair.protectionDomain;
  for (const part of [pair, completions, receiveCompletions, outbox, inbox, domain]) part.close();
}

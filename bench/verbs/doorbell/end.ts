import type {
  CompletionQueue,
  Device,
  Endpoint,
  MemoryRegion,
  QueuePair,
  RemoteMemory,
} from "../../../src/rdma/index.ts";
import { type Case, receiveDepth } from "../case.ts";

/** What the other end needs, as plain data. */
export interface PeerData {
  readonly endpoint: Endpoint;
  readonly memory: RemoteMemory;
}

/** One end of the connection that a case is measured on. */
export interface End {
  readonly pair: QueuePair;
  readonly completions: CompletionQueue;
  readonly receiveCompletions: CompletionQueue;
  /** What this end sends from and reads into. */
  readonly outbox: MemoryRegion;
  /** What the peer writes to and reads from. */
  readonly inbox: MemoryRegion;
}

const least = 4096;

/** The target of a stream may wait for the byte behind the messages' memory: the sender writes it last. */
export const flagAt = (one: Case): number => Math.max(one.size, least);

/** Queues, queue pair and memory for a case. */
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
  outbox.bytes.fill(0x5a); // pages exist before anything is timed
  inbox.bytes.fill(0);
  return { pair, completions, receiveCompletions, outbox, inbox };
}

/** What to tell the peer. */
export function peerData({ pair, inbox }: End): PeerData {
  return { endpoint: pair.endpoint(), memory: inbox.remote() };
}

/** Gives everything of a case back. */
export function closeEnd({ pair, completions, receiveCompletions, outbox, inbox }: End): void {
  const domain = pair.protectionDomain;
  for (const part of [pair, completions, receiveCompletions, outbox, inbox, domain]) part.close();
}

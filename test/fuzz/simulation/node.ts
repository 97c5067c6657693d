// Devices of a host of the random programs, from a start of the host to its crash.
import {
  type CompletionQueue,
  type MemoryRegion,
  openDevice,
  type ProtectionDomain,
  type QueuePair,
  type RemoteMemory,
  type SharedReceiveQueue,
  type XrcDomain,
  type XrcReceiveQueue,
} from "../../../src/index.ts";
import type { Host } from "../../../src/simulation/index.ts";

/** Bytes of a host's memory that one other host writes: a counter, a value and data. */
export const WINDOW = 8192;
export const DATA_AT = 16;
export const DATA = WINDOW - DATA_AT;
/** Number of XRC receive queues of a host. */
const XRC_QUEUES = 2;

/** Receive queue of several connections, and the queue of its completions. */
export interface SharedQueue<Q extends SharedReceiveQueue = SharedReceiveQueue> {
  readonly name: string;
  readonly queue: Q;
  readonly completions: CompletionQueue;
  /** Number of the slot of each posted receive, by the id of the receive. */
  readonly posted: Map<number, number>;
}

/** Devices of a host. */
export interface Node {
  readonly host: Host;
  readonly domain: ProtectionDomain;
  readonly sends: CompletionQueue;
  readonly receives: CompletionQueue;
  /** Memory that peers write, a window for each host. */
  readonly shared: MemoryRegion;
  readonly remote: RemoteMemory;
  readonly datagrams: QueuePair;
  readonly sharedQueue: SharedQueue;
  readonly xrc: XrcDomain;
  readonly xrcQueues: readonly SharedQueue<XrcReceiveQueue>[];
}

/** Opens the devices of a host. Resolves with undefined when the host crashes meanwhile. */
export function openNode(host: Host, hosts: number): Promise<Node | undefined> {
  return host.run(() => {
    const device = openDevice("soft0");
    const domain = device.createProtectionDomain();
    const newQueue = () => device.createCompletionQueue({ entries: 256 });
    const sends = newQueue();
    const shared = domain.allocate(WINDOW * hosts, [
      ...(["remoteWrite", "remoteRead", "remoteAtomic", "windowBind"] as const),
    ]);
    const datagrams = domain.createQueuePair({ type: "UD", completions: sends, receiveDepth: 16 });
    datagrams.connect();
    const xrc = device.openXrcDomain();
    const xrcQueues = Array.from({ length: XRC_QUEUES }, (_, i) => {
      const completions = newQueue();
      const queue = xrc.createReceiveQueue({ protectionDomain: domain, completions });
      return { name: `XRC queue ${i} of ${host.name}`, queue, completions, posted: new Map() };
    });
    const sharedQueue = {
      name: `the shared queue of ${host.name}`,
      queue: domain.createSharedReceiveQueue(),
      completions: newQueue(),
      posted: new Map(),
    };
    const memory = { shared, remote: shared.remote() };
    return { host, domain, sends, receives: newQueue(), ...memory, datagrams, sharedQueue, xrc, xrcQueues };
  });
}

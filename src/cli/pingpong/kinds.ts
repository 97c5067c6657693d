import { DoorbellError } from "../../index.ts";
import type {
  CompletionQueue,
  DatagramDestination,
  Device,
  Endpoint,
  GidPreference,
  MemoryRegion,
  ProtectionDomain,
  QueuePair,
  SharedReceiveQueue,
} from "../../rdma/index.ts";
import type { PingPongAddress } from "./address.ts";

/** Kinds of rdma-core's ping-pongs, from the names of the programs: ibv_rc_pingpong and so on. */
export const kinds = ["rc", "uc", "ud", "srq", "xsrq"] as const;
export type Kind = (typeof kinds)[number];

/** Default message sizes of C's programs, in bytes. */
export const defaultBytes: Readonly<Record<Kind, number>> = {
  ...{ rc: 4096, uc: 4096, srq: 4096, xsrq: 4096 },
  ud: 1024,
};
/** Number of addresses that ibv_srq_pingpong always sends, however many queue pairs it uses. */
export const srqAddressCount = 256;
/** Length of the header in front of a datagram, in bytes. */
const headerBytes = 40;
const queueKey = 0x11111111;

/** Options of a ping-pong. */
export interface PingPongOptions {
  readonly kind: Kind;
  readonly bytes: number;
  readonly rounds: number;
  readonly receiveDepth: number;
  readonly pathMtu: number;
  readonly serviceLevel: number;
  readonly queuePairs: number;
  readonly port: number;
}

/** One end of a ping-pong: its queue pairs, send memory and receive memory. */
export interface PingPongEnd {
  readonly queuePairs: readonly QueuePair[];
  readonly completions: CompletionQueue;
  /** Posts one more receive. */
  postReceive(): void;
  /** Sends a message on queue pair `i`. */
  send(i: number): void;
  /** Returns the endpoint of queue pair `i` for its peer. */
  endpoint(i: number, gid: GidPreference): Endpoint;
  /** Adds the data that the peer of queue pair `i` needs beyond its endpoint. */
  describe(i: number, address: PingPongAddress): PingPongAddress;
  /** Connects queue pair `i` to its peer. */
  connect(i: number, own: Endpoint, peer: PingPongAddress): void;
}

/** Work request ids of C's programs, one bit each. The pending part of a round is the sum of the ids. */
export const receiveId = 1;
export const sendId = 2;

/** Returns the GID of the peer, which RoCE requires. */
export function gidOf(peer: PingPongAddress, own: Endpoint): Endpoint["gid"] {
  if (peer.gid !== "::") return peer.gid;
  if (own.linkLayer === "InfiniBand") return own.gid;
  throw new DoorbellError("the peer sent no GID, which RoCE needs", "Give the C program -g INDEX.");
}

/** Connection parameters of C's programs. */
export const timing = { minRnrTimer: 12, timeout: 14, retryCount: 7, rnrRetry: 7 } as const;

/** Creates this end on an open device. */
export function makeEnd(device: Device, options: PingPongOptions): PingPongEnd {
  const { kind, bytes, receiveDepth, queuePairs: count } = options;
  const pd = device.createProtectionDomain();
  const isDatagram = kind === "ud";
  const buffer = pd.allocate(bytes + (isDatagram ? headerBytes : 0));
  buffer.bytes.fill(0x7b);
  const completions = device.createCompletionQueue({ entries: receiveDepth + count });
  const shared =
    kind === "srq" ? pd.createSharedReceiveQueue({ depth: receiveDepth, segments: 1 }) : undefined;
  const queuePairs = Array.from({ length: count }, () =>
    pd.createQueuePair({
      type: kind === "uc" ? "UC" : isDatagram ? "UD" : "RC",
      completions,
      port: options.port,
      sendDepth: 1,
      receiveDepth,
      sendSegments: 1,
      receiveSegments: 1,
      access: [],
      ...(isDatagram ? { queueKey } : {}),
      ...(shared ? { sharedReceiveQueue: shared } : {}),
    }),
  );
  const receive = receiver(shared ?? queuePairs[0]!, buffer);
  const message = buffer.slice(isDatagram ? headerBytes : 0);
  const destinations: DatagramDestination[] = [];
  return {
    queuePairs,
    completions,
    postReceive: receive,
    send(i) {
      const to = destinations[i];
      queuePairs[i]!.send({ local: message, wrId: sendId, ...(to ? { to } : {}) });
    },
    endpoint: (i, gid) => queuePairs[i]!.endpoint(gid),
    describe: (_, address) => address,
    connect(i, own, peer) {
      const remote: Endpoint = { ...own, ...peer, gid: gidOf(peer, own), readAtomic: 1 };
      if (isDatagram) {
        queuePairs[i]!.connect();
        const addressHandle = handleFor(pd, remote, own, options.serviceLevel);
        destinations[i] = { addressHandle, qpNumber: peer.qpNumber, queueKey };
        return;
      }
      const { pathMtu, serviceLevel } = options;
      queuePairs[i]!.connect(remote, { pathMtu, serviceLevel, ...(kind === "uc" ? {} : timing) });
    },
  };
}

/** Returns a function that posts a receive into the same memory each time. */
export function receiver(queue: QueuePair | SharedReceiveQueue, local: MemoryRegion): () => void {
  const prepared = queue.prepareReceives([{ local, wrId: receiveId }]);
  return () => prepared.post();
}

const handleFor = (pd: ProtectionDomain, to: Endpoint, own: Endpoint, serviceLevel: number) =>
  pd.createAddressHandle({ to, serviceLevel, localAddress: own.gid });

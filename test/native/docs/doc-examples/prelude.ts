import {
  type CompletionQueue,
  type Device,
  type Listener,
  listen,
  Memory,
  type MemoryRegion,
  meetPeer,
  openDevice,
  type PeerSocket,
  type ProtectionDomain,
  type QueuePair,
  type RemoteMemory,
  waitForPeer,
  type XrcDomain,
} from "../../../../src/index.ts";
import { sendOperationNames } from "../../../../src/rdma/queue-pair/send-operations.ts";

/**
 * What every example of a doc comment finds in scope, beside all that `doorbell` exports and what its own file and folder do.
 * Everything is closed when the example ends.
 */
export interface Prelude extends Disposable {
  /** soft0, opened. */
  readonly device: Device;
  readonly pd: ProtectionDomain;
  /** Where `qp` completes. */
  readonly cq: CompletionQueue;
  /** Reliably connected to `peer`, with room for 64 bytes inline. */
  readonly qp: QueuePair;
  /** The other end; in life it is another process. */
  readonly peer: QueuePair;
  /** Another, created with every operation of `ibv_wr_*`; its peer is there, too. */
  readonly extended: QueuePair;
  /** 4096 bytes. */
  readonly memory: Memory;
  /** 64 KiB of this end, with every right. */
  readonly region: MemoryRegion;
  /** 64 KiB of the other end, with every right. */
  readonly peerRegion: MemoryRegion;
  /** What the peer tells of its region. */
  readonly remote: RemoteMemory;
  /** An XRC domain of the device. */
  readonly xrcDomain: XrcDomain;
  /** A TCP connection to the peer, and its end there; made only for examples that name them. */
  readonly socket: PeerSocket;
  readonly peerSocket: PeerSocket;
  /** Listens for connections on soft0; made only for examples that name it. */
  readonly listener: Listener;
  /** The same, and accepts all of them. */
  readonly server: Listener;
}

/** The names that an example may use without declaring them. */
export const preludeNames: readonly (keyof Omit<Prelude, symbol>)[] = [
  ...([
    "device",
    "pd",
    "cq",
    "qp",
    "peer",
    "extended",
    "memory",
    "region",
    "peerRegion",
    "remote",
    "xrcDomain",
  ] as const),
  ...(["socket", "peerSocket", "listener", "server"] as const),
];

async function connectedSockets(): Promise<[PeerSocket, PeerSocket]> {
  const port = 20_000 + Math.floor(Math.random() * 20_000);
  return Promise.all([waitForPeer({ port }), meetPeer("127.0.0.1", { port })]);
}

/** A listener at soft0's own address. */
function listenerOn(device: Device): Listener {
  const address = device.gids()[0]!.gid.replace("::ffff:", "");
  return listen({ address, port: 0 }, { provider: "soft" });
}

async function acceptAll(server: Listener): Promise<void> {
  for await (const request of server) request.accept().catch(() => {});
}

/** The prelude for an example's code, which says whether it needs sockets. */
export async function makePrelude(code: string): Promise<Prelude> {
  const device = openDevice("soft0");
  const pd = device.createProtectionDomain();
  const end = () => {
    const cq = device.createCompletionQueue();
    return {
      cq,
      qp: pd.createQueuePair({ completions: cq, inlineBytes: 64 }),
      region: pd.allocate(65_536, [
        ...(["remoteWrite", "remoteRead", "remoteAtomic", "windowBind", "flushGlobal"] as const),
      ]),
    };
  };
  const near = end();
  const far = end();
  near.qp.connect(far.qp.endpoint());
  far.qp.connect(near.qp.endpoint());
  const access = ["remoteWrite", "remoteRead", "remoteAtomic", "flushGlobal"] as const;
  const [extended, its] = [1, 2].map(() =>
    pd.createQueuePair({ completions: near.cq, operations: sendOperationNames, access }),
  ) as [QueuePair, QueuePair];
  extended.connect(its.endpoint());
  its.connect(extended.endpoint());
  const memory = Memory.allocate(4096);
  const listener = /\blistener\b/.test(code) ? listenerOn(device) : undefined;
  const server = /\bserver\b/.test(code) ? listenerOn(device) : undefined;
  if (server) void acceptAll(server);
  const sockets = code.includes("ocket") ? await connectedSockets() : [];
  return {
    device,
    pd,
    cq: near.cq,
    qp: near.qp,
    peer: far.qp,
    extended,
    memory,
    region: near.region,
    peerRegion: far.region,
    remote: far.region.remote(),
    xrcDomain: device.openXrcDomain(),
    socket: sockets[0]!,
    peerSocket: sockets[1]!,
    listener: listener!,
    server: server!,
    [Symbol.dispose]() {
      for (const socket of sockets) socket.close();
      listener?.close();
      server?.close();
      device.close();
      memory.close();
    },
  };
}

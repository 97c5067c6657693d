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
import * as nvtx from "../../../../src/nvtx/index.ts";
import { sendOperationNames } from "../../../../src/rdma/queue-pair/queue-pair-options.ts";

/**
 * Names in scope of every example of a doc comment, beside the exports of `doorbell` and of the example's
 * file and folder. All objects are closed at the end of the example.
 */
export interface Prelude extends Disposable {
  readonly nvtx: typeof nvtx;
  /** Opened soft0. */
  readonly device: Device;
  readonly pd: ProtectionDomain;
  /** Completion queue of `qp`. */
  readonly cq: CompletionQueue;
  /** Reliable queue pair connected to `peer`, with room for 64 bytes inline. */
  readonly qp: QueuePair;
  /** Other end of the connection. In a real program it belongs to another process. */
  readonly peer: QueuePair;
  /** Connected queue pair that was created with every operation of `ibv_wr_*`. */
  readonly extended: QueuePair;
  /** Memory of 4096 bytes. */
  readonly memory: Memory;
  /** Region of 64 KiB at this end, with all access rights. */
  readonly region: MemoryRegion;
  /** Region of 64 KiB at the other end, with all access rights. */
  readonly peerRegion: MemoryRegion;
  /** Address and key of the peer's region, as the peer sends them. */
  readonly remote: RemoteMemory;
  /** XRC domain of the device. */
  readonly xrcDomain: XrcDomain;
  /** TCP connection to the peer and the peer's end of it, created only for examples that name them. */
  readonly socket: PeerSocket;
  readonly peerSocket: PeerSocket;
  /** Listener for connections on soft0, created only for examples that name it. */
  readonly listener: Listener;
  /** Listener on soft0 that accepts all connections. */
  readonly server: Listener;
}

/** Names that an example may use without declaring them. */
export const preludeNames: readonly (keyof Omit<Prelude, symbol>)[] = [
  ...([
    "nvtx",
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

/** Returns a listener at soft0's own address. */
function listenerOn(device: Device): Listener {
  const address = device.gids()[0]!.gid.replace("::ffff:", "");
  return listen({ address, port: 0 }, { provider: "soft" });
}

async function acceptAll(server: Listener): Promise<void> {
  for await (const request of server) request.accept().catch(() => {});
}

/** Returns the prelude for an example. Its code decides whether sockets are created. */
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
    nvtx,
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

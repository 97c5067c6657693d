// The transport's own memory: made with the first dynamic QP, and there until the device goes.
import { Dev, Sections, SOCKET_WORDS, Socket } from "../../arena/arena.ts";
import { setDouble } from "../../arena/doubles.ts";
import type { Engine } from "../../arena/engine.ts";
import { allocate, release } from "../../arena/heap.ts";
import { Received } from "./packets/received.ts";
import { KeyedHash } from "./records/keyed-hash.ts";
import { MAX_REPLIES, Reply } from "./records/message.ts";
import { Origin } from "./records/origin.ts";
import { Peer } from "./records/peer.ts";
import { Pool } from "./records/pool.ts";
import { ReceiveContext } from "./records/receive-context.ts";
import { SendContext } from "./records/send-context.ts";
import { Dynamic, HASH_SLOTS, MAX_ORIGINS, MAX_PEERS } from "./records/transport.ts";
import type { DynamicSettings } from "./settings.ts";

/** Sets the transport up. Returns false when the device's memory is full. The caller holds the engine lock. */
export function openTransport(e: Engine, settings: DynamicSettings): boolean {
  const { i32 } = e;
  if (i32[Dev.dynamic] !== 0) return true;
  const pools = [
    [Dynamic.sendContexts, settings.contexts, SendContext.words],
    [Dynamic.receiveContexts, settings.contexts, ReceiveContext.words],
    [Dynamic.peers, MAX_PEERS, Peer.words],
    [Dynamic.origins, MAX_ORIGINS, Origin.words],
    [Dynamic.replies, MAX_REPLIES, Reply.words],
  ] as const;
  // The transport with the packet at hand behind it, the two hash tables, the pools.
  const sizes = [Received.words, HASH_SLOTS, HASH_SLOTS, ...pools.map(([, most, words]) => most * words)];
  const blocks = sizes.map((words) => allocate(e, words * 4));
  if (blocks.includes(0)) {
    for (const [index, words] of sizes.entries()) release(e, blocks[index]!, words * 4);
    return false;
  }
  const t = blocks[0]!;
  i32[t + Dynamic.peerHash] = blocks[1]!;
  i32[t + Dynamic.originHash] = blocks[2]!;
  for (const [index, [at, most]] of pools.entries()) {
    i32[t + at + Pool.records] = blocks[3 + index]!;
    i32[t + at + Pool.most] = most;
  }
  i32[t + Dynamic.requestMode] = settings.connect === "request" ? 1 : 0;
  i32[t + Dynamic.paths] = settings.paths;
  setDouble(e, t + Dynamic.idleUs, settings.idleUs);
  const random = crypto.getRandomValues(new Int32Array(5));
  i32.set(random.subarray(0, 2), t + Dynamic.cookieKey + KeyedHash.key);
  i32.set(random.subarray(2, 4), t + Dynamic.nonceKey + KeyedHash.key);
  i32[t + Dynamic.serial] = random[4]!;
  i32[Dev.dynamic] = t;
  // Addresses that are in use already get their source ports now, others when they are opened.
  i32[Dev.sourcePorts] = settings.paths - 1;
  for (let socket = 0; socket < i32[Dev.socketCount]!; socket++) {
    if (i32[Sections.sockets + socket * SOCKET_WORDS + Socket.fd]! >= 0) e.link.open(e, socket, true);
  }
  return true;
}

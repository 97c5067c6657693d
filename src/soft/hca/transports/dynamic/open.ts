// Memory of the dynamic transport. It is allocated with the first dynamic QP and lives as long as the device.

import { type Engine, setDouble } from "../../arena/engine.ts";
import { allocate, release } from "../../arena/heap.ts";
import { SOCKET_WORDS, Socket, Sockets } from "../../links/common/sockets.ts";
import { Received } from "./packets/received.ts";
import { KeyedHash } from "./records/keyed-hash.ts";
import { Pool } from "./records/limits.ts";
import { MAX_REPLIES, Reply } from "./records/message.ts";
import { Origin, Peer } from "./records/peer.ts";
import { ReceiveContext } from "./records/receive-context.ts";
import { SendContext } from "./records/send-context.ts";
import { Dynamic, DynamicSection, HASH_SLOTS, MAX_ORIGINS, MAX_PEERS } from "./records/transport.ts";
import type { DynamicSettings } from "./settings.ts";

/** Sets up the transport. Returns false when the arena is full. The caller holds the engine lock. */
export function openTransport(e: Engine, settings: DynamicSettings): boolean {
  const { i32 } = e;
  if (i32[DynamicSection.record] !== 0) return true;
  const pools = [
    [Dynamic.sendContexts, settings.contexts, SendContext.words],
    [Dynamic.receiveContexts, settings.contexts, ReceiveContext.words],
    [Dynamic.peers, MAX_PEERS, Peer.words],
    [Dynamic.origins, MAX_ORIGINS, Origin.words],
    [Dynamic.replies, MAX_REPLIES, Reply.words],
  ] as const;
  // Blocks: the transport with the received packet behind it, the two hash tables, and the pools.
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
  i32[DynamicSection.record] = t;
  // Open addresses get their source ports now, and all others when they are opened.
  i32[Sockets.portsPerAddress] = settings.paths - 1;
  for (let socket = 0; socket < i32[Sockets.count]!; socket++) {
    if (i32[Sockets.table + socket * SOCKET_WORDS + Socket.fd]! >= 0) e.link.open(e, socket, true);
  }
  return true;
}

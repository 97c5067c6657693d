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

// User settings of the dynamic transport and their environment variables.

/** Settings of the dynamic transport of one NIC. */
export interface DynamicSettings {
  /** Number of send contexts, and of receive contexts: 1 to 1024. */
  readonly contexts: number;
  /**
   * With `syn` the first data packets open the connection. With `request` a REQ and RSP packet are exchanged
   * first.
   */
  readonly connect: "syn" | "request";
  /** Time after which an idle context is released, in microseconds: 100 to 10 million. */
  readonly idleUs: number;
  /** Maximum number of paths that a transfer uses: 1 to 8. */
  readonly paths: number;
}

export const DEFAULT_SETTINGS: DynamicSettings = { contexts: 64, connect: "syn", idleUs: 5000, paths: 1 };

function whole(
  name: string,
  text: string | undefined,
  otherwise: number,
  least: number,
  most: number,
): number {
  if (text === undefined || text === "") return otherwise;
  const value = Number(text);
  if (Number.isInteger(value) && value >= least && value <= most) return value;
  throw new RangeError(`${name} is "${text}": it must be a whole number from ${least} to ${most}`);
}

/**
 * Returns the settings of an environment: `DOORBELL_SOFT_CONTEXTS`, `DOORBELL_SOFT_CONNECT`,
 * `DOORBELL_SOFT_IDLE_US` and `DOORBELL_SOFT_PATHS`. Throws RangeError for a value outside its range.
 *
 * @example
 * settingsFrom({ DOORBELL_SOFT_CONTEXTS: "16" }).contexts; // 16
 */
export function settingsFrom(environment: Readonly<Record<string, string | undefined>>): DynamicSettings {
  const connect = environment.DOORBELL_SOFT_CONNECT || DEFAULT_SETTINGS.connect;
  if (connect !== "syn" && connect !== "request") {
    throw new RangeError(`DOORBELL_SOFT_CONNECT is "${connect}": it must be syn or request`);
  }
  const number = (name: string, otherwise: number, least: number, most: number) =>
    whole(name, environment[name], otherwise, least, most);
  return {
    contexts: number("DOORBELL_SOFT_CONTEXTS", DEFAULT_SETTINGS.contexts, 1, 1024),
    connect,
    idleUs: number("DOORBELL_SOFT_IDLE_US", DEFAULT_SETTINGS.idleUs, 100, 10_000_000),
    paths: number("DOORBELL_SOFT_PATHS", DEFAULT_SETTINGS.paths, 1, 8),
  };
}

// Memory of the dynamic transport. It is allocated with the first dynamic QP and lives as long as the device.

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

// Record of the dynamic transport: settings, pools, queues, timers and counters. `DynamicSection.record` is
// its word offset.
import { section } from "../../../arena/arena.ts";
import type { Engine } from "../../../arena/engine.ts";
import { Fields } from "../../../arena/records/fields.ts";
import { KeyedHash } from "./keyed-hash.ts";
import { MAX_PATHS, Pool } from "./limits.ts";
import { ReceiveContext } from "./receive-context.ts";
import { SendContext } from "./send-context.ts";

/** Word offset of the {@link Dynamic} record, 0 until a queue pair needs the transport. */
export const DynamicSection = section("dynamic", (f) => ({ record: f.word() }));

export const MAX_PEERS = 16384;

export const MAX_ORIGINS = 16384;

export const HASH_SLOTS = 16384;

function dynamic() {
  const f = new Fields();
  return {
    requestMode: f.word(),
    paths: f.word(),
    idleUs: f.double(),
    /** Random key for cookies. */
    cookieKey: f.words(KeyedHash.words),
    /** Random key for incarnations and nonces. */
    nonceKey: f.words(KeyedHash.words),
    /** Address6 record of the current packet's sender while its IPv6 address is unknown. */
    unknownSender: f.words(6),
    /** Number of stored IPv6 addresses. */
    storedAddresses: f.word(),
    nonces: f.word(),
    serial: f.word(),
    // Pools of records, and the hash tables for lookups.
    sendContexts: f.words(Pool.words),
    receiveContexts: f.words(Pool.words),
    peers: f.words(Pool.words),
    origins: f.words(Pool.words),
    replies: f.words(Pool.words),
    peerHash: f.word(),
    originHash: f.word(),
    /** Position at which the next search for a reclaimable peer continues. */
    peerHand: f.word(),
    originHand: f.word(),
    // Queue of peers that wait for a send context.
    waiting: f.list(),
    waitCount: f.word(),
    // Queue of send contexts with packets to send.
    ready: f.list(),
    /** Queue of receive contexts with a pending acknowledgement. */
    ackQueue: f.list(),
    /** Time until which contexts count as scarce, because one was evicted for another peer. */
    scarceUntil: f.double(),
    /** Smoothed round trip to all peers, in microseconds. */
    roundTripUs: f.word(),
    /** Mean deviation of the round trip to all peers, in microseconds. */
    deviationUs: f.word(),
    /** Longest round trip of the packets in the current acknowledgement, in microseconds, 0 for none. */
    sampleUs: f.word(),
    /** Origin that the next free receive context is reserved for. */
    reserved: f.word(),
    /** Time at which the reservation ends, in microseconds. */
    reservedUntil: f.double(),
    // Counters.
    sendInUse: f.word(),
    receiveInUse: f.word(),
    sendMost: f.word(),
    receiveMost: f.word(),
    peerCount: f.word(),
    originCount: f.word(),
    opened: f.word(),
    accepted: f.word(),
    evicted: f.word(),
    rejected: f.word(),
    rejections: f.word(),
    challenges: f.word(),
    stale: f.word(),
    duplicates: f.word(),
    refused: f.word(),
    retransmits: f.word(),
    timeouts: f.word(),
    deadPeers: f.word(),
    marks: f.word(),
    reportRound: f.word(),
    dataSent: f.word(),
    acksSent: f.word(),
    pathSent: f.words(MAX_PATHS),
    pathAcked: f.words(MAX_PATHS),
    pathLost: f.words(MAX_PATHS),
    words: f.size(),
  } as const;
}

export const Dynamic = dynamic();

/** Returns the word offset of the transport's record, or 0. */
export function transport(e: Engine): number {
  return e.i32[DynamicSection.record]!;
}

/** Returns the word offset of send context `id`. */
export function sendContext(e: Engine, t: number, id: number): number {
  return e.i32[t + Dynamic.sendContexts + Pool.records]! + id * SendContext.words;
}

/** Returns the word offset of receive context `id`. */
export function receiveContext(e: Engine, t: number, id: number): number {
  return e.i32[t + Dynamic.receiveContexts + Pool.records]! + id * ReceiveContext.words;
}

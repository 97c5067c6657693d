// The transport itself: its settings, pools, queues, timers and counters. `Dev.dynamic` says where.
import { Dev } from "../../../arena/arena.ts";
import type { Engine } from "../../../arena/engine.ts";
import { Fields } from "../../../arena/fields.ts";
import { LIST_WORDS } from "../../../arena/list.ts";
import { KeyedHash } from "./keyed-hash.ts";
import { MAX_PATHS } from "./limits.ts";
import { Pool } from "./pool.ts";
import { ReceiveContext } from "./receive-context.ts";
import { SendContext } from "./send-context.ts";

export const MAX_PEERS = 16384;

export const MAX_ORIGINS = 16384;

export const HASH_SLOTS = 16384;

function dynamic() {
  const f = new Fields();
  return {
    requestMode: f.word(),
    paths: f.word(),
    idleUs: f.double(),
    /** Secrets of a CSPRNG: for cookies; for incarnations and nonces. */
    cookieKey: f.words(KeyedHash.words),
    nonceKey: f.words(KeyedHash.words),
    /** The IPv6 address of a sender that nobody knows (an Address6), and how many such were kept. */
    unknownSender: f.words(6),
    keptAddresses: f.word(),
    nonces: f.word(),
    serial: f.word(),
    // Pools of records, and the tables that find them.
    sendContexts: f.words(Pool.words),
    receiveContexts: f.words(Pool.words),
    peers: f.words(Pool.words),
    origins: f.words(Pool.words),
    replies: f.words(Pool.words),
    peerHash: f.word(),
    originHash: f.word(),
    /** Where the search for a record that can be taken back goes on. */
    peerHand: f.word(),
    originHand: f.word(),
    // Peers that wait for a send context, first in first out.
    waiting: f.words(LIST_WORDS),
    waitCount: f.word(),
    // Send contexts with something to send.
    ready: f.words(LIST_WORDS),
    /** Receive contexts that owe an acknowledgement. */
    owing: f.words(LIST_WORDS),
    /** Until when contexts count as scarce: one had to be taken from another peer. */
    scarceUntil: f.double(),
    /** Round trip to whatever peer, smoothed, and its deviation: microseconds. */
    roundTripUs: f.word(),
    deviationUs: f.word(),
    /** The longest way there and back of the packets that the acknowledgement at hand answers, 0 for none: microseconds. */
    sampleUs: f.word(),
    /** The origin that the next free receive context is kept for, and until when. */
    reserved: f.word(),
    reservedUntil: f.double(),
    // Counters
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

/** Word offset of the transport's record, 0 when there is none. */
export function transport(e: Engine): number {
  return e.i32[Dev.dynamic]!;
}

/** Word offset of send context `id`. */
export function sendContext(e: Engine, t: number, id: number): number {
  return e.i32[t + Dynamic.sendContexts + Pool.records]! + id * SendContext.words;
}

/** Word offset of receive context `id`. */
export function receiveContext(e: Engine, t: number, id: number): number {
  return e.i32[t + Dynamic.receiveContexts + Pool.records]! + id * ReceiveContext.words;
}

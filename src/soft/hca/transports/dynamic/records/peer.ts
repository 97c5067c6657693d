// Records of remote NICs: peers, which this NIC sends to, and origins, which opened contexts here.
import { Fields } from "../../../arena/records/fields.ts";
import { MAX_ADDRESSES } from "./limits.ts";

/** Declares the record of a peer: one local address and one remote address. */
function peer() {
  const f = new Fields();
  return {
    hashNext: f.word(),
    inUse: f.word(),
    address: f.word(),
    socket: f.word(),
    // First request to the peer in the order of posting. `next` is the first one that is not started,
    // `replyHead` the first reply.
    head: f.word(),
    /** Last request to the peer. */
    tail: f.word(),
    /** First request that is not started. */
    next: f.word(),
    /** First queued reply to the peer. */
    replyHead: f.word(),
    replyTail: f.word(),
    /** Number of messages in state RETRY_PENDING. */
    retryPending: f.word(),
    /** Number of READs and atomics in progress. */
    awaitingReply: f.word(),
    context: f.word(),
    /** Links in the queue of peers that wait for a send context. */
    waiting: f.link(),
    /** Timer of the peer's requests. */
    timer: f.timer(),
    /** Incarnation of this NIC towards the peer. */
    incarnation: f.double(),
    /** 1 once the peer has accepted a context of this NIC. */
    known: f.word(),
    rejections: f.word(),
    /** Smoothed round trip to the peer, in microseconds. */
    roundTripUs: f.word(),
    /** Mean deviation of the round trip, in microseconds. */
    deviationUs: f.word(),
    /** Further addresses of the peer. */
    alternatives: f.words(MAX_ADDRESSES - 1),
    alternativeCount: f.word(),
    /** Bit set of the paths that were down in the last context. */
    deadPaths: f.word(),
    probeBackoff: f.word(),
    /** Time of the next probe of such a path, in microseconds. */
    probeAt: f.double(),
    /** 1 once the peer has confirmed the further addresses of this NIC. */
    announced: f.word(),
    /** Earliest time at which a refused context is opened again, in microseconds. */
    notBefore: f.double(),
    /** Time since which an answer of the peer is missing, or 0. */
    silentSince: f.double(),
    /** Time that the peer had been silent when its context was evicted, in microseconds. */
    silentFor: f.double(),
    words: f.size(),
  } as const;
}

export const Peer = peer();

/** Declares the record of an origin: a NIC that opened contexts here. */
function origin() {
  const f = new Fields();
  return {
    hashNext: f.word(),
    inUse: f.word(),
    incarnation: f.double(),
    addressCount: f.word(),
    addresses: f.words(MAX_ADDRESSES),
    lastSerial: f.word(),
    context: f.word(),
    /** First sequence number that the closed context of `lastSerial` had not received. */
    closedAt: f.word(),
    /** ACK_BROKEN or ACK_BUSY flag of the closed context. */
    closedFlags: f.word(),
    lastUsed: f.double(),
    words: f.size(),
  } as const;
}

export const Origin = origin();

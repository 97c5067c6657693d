// The records of the dynamic transport. All live in blocks of the arena's heap that are asked for once, when the first dynamic
// QP is made; a page of them costs memory once it is used.
import { Fields } from "../../../arena/fields.ts";
import { Qp, Swr } from "../../../arena/records.ts";
import { MAX_PATHS } from "./context-records.ts";

/** Addresses that a NIC is known by. */
export const MAX_ADDRESSES = 4;

export const MAX_PEERS = 16384;

export const MAX_ORIGINS = 16384;

export const HASH_SLOTS = 16384;

export const MAX_REPLIES = 1024;

/** READs and atomics on the way to one peer. */
export const READS_AT_ONCE = 64;

/** The transport itself: `Dev.dynamic` says where. */
function dynamic() {
  const f = new Fields();
  return {
    contexts: f.word(),
    requestMode: f.word(),
    paths: f.word(),
    idle: f.double(),
    /** Secrets of a CSPRNG: for cookies; for incarnations and nonces. */
    cookieKey: f.words(2),
    nonceKey: f.words(2),
    hash: f.words(2),
    /** The IPv6 address of a sender that nobody knows (an Address6), and how many such were kept. */
    stranger: f.words(6),
    kept: f.word(),
    nonces: f.word(),
    serial: f.word(),
    // Blocks.
    sendContexts: f.word(),
    receiveContexts: f.word(),
    peers: f.word(),
    peerHash: f.word(),
    origins: f.word(),
    originHash: f.word(),
    replies: f.word(),
    // Free lists, linked through the records; how far the blocks were ever used.
    freeSend: f.word(),
    freeReceive: f.word(),
    freePeer: f.word(),
    freeOrigin: f.word(),
    freeReply: f.word(),
    sendUsed: f.word(),
    receiveUsed: f.word(),
    peersUsed: f.word(),
    originsUsed: f.word(),
    repliesUsed: f.word(),
    peerHand: f.word(),
    originHand: f.word(),
    // Peers that wait for a send context, first in first out.
    waitHead: f.word(),
    waitTail: f.word(),
    waitCount: f.word(),
    /** Peers with a time to look at them again. */
    timedHead: f.word(),
    // Send contexts with something to send.
    readyHead: f.word(),
    readyTail: f.word(),
    /** Receive contexts that owe an acknowledgement. */
    ackHead: f.word(),
    /** No timer runs out before this; Infinity is written as 0. */
    nextTimer: f.double(),
    /** Until when contexts count as scarce: one had to be taken from another peer. */
    scarceUntil: f.double(),
    /** Round trip to whatever peer, smoothed, and its deviation: microseconds. */
    roundTrip: f.word(),
    deviation: f.word(),
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
    sweep: f.word(),
    dataSent: f.word(),
    acksSent: f.word(),
    pathSent: f.words(MAX_PATHS),
    pathAcked: f.words(MAX_PATHS),
    pathLost: f.words(MAX_PATHS),
    words: f.size(),
  } as const;
}

export const Dyn = dynamic();

/**
 * A message that a send context carries: a request in its slot of the send queue, or a reply. The words of ibv_send_wr that
 * are not needed after posting hold the rest (next, sg_list, the pad of wr.atomic, qp_type, bind_mw).
 */
export const Message = {
  next: 2,
  queuePair: 3,
  peer: 4,
  /** The context it is on its way in, 0 for none. */
  context: 5,
  /** Of a READ or atomic: all of its reply has come. */
  arrived: 17,
  /** When to try again, or when to stop waiting. */
  wakeAt: 18,
  address: 20,
  socket: 21,
  remoteQp: 22,
  messageId: 23,
  sentBytes: 24,
  /** Packets sent and not acknowledged. */
  outstanding: 25,
  nonce: 26,
  retries: 27,
  /** The whole message was sent, or its rest never will be. */
  emitted: 28,
  operation: 29,
  qkey: 30,
  /** Why it is being voided: a refusal code. */
  refusal: 31,
  state: Swr.state,
  length: Swr.length,
  status: Swr.status,
} as const;

// States of a message, beyond SWR_NEW.
export const QUEUED = 10;

export const SENDING = 11;

/** Its packets are being taken back as VOID. */
export const VOIDING = 12;

/** Acknowledged, but its reply has not come. */
export const AWAITING = 13;

/** Refused for now. */
export const WAITING = 14;

export const FINISHED = 15;

/** Completed; only its slot is still in use. */
export const REPORTED = 16;

/** What a dynamic QP keeps in words of its record that only connected ones need. */
export const DynamicQp = {
  /** The sweep that last met an unfinished request of this QP. */
  mark: Qp.sentEnd,
} as const;

/** A reply to a READ or atomic: a message of its own. */
function reply() {
  const f = new Fields(Swr.data);
  return {
    slot: f.word(),
    requestNonce: f.word(),
    sourceQp: f.word(),
    key: f.word(),
    value: f.words(2),
    memory: f.double(),
    inUse: f.word(),
    words: f.size(),
  } as const;
}

export const Reply = reply();

/** A destination, as the address handles name it: our address and theirs. */
function peer() {
  const f = new Fields();
  return {
    hashNext: f.word(),
    inUse: f.word(),
    address: f.word(),
    socket: f.word(),
    // Requests in the order of posting until they are completed; the first that is not begun; replies not begun.
    head: f.word(),
    tail: f.word(),
    next: f.word(),
    replyHead: f.word(),
    replyTail: f.word(),
    /** Messages in WAITING; READs and atomics on the way. */
    waiting: f.word(),
    awaiting: f.word(),
    context: f.word(),
    waitQueued: f.word(),
    waitNext: f.word(),
    timedQueued: f.word(),
    timedNext: f.word(),
    /** Who we are to this peer. */
    incarnation: f.double(),
    /** The peer has accepted a context of ours. */
    known: f.word(),
    rejections: f.word(),
    /** Round trip, smoothed, and its deviation: microseconds. */
    roundTrip: f.word(),
    deviation: f.word(),
    /** Its further addresses, paths that were dead lately, and when and how patiently to try those again. */
    alternatives: f.words(MAX_ADDRESSES - 1),
    alternativeCount: f.word(),
    deadPaths: f.word(),
    probeBackoff: f.word(),
    probeAt: f.double(),
    /** It has confirmed our further addresses. */
    announced: f.word(),
    wakeAt: f.double(),
    notBefore: f.double(),
    /** Since when it owes an answer, 0 when it does not. */
    silentSince: f.double(),
    /** How long it had been silent when its context was taken away. */
    silentFor: f.double(),
    words: f.size(),
  } as const;
}

export const Peer = peer();

/** A NIC that opened contexts here. */
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
    /** Of the context of `lastSerial`, when it is closed: everything before this was received; whether anything after. */
    closedAt: f.word(),
    closedFlags: f.word(),
    lastUsed: f.double(),
    words: f.size(),
  } as const;
}

export const Origin = origin();

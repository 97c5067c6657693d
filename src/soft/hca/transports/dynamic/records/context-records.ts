// The records of contexts: of a send context its paths and packets, of a receive context the messages that are coming in.
import { Fields } from "../../../arena/fields.ts";

/** Sequence numbers a context has on the way at once. */
export const WINDOW = 128;

export const WINDOW_MASK = WINDOW - 1;

/** Messages a receive context tells apart: those with a packet in the window, and twice that for a plain index. */
export const MESSAGES = 256;

export const MAX_PATHS = 8;

/** Refusals that one acknowledgement carries. */
export const MAX_NAKS = 16;

/** The id of a context that is not known (yet). */
export const NO_CONTEXT = 0xffff;

function path() {
  const f = new Fields();
  return {
    socket: f.word(),
    address: f.word(),
    /** Which of our address's source ports: see engine/source-ports.ts. */
    entropy: f.word(),
    up: f.word(),
    /** Packets sent so far, and the youngest of them that was acknowledged. */
    order: f.word(),
    ackedOrder: f.word(),
    inFlight: f.word(),
    lossRun: f.word(),
    backoff: f.word(),
    /** Share of packets that arrive, and microseconds there and back; both smoothed. */
    delivery: f.double(),
    roundTrip: f.double(),
    probeAt: f.double(),
    words: f.size(),
  } as const;
}

export const Path = path();

function packet() {
  const f = new Fields();
  return {
    message: f.word(),
    messageId: f.word(),
    offset: f.word(),
    bytes: f.word(),
    flags: f.word(),
    state: f.word(),
    path: f.word(),
    order: f.word(),
    tries: f.word(),
    sentAt: f.double(),
    words: f.size(),
  } as const;
}

export const Packet = packet();

export const PACKET_ACKED = 0;

export const PACKET_SENT = 1;

export const PACKET_LOST = 2;

function sendContext() {
  const f = new Fields();
  return {
    id: f.word(),
    state: f.word(),
    /** Next in the free list, or next in the ready queue. */
    next: f.word(),
    readyQueued: f.word(),
    peer: f.word(),
    serial: f.word(),
    remoteId: f.word(),
    base: f.word(),
    nextSequence: f.word(),
    current: f.word(),
    /** One more than the id of a message whose QP went away in its midst: the peer must be told that it ends here. */
    cutOff: f.word(),
    messageId: f.word(),
    inFlight: f.word(),
    lost: f.word(),
    window: f.double(),
    /** A loss of a packet before this sequence number has already halved the window. */
    recovery: f.word(),
    timerAt: f.double(),
    backoff: f.word(),
    idleSince: f.double(),
    cookie: f.words(2),
    hasCookie: f.word(),
    /** The peer asked for its receive context back. */
    closeAsked: f.word(),
    /** Messages and bytes begun since it was opened. */
    begun: f.word(),
    bytes: f.double(),
    pathCount: f.word(),
    path: f.word(),
    burst: f.word(),
    /** Packets later on its path that must be acknowledged before one counts as lost. */
    threshold: f.word(),
    /** Most payload bytes of a packet. */
    payload: f.word(),
    peerDuplicates: f.word(),
    /** Our further addresses are to be told, and when next. */
    announce: f.word(),
    announceAt: f.double(),
    pathRecords: f.words(MAX_PATHS * Path.words),
    packets: f.words(WINDOW * Packet.words),
    words: f.size(),
  } as const;
}

export const Send = sendContext();

/** A message that is coming in and needs more than its packets' places. */
function incoming() {
  const f = new Fields();
  return {
    id: f.word(),
    kind: f.word(),
    refusal: f.word(),
    queuePair: f.word(),
    /** A copy of the receive request, and its bytes. */
    receive: f.word(),
    receiveBytes: f.word(),
    length: f.word(),
    /** Immediate data, and whether there is any. */
    imm: f.words(2),
    opcode: f.word(),
    solicited: f.word(),
    sourceQp: f.word(),
    /** Of a reply: the slot of the request that waits for it. */
    slot: f.word(),
    nonce: f.word(),
    words: f.size(),
  } as const;
}

export const Incoming = incoming();

export const IN_FREE = 0;

export const IN_RECEIVE = 1;

export const IN_REPLY = 2;

export const IN_DEAD = 3;

function receiveContext() {
  const f = new Fields();
  return {
    id: f.word(),
    state: f.word(),
    next: f.word(),
    origin: f.word(),
    serial: f.word(),
    remoteId: f.word(),
    /** Everything before was received; the end of what was received at all. */
    base: f.word(),
    end: f.word(),
    /** Bit `sequence mod 128` for what was received from base on. */
    bits: f.words(WINDOW / 32),
    /** One past the packet with FIN, when it was seen. */
    finAt: f.word(),
    hasFin: f.word(),
    /** The packet before base ended a message. */
    boundary: f.word(),
    ackQueued: f.word(),
    ackNext: f.word(),
    socket: f.word(),
    address: f.word(),
    homeSocket: f.word(),
    homeAddress: f.word(),
    heardAt: f.double(),
    openedAt: f.double(),
    duplicates: f.word(),
    /** A packet came that the network had marked, since the last acknowledgement. */
    marked: f.word(),
    askClose: f.word(),
    /** Incoming messages whose record is in use. */
    incoming: f.word(),
    nakCount: f.word(),
    naks: f.words(2 * MAX_NAKS),
    /** For each sequence number: 0 within a message, 1 its last packet, 2 + n: last of incoming message n. */
    marks: f.words(WINDOW),
    messages: f.words(MESSAGES * Incoming.words),
    words: f.size(),
  } as const;
}

export const Receive = receiveContext();

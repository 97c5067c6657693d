// Record of a send context, with its paths and its packets in flight.
import { Fields } from "../../../arena/records/fields.ts";
import { MAX_PATHS, WINDOW, WINDOW_MASK } from "./limits.ts";

function path() {
  const f = new Fields();
  return {
    socket: f.word(),
    address: f.word(),
    /** Index of the source port (see links/udp/source-ports.ts). */
    entropy: f.word(),
    up: f.word(),
    /** Number of packets sent on the path. */
    order: f.word(),
    /** Highest position of an acknowledged packet on the path. */
    ackedOrder: f.word(),
    inFlight: f.word(),
    lossRun: f.word(),
    backoff: f.word(),
    /** Smoothed share of delivered packets. */
    delivery: f.double(),
    /** Smoothed round trip of the path, in microseconds. */
    roundTripUs: f.double(),
    /** Time of the last packet on the path, or of its creation, in microseconds. */
    sentAt: f.double(),
    /** 1 while a packet measures the round trip anew, because the old measurement may no longer hold. */
    remeasures: f.word(),
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

export const SentPacket = packet();

export const PACKET_ACKED = 0;

export const PACKET_SENT = 1;

export const PACKET_LOST = 2;

function sendContext() {
  const f = new Fields();
  return {
    id: f.word(),
    state: f.word(),
    /** Next record of the free list. */
    next: f.word(),
    ready: f.link(),
    peer: f.word(),
    serial: f.word(),
    remoteId: f.word(),
    base: f.word(),
    nextSequence: f.word(),
    current: f.word(),
    /**
     * Id plus 1 of a message whose QP was destroyed while it was sent. The peer must still receive the end of
     * the message.
     */
    cutOff: f.word(),
    messageId: f.word(),
    inFlight: f.word(),
    lost: f.word(),
    window: f.double(),
    /** Sequence number before which further losses do not shrink the window again. */
    recovery: f.word(),
    /**
     * Time at which the timer expires, 0 for never. The entry {@link timer} of the heap may expire earlier.
     */
    timerAt: f.double(),
    timer: f.timer(),
    backoff: f.word(),
    openedAt: f.double(),
    idleSince: f.double(),
    cookie: f.words(2),
    hasCookie: f.word(),
    /** 1 after the peer has requested the return of its receive context. */
    closeAsked: f.word(),
    /** Number of messages started since the context was opened. */
    begun: f.word(),
    /** Payload bytes started since the context was opened. */
    bytes: f.double(),
    pathCount: f.word(),
    path: f.word(),
    burst: f.word(),
    /** Number of later packets of the same path that must be acknowledged before a packet counts as lost. */
    threshold: f.word(),
    /** Maximum payload of a packet in bytes. */
    payload: f.word(),
    peerDuplicates: f.word(),
    /** 1 while the further addresses of this NIC must be announced. */
    announce: f.word(),
    /** Time of the next announcement, in microseconds. */
    announceAt: f.double(),
    pathRecords: f.words(MAX_PATHS * Path.words),
    packets: f.words(WINDOW * SentPacket.words),
    words: f.size(),
  } as const;
}

export const SendContext = sendContext();

/** Returns the word offset of the packet record of a sequence number. */
export const packetOf = (c: number, sequence: number) =>
  c + SendContext.packets + (sequence & WINDOW_MASK) * SentPacket.words;

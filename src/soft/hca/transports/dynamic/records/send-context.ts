// A send context, with its paths and the packets that it has on the way.
import { Fields } from "../../../arena/fields.ts";
import { LINK_WORDS } from "../../../arena/list.ts";
import { MAX_PATHS, WINDOW, WINDOW_MASK } from "./limits.ts";

function path() {
  const f = new Fields();
  return {
    socket: f.word(),
    address: f.word(),
    /** Which of our address's source ports: see links/udp/source-ports.ts. */
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
    roundTripUs: f.double(),
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
    /** Next in the free list. */
    next: f.word(),
    ready: f.words(LINK_WORDS),
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
    /** When the timer really runs out, 0 for never: {@link timer} may come up before. */
    timerAt: f.double(),
    timer: f.timer(),
    backoff: f.word(),
    openedAt: f.double(),
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
    packets: f.words(WINDOW * SentPacket.words),
    words: f.size(),
  } as const;
}

export const SendContext = sendContext();

/** Word offset of the packet record of a sequence number. */
export const packetOf = (c: number, sequence: number) =>
  c + SendContext.packets + (sequence & WINDOW_MASK) * SentPacket.words;

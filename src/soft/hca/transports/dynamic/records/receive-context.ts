// Record of a receive context, with its incoming messages.
import { Fields } from "../../../arena/records/fields.ts";
import { MAX_NAKS, WINDOW } from "./limits.ts";

/**
 * Number of incoming message records of a receive context: twice the window, so that the message id can be
 * the index.
 */
export const MESSAGES = 256;

/** Declares the record of an incoming message that needs state beyond its packets. */
function incoming() {
  const f = new Fields();
  return {
    id: f.word(),
    kind: f.word(),
    refusal: f.word(),
    queuePair: f.word(),
    /** Copy of the receive request. */
    receive: f.word(),
    /** Size of the copy in bytes. */
    receiveBytes: f.word(),
    length: f.word(),
    /** Two words: the immediate data, and 1 when it is present. */
    imm: f.words(2),
    opcode: f.word(),
    solicited: f.word(),
    sourceQp: f.word(),
    /** Slot of the request that waits for this reply. */
    slot: f.word(),
    nonce: f.word(),
    words: f.size(),
  } as const;
}

export const IncomingMessage = incoming();

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
    /** First sequence number that was not received. */
    base: f.word(),
    /** Sequence number after the last packet received. */
    end: f.word(),
    /** Bit `sequence mod 128` is set for each packet received from `base` on. */
    bits: f.words(WINDOW / 32),
    /** Sequence number after the packet with FIN. */
    finAt: f.word(),
    hasFin: f.word(),
    /** 1 when the packet before `base` ended a message. */
    atMessageEnd: f.word(),
    ackLink: f.link(),
    socket: f.word(),
    address: f.word(),
    homeSocket: f.word(),
    homeAddress: f.word(),
    receivedAt: f.double(),
    openedAt: f.double(),
    timer: f.timer(),
    duplicates: f.word(),
    /** 1 when a packet with a congestion mark arrived since the last acknowledgement. */
    marked: f.word(),
    askClose: f.word(),
    /** Number of incoming message records in use. */
    incoming: f.word(),
    nakCount: f.word(),
    naks: f.words(2 * MAX_NAKS),
    /**
     * Marks by sequence number: 0 inside a message, 1 for a last packet, 2 + n for the last packet of
     * incoming message n.
     */
    marks: f.words(WINDOW),
    messages: f.words(MESSAGES * IncomingMessage.words),
    words: f.size(),
  } as const;
}

export const ReceiveContext = receiveContext();

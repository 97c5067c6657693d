// A receive context, with the messages that are coming in.
import { Fields } from "../../../arena/fields.ts";
import { LINK_WORDS } from "../../../arena/list.ts";
import { MAX_NAKS, WINDOW } from "./limits.ts";

/** Messages a receive context tells apart: those with a packet in the window, and twice that for a plain index. */
export const MESSAGES = 256;

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
    /** Everything before was received; the end of what was received at all. */
    base: f.word(),
    end: f.word(),
    /** Bit `sequence mod 128` for what was received from base on. */
    bits: f.words(WINDOW / 32),
    /** One past the packet with FIN, when it was seen. */
    finAt: f.word(),
    hasFin: f.word(),
    /** The packet before base ended a message. */
    atMessageEnd: f.word(),
    owing: f.words(LINK_WORDS),
    socket: f.word(),
    address: f.word(),
    homeSocket: f.word(),
    homeAddress: f.word(),
    heardAt: f.double(),
    openedAt: f.double(),
    timer: f.timer(),
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
    messages: f.words(MESSAGES * IncomingMessage.words),
    words: f.size(),
  } as const;
}

export const ReceiveContext = receiveContext();

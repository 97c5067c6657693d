// State tables of send and receive contexts. Transitions outside the tables do not exist.
// docs/design/dynamic-transport.md shows them as diagrams, and a test compares both.

export const SEND_STATES = ["free", "requesting", "opening", "open", "finishing"] as const;
export const SEND_FREE = 0;
export const SEND_REQUESTING = 1;
export const SEND_OPENING = 2;
export const SEND_OPEN = 3;
export const SEND_FINISHING = 4;

export const SEND_EVENTS = [
  "request",
  "syn",
  "challenge",
  "accept",
  "fin",
  "close",
  "closed",
  "evict",
  "dead",
] as const;
/** A REQ packet is sent. */
export const ON_REQUEST = 0;
/** The first packet with SYN is sent. */
export const ON_SYN = 1;
/** The peer requests a cookie. */
export const ON_CHALLENGE = 2;
/** The RSP packet or the first acknowledgement arrives. */
export const ON_ACCEPT = 3;
/** The last packet is sent, with FIN. */
export const ON_FIN = 4;
/** The context is released because it is idle or another peer needs it. CLOSE is sent. */
export const ON_CLOSE = 5;
/** The peer reports that its receive context is closed. */
export const ON_CLOSED = 6;
/** The context is evicted before the peer can have executed anything. */
export const ON_EVICT = 7;
/** The peer was silent for too long. */
export const ON_DEAD = 8;

export const RECEIVE_STATES = ["free", "opened", "receiving", "quiet"] as const;
export const RECEIVE_FREE = 0;
export const RECEIVE_OPENED = 1;
export const RECEIVE_RECEIVING = 2;
export const RECEIVE_QUIET = 3;

export const RECEIVE_EVENTS = [
  "request",
  "packet",
  "complete",
  "closed",
  "evict",
  "superseded",
  "silent",
] as const;
/** A REQ packet arrives. */
export const ON_OPEN_REQUEST = 0;
/** A data packet arrives. */
export const ON_PACKET = 1;
/** No packet is missing, and the last message is complete. */
export const ON_COMPLETE = 2;
/** FIN and all packets before it, or CLOSE, have arrived. */
export const ON_PEER_CLOSED = 3;
/** The context is released because it is idle or another origin needs it. */
export const ON_TAKEN_BACK = 4;
/** A newer context of the same origin replaces this one. */
export const ON_SUPERSEDED = 5;
/** Packets are missing, and the origin was silent for too long. */
export const ON_SILENT = 6;

/** Transition of a context: state, event, next state. */
export type Transition = readonly [from: number, event: number, to: number];

export const SEND_TRANSITIONS: readonly Transition[] = [
  [SEND_FREE, ON_REQUEST, SEND_REQUESTING],
  [SEND_FREE, ON_SYN, SEND_OPENING],
  [SEND_REQUESTING, ON_CHALLENGE, SEND_REQUESTING],
  [SEND_REQUESTING, ON_ACCEPT, SEND_OPEN],
  [SEND_REQUESTING, ON_CLOSED, SEND_FREE],
  [SEND_REQUESTING, ON_EVICT, SEND_FREE],
  [SEND_REQUESTING, ON_DEAD, SEND_FREE],
  [SEND_OPENING, ON_CHALLENGE, SEND_OPENING],
  [SEND_OPENING, ON_ACCEPT, SEND_OPEN],
  [SEND_OPENING, ON_FIN, SEND_FINISHING],
  [SEND_OPENING, ON_CLOSED, SEND_FREE],
  [SEND_OPENING, ON_EVICT, SEND_FREE],
  [SEND_OPENING, ON_DEAD, SEND_FREE],
  [SEND_OPEN, ON_FIN, SEND_FINISHING],
  [SEND_OPEN, ON_CLOSE, SEND_FREE],
  [SEND_OPEN, ON_CLOSED, SEND_FREE],
  [SEND_OPEN, ON_DEAD, SEND_FREE],
  [SEND_FINISHING, ON_CHALLENGE, SEND_FINISHING],
  [SEND_FINISHING, ON_ACCEPT, SEND_FINISHING],
  [SEND_FINISHING, ON_CLOSED, SEND_FREE],
  [SEND_FINISHING, ON_EVICT, SEND_FREE],
  [SEND_FINISHING, ON_DEAD, SEND_FREE],
];

export const RECEIVE_TRANSITIONS: readonly Transition[] = [
  [RECEIVE_FREE, ON_OPEN_REQUEST, RECEIVE_OPENED],
  [RECEIVE_FREE, ON_PACKET, RECEIVE_RECEIVING],
  [RECEIVE_OPENED, ON_PACKET, RECEIVE_RECEIVING],
  [RECEIVE_OPENED, ON_PEER_CLOSED, RECEIVE_FREE],
  [RECEIVE_OPENED, ON_TAKEN_BACK, RECEIVE_FREE],
  [RECEIVE_OPENED, ON_SUPERSEDED, RECEIVE_FREE],
  [RECEIVE_RECEIVING, ON_PACKET, RECEIVE_RECEIVING],
  [RECEIVE_RECEIVING, ON_COMPLETE, RECEIVE_QUIET],
  [RECEIVE_RECEIVING, ON_SUPERSEDED, RECEIVE_FREE],
  [RECEIVE_RECEIVING, ON_SILENT, RECEIVE_FREE],
  [RECEIVE_QUIET, ON_PACKET, RECEIVE_RECEIVING],
  [RECEIVE_QUIET, ON_PEER_CLOSED, RECEIVE_FREE],
  [RECEIVE_QUIET, ON_TAKEN_BACK, RECEIVE_FREE],
  [RECEIVE_QUIET, ON_SUPERSEDED, RECEIVE_FREE],
];

const EVENT_BITS = 4;

function compile(transitions: readonly Transition[]): Int8Array {
  const table = new Int8Array(new ArrayBuffer(8 << EVENT_BITS)).fill(-1);
  for (const [from, event, to] of transitions) table[(from << EVENT_BITS) | event] = to;
  return table;
}

const SEND = compile(SEND_TRANSITIONS);
const RECEIVE = compile(RECEIVE_TRANSITIONS);

/** Returns the next state of a send context, or -1 when the event is invalid in `state`. */
export const sendTransition = (state: number, event: number): number => SEND[(state << EVENT_BITS) | event]!;

/** Returns the next state of a receive context, or -1 when the event is invalid in `state`. */
export const receiveTransition = (state: number, event: number): number =>
  RECEIVE[(state << EVENT_BITS) | event]!;

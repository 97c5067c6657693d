// The states of send and receive contexts, as tables: what is not in a table does not happen. README.md draws them; a test
// compares.

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
/** REQ goes out; the first packet with SYN goes out. */
export const ON_REQUEST = 0;
export const ON_SYN = 1;
/** The peer wants a cookie. */
export const ON_CHALLENGE = 2;
/** RSP, or the first acknowledgement. */
export const ON_ACCEPT = 3;
/** The last packet left, with FIN. */
export const ON_FIN = 4;
/** We give it back: idle, or another peer needs it. CLOSE goes out. */
export const ON_CLOSE = 5;
/** The peer says that its receive context is gone. */
export const ON_CLOSED = 6;
/** Taken away before the peer can have executed anything. */
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
/** REQ came in. */
export const ON_OPEN_REQUEST = 0;
/** A data packet came in; the first one with SYN. */
export const ON_PACKET = 1;
/** Nothing is missing, and the last message is whole. */
export const ON_COMPLETE = 2;
/** FIN and all before it, or CLOSE. */
export const ON_PEER_CLOSED = 3;
/** Given back: idle, or another origin needs it. */
export const ON_TAKEN_BACK = 4;
/** The same origin opens a newer context. */
export const ON_SUPERSEDED = 5;
/** Packets are missing, and the origin was silent for too long. */
export const ON_SILENT = 6;

/** From, event, to. */
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

/** The state that a send context in `state` goes to, -1 when the event means nothing there. */
export const sendTransition = (state: number, event: number): number => SEND[(state << EVENT_BITS) | event]!;

/** The state that a receive context in `state` goes to, -1 when the event means nothing there. */
export const receiveTransition = (state: number, event: number): number =>
  RECEIVE[(state << EVENT_BITS) | event]!;

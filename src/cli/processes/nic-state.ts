import { Checked } from "./checked.ts";

/**
 * A queue pair of soft0, as its process published it. Counters start at its creation. Counters of requests
 * wrap at 2^32.
 */
export interface QueuePairState {
  readonly number: number;
  readonly type: string;
  readonly state: string;
  readonly path: string;
  readonly remoteAddress: string;
  readonly remoteNumber: number;
  readonly posted: number;
  readonly completed: number;
  readonly sendCapacity: number;
  readonly receivesPosted: number;
  readonly receivesTaken: number;
  readonly receiveCapacity: number;
  readonly bytesOut: number;
  readonly bytesIn: number;
  readonly retransmits: number;
}

/** A context of the dynamic transport: this end of a connection that the transport opened. */
export interface ConnectionState {
  readonly kind: string;
  readonly state: string;
  readonly peer: string;
  readonly window: number;
  readonly onTheWay: number;
  readonly missing: number;
  readonly paths: number;
  readonly ageUs: number;
}

/** State of one soft0 of a process. */
export interface NicState {
  /** Time of the snapshot in microseconds of CLOCK_MONOTONIC. */
  readonly at: number;
  readonly device: string;
  readonly address: string;
  readonly contexts: number;
  readonly counters: Readonly<Record<string, number>>;
  /** Number of queue pairs. The list may hold fewer. */
  readonly queuePairCount: number;
  readonly queuePairs: readonly QueuePairState[];
  /** Some of the connections. The counters hold their number. */
  readonly connections: readonly ConnectionState[];
}

const MOST_QPS = 1024;
const MOST_CONNECTIONS = 64;

const queuePair = (one: Checked): QueuePairState => ({
  number: one.number("number"),
  type: one.text("type"),
  state: one.text("state"),
  path: one.text("path"),
  remoteAddress: one.text("remoteAddress"),
  remoteNumber: one.number("remoteNumber"),
  posted: one.number("posted"),
  completed: one.number("completed"),
  sendCapacity: one.number("sendCapacity"),
  receivesPosted: one.number("receivesPosted"),
  receivesTaken: one.number("receivesTaken"),
  receiveCapacity: one.number("receiveCapacity"),
  bytesOut: one.number("bytesOut"),
  bytesIn: one.number("bytesIn"),
  retransmits: one.number("retransmits"),
});

const connection = (one: Checked): ConnectionState => ({
  kind: one.text("kind"),
  state: one.text("state"),
  peer: one.text("peer"),
  window: one.number("window"),
  onTheWay: one.number("onTheWay"),
  missing: one.number("missing"),
  paths: one.number("paths"),
  ageUs: one.number("ageUs"),
});

/** Parses the published state of a NIC. Returns undefined for other text. */
export function nicState(text: string): NicState | undefined {
  const state = Checked.json(text);
  if (!state.has("at") || !state.has("device")) return undefined;
  return {
    at: state.number("at"),
    device: state.text("device"),
    address: state.text("address"),
    contexts: state.number("contexts"),
    counters: state.numbers("counters"),
    queuePairCount: state.number("queuePairCount"),
    queuePairs: state.list("queuePairs", MOST_QPS).map(queuePair),
    connections: state.list("connections", MOST_CONNECTIONS).map(connection),
  };
}

import { Checked } from "./checked.ts";

/** A queue pair of soft0, as its process told of it. Counts are since it was made; those of requests wrap at 2^32. */
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

/** A context of its dynamic transport: its end of a connection that it made by itself. */
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

/** A soft0 of a process. */
export interface NicState {
  /** Microseconds of CLOCK_MONOTONIC: when this was so. */
  readonly at: number;
  readonly device: string;
  readonly address: string;
  readonly contexts: number;
  readonly counters: Readonly<Record<string, number>>;
  /** How many there are; the list may have fewer. */
  readonly queuePairCount: number;
  readonly queuePairs: readonly QueuePairState[];
  /** Some of them: counters say how many there are. */
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

/** What the text of a process says of its NIC; undefined when it is not such a text. */
export function nicState(text: string): NicState | undefined {
  const told = Checked.json(text);
  if (!told.has("at") || !told.has("device")) return undefined;
  return {
    at: told.number("at"),
    device: told.text("device"),
    address: told.text("address"),
    contexts: told.number("contexts"),
    counters: told.numbers("counters"),
    queuePairCount: told.number("queuePairCount"),
    queuePairs: told.list("queuePairs", MOST_QPS).map(queuePair),
    connections: told.list("connections", MOST_CONNECTIONS).map(connection),
  };
}

/** How a script gets 4 KiB to another process and an answer back. */
export interface Way {
  readonly name: string;
  /** What carries the bytes: soft0, or node:net over a Unix socket. */
  readonly over: "soft0" | "socket";
  /** How it waits: `await completions.next()`, a completion channel's events, or `completions.spin()`. */
  readonly waits: "next" | "events" | "spin";
  readonly environment?: Readonly<Record<string, string>>;
  /** At most so many times the socket's median. */
  readonly bar?: number;
}

export const socket: Way = { name: "node:net, Unix socket", over: "socket", waits: "next" };

const byPackets = { DOORBELL_SOFT_SHARED: "off" };

export const ways: readonly Way[] = [
  socket,
  { name: "awaited", over: "soft0", waits: "next", bar: 1.3 },
  { name: "awaited, events", over: "soft0", waits: "events" },
  { name: "spinning", over: "soft0", waits: "spin", bar: 0.4 },
  { name: "packets, awaited", over: "soft0", waits: "next", environment: byPackets, bar: 2 },
  { name: "packets, spinning", over: "soft0", waits: "spin", environment: byPackets },
];

/** Bytes of a message, each way. */
export const messageBytes = 4096;

/** Round trips of a run, in microseconds. */
export interface RoundTrips {
  readonly median: number;
  readonly mean: number;
  readonly p99: number;
  /** Microseconds of processor time that this end took for a round trip, all its threads together. */
  readonly processorUs: number;
}

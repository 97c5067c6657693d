/** Method to send 4 KiB to another process and receive an answer. */
export interface Method {
  readonly name: string;
  /** Transport of the bytes: soft0, or node:net over a Unix socket. */
  readonly over: "soft0" | "socket";
  /** Wait method: `await completions.next()`, events of a completion channel, or `completions.spin()`. */
  readonly waits: "next" | "events" | "spin";
  readonly environment?: Readonly<Record<string, string>>;
  /** Goal, as a maximum multiple of the socket's median. */
  readonly bar?: number;
}

export const socket: Method = { name: "node:net, Unix socket", over: "socket", waits: "next" };

const byPackets = { DOORBELL_SOFT_SHARED: "off" };

export const methods: readonly Method[] = [
  socket,
  { name: "awaited", over: "soft0", waits: "next", bar: 1.3 },
  { name: "awaited, events", over: "soft0", waits: "events" },
  { name: "spinning", over: "soft0", waits: "spin", bar: 0.4 },
  { name: "packets, awaited", over: "soft0", waits: "next", environment: byPackets, bar: 2 },
  { name: "packets, spinning", over: "soft0", waits: "spin", environment: byPackets },
];

/** Size of a message in bytes, in each direction. */
export const messageBytes = 4096;

/** Round trips of a run, in microseconds. */
export interface RoundTrips {
  readonly median: number;
  readonly mean: number;
  readonly p99: number;
  /** Processor time of all threads of this end per round trip, in microseconds. */
  readonly processorUs: number;
}

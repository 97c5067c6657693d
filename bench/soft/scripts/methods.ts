/** Goals of a method, as maximum multiples of the socket's figures in the same round. */
export interface Bars {
  readonly median?: number;
  readonly mean?: number;
  readonly p99?: number;
}

/** Method to send 4 KiB to another process and receive an answer. */
export interface Method {
  readonly name: string;
  /** Transport of the bytes: soft0, node:net over a Unix socket, or soft0 in examples/rc-pingpong.ts. */
  readonly over: "soft0" | "socket" | "example";
  /** Wait method: `await completions.next()`, events of a completion channel, or `completions.spin()`. */
  readonly waits: "next" | "events" | "spin";
  readonly environment?: Readonly<Record<string, string>>;
  /** Goals on a machine without other busy processes. */
  readonly bars?: Bars;
  /** Goals beside the processes of `--busy`. */
  readonly busyBars?: Bars;
}

export const socket: Method = { name: "node:net, Unix socket", over: "socket", waits: "next" };

const byPackets = { DOORBELL_SOFT_SHARED: "off" };
const likeSocket: Bars = { mean: 1.3, p99: 2 };

export const methods: readonly Method[] = [
  socket,
  { name: "awaited", over: "soft0", waits: "next", bars: { median: 1.3 }, busyBars: likeSocket },
  { name: "awaited, events", over: "soft0", waits: "events", busyBars: likeSocket },
  { name: "spinning", over: "soft0", waits: "spin", bars: { median: 0.4 } },
  {
    name: "packets, awaited",
    over: "soft0",
    waits: "next",
    environment: byPackets,
    bars: { median: 2 },
  },
  { name: "packets, spinning", over: "soft0", waits: "spin", environment: byPackets },
  { name: "rc-pingpong -e", over: "example", waits: "events", busyBars: { mean: 1.3 } },
];

/** Size of a message in bytes, in each direction. */
export const messageBytes = 4096;

/** Round trips of a run, in microseconds. The example reports only the mean. */
export interface RoundTrips {
  readonly median?: number;
  readonly mean: number;
  readonly p99?: number;
  /** Processor time of all threads of this end per round trip, in microseconds. */
  readonly processorUs?: number;
}

/** One measurement: what is moved, how much, and with which queue parameters. Every contender gets the same. */
export interface Case {
  readonly name: string;
  /**
   * `latency`: ping-pong of RDMA writes, half a round trip. `stream`: as many messages as the queues take. `calls`: C calls
   * that rxe answers without the kernel, so what the binding itself costs, as on a NIC that the kernel is not asked for.
   */
  readonly kind: "latency" | "stream" | "calls";
  readonly operation: "write" | "send" | "read" | "receive" | "poll";
  /** Bytes of a message. */
  readonly size: number;
  /** Messages measured. A multiple of `every`, for calls of `receiveDepth`. */
  readonly iterations: number;
  /** Messages before them, of at most `warmupBytes`: what they warm up is the program's code, not the wire. */
  readonly warmup: number;
  /** Requests in flight at most (perftest -t). */
  readonly depth: number;
  /** Requests posted with one doorbell (perftest -l). */
  readonly list: number;
  /** One completion for so many requests (perftest -Q). A multiple of `list`. */
  readonly every: number;
  /** What an end that waits for the other's writes does: polls its completion queue, or only looks at the memory, if at anything. */
  readonly target?: "sleeps" | "polls";
  /**
   * How requests are made and posted: "post" makes a list each time, "batch" puts them together (both one `ibv_post_send`), "wr" is a batch by
   * `ibv_wr_*`. Without it they were made ready once. "extended": completions come from an extended completion queue.
   */
  readonly by?: "post" | "batch" | "wr" | "extended";
  /** `private`: peers of the same host may not map what they write to, and take soft0's ring. */
  readonly memory?: "private";
}

/** What a contender found in one run; latencies in microseconds. */
export interface Sample {
  readonly mean?: number;
  readonly p50?: number;
  readonly p99?: number;
  readonly perSecond?: number;
}

/** Size of the messages that warm up; the large ones would be too few for a JIT compiler to notice. */
export const warmupBytes = 64;

/** Receives that a stream of sends finds posted (perftest -r), and how many are given back with one call. */
export const receiveDepth = 512;
export const receiveList = 16;

/** RDMA reads in flight at most (perftest -o). */
export const readsInFlight = 16;

const sizes: readonly [bytes: number, label: string, iterations: number][] = [
  [64, "64 B", 8192],
  [4096, "4 KiB", 4096],
  [65536, "64 KiB", 768],
  [1 << 20, "1 MiB", 96],
];

const latency = (size: number): Case => ({
  name: `write latency, ${size} B`,
  kind: "latency",
  operation: "write",
  size,
  iterations: 4000,
  warmup: 3000,
  depth: 1,
  list: 1,
  every: 1,
});

function bandwidths(operation: Case["operation"]): Case[] {
  return sizes.map(([size, label, iterations]) => ({
    name: `${operation} bandwidth, ${label}`,
    kind: "stream",
    operation,
    size,
    iterations,
    warmup: 8192,
    depth: 128,
    list: 1,
    // perftest itself asks for every completion above 8 KiB
    every: size > 8192 ? 1 : 64,
  }));
}

const calls = (operation: "receive" | "poll", name: string): Case => ({
  name,
  kind: "calls",
  operation,
  size: 64,
  iterations: 64 * receiveDepth,
  warmup: 16 * receiveDepth,
  depth: 128,
  list: 1,
  every: 1,
});

const rate = (list: number, every: number, note: string, by?: Case["by"]): Case => ({
  name: `write rate, 8 B, ${note}`,
  kind: "stream",
  operation: "write",
  size: 8,
  iterations: 16384,
  warmup: 8192,
  depth: 128,
  list,
  every,
  ...(by ? { by } : {}),
});

export const cases: readonly Case[] = [
  latency(8),
  ...bandwidths("write"),
  ...bandwidths("send"),
  ...bandwidths("read"),
  rate(32, 32, "32 a doorbell"),
  rate(1, 1, "each posted and completed"),
  rate(32, 32, "32 by post()", "post"),
  rate(32, 32, "32 by batch()", "batch"),
  rate(32, 32, "32 by ibv_wr_*", "wr"),
  rate(1, 1, "each posted, extended completions", "extended"),
  calls("receive", "receives posted one by one"),
  calls("poll", "polls of an empty queue"),
];

/** A case with fewer messages: for machines that are slow, or a quick look. */
export function scaled(one: Case, factor: number): Case {
  const unit = one.kind === "calls" ? receiveDepth : Math.max(one.every, receiveList);
  const scale = (count: number) => Math.max(1, Math.round((count * factor) / unit)) * unit;
  return { ...one, iterations: scale(one.iterations), warmup: scale(one.warmup) };
}

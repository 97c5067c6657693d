/** Measurement: operation, size and queue parameters, equal for every contender. */
export interface Case {
  readonly name: string;
  /**
   * Kind of the case. `latency` is half a round trip of RDMA writes. `stream` sends as many messages as the
   * queues hold. `calls` measures C calls that rxe answers without the kernel, so the result is the cost of
   * the binding.
   */
  readonly kind: "latency" | "stream" | "calls";
  readonly operation: "write" | "send" | "read" | "receive" | "poll";
  /** Size of a message in bytes. */
  readonly size: number;
  /** Number of measured messages, a multiple of `every`; for calls a multiple of `receiveDepth`. */
  readonly iterations: number;
  /** Number of warm-up messages of at most `warmupBytes`, which warm up the program's code. */
  readonly warmup: number;
  /** Maximum number of requests in flight (perftest -t). */
  readonly depth: number;
  /** Requests posted with one doorbell (perftest -l). */
  readonly list: number;
  /** Requests per completion (perftest -Q), a multiple of `list`. */
  readonly every: number;
  /**
   * Wait method of an end that waits for the peer's writes: it polls its completion queue, or it only reads
   * the memory.
   */
  readonly target?: "sleeps" | "polls";
  /**
   * Method to build and post requests; undefined posts prepared requests. "post" builds a list each time and
   * "batch" a batch, both with one `ibv_post_send`. "wr" is a batch by `ibv_wr_*`. "extended" reads
   * completions from an extended completion queue.
   */
  readonly by?: "post" | "batch" | "wr" | "extended";
  /** With `private`, peers on the same host cannot map the target memory and use the ring of soft0. */
  readonly memory?: "private";
}

/** Result of a contender in one run; latencies are in microseconds. */
export interface Sample {
  readonly mean?: number;
  readonly p50?: number;
  readonly p99?: number;
  readonly perSecond?: number;
}

/** Size of the warm-up messages. Large messages would be too few for a JIT compiler to optimise the code. */
export const warmupBytes = 64;

/** Receives that are posted before a stream of sends (perftest -r), and receives that one call returns. */
export const receiveDepth = 512;
export const receiveList = 16;

/** Maximum number of RDMA reads in flight (perftest -o). */
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
    // perftest requests every completion above 8 KiB.
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

/** Returns a case with fewer messages, for slow machines or quick tests. */
export function scaled(one: Case, factor: number): Case {
  const unit = one.kind === "calls" ? receiveDepth : Math.max(one.every, receiveList);
  const scale = (count: number) => Math.max(1, Math.round((count * factor) / unit)) * unit;
  return { ...one, iterations: scale(one.iterations), warmup: scale(one.warmup) };
}

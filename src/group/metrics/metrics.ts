import type { RecordableHistogram } from "node:perf_hooks";
import process from "node:process";

/** How long something took: microseconds. */
export interface Times {
  readonly count: number;
  readonly mean: number;
  readonly p50: number;
  readonly p99: number;
  readonly max: number;
}

/** Calls of one operation that were done in one way. */
export interface CallCount {
  readonly operation: string;
  /** "low-latency", "one-shot", "two-shot"; "pass" for what one member passes to another. */
  readonly tier: string;
  readonly calls: number;
  /** Of the pieces that this member gave. */
  readonly bytes: number;
}

/** What a member of a group has done so far, as it saw it. */
export interface GroupMetrics {
  readonly rank: number;
  readonly size: number;
  readonly epoch: number;
  readonly calls: readonly CallCount[];
  /** Waits of the program by what it waited for: who waits least for the others is the slow one. */
  readonly waits: Readonly<Record<"done" | "barrier" | "reform", Times>>;
  /** Members lost, and calls that failed. */
  readonly losses: number;
  readonly failures: number;
}

/** Counts up while calls are made: a call costs two additions. */
export class Counter {
  readonly operation: string;
  readonly tier: string;
  calls = 0;
  bytes = 0;
  constructor(operation: string, tier: string) {
    this.operation = operation;
    this.tier = tier;
  }
}

const waitsOf = ["done", "barrier", "reform"] as const;
export type WaitKind = (typeof waitsOf)[number];

/** What is counted of a group, through all its epochs. */
export class Metrics {
  losses = 0;
  failures = 0;
  readonly #counters = new Map<string, Counter>();
  readonly #waits: Readonly<Record<WaitKind, RecordableHistogram>>;

  constructor() {
    const { createHistogram } = process.getBuiltinModule("node:perf_hooks");
    this.#waits = { done: createHistogram(), barrier: createHistogram(), reform: createHistogram() };
  }

  counter(operation: string, tier: string): Counter {
    const key = `${operation} ${tier}`;
    let counter = this.#counters.get(key);
    if (counter === undefined) this.#counters.set(key, (counter = new Counter(operation, tier)));
    return counter;
  }

  /** Waits for something, and remembers how long. */
  async waited<T>(kind: WaitKind, work: Promise<T>): Promise<T> {
    const start = performance.now();
    try {
      return await work;
    } finally {
      this.#waits[kind].record(Math.max(1, Math.round((performance.now() - start) * 1000)));
    }
  }

  snapshot(place: Pick<GroupMetrics, "rank" | "size" | "epoch">): GroupMetrics {
    const times = (kind: WaitKind): Times => {
      const { count, mean, max } = this.#waits[kind];
      if (count === 0) return { count: 0, mean: 0, p50: 0, p99: 0, max: 0 };
      const part = (percent: number): number => this.#waits[kind].percentile(percent);
      return { count, mean, p50: part(50), p99: part(99), max };
    };
    const { losses, failures } = this;
    const calls = [...this.#counters.values()].map(({ operation, tier, calls, bytes }) => ({
      operation,
      tier,
      calls,
      bytes,
    }));
    const waits = { done: times("done"), barrier: times("barrier"), reform: times("reform") };
    return { ...place, calls, waits, losses, failures };
  }
}

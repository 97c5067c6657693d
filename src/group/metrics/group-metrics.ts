import { inspectSymbol } from "../../lifetime/resource.ts";
import type { Change } from "./changes.ts";
import type { GpuUse } from "./gpu-use.ts";
import type { LinkTotal } from "./link-totals.ts";
import { metricsTable } from "./metrics-table.ts";
import type { NicTotal } from "./nic-totals.ts";
import { prometheusText } from "./prometheus.ts";
import type { Times } from "./times.ts";

/** Number of calls of one operation and tier, with their bytes. */
export interface CallCount {
  readonly operation: string;
  /** Tier of the algorithm, such as "low-latency" or "one-shot". "pass" is a point-to-point transfer. */
  readonly tier: string;
  readonly calls: number;
  /** Bytes of the shards that this member contributed. */
  readonly bytes: number;
}

/**
 * Durations of the timed calls of one operation, tier and size, from their start in the stream to their end.
 */
export interface CallLatency {
  readonly operation: string;
  readonly tier: string;
  /** Upper bound of the bytes of these calls. The lower bound is half of it. */
  readonly upToBytes: number;
  readonly times: Times;
}

/** Data that this member sent to another member in this epoch. */
export interface LinkUse {
  /** Rank of the receiver. */
  readonly to: number;
  readonly bytes: number;
  /** Bandwidth of the timed calls, in GB/s (1e9 bytes). Undefined before the first timed call. */
  readonly GBps: number | undefined;
}

export type WaitKind = "done" | "barrier" | "reform";

/** Metrics of a member, as plain data. */
export interface MetricsFields {
  readonly name: string;
  readonly rank: number;
  readonly size: number;
  readonly epoch: number;
  readonly calls: readonly CallCount[];
  readonly latencies: readonly CallLatency[];
  readonly links: readonly LinkUse[];
  /** Totals of the links to all members that this member was linked with. They continue after a reform. */
  readonly totals: readonly LinkTotal[];
  /** Totals of the NICs that connect this member to other hosts. They continue after a reform. */
  readonly nics: readonly NicTotal[];
  /** Use of the GPU of this member. Null without a GPU, and after the GPU failed. */
  readonly gpu: GpuUse | null;
  readonly waits: Readonly<Record<WaitKind, Times>>;
  /** Number of lost members. */
  readonly losses: number;
  /** Number of waits that ended with an error of the collectives. */
  readonly failures: number;
  /** Number of links that moved to another path. */
  readonly reroutes: number;
  /** Number of RDMA writes that were repeated on another path. */
  readonly retries: number;
  /** Number of changes of each autotuned setting, including trials. */
  readonly changes: Readonly<Record<string, number>>;
  /** Latest change of an autotuned setting. Null before the first change. */
  readonly lastChange: Change | null;
}

/**
 * Metrics of one member of a group. The fields are plain data, which `group.exchange(group.metrics())` can
 * send.
 */
export class GroupMetrics implements MetricsFields {
  /** Name of the group. */
  readonly name: string;
  readonly rank: number;
  readonly size: number;
  readonly epoch: number;
  readonly calls: readonly CallCount[];
  /**
   * Durations of the first calls of each kind and size, then of one call in 64. Calls in captured graphs are
   * not timed.
   */
  readonly latencies: readonly CallLatency[];
  readonly links: readonly LinkUse[];
  /** Totals of the links to all members that this member was linked with. They continue after a reform. */
  readonly totals: readonly LinkTotal[];
  /** Totals of the NICs that connect this member to other hosts. They continue after a reform. */
  readonly nics: readonly NicTotal[];
  /** Use of the GPU of this member. Null without a GPU, and after the GPU failed. */
  readonly gpu: GpuUse | null;
  /** Waits of the program by kind. The slowest member of a group waits least for the others. */
  readonly waits: Readonly<Record<WaitKind, Times>>;
  /** Number of lost members. */
  readonly losses: number;
  /** Number of waits that ended with an error of the collectives. */
  readonly failures: number;
  /** Number of links that moved to another path, when the group was created or later. */
  readonly reroutes: number;
  /** Number of RDMA writes that were repeated on another path. */
  readonly retries: number;
  /** Number of changes of each autotuned setting, including trials. */
  readonly changes: Readonly<Record<string, number>>;
  /** Latest change of an autotuned setting. Null before the first change. */
  readonly lastChange: Change | null;

  constructor(fields: MetricsFields) {
    this.name = fields.name;
    this.rank = fields.rank;
    this.size = fields.size;
    this.epoch = fields.epoch;
    this.calls = fields.calls;
    this.latencies = fields.latencies;
    this.links = fields.links;
    this.totals = fields.totals;
    this.nics = fields.nics;
    this.gpu = fields.gpu;
    this.waits = fields.waits;
    this.losses = fields.losses;
    this.failures = fields.failures;
    this.reroutes = fields.reroutes;
    this.retries = fields.retries;
    this.changes = fields.changes;
    this.lastChange = fields.lastChange;
  }

  /** Metrics in the text format of Prometheus. */
  get text(): string {
    return prometheusText(this);
  }

  /** Returns the table that printing shows. */
  toString(): string {
    return metricsTable(this);
  }

  [inspectSymbol](): string {
    return metricsTable(this);
  }
}

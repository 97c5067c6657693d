import { inspectSymbol } from "../../lifetime/inspect.ts";
import type { Change } from "../adaptivity/changes.ts";
import { metricsTable } from "./metrics-table.ts";
import { prometheusText } from "./prometheus.ts";
import type { Times } from "./times.ts";

/** Calls of one operation that were done in one way. */
export interface CallCount {
  readonly operation: string;
  /** "low-latency", "one-shot", "two-shot"; "pass" for what one member passes to another. */
  readonly tier: string;
  readonly calls: number;
  /** Of the pieces that this member gave. */
  readonly bytes: number;
}

/** How long some of the calls of one operation and size took, from where the stream came to them to where all was done. */
export interface CallLatency {
  readonly operation: string;
  readonly tier: string;
  /** More than half of this, up to this. */
  readonly upToBytes: number;
  readonly times: Times;
}

/** What this member gave to another in this epoch. */
export interface LinkUse {
  /** Rank. */
  readonly to: number;
  readonly bytes: number;
  /** 1e9 bytes a second in the calls that were timed; undefined before one was. */
  readonly GBps: number | undefined;
}

export type WaitKind = "done" | "barrier" | "reform";

/** What is known of a member, without words. */
export interface MetricsFields {
  readonly name: string;
  readonly rank: number;
  readonly size: number;
  readonly epoch: number;
  readonly calls: readonly CallCount[];
  readonly latencies: readonly CallLatency[];
  readonly links: readonly LinkUse[];
  readonly waits: Readonly<Record<WaitKind, Times>>;
  readonly losses: number;
  readonly failures: number;
  /** Links that were left for another path, and what was sent again by one. */
  readonly reroutes: number;
  readonly retries: number;
  /** How often which settings were changed by what was measured, trials included; and the last of it; null when there was none. */
  readonly changes: Readonly<Record<string, number>>;
  readonly lastChange: Change | null;
}

/** What a member of a group has done so far, as it saw it: plain data, which `group.exchange(group.metrics())` gives to all. */
export class GroupMetrics implements MetricsFields {
  /** The group's. */
  readonly name: string;
  readonly rank: number;
  readonly size: number;
  readonly epoch: number;
  readonly calls: readonly CallCount[];
  /** The first calls of a kind and size are timed, then one in 64; those in captured graphs are not. */
  readonly latencies: readonly CallLatency[];
  readonly links: readonly LinkUse[];
  /** Waits of the program by what it waited for: who waits least for the others is the slow one. */
  readonly waits: Readonly<Record<WaitKind, Times>>;
  /** Members lost, and calls that failed. */
  readonly losses: number;
  readonly failures: number;
  /** Links that were left for another path: pairs that failed when the group was made, and links that did later. */
  readonly reroutes: number;
  /** What was sent again by another path. */
  readonly retries: number;
  /** How often which settings were changed by what was measured, trials included; and the last of it; null when there was none. */
  readonly changes: Readonly<Record<string, number>>;
  readonly lastChange: Change | null;

  constructor(fields: MetricsFields) {
    this.name = fields.name;
    this.rank = fields.rank;
    this.size = fields.size;
    this.epoch = fields.epoch;
    this.calls = fields.calls;
    this.latencies = fields.latencies;
    this.links = fields.links;
    this.waits = fields.waits;
    this.losses = fields.losses;
    this.failures = fields.failures;
    this.reroutes = fields.reroutes;
    this.retries = fields.retries;
    this.changes = fields.changes;
    this.lastChange = fields.lastChange;
  }

  /** The same as Prometheus reads it. */
  get text(): string {
    return prometheusText(this);
  }

  [inspectSymbol](): string {
    return metricsTable(this);
  }
}

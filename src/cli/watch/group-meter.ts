import { announced, type Change, type MemberMetrics } from "../../group/index.ts";
import { Checked, printable } from "../processes/checked.ts";

/** Maximum number of entries that are read from a member's metrics. */
const mostCalls = 200;
const kinds = ["trial", "kept", "taken back", "changed"] as const;

/** Metrics of a member that `doorbell watch` shows. */
export type ReportedMetrics = Omit<MemberMetrics, "latencies" | "links" | "totals" | "nics" | "gpu">;

const timesOf = (waits: Checked, name: string) => {
  const times = waits.get(name);
  const [count, meanUs, p50Us, p99Us, maxUs] = ["count", "meanUs", "p50Us", "p99Us", "maxUs"].map((key) =>
    times.number(key),
  ) as [number, number, number, number, number];
  return { count, meanUs, p50Us, p99Us, maxUs };
};

function lastChangeOf(change: Checked): Change | null {
  const kind = kinds.find((each) => each === change.text("kind"));
  if (kind === undefined) return null;
  const [what, from, to, reason] = ["what", "from", "to", "reason"].map((key) => change.text(key)) as [
    ...[string, string, string, string],
  ];
  return { what, kind, from, to, reason, atMs: change.number("atMs") };
}

/**
 * Parses a member's metrics, which a process of any release wrote as JSON. Returns undefined for other text.
 */
export function reportedMetrics(json: string): ReportedMetrics | undefined {
  const metrics = Checked.json(json);
  const waits = metrics.get("waits");
  const isMember =
    ["rank", "size", "calls"].every((key) => metrics.has(key)) && waits.get("done").has("count");
  if (!isMember || !Number.isInteger(metrics.number("rank")) || metrics.number("size") < 1) return undefined;
  return {
    ...{ name: metrics.text("name"), session: metrics.text("session") },
    ...{ host: metrics.text("host"), processId: metrics.number("processId") },
    ...{ rank: metrics.number("rank"), size: metrics.number("size"), epoch: metrics.number("epoch") },
    calls: metrics.list("calls", mostCalls).map((call) => ({
      ...{ operation: call.text("operation"), tier: call.text("tier") },
      ...{ calls: call.number("calls"), bytes: call.number("bytes") },
    })),
    waits: {
      done: timesOf(waits, "done"),
      barrier: timesOf(waits, "barrier"),
      reform: timesOf(waits, "reform"),
    },
    ...{ losses: metrics.number("losses"), failures: metrics.number("failures") },
    ...{ reroutes: metrics.number("reroutes"), retries: metrics.number("retries") },
    changes: metrics.numbers("changes", /^.{1,80}$/u),
    lastChange: lastChangeOf(metrics.get("lastChange")),
  };
}

/** Calls of one operation by one algorithm of one member. */
export interface OperationRates {
  readonly operation: string;
  readonly tier: string;
  readonly calls: number;
  readonly callsPerSecond: number;
  readonly bytesPerSecond: number;
  /** Mean bytes of the calls since the last reading, or of all calls when there were none. */
  readonly meanBytes: number;
}

/** A member of a group, and its work since the last reading. */
export interface MemberRates {
  readonly rank: number;
  readonly host: string;
  readonly processId: number;
  readonly epoch: number;
  readonly callsPerSecond: number;
  readonly bytesPerSecond: number;
  readonly operations: readonly OperationRates[];
  /** Fraction of the time that the program waited for enqueued work and at barriers, from 0 to 1. */
  readonly waiting: number;
  /** Median duration of all waits so far, in microseconds. */
  readonly doneP50: number;
  readonly doneP99: number;
  readonly barrierP99: number;
  readonly reforms: number;
  readonly losses: number;
  readonly failures: number;
  /** Number of links that moved to another path, and of messages that were sent again on one. */
  readonly reroutes: number;
  readonly retries: number;
  /** Number of setting changes by the tuner, and the last change as text, "" when there is none. */
  readonly changes: number;
  readonly lastChange: string;
  /** True when the other members wait for this one: it waits much less than they do. */
  readonly isSlow: boolean;
}

/** A group with the members that report metrics. */
export interface GroupRates {
  readonly name: string;
  readonly size: number;
  readonly members: readonly MemberRates[];
}

interface Seen {
  readonly metrics: ReportedMetrics;
  readonly ms: number;
}

/** Deadline of a member's answer in milliseconds. A page omits members that answer later. */
const answerLimitMs = 400;
const mostMembers = 1024;
/** Fraction of the time by which a slow member waits less than the median of the other members. */
const slowBy = 0.2;

/** Requests the metrics of group members repeatedly. */
export class GroupMeter {
  readonly #given: readonly string[];
  #last = new Map<string, Seen>();
  /** URLs that were given and returned no metrics at the last reading. */
  silent: readonly string[] = [];

  constructor(urls: readonly string[] = []) {
    this.#given = urls.map((url) => (/\.json$/.test(url) ? url : `${url.replace(/\/$/, "")}.json`));
  }

  /** Returns all groups. Rates are those since the last call. */
  async look(): Promise<GroupRates[]> {
    const urls = new Set([...this.#given, ...announced().map(({ url }) => url)].slice(0, mostMembers));
    const seen = new Map<string, Seen>();
    const answered = new Set<string>();
    await Promise.all(
      [...urls].map(async (url) => {
        const metrics = await ask(url);
        if (metrics === undefined) return;
        answered.add(url);
        seen.set(memberOf(metrics), { metrics, ms: performance.now() });
      }),
    );
    const groups = new Map<string, { name: string; size: number; members: MemberRates[] }>();
    for (const [member, now] of seen) {
      const { name, session, size } = now.metrics;
      // Most programs do not set the name, so the session is part of the key.
      const key = `${name} ${session}`;
      const group = groups.get(key) ?? { name, size, members: [] };
      group.members.push(ratesOf(now, this.#last.get(member)));
      groups.set(key, { ...group, size: Math.max(size, group.size) });
    }
    this.#last = seen;
    this.silent = this.#given.filter((url) => !answered.has(url));
    return [...groups]
      .sort(([a], [b]) => a.localeCompare(b))
      .map(([, { name, size, members }]) => ({ name, size, members: withSlow(members) }));
  }
}

/**
 * Returns the identity of a member, which may answer at several addresses, such as localhost and 127.0.0.1.
 */
const memberOf = ({ host, processId, session, name, rank }: ReportedMetrics): string =>
  JSON.stringify([host, processId, session, name, rank]);

async function ask(url: string): Promise<ReportedMetrics | undefined> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(answerLimitMs) });
    return answer.ok ? reportedMetrics(await answer.text()) : undefined;
  } catch {
    return undefined;
  }
}

function ratesOf({ metrics, ms }: Seen, last: Seen | undefined): MemberRates {
  const seconds = last === undefined ? 0 : (ms - last.ms) / 1000;
  const perSecond = (count: number): number => (seconds > 0 ? Math.max(0, count) / seconds : 0);
  const operations = metrics.calls.map(({ operation, tier, calls, bytes }): OperationRates => {
    const before = last?.metrics.calls.find((each) => each.operation === operation && each.tier === tier);
    const [more, moreBytes] = [calls - (before?.calls ?? 0), bytes - (before?.bytes ?? 0)];
    return {
      operation,
      tier,
      calls,
      callsPerSecond: perSecond(more),
      bytesPerSecond: perSecond(moreBytes),
      meanBytes: more > 0 ? moreBytes / more : bytes / Math.max(1, calls),
    };
  });
  const { done, barrier, reform } = metrics.waits;
  const waited = ({ waits }: ReportedMetrics): number =>
    (waits.done.meanUs * waits.done.count + waits.barrier.meanUs * waits.barrier.count) / 1e6;
  const sum = (of: (each: OperationRates) => number): number =>
    operations.reduce((all, each) => all + of(each), 0);
  return {
    rank: metrics.rank,
    host: printable(metrics.host, 32),
    processId: metrics.processId,
    epoch: metrics.epoch,
    callsPerSecond: sum((each) => each.callsPerSecond),
    bytesPerSecond: sum((each) => each.bytesPerSecond),
    operations,
    waiting: last === undefined ? 0 : Math.min(1, perSecond(waited(metrics) - waited(last.metrics))),
    doneP50: done.p50Us,
    doneP99: done.p99Us,
    barrierP99: barrier.p99Us,
    reforms: reform.count,
    losses: metrics.losses,
    failures: metrics.failures,
    reroutes: metrics.reroutes,
    retries: metrics.retries,
    ...changesOf(metrics),
    isSlow: false,
  };
}

function changesOf({ changes, lastChange }: ReportedMetrics) {
  const { what, kind, from, to } = lastChange ?? {};
  const words = lastChange === null ? "" : `${what}: ${kind}, ${to} after ${from}`;
  return { changes: Object.values(changes).reduce((a, b) => a + b, 0), lastChange: printable(words, 100) };
}

/** Sorts members by rank and marks a member that waits much less than the other members. */
function withSlow(members: readonly MemberRates[]): MemberRates[] {
  return [...members]
    .sort((a, b) => a.rank - b.rank)
    .map((member) => {
      const others = members.filter((each) => each !== member).map(({ waiting }) => waiting);
      const median = others.sort((a, b) => a - b)[Math.floor(others.length / 2)];
      return { ...member, isSlow: median !== undefined && member.waiting + slowBy < median };
    });
}

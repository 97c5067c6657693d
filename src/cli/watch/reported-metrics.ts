import type { Change, MemberMetrics } from "../../group/index.ts";
import { Checked } from "../processes/checked.ts";

/** Maximum number of entries that are read from a member's metrics. */
const mostCalls = 200;
const kinds = ["trial", "kept", "taken back", "changed"] as const;

/** Metrics of a member that `doorbell watch` shows. */
export type ReportedMetrics = Omit<MemberMetrics, "latencies" | "links">;

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

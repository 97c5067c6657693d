import type { MetricsFields } from "./group-metrics.ts";
import type { Times } from "./times.ts";

/** Label values: backslash, quote and line end are escaped. */
const escaped = (text: string): string => text.replace(/[\\"]/g, "\\$&").replace(/\n/g, "\\n");

/** Metrics in Prometheus' text form: counters and summaries, each with the group's name and the member's rank. */
export function prometheusText(metrics: MetricsFields): string {
  const { name, rank, size, epoch, calls, latencies, links, waits, losses, failures, changes } = metrics;
  const own = `group="${escaped(name)}",rank="${rank}"`;
  const lines: string[] = [];
  const family = (
    title: string,
    kind: string,
    help: string,
    rows: readonly (readonly [string, number])[],
  ): void => {
    lines.push(`# HELP doorbell_group_${title} ${help}`, `# TYPE doorbell_group_${title} ${kind}`);
    for (const [labels, value] of rows) lines.push(`doorbell_group_${title}${labels} ${value}`);
  };
  const one = (value: number) => [[`{${own}}`, value]] as const;
  family("members", "gauge", "Members of the group.", one(size));
  family("epoch", "gauge", "How often the group was reformed.", one(epoch));
  family("losses_total", "counter", "Members that were lost.", one(losses));
  family("failures_total", "counter", "Waits that ended with an error.", one(failures));
  family("reroutes_total", "counter", "Links that were left for another path.", one(metrics.reroutes));
  family("retries_total", "counter", "What was sent again by another path.", one(metrics.retries));
  const changed = Object.entries(changes);
  if (changed.length > 0)
    family(
      "changes_total",
      "counter",
      "Settings changed by what was measured.",
      changed.map(([what, count]) => [`{${own},what="${escaped(what)}"}`, count] as const),
    );
  const of = (operation: string, tier: string): string => `{${own},operation="${operation}",tier="${tier}"}`;
  const rows = (key: "calls" | "bytes") =>
    calls.map((each) => [of(each.operation, each.tier), each[key]] as const);
  family("calls_total", "counter", "Collective calls.", rows("calls"));
  family("bytes_total", "counter", "Bytes of the pieces that this member gave.", rows("bytes"));
  const given = links.map(({ to, bytes }) => [`{${own},to="${to}"}`, bytes] as const);
  family("link_bytes_total", "counter", "Bytes given to a rank in this epoch.", given);
  const summary = (title: string, help: string, rows: readonly (readonly [string, Times])[]): void => {
    family(title, "summary", help, []);
    for (const [labels, { count, meanUs, p50Us, p99Us }] of rows) {
      const row = `doorbell_group_${title}`;
      lines.push(`${row}{${labels},quantile="0.5"} ${p50Us / 1e6}`);
      lines.push(`${row}{${labels},quantile="0.99"} ${p99Us / 1e6}`);
      lines.push(`${row}_sum{${labels}} ${(meanUs * count) / 1e6}`, `${row}_count{${labels}} ${count}`);
    }
  };
  const timed = latencies.map(({ operation, tier, upToBytes, times }) => {
    const labels = `${own},operation="${operation}",tier="${tier}",up_to_bytes="${upToBytes}"`;
    return [labels, times] as const;
  });
  summary(
    "call_seconds",
    "Collective calls in their streams: the first of a kind and size, then one in 64.",
    timed,
  );
  const waited = Object.entries(waits).map(([kind, times]) => [`${own},wait="${kind}"`, times] as const);
  summary("wait_seconds", "Waits of the program.", waited);
  return `${lines.join("\n")}\n`;
}

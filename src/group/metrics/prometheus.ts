import type { GroupMetrics } from "./metrics.ts";

/** Label values: backslash, quote and line end are escaped. */
const escaped = (text: string): string => text.replace(/[\\"]/g, "\\$&").replace(/\n/g, "\\n");

/** Metrics in Prometheus' text form: counters and summaries, each with the group's name and the member's rank. */
export function prometheusText(name: string, metrics: GroupMetrics): string {
  const { rank, size, epoch, calls, waits, losses, failures } = metrics;
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
  const of = (operation: string, tier: string): string => `{${own},operation="${operation}",tier="${tier}"}`;
  const rows = (key: "calls" | "bytes") =>
    calls.map((each) => [of(each.operation, each.tier), each[key]] as const);
  family("calls_total", "counter", "Collective calls.", rows("calls"));
  family("bytes_total", "counter", "Bytes of the pieces that this member gave.", rows("bytes"));
  lines.push(
    "# HELP doorbell_group_wait_seconds Waits of the program.",
    "# TYPE doorbell_group_wait_seconds summary",
  );
  for (const [kind, { count, mean, p50, p99 }] of Object.entries(waits)) {
    const labels = `${own},wait="${kind}"`;
    lines.push(`doorbell_group_wait_seconds{${labels},quantile="0.5"} ${p50 / 1e6}`);
    lines.push(`doorbell_group_wait_seconds{${labels},quantile="0.99"} ${p99 / 1e6}`);
    lines.push(`doorbell_group_wait_seconds_sum{${labels}} ${(mean * count) / 1e6}`);
    lines.push(`doorbell_group_wait_seconds_count{${labels}} ${count}`);
  }
  return `${lines.join("\n")}\n`;
}

import type { MetricsFields } from "./group-metrics.ts";
import type { LinkTotal } from "./link-totals.ts";
import type { Times } from "./times.ts";

/** Escapes a label value. Backslash, quote and newline are escaped in the text format of Prometheus. */
const escaped = (text: string): string => text.replace(/[\\"]/g, "\\$&").replace(/\n/g, "\\n");

/**
 * Returns metrics in the text format of Prometheus. Each value has the group's name and the member's rank as
 * labels.
 */
export function prometheusText(metrics: MetricsFields): string {
  const { name, rank, size, epoch, calls, latencies, links, waits, losses, failures, changes } = metrics;
  const { totals, nics, gpu } = metrics;
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
  family("members", "gauge", "Number of members of the group.", one(size));
  family("epoch", "gauge", "Number of reforms of the group.", one(epoch));
  family("losses_total", "counter", "Number of lost members.", one(losses));
  family("failures_total", "counter", "Number of waits that ended with an error.", one(failures));
  family("reroutes_total", "counter", "Number of links that moved to another path.", one(metrics.reroutes));
  family(
    "retries_total",
    "counter",
    "Number of RDMA writes that were repeated on another path.",
    one(metrics.retries),
  );
  const changed = Object.entries(changes);
  if (changed.length > 0)
    family(
      "changes_total",
      "counter",
      "Number of changes of autotuned settings.",
      changed.map(([what, count]) => [`{${own},what="${escaped(what)}"}`, count] as const),
    );
  const of = (operation: string, tier: string): string => `{${own},operation="${operation}",tier="${tier}"}`;
  const rows = (key: "calls" | "bytes") =>
    calls.map((each) => [of(each.operation, each.tier), each[key]] as const);
  family("calls_total", "counter", "Number of collective calls.", rows("calls"));
  family("bytes_total", "counter", "Bytes of the shards that this member contributed.", rows("bytes"));
  const given = links.map(({ to, bytes }) => [`{${own},to="${to}"}`, bytes] as const);
  family("link_bytes_total", "counter", "Bytes sent to a rank in this epoch.", given);
  const member = (total: LinkTotal): string =>
    `{${own},host="${escaped(total.host)}",process="${total.processId}"}`;
  const totalRows = (key: "bytes" | "retries") => totals.map((each) => [member(each), each[key]] as const);
  family("member_bytes_total", "counter", "Bytes sent to a member in all epochs.", totalRows("bytes"));
  family(
    "member_retries_total",
    "counter",
    "Number of RDMA writes to a member that were repeated on another path.",
    totalRows("retries"),
  );
  if (nics.length > 0) {
    const nicRows = (key: "packets" | "retransmits") =>
      nics.map((nic) => [`{${own},device="${escaped(nic.device)}"}`, nic[key]] as const);
    family("nic_packets_total", "counter", "Number of packets sent by a NIC.", nicRows("packets"));
    family("nic_retransmits_total", "counter", "Number of retransmissions of a NIC.", nicRows("retransmits"));
  }
  const gauge = (title: string, help: string, value: number | null | undefined): void => {
    if (value !== null && value !== undefined) family(title, "gauge", help, one(value));
  };
  gauge("gpu_utilization_percent", "Share of time in which the GPU ran kernels.", gpu?.utilization);
  gauge(
    "gpu_memory_utilization_percent",
    "Share of time in which the GPU accessed its memory.",
    gpu?.memoryUtilization,
  );
  const bandwidth = gpu?.memoryGBps ?? null;
  gauge(
    "gpu_memory_bytes_per_second",
    "Bandwidth of the memory of the GPU.",
    bandwidth === null ? null : bandwidth * 1e9,
  );
  gauge("gpu_memory_used_bytes", "Used memory of the GPU.", gpu?.usedBytes);
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
    "Durations of collective calls in their streams: the first calls of a kind and size, then one in 64.",
    timed,
  );
  const waited = Object.entries(waits).map(([kind, times]) => [`${own},wait="${kind}"`, times] as const);
  summary("wait_seconds", "Durations of the waits of the program.", waited);
  return `${lines.join("\n")}\n`;
}

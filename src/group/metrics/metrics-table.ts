import { bytesText } from "../../arguments/bytes-text.ts";
import { columns } from "../../cuda/trace/trace-text.ts";
import type { GpuUse } from "./gpu-use.ts";
import type { MetricsFields } from "./group-metrics.ts";
import type { Times } from "./times.ts";

/** Returns a time with three digits in a suitable unit, such as "12.3 us" or "1.50 ms". */
function timeText(us: number): string {
  const [value, unit] = us < 1000 ? [us, "us"] : us < 1e6 ? [us / 1000, "ms"] : [us / 1e6, "s"];
  return `${value.toFixed(value < 10 ? 2 : value < 100 ? 1 : 0)} ${unit}`;
}

const timesCells = ({ count, p50Us, p99Us, maxUs }: Times): string[] => [
  String(count),
  timeText(p50Us),
  timeText(p99Us),
  timeText(maxUs),
];

/** Returns the use of a GPU, such as "GPU: 83% busy, memory 41% busy, 2011 GB/s, 100 GiB of 141 GiB used". */
function gpuText({ utilization, memoryUtilization, memoryGBps, usedBytes, totalBytes }: GpuUse): string {
  const parts = [
    utilization === null ? "" : `${utilization.toFixed(0)}% busy`,
    memoryUtilization === null ? "" : `memory ${memoryUtilization}% busy`,
    memoryGBps === null ? "" : `${memoryGBps.toFixed(0)} GB/s`,
    `${bytesText(usedBytes)} of ${bytesText(totalBytes)} used`,
  ];
  return `GPU: ${parts.filter((part) => part !== "").join(", ")}`;
}

/** Returns the metrics of a member as a table for people: calls, durations by size, sent bytes and waits. */
export function metricsTable(metrics: MetricsFields): string {
  const { name, rank, size, epoch, calls, latencies, links, waits, changes, lastChange } = metrics;
  const { totals, nics, gpu } = metrics;
  const { losses, failures, reroutes, retries } = metrics;
  const lines = [
    `GroupMetrics of group "${name}", rank ${rank} of ${size}, epoch ${epoch}: ${losses} losses, ${failures} failures, ${reroutes} reroutes, ${retries} retries`,
  ];
  const add = (rows: readonly (readonly string[])[], right: readonly number[]): void => {
    if (rows.length > 1) lines.push(...columns(rows, right).map((line) => `  ${line}`));
  };
  const callRows = calls.map(({ operation, tier, calls, bytes }) => [
    operation,
    tier,
    String(calls),
    bytesText(bytes),
  ]);
  add([["operation", "tier", "calls", "sent"], ...callRows], [2, 3]);
  const timeRows = latencies.map(({ operation, tier, upToBytes, times }) => [
    operation,
    tier,
    bytesText(upToBytes),
    ...timesCells(times),
  ]);
  add([["operation", "tier", "up to", "timed", "median", "99%", "longest"], ...timeRows], [2, 3, 4, 5, 6]);
  const linkRows = links.map(({ to, bytes, GBps }) => [
    `to rank ${to}`,
    bytesText(bytes),
    GBps === undefined ? "" : `${GBps.toPrecision(3)} GB/s in the timed calls`,
  ]);
  add([["link", "sent", ""], ...linkRows], [1]);
  const totalRows = totals.map(({ host, processId, rank, bytes, retries }) => [
    `${host}, process ${processId}`,
    rank === null ? "gone" : `rank ${rank}`,
    bytesText(bytes),
    String(retries),
  ]);
  add([["all epochs", "", "sent", "retries"], ...totalRows], [2, 3]);
  const nicRows = nics.map(({ device, packets, retransmits }) => [
    device,
    String(packets),
    String(retransmits),
  ]);
  add([["NIC", "packets", "sent again"], ...nicRows], [1, 2]);
  if (gpu !== null) lines.push(`  ${gpuText(gpu)}`);
  const waitRows = Object.entries(waits)
    .filter(([, { count }]) => count > 0)
    .map(([kind, times]) => [kind, ...timesCells(times)]);
  add([["wait", "count", "median", "99%", "longest"], ...waitRows], [1, 2, 3, 4]);
  add(
    [["setting", "changes"], ...Object.entries(changes).map(([what, count]) => [what, String(count)])],
    [1],
  );
  if (lastChange !== null) {
    const { what, kind, from, to, reason } = lastChange;
    lines.push(`  last change: ${what} from ${from} to ${to}, ${kind}: ${reason}`);
  }
  return lines.join("\n");
}

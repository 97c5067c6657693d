import type { Case } from "./case.ts";
import { best, type Metric, metricsOf, type Results, ratio } from "./results.ts";

const ours = "doorbell";

const column = 12;
const cell = (text: string) => text.padStart(column);

/**
 * Formats the results as text: a row per metric, a column per contender, and the ratio of doorbell to each
 * other contender.
 */
export function table(cases: readonly Case[], contenders: readonly string[], results: Results): string {
  const rows = cases.flatMap((one) => metricsOf(one).map((metric) => ({ one, metric })));
  const width = Math.max(...rows.map(({ metric }) => `${metric.label}, ${metric.unit}`.length)) + 2;
  const peers = contenders.filter((name) => name !== ours);
  const heading = [...contenders, ...peers.map((name) => `/${name}`)].map(cell).join("");
  const lines = rows.map(({ one, metric }) => {
    const values = contenders.map((name) =>
      cell(results.median(one, name, metric)?.toFixed(metric.digits) ?? "-"),
    );
    const ratios = peers.map((name) => cell(ratioOf(one, metric, name, results)?.toFixed(2) ?? "-"));
    return `${`${metric.label}, ${metric.unit}`.padEnd(width)}${values.join("")}${ratios.join("")}`;
  });
  return [`${"".padEnd(width)}${heading}`, ...lines].join("\n");
}

const ratioOf = (one: Case, metric: Metric, peer: string, results: Results): number | undefined =>
  ratio(results.values(one, ours, metric), results.values(one, peer, metric));

/**
 * Returns the ratio of the best rounds. On a busy machine this ratio is more accurate, because other load
 * only slows a round.
 */
function bestRatioOf(one: Case, metric: Metric, peer: string, results: Results): number {
  const [own, other] = [ours, peer].map((name) => best(results.values(one, name, metric), metric));
  return (own ?? Number.NaN) / (other ?? Number.NaN);
}

/**
 * Performance goal for rows whose label begins with `row`: a maximum or minimum ratio of doorbell to a peer.
 */
interface Goal {
  readonly label: string;
  readonly peer: string;
  readonly most?: number;
  readonly least?: number;
}

const goals: readonly Goal[] = [
  { label: "write latency, 8 B, median", peer: "perftest", most: 1.15 },
  { label: "write bandwidth, 64 KiB", peer: "perftest", least: 0.97 },
  { label: "send bandwidth, 64 KiB", peer: "perftest", least: 0.97 },
  { label: "read bandwidth, 64 KiB", peer: "perftest", least: 0.97 },
  { label: "write rate, 8 B, 32 a doorbell", peer: "pyverbs", least: 3 },
  { label: "write rate, 8 B, each", peer: "pyverbs", least: 3 },
];

/** Returns the outcome of each measured goal as text. */
export function verdicts(cases: readonly Case[], results: Results): string[] {
  const rows = cases.flatMap((one) => metricsOf(one).map((metric) => ({ one, metric })));
  return goals.flatMap(({ label, peer, most, least }) => {
    const row = rows.find(({ metric }) => metric.label.startsWith(label));
    const found = row && ratioOf(row.one, row.metric, peer, results);
    if (!row || found === undefined) return [];
    const met = most === undefined ? found >= least! : found <= most;
    const goal = most === undefined ? `at least ${least}` : `at most ${most}`;
    const atBest = bestRatioOf(row.one, row.metric, peer, results).toFixed(2);
    return [
      `${row.metric.label}: ${found.toFixed(2)} of ${peer}'s (best rounds ${atBest}), aim ${goal}: ${met ? "met" : "missed"}`,
    ];
  });
}

/** Returns the results as plain data. */
export function plain(cases: readonly Case[], contenders: readonly string[], results: Results): object[] {
  return cases.flatMap((one) =>
    metricsOf(one).map((metric) => ({
      name: metric.label,
      unit: metric.unit,
      lowerIsBetter: metric.lowerIsBetter,
      case: one,
      median: Object.fromEntries(contenders.map((name) => [name, results.median(one, name, metric) ?? null])),
      values: Object.fromEntries(contenders.map((name) => [name, results.values(one, name, metric)])),
      ratio: Object.fromEntries(
        contenders
          .filter((name) => name !== ours)
          .map((name) => [name, ratioOf(one, metric, name, results) ?? null]),
      ),
    })),
  );
}

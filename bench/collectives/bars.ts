import type { Contender, Operation, Row, TimeRow, Type } from "./rows.ts";

const KiB = 1024;
const MiB = 1024 * KiB;

/** Result of one performance goal: the goal, the outcome and the worst measured point. */
export interface Verdict {
  readonly holds: boolean;
  readonly text: string;
}

/** Relative difference between medians of identical calls when the link is the bottleneck. */
const noise = 0.01;

const modes = ["in stream order", "in a graph", "launch + sync"] as const;
const isTime = (row: Row): row is TimeRow => "operation" in row;

const sizeText = (bytes: number): string =>
  bytes >= MiB
    ? `${Number((bytes / MiB).toPrecision(3))} MiB`
    : bytes >= KiB
      ? `${Number((bytes / KiB).toPrecision(3))} KiB`
      : `${bytes} B`;

/** Finds the largest value and compares it with the goal; returns undefined when nothing was timed. */
function worst(
  wanted: string,
  bar: number,
  values: readonly (readonly [where: string, value: number])[],
): Verdict[] {
  const [first, ...others] = values;
  if (first === undefined) return [];
  const [where, value] = others.reduce((most, each) => (each[1] > most[1] ? each : most), first);
  const limit = bar === 1 ? bar + noise : bar;
  const missed = values.filter((each) => each[1] > limit).length;
  const more = missed > 1 ? `; missed at ${missed} of ${values.length}` : "";
  return [
    {
      holds: value <= limit,
      text: `${wanted}: at most ${bar}${limit > bar ? ` (${limit} counts as that: medians of the same differ so)` : ""}, worst ${value.toFixed(2)} at ${where}${more}`,
    },
  ];
}

interface Ratio {
  readonly operation: Operation;
  readonly type: Type;
  readonly mode: 0 | 1 | 2;
  readonly beside: readonly Contender[];
  readonly from?: number;
  readonly to?: number;
}

/** Returns our time divided by the best time of the other contenders, for each size. */
function ratios(rows: readonly Row[], { operation, type, mode, beside, from = 0, to = Infinity }: Ratio) {
  return rows.filter(isTime).flatMap(({ bytes, us, ...row }): (readonly [string, number])[] => {
    if (row.operation !== operation || row.type !== type || bytes < from || bytes > to) return [];
    const ours = us.doorbell?.[mode];
    const theirs = beside.flatMap((name) => us[name]?.[mode] ?? []);
    if (ours === undefined || ours === null || theirs.length === 0) return [];
    return [[sizeText(bytes), ours / Math.min(...theirs)]];
  });
}

/** Maximum ratio of an allReduce to NCCL's in stream order, by bytes. */
const streamBars = [
  [0, 32 * KiB, 0.8],
  [64 * KiB, 512 * KiB, 0.65],
  [513 * KiB, 4 * MiB, 0.8],
  [5 * MiB, 64 * MiB, 0.9],
  [65 * MiB, 1025 * MiB, 1],
] as const;
const graphBars = [
  [0, 32 * KiB, 5],
  [512 * KiB, 512 * KiB, 8],
] as const;

/** Returns the verdicts of the performance goals for two GPUs. */
export function verdicts(rows: readonly Row[]): Verdict[] {
  const found: Verdict[] = [];
  for (const type of ["f32", "bf16"] as const) {
    const of = (operation: Operation, mode: 0 | 1 | 2): Ratio => ({
      ...{ operation, type, mode },
      beside: ["NCCL", "NCCL symmetric"],
    });
    for (const [from, to, bar] of streamBars) {
      const wanted = `allReduce ${type} in stream order beside NCCL, to ${sizeText(Math.min(to, 1024 * MiB))}`;
      const ratio: Ratio = { ...of("allReduce", 0), beside: ["NCCL"], from, to };
      found.push(...worst(wanted, bar, ratios(rows, ratio)));
    }
    for (const [from, to, bar] of graphBars) {
      const values = rows.filter(isTime).flatMap(({ operation, bytes, us, ...row }) => {
        const time = us.doorbell?.[1];
        const counts = operation === "allReduce" && row.type === type && bytes >= from && bytes <= to;
        return counts && time !== undefined && time !== null ? [[sizeText(bytes), time] as const] : [];
      });
      found.push(...worst(`allReduce ${type} in a graph, us, to ${sizeText(to)}`, bar, values));
    }
    for (const [mode, name] of modes.entries())
      for (const operation of ["allReduce", "allGather", "reduceScatter", "broadcast", "allToAll"] as const) {
        if (operation !== "allReduce" && mode > 0) continue;
        const wanted = `${operation} ${type} ${name} beside the better of NCCL's`;
        found.push(...worst(wanted, 1, ratios(rows, of(operation, mode as 0 | 1 | 2))));
      }
  }
  const planned = rows.flatMap((row) =>
    "planned" in row ? [[`${sizeText(row.planned)} (${row.best})`, row.us / row.bestUs] as const] : [],
  );
  found.push(...worst("the plan beside the best fixed choice", 1.05, planned));
  for (const row of rows) {
    if ("barrier" in row)
      found.push(...worst(`host barrier of ${row.barrier}, us`, 5, [["half of the rounds", row.half]]));
    if ("enqueue" in row) {
      const { "empty kernel": launch = Number.NaN, "NCCL allReduce": _, ...ours } = row.enqueue;
      const costs = Object.entries(ours).map(([name, us]) => [name, us / launch] as const);
      found.push(...worst("enqueue of a collective beside a kernel launch", 1.15, costs));
    }
  }
  return found;
}

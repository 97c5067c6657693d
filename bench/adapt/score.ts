import type { RunRow } from "./rows.ts";

const mean = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0) / values.length;

/**
 * Returns the mean cost over the seeds, and the ratio of the autotuned setting to the fixed setting that was
 * best in hindsight.
 */
export function score(rows: readonly RunRow[], unit: string, apart: readonly string[] = []): string[] {
  const settings = [...new Set(rows.map(({ setting }) => setting))].sort((a, b) =>
    a.localeCompare(b, "en", { numeric: true }),
  );
  const names = [...new Set(rows.flatMap(({ phases }) => phases.map(({ name }) => name)))];
  const hasTail = rows.some(({ p99 }) => p99 !== undefined);
  const of = (setting: string): RunRow[] => rows.filter((row) => row.setting === setting);
  const table = settings.map((setting) => {
    const own = of(setting);
    const phases = names.map((name) =>
      mean(own.flatMap((row) => row.phases.filter((each) => each.name === name).map(({ cost }) => cost))),
    );
    const tail = hasTail ? [mean(own.map(({ p99 }) => p99 ?? Number.NaN))] : [];
    return { setting, cells: [...phases, mean(own.map(({ total }) => total)), ...tail] };
  });
  const line = (first: string, cells: readonly string[]): string =>
    `${first.padEnd(12)}${cells.map((cell) => cell.padStart(12)).join("")}`;
  const lines = [line(unit, [...names, "all", ...(hasTail ? ["p99"] : [])])];
  for (const { setting, cells } of table)
    lines.push(
      line(
        setting,
        cells.map((cell) => cell.toPrecision(4)),
      ),
    );
  const fixed = table.filter(({ setting }) => setting !== "adapted" && !apart.includes(setting));
  const allOf = ({ cells }: (typeof table)[number]): number => cells[names.length]!;
  const best = fixed.reduce((a, b) => (allOf(b) < allOf(a) ? b : a));
  const seeds = [...new Set(rows.map(({ seed }) => seed))];
  const totalOf = (setting: string, seed: number): number =>
    of(setting).find((row) => row.seed === seed)?.total ?? Number.NaN;
  const ratios = seeds.map((seed) => totalOf("adapted", seed) / totalOf(best.setting, seed));
  const ratio = mean(of("adapted").map(({ total }) => total)) / allOf(best);
  const won = ratios.filter((each) => each < 1).length;
  lines.push(
    `adapted: ${ratio.toFixed(3)} of the best fixed setting in hindsight (${best.setting}); by seed ${ratios.map((each) => each.toFixed(3)).join(", ")}: ${ratio < 1 ? "ahead" : "BEHIND"}, better in ${won} of ${seeds.length}`,
  );
  return lines;
}

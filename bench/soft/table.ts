import { medianIfAny, ratio } from "../verbs/results.ts";
import { type Bar, mapped, packets, type Row, ucxTcp, units } from "./row.ts";

/** Values of all contenders, one per round, by row and contender. */
export class Figures {
  readonly #values = new Map<string, number[]>();

  add(row: Row, contender: string, value: number): void {
    const values = this.values(row, contender);
    if (values.length === 0) this.#values.set(`${row.name}/${contender}`, values as number[]);
    (values as number[]).push(value);
  }

  values(row: Row, contender: string): readonly number[] {
    return this.#values.get(`${row.name}/${contender}`) ?? [];
  }

  median(row: Row, contender: string): number | undefined {
    return medianIfAny(this.values(row, contender));
  }

  /** Returns the median over the rounds of the ratio of two contenders' values. */
  ratio(row: Row, contender: string, other: string): number | undefined {
    return ratio(this.values(row, contender), this.values(row, other));
  }
}

const column = 13;
const cell = (text: string) => text.padStart(column);

/** Formats a value with three digits, or with all digits before the decimal point. */
const figure = (value: number): string =>
  value >= 100 ? value.toFixed(0) : value >= 10 ? value.toFixed(1) : value.toFixed(2);

/**
 * Formats the results as text: a row per measurement, a column per contender, the ratio to UCX TCP, and the
 * goals with their outcomes.
 */
export function table(rows: readonly Row[], contenders: readonly string[], figures: Figures): string {
  const label = (row: Row) => `${row.name}, ${units[row.kind]}`;
  const width = Math.max(...rows.map((row) => label(row).length)) + 1;
  const own = [packets, mapped].filter((name) => contenders.includes(name) && contenders.includes(ucxTcp));
  const heading = [...contenders, ...own.map((name) => `${name}/tcp`)].map(cell);
  const lines = rows.map((row) => {
    const cells = contenders.map((name) => {
      const value = figures.median(row, name);
      return cell(value === undefined ? "-" : figure(value));
    });
    const ratios = own.map((name) => cell(figures.ratio(row, name, ucxTcp)?.toFixed(2) ?? "-"));
    const bars = row.bars.map((bar) => verdict(row, bar, figures)).join("; ");
    return `${label(row).padEnd(width)}${cells.join("")}${ratios.join("")}  ${bars}`.trimEnd();
  });
  return [`${"".padEnd(width)}${heading.join("")}  bars`, ...lines].join("\n");
}

/** Returns a goal as text and its outcome, by medians or by the median of the rounds' ratios. */
export function verdict(row: Row, bar: Bar, figures: Figures): string {
  const { contender, times, most } = bar;
  const found = times ? figures.ratio(row, contender, times) : figures.median(row, contender);
  const limit = most ?? bar.least!;
  const unit = times ? `x ${times}` : ` ${units[row.kind]}`;
  const goal = `${contender} ${most === undefined ? ">=" : "<="} ${limit}${unit}`;
  if (found === undefined) return `${goal}: not measured`;
  return `${goal}: ${(most === undefined ? found >= limit : found <= limit) ? "ok" : "missed"}`;
}

/** Returns the results as plain data for --json. */
export function plain(rows: readonly Row[], contenders: readonly string[], figures: Figures): object[] {
  return rows.map((row) => ({
    name: row.name,
    unit: units[row.kind],
    target: row.target,
    median: Object.fromEntries(contenders.map((name) => [name, figures.median(row, name) ?? null])),
    values: Object.fromEntries(contenders.map((name) => [name, figures.values(row, name)])),
    bars: row.bars.map((bar) => verdict(row, bar, figures)),
  }));
}

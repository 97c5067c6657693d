import { contenders, type Operation, type Row, type TimeRow, type Type } from "./rows.ts";

const number = (value: number | null | undefined): string =>
  value === null || value === undefined ? "-" : value.toFixed(value < 1000 ? 2 : 0);
const cells = (values: readonly string[], width: number): string =>
  values.map((each) => each.padStart(width)).join("");

export const modes = ["stream", "graph", "launch+sync"] as const;
/** Returns the title line above a table of times. {@link timesIn} searches for the title. */
export const titleOf = (operation: Operation, type: Type): string => `${operation} of ${type}`;

export const heading: readonly string[] = [
  `${cells(["", ""], 12)}${modes.map((mode) => mode.padStart(9).padEnd(36)).join("")}`,
  `${cells(["bytes", "tier"], 12)}${modes
    .map(() => cells(["doorbell", "NCCL", "symm.", "torch"], 9))
    .join("")}`,
];

/** Formats the twelve times of a row, grouped by mode and then by contender. */
export function timeLine({ bytes, tier, us }: TimeRow): string {
  const times = modes.map((_, mode) =>
    cells(
      contenders.map((name) => number(us[name]?.[mode])),
      9,
    ),
  );
  return `${cells([`${bytes}`, tier], 12)}${times.join("")}`;
}

/** Formats any row that is not a row of times. */
export function otherLine(row: Exclude<Row, TimeRow>): string {
  if ("note" in row) return row.note;
  if ("barrier" in row)
    return `host barrier of ${row.barrier} processes: ${row.half} us (half), ${row.least} (least)`;
  if ("enqueue" in row)
    return `a call costs the host, us: ${Object.entries(row.enqueue)
      .map(([name, us]) => `${name} ${us}`)
      .join(", ")}`;
  const { planned, tier, us, best, bestUs } = row;
  return `${cells([`${planned}`, tier, us.toFixed(2), (us / bestUs).toFixed(2), bestUs.toFixed(2)], 12)}  ${best}`;
}

export const planHeading = `${cells(["bytes", "plan", "us", "by best", "best us"], 12)}  of fixed choices`;

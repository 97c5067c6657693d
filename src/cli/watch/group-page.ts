import { bytesText } from "../../arguments/bytes-text.ts";
import type { Style } from "../output/style.ts";
import { table } from "../output/table.ts";
import { rateText } from "../output/units.ts";
import type { GroupRates, MemberRates, OperationRates } from "./group-meter.ts";

const time = (microseconds: number): string =>
  microseconds === 0
    ? "-"
    : microseconds < 999.5
      ? `${rateText(microseconds)} us`
      : microseconds < 999_500
        ? `${rateText(microseconds / 1000)} ms`
        : `${rateText(microseconds / 1e6)} s`;

const size = (bytes: number): string => bytesText(Math.round(bytes));

/**
 * Maximum number of calls on a page. The page shows the calls with the most bytes, summed over members:
 * "allReduce lines 1.2 k/s of 512 KiB".
 */
const MOST_OPERATIONS = 6;

function operationLines(members: readonly MemberRates[]): string[] {
  const all = new Map<string, OperationRates[]>();
  for (const { operations } of members)
    for (const each of operations) {
      const key = `${each.operation} ${each.tier}`;
      all.set(key, [...(all.get(key) ?? []), each]);
    }
  const sum = (rows: readonly OperationRates[], of: (row: OperationRates) => number): number =>
    rows.reduce((total, row) => total + of(row), 0);
  return [...all]
    .sort(([, a], [, b]) => sum(b, (row) => row.bytesPerSecond) - sum(a, (row) => row.bytesPerSecond))
    .slice(0, MOST_OPERATIONS)
    .map(([name, rows]) => {
      const calls = sum(rows, (row) => row.callsPerSecond) / rows.length;
      const mean = sum(rows, (row) => row.meanBytes) / rows.length;
      return `${name} ${rateText(calls)}/s of ${size(mean)}`;
    });
}

function memberRow(member: MemberRates, style: Style): string[] {
  const {
    rank,
    host,
    processId,
    epoch,
    callsPerSecond,
    bytesPerSecond,
    waiting,
    losses,
    failures,
    reroutes,
    retries,
  } = member;
  const bad = (count: number): string => (count > 0 ? style.warning(`${count}`) : "0");
  return [
    `  ${rank}`,
    `${style.name(host)} ${style.dim(`(${processId})`)}`,
    rateText(callsPerSecond),
    callsPerSecond === 0 ? "-" : size(bytesPerSecond / callsPerSecond),
    `${rateText(bytesPerSecond)}B/s`.replace(/(\d)B/, "$1 B"),
    `${Math.round(100 * waiting)}%`,
    time(member.doneP50),
    time(member.doneP99),
    time(member.barrierP99),
    bad(epoch),
    bad(losses),
    bad(failures),
    bad(reroutes),
    bad(retries),
    `${member.changes}`,
    member.isSlow ? style.warning("the other members wait for it") : "",
  ];
}

const heads = [
  ...["  rank", "process", "calls/s", "mean", "bytes", "waiting", "done p50", "p99", "barrier p99"],
  ...["reforms", "losses", "failures", "reroutes", "retries", "changes", ""],
];
const right = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14];

/** Returns the page of a group: one row for each member, and the calls of the group. */
export function groupPage({ name, size: whole, members }: GroupRates, style: Style): string[] {
  const seen = members.length === whole ? "" : `, ${whole - members.length} of them do not report`;
  const rows = members.map((member) => memberRow(member, style));
  const operations = operationLines(members);
  // All members choose the same settings, so the first change found stands for the group.
  const changed = members.find(({ lastChange }) => lastChange !== "")?.lastChange;
  return [
    ` ${style.bold(`group "${name}"`)}  ${whole} ${whole === 1 ? "member" : "members"}${seen}`,
    ...table(heads, rows, { head: style.dim, right }).trimEnd().split("\n"),
    ...(operations.length === 0 ? [] : [style.dim(`   ${operations.join("; ")}`)]),
    ...(changed === undefined ? [] : [style.dim(`   changed last: ${changed}`)]),
  ];
}

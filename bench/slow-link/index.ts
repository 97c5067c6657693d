// Measures failover between two inter-node networks when one becomes slow during a run.
// Run `npm run bench -- slow-link [ROUNDS] [MBIT]`.
// Two network namespaces represent the hosts. They require root and tc's tbf queue.

import process, { argv } from "node:process";
import { setTimeout as sleep } from "node:timers/promises";
import { TwoNetworks } from "../../test/group/paths/two-networks.ts";
import { until } from "../../test/support/until.ts";
import { median } from "../common/median.ts";

const [rounds = 5, mbit = 64] = argv.slice(2).map(Number);
const sizes = [65_536, 1_048_576];
const member = "../../../bench/slow-link/member.ts";
/** Number of calls before the network becomes slow and after the failover. */
const calls = 60;
const longestMs = 20_000;

interface Round {
  readonly beforeMs: number;
  readonly slowMs: number;
  readonly afterMs: number;
  readonly leftMs: number;
  readonly reason: string;
}

async function round(bytes: number): Promise<Round> {
  using networks = await TwoNetworks.make();
  const members = networks.start(member, 2, [`${bytes}`]);
  const rows = (kind: string, rank = 0): string[][] =>
    members[rank]!.lines.filter((line) => line.startsWith(kind)).map((line) => line.split(" "));
  const took = (from: number, to: number): number[] =>
    rows("call")
      .filter(([, at]) => Number(at) - Number(from) > 0 && Number(at) < to)
      .map(([, , ms]) => Number(ms));
  await until(() => rows("call").length >= 2 * calls, "calls", longestMs);
  const slowAt = Date.now();
  for (const host of networks.hosts)
    networks.run(
      ...[host, "tc", "qdisc", "add", "dev", `w2${host.at(-1)}`, "root", "tbf"],
      ...["rate", `${mbit}mbit`, "burst", "8kb", "latency", "400ms"],
    );
  const shapedAt = Date.now();
  const leaves = (): string[][] =>
    [0, 1].flatMap((rank) => rows("change", rank)).filter(([, , kind]) => kind === "changed:");
  await until(() => leaves().length > 0, "it is left", longestMs);
  // Each end leaves the network independently, and the later one counts.
  await sleep(1500);
  const leftAt = Math.max(...leaves().map(([, at]) => Number(at)));
  const [, , , ...reason] = leaves()[0]!;
  await until(() => took(leftAt, Number.POSITIVE_INFINITY).length >= calls, "calls", longestMs);
  for (const { write } of members) write("enough\n");
  await Promise.race([Promise.all(members.map(({ ended }) => ended)), sleep(longestMs)]);
  return {
    beforeMs: median(took(0, slowAt).slice(-calls)),
    slowMs: median(took(shapedAt, leftAt)),
    afterMs: median(took(leftAt, Number.POSITIVE_INFINITY).slice(2)),
    leftMs: leftAt - shapedAt,
    reason: reason.join(" "),
  };
}

console.log(
  `soft0 between two namespaces, f32, one network of ${mbit} Mbit/s from some moment on: medians of ${rounds}`,
);
console.log(`${"bytes".padStart(9)}  before ms  slow ms  after ms  left after ms (least to most)`);
for (const bytes of sizes) {
  const all: Round[] = [];
  for (let i = 0; i < rounds; i++) all.push(await round(bytes));
  const of = (name: "beforeMs" | "slowMs" | "afterMs" | "leftMs"): number =>
    median(all.map((each) => each[name]));
  const lefts = all.map(({ leftMs }) => leftMs);
  const cells = [of("beforeMs"), of("slowMs"), of("afterMs")].map((ms) => ms.toFixed(2).padStart(8));
  console.log(
    `${`${bytes}`.padStart(9)}  ${cells.join("  ")}  ${of("leftMs")} (${Math.min(...lefts)} to ${Math.max(...lefts)})`,
  );
  console.log(`           ${all[0]!.reason}`);
}
process.exit(0);

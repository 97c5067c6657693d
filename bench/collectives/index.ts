// Compares collectives of several processes, one GPU each, with NCCL and torch.distributed.
// Run `npm run bench -- collectives [PROCESSES]`. `--short` runs fewer sizes, and `--most BYTES` limits the
// size.
// `--svg FILE` draws time against size. With `--svg`, `--from TABLE` adds a table that was printed on a
// machine without packages.
import { argv, exit } from "node:process";
import { parseArgs } from "node:util";
import { deviceCount, openDevice } from "../../src/cuda/index.ts";
import { runGroup } from "../common/group-run.ts";
import { verdicts } from "./bars.ts";
import { plot, plotFile } from "./plot.ts";
import { operations, type Row, type Task, types } from "./rows.ts";
import { heading, otherLine, planHeading, timeLine, titleOf } from "./table.ts";
import { torchTimes } from "./torch.ts";

const { values: given, positionals } = parseArgs({
  args: argv.slice(2),
  options: {
    short: { type: "boolean", default: false },
    most: { type: "string" },
    svg: { type: "string" },
    from: { type: "string" },
  },
  allowPositionals: true,
});
if (given.from !== undefined) {
  await plotFile(given.from, given.svg ?? "collectives.svg");
  exit(0);
}
const count = Number(positionals[0] ?? Math.max(2, deviceCount()));
const { soft, on } = (() => {
  using device = openDevice();
  const soft = device.provider === "soft";
  return { soft, on: soft ? "soft GPUs, which share the processors" : device.name };
})();
const KiB = 1024;
const MiB = 1024 * KiB;
const most = Number(given.most ?? (soft ? 64 * KiB : 1024 * MiB));
const upTo = (sizes: readonly number[]): number[] => sizes.filter((bytes) => bytes <= most);
const sizes = [256, KiB, 4 * KiB, 16 * KiB, 32 * KiB, 64 * KiB, 256 * KiB, 512 * KiB, MiB]
  .concat([4, 16, 64, 256, 1024].map((mib) => mib * MiB))
  .filter((_, i) => !(given.short || soft) || i % 3 === 0);
/** Sizes that were not used to choose tiers and launch shapes. */
const unseen = [3, 24, 48, 96, 200, 384, 700, 1536, 3072, 6144, 12_288, 24_576, 49_152, 102_400, 204_800]
  .map((kib) => kib * KiB)
  .filter((_, i) => !(given.short || soft) || i % 3 === 0);
const task: Task = { operations, types, sizes: upTo(sizes), rounds: soft ? 3 : 7, planned: upTo(unseen) };

let table = "";
const rows: Row[] = [];
const say = (line: string): void => {
  table += `${line}\n`;
  console.log(line);
};

/** Starts `processes` processes, and calls `each` for every row that rank 0 prints. */
async function run(program: string, processes: number, args: readonly string[], each: (row: Row) => void) {
  const wrong = await runGroup<Row>({ program: new URL(program, import.meta.url), processes, args, each });
  if (wrong === "") return;
  say(`${program}: ${wrong}`);
  process.exitCode = 1;
}

/** Prints the tables for a number of processes, with the times of torch for the same calls. */
async function compare(processes: number, task: Task): Promise<void> {
  const torch = soft || processes < count ? undefined : await torchTimes(processes, task);
  if (torch !== undefined) say(`torch.distributed: ${torch.version}`);
  let title = "";
  await run("./member.ts", processes, [JSON.stringify(task)], (printed) => {
    const { times } = torch ?? {};
    const theirs =
      "operation" in printed ? times?.(printed.operation, printed.type, printed.bytes) : undefined;
    const row =
      "operation" in printed && theirs !== undefined
        ? { ...printed, us: { ...printed.us, torch: theirs } }
        : printed;
    if (processes === count) rows.push(row);
    const above = "operation" in row ? titleOf(row.operation, row.type) : "planned" in row ? "the plan" : "";
    if (above !== "" && above !== title) {
      const sizes = "operation" in row ? "" : " of allReduce at sizes that tuning did not see";
      say(
        `\n${above}${sizes}, ${processes} processes, ${on}; microseconds, medians of ${task.rounds} rounds in turns`,
      );
      for (const line of "operation" in row ? heading : [planHeading]) say(line);
      title = above;
    }
    say("operation" in row ? timeLine(row) : otherLine(row));
  });
}

const started = performance.now();
if (count > 1 && !soft)
  await compare(1, {
    ...task,
    operations: ["allReduce"],
    sizes: task.sizes.filter((_, i) => i % 3 === 0),
    planned: [],
  });
await compare(count, task);
await run("./barrier.ts", 4, [], (row) => {
  rows.push(row);
  if (!("operation" in row)) say(otherLine(row));
});
say(`\nBars, for two GPUs (${((performance.now() - started) / 1000).toFixed(0)} s):`);
for (const { holds, text } of verdicts(rows)) say(`${holds ? "holds " : "MISSED"}  ${text}`);
if (given.svg !== undefined) await plot(table, given.svg);

// Compares RDMA writes over soft0 with UCX and libfabric, over TCP and shared memory, between two processes
// on one host.
// Run `npm run bench -- soft`.
import { cpus, loadavg } from "node:os";
import { BusyMachine } from "./busy-machine.ts";
import type { Contender, MaybeContender } from "./contender.ts";
import { libfabric } from "./contenders/libfabric.ts";
import { ours } from "./contenders/ours.ts";
import { ucx } from "./contenders/ucx.ts";
import { readOptions } from "./options.ts";
import { fabricShm, fabricTcp, mapped, packets, type Row, ring, ucxShm, ucxTcp } from "./row.ts";
import { measureScaling } from "./scaling/measure.ts";
import { drawScaling, scalingTable } from "./scaling/report.ts";
import { barsOf, measureScripts, type ScriptFigures } from "./scripts/measure.ts";
import { plainScripts, scriptsTable } from "./scripts/report.ts";
import { Figures, plain, table } from "./table.ts";

const options = readOptions(process.argv.slice(2));
const say = (line: string) => process.stderr.write(`${line}\n`);
const load = () => loadavg()[0]!.toFixed(1);

const contenders: Contender[] = [];

function welcome(candidate: MaybeContender): void {
  if ("missing" in candidate) say(`${candidate.name}: ${candidate.missing}`);
  else contenders.push(candidate);
}

if (options.rows.length > 0) {
  welcome(await ours(packets));
  welcome(await ours(ring));
  welcome(await ours(mapped));
}
if (options.peers) {
  for (const name of [ucxTcp, ucxShm] as const) welcome(ucx(name));
  for (const name of [fabricTcp, fabricShm] as const) welcome(libfabric(name));
}

const figures = new Figures();
const failures = new Map<string, string>();
let failedParts = 0;
const busyText = options.busy === undefined ? "" : `, one busy process a core at nice ${options.busy}`;
using _busy = new BusyMachine(options.busy);

/** Runs one contender; a contender that failed at a row does not run that row again. */
async function attempt(contender: Contender, row: Row, what: () => Promise<unknown>): Promise<void> {
  const key = `${contender.name}, ${row.name}`;
  if (failures.has(key)) return;
  try {
    await what();
  } catch (error) {
    failures.set(key, (error as Error).message);
    say(`${key}: ${(error as Error).message}`);
  }
}

/** Runs each row with each contender in turn, so that slow changes of the machine affect all contenders. */
async function playRound(round: number): Promise<void> {
  for (const row of options.rows) {
    for (let turn = 0; turn < contenders.length; turn++) {
      const contender = contenders[(turn + round) % contenders.length]!;
      if (!contender.measures(row)) continue;
      await attempt(contender, row, async () => figures.add(row, contender.name, await contender.run(row)));
    }
  }
}

const started = performance.now();
const seconds = () => ((performance.now() - started) / 1000).toFixed(0);
const loadBefore = load();
try {
  for (const row of options.rows)
    for (const contender of contenders) await attempt(contender, row, async () => contender.warmUp?.(row));
  if (options.rows.length > 0) say(`warmed up, ${seconds()} s`);
  for (let round = 1; options.rows.length > 0 && round <= options.rounds; round++) {
    await playRound(round);
    say(`round ${round} of ${options.rounds}, ${seconds()} s`);
  }
} finally {
  await Promise.all(contenders.map((contender) => contender.stop?.()));
}

const names = contenders.map(({ name }) => name);
const versions = [...new Set(contenders.map(({ version }) => version))];
const machine = () =>
  `${cpus().length} x ${cpus()[0]?.model.trim() ?? "processor"}, load ${loadBefore} before and ${load()} after${busyText}`;
if (!options.json && options.rows.length > 0) {
  console.log(`\nOne host, two processes each, on loopback: ${versions.join("; ")}.\n${machine()}.`);
  console.log(
    `Medians of ${options.rounds} interleaved rounds. GB/s is 10^9 bytes a second; latency is half a round trip,`,
  );
  console.log("the mean of a run; sender and target poll, unless the row names another method.");
  if (names.includes(fabricTcp))
    console.log("libfabric's is fi_pingpong: two-sided messages, one in flight, in the bandwidth rows too.");
  console.log(`\n${table(options.rows, names, figures)}`);
}

/** Runs a part of the benchmark. A failure of the part leaves the results of the other parts. */
async function part<T>(name: string, what: () => Promise<T>): Promise<T | undefined> {
  try {
    return await what();
  } catch (error) {
    failures.set(name, (error as Error).message);
    failedParts++;
    say(`${name}: ${(error as Error).message}`);
    return undefined;
  }
}

const scripts: { runtime: (typeof options.scripts)[number]; figures: ScriptFigures[] }[] = [];
for (const runtime of options.scripts) {
  const { rounds, methods: only } = options;
  const isBusy = options.busy !== undefined;
  const measured = await part(`scripts, ${runtime}`, () =>
    measureScripts({ rounds, runtime, only, isBusy, say }),
  );
  if (measured === undefined) continue;
  scripts.push({ runtime, figures: measured });
  if (options.json) continue;
  if (scripts.length === 1 && options.rows.length === 0)
    console.log(`${machine()}, medians of ${options.rounds} interleaved rounds.`);
  console.log(`\n${scriptsTable(runtime, measured)}`);
}

const { scalingBytes } = options;
const scaling =
  (options.scaling
    ? await part("scaling", () =>
        measureScaling({ bytes: scalingBytes, rounds: Math.max(3, options.rounds), say }),
      )
    : undefined) ?? [];

if (options.json) {
  const rows = plain(options.rows, names, figures);
  const plainly = scripts.flatMap(({ runtime, figures }) => plainScripts(runtime, figures));
  const failed = Object.fromEntries(failures);
  console.log(
    JSON.stringify(
      {
        machine: machine(),
        versions,
        rounds: options.rounds,
        rows,
        failures: failed,
        scripts: plainly,
        scaling,
      },
      null,
      1,
    ),
  );
}
if (scaling.length > 0 && !options.json) {
  console.log(`\n${scalingTable(scaling, scalingBytes)}`);
  const day = new Date().toISOString().slice(0, 10);
  console.log(await drawScaling(scaling, scalingBytes, [`Bun ${Bun.version}, ${day}; ${machine()}`]));
}
if ([...failures.keys()].some((key) => [packets, ring, mapped].some((name) => key.startsWith(`${name},`))))
  process.exitCode = 1;
const missesBar = (one: ScriptFigures, all: readonly ScriptFigures[]) =>
  one.failure !== undefined || barsOf(one, all).some(({ isReached }) => !isReached);
if (scripts.some(({ figures }) => figures.some((one) => missesBar(one, figures)))) process.exitCode = 1;
if (failedParts > 0) process.exitCode = 1;

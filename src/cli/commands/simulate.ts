import { existsSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import process from "node:process";
import { faultText } from "../../simulation/faults/fault.ts";
import { type Fault, type MinimizeProgress, minimize, SimulationError } from "../../simulation/index.ts";
import { simulateObserved } from "../../simulation/simulate.ts";
import { type CliCommand, CliError, exitCode, type Given, wholeOption } from "../common/command.ts";
import { StatusLine } from "../output/status-line.ts";
import { durationText, millisecondsFrom } from "../simulate/durations.ts";
import { readKept, writeKept } from "../simulate/kept-seeds.ts";
import { type LoadedProgram, load, type Plan } from "../simulate/program.ts";
import { Progress, type SearchSummary, summaryText } from "../simulate/progress.ts";
import { quietly } from "../simulate/quiet.ts";
import { replayLine } from "../simulate/replay.ts";
import { type Failure, type Share, search } from "../simulate/search.ts";
import { TraceFolder } from "../simulate/trace-folder.ts";
import { searchInProcesses, sharesOf } from "../simulate/workers.ts";

/** Number of seeds without --runs and --minutes. */
const RUNS = 100;
const MS_PER_MINUTE = 60_000;
/** Longest search in minutes: a year. */
const MOST_MINUTES = 525_600;
/** Maximum number of hosts of a simulation. */
const MOST_HOSTS = 64;

export const simulate: CliCommand = {
  words: [
    { word: "PROGRAM", text: "a module that exports the program of a simulation" },
    { word: "[ARGUMENTS...]", text: "arguments of the program, after --" },
  ],
  options: [
    { flags: "--seed SEED", text: "the only seed, or the first one of --runs and --minutes" },
    { flags: "--runs COUNT", text: `number of seeds; ${RUNS} without --seed and --minutes` },
    { flags: "--minutes MINUTES", text: "duration of the search in real time" },
    {
      flags: "--until TIME",
      text: "virtual time at which a simulation fails if it has not ended: 4.2s, 250ms",
    },
    { flags: "--hosts COUNT", text: "number of hosts, in place of the program's" },
    {
      flags: "--faults FAULTS",
      text: "faults as JSON, or a file of it, in place of those that the seed draws",
    },
    { flags: "-n, --processes COUNT", text: "processes of the search; one for each core without it" },
    { flags: "--keep FILE", text: "seeds that reached new states: they run first, and new ones are added" },
    { flags: "--no-minimize", text: "do not look for a smaller failure" },
    { flags: "--trace FOLDER", text: "write a sequence chart, and the packets of each link for Wireshark" },
  ],
  examples: [
    ["doorbell simulate program.ts --minutes 5", "seeds from 1 on, on all cores, until one fails"],
    ["doorbell simulate program.ts --seed 123 --until 4.2s", "repeats one run"],
    ["doorbell simulate program.ts --seed 123 --trace /tmp/123", "the run as a chart and as pcapng files"],
    ["doorbell simulate program.ts --runs 10000 --keep seeds.txt", "seeds that reached new states first"],
    ["doorbell simulate store.ts --runs 1000 -- no-lock", "an argument of the program"],
    ["doorbell simulate examples/connect.ts --runs 100", "an ordinary program, in a process of host0"],
  ],
  notes: `The program is export default async (cluster) => { ... }, or an export named program. Its options are
export const options = { hosts: 3, ... }.
A module without exports is started on host0 as a process, and fails unless its exit code is 0.
A failure prints the line that repeats it. Then the command looks for fewer faults, fewer hosts and an earlier end.
The exit code is 0 if no seed failed, and 1 after a failure.`,
  run: async (given) => {
    const plan = planOf(given);
    const trace = textOption(given, "trace");
    const isSearch = given.options["runs"] !== undefined || given.options["minutes"] !== undefined;
    if (trace !== undefined && isSearch)
      throw new CliError("--trace writes one run: use --seed, without --runs and --minutes");
    const isOne = !isSearch && (given.options["seed"] !== undefined || trace !== undefined);
    const share = shareOf(given);
    const loaded = await load(plan);
    const search: Search = { given, plan, loaded };
    return isOne ? await runOne(search, share.firstSeed, trace) : await runMany(search, share);
  },
};

/** Arguments and program of the command. */
interface Search {
  readonly given: Given;
  readonly plan: Plan;
  readonly loaded: LoadedProgram;
}

function textOption({ options }: Given, name: string): string | undefined {
  const text = options[name];
  return typeof text === "string" ? text : undefined;
}

function planOf(given: Given): Plan {
  const [path = "", ...words] = given.words;
  const until = textOption(given, "until");
  const { hosts } = given.options;
  return {
    path,
    words,
    hosts: hosts === undefined ? undefined : wholeOption(given, "hosts", { most: MOST_HOSTS }),
    untilMs: until === undefined ? undefined : millisecondsFrom("--until", until),
    faults: faultsFrom(textOption(given, "faults")),
  };
}

function faultsFrom(text: string | undefined): readonly Fault[] | undefined {
  if (text === undefined) return undefined;
  const json = text.startsWith("[") || !existsSync(text) ? text : readFileSync(text, "utf8");
  try {
    const faults: unknown = JSON.parse(json);
    if (Array.isArray(faults)) return faults as readonly Fault[];
  } catch {
    // The error below names the text.
  }
  throw new CliError(`--faults must be a JSON list of faults or a file of it, not ${JSON.stringify(text)}`);
}

function shareOf(given: Given): Share {
  const { runs, minutes } = given.options;
  const keep = textOption(given, "keep");
  const limit = Number(minutes ?? MOST_MINUTES);
  if (!(limit > 0 && limit <= MOST_MINUTES))
    throw new CliError(
      `--minutes must be a number of minutes above 0, at most ${MOST_MINUTES}, not ${JSON.stringify(minutes)}`,
    );
  return {
    kept: keep === undefined ? [] : readKept(keep),
    firstSeed: wholeOption(given, "seed", { least: 0, otherwise: 1 }),
    stride: 1,
    runs:
      runs !== undefined || minutes === undefined
        ? wholeOption(given, "runs", { otherwise: RUNS })
        : Number.MAX_SAFE_INTEGER,
    limitMs: limit * MS_PER_MINUTE,
  };
}

/** Runs one seed in this process, so that the output of the program appears. */
async function runOne({ given, plan, loaded }: Search, seed: number, folder?: string): Promise<number> {
  const { output } = given;
  const options = { ...loaded.options, seed };
  using trace = folder === undefined ? undefined : new TraceFolder(folder);
  try {
    const report = await simulateObserved(options, loaded.program, trace === undefined ? [] : [trace]);
    if (output.asJson) output.json({ report });
    else output.line(`seed ${seed} has not failed: ${durationText(report.timeMs)}, digest ${report.digest}`);
    return exitCode.fine;
  } catch (error) {
    if (!(error instanceof SimulationError)) throw error;
    const { timeMs, faults, message } = error;
    const failure: Failure = { seed, timeMs, faults, message: message.split("\n")[0]! };
    const isSmall = folder !== undefined || plan.faults !== undefined;
    return await reportFailure({ given, plan, loaded }, failure, { isSmall });
  }
}

/** Runs many seeds, on all cores. */
async function runMany({ given, plan, loaded }: Search, share: Share): Promise<number> {
  const { output } = given;
  const processes = wholeOption(given, "processes", { otherwise: availableParallelism(), most: 1024 });
  const progress = new Progress(output);
  const stop = new AbortController();
  const interrupt = (): void => stop.abort();
  process.once("SIGINT", interrupt);
  try {
    if (processes === 1) await quietly(() => search(loaded, share, progress.add, () => stop.signal.aborted));
    else
      await searchInProcesses(
        plan,
        sharesOf(share, Math.min(processes, share.runs)),
        progress.add,
        stop.signal,
      );
  } finally {
    process.off("SIGINT", interrupt);
    progress.clear();
  }
  const { summary } = progress;
  const keep = textOption(given, "keep");
  if (keep !== undefined) writeKept(keep, [...new Set([...summary.kept, ...share.kept])]);
  if (!output.asJson) output.line(summaryText(summary));
  if (summary.failure !== undefined)
    return await reportFailure({ given, plan, loaded }, summary.failure, { summary });
  if (output.asJson) output.json(summary);
  return stop.signal.aborted ? exitCode.interrupted : exitCode.fine;
}

/** Prints a failure with the line that repeats it, and then a smaller one. Returns the exit code. */
async function reportFailure(
  { given, plan, loaded }: Search,
  failure: Failure,
  { isSmall = false, summary }: { readonly isSmall?: boolean; readonly summary?: SearchSummary },
): Promise<number> {
  const { output } = given;
  const { seed, timeMs, message } = failure;
  const { hosts, faults } = plan;
  const replay = replayLine(plan, { seed, hosts, faults, untilMs: timeMs });
  if (!output.asJson) {
    output.line(`${output.style.bad("failed")}: ${message}`);
    output.line(`  ${replay}`);
  }
  if (isSmall || given.options["minimize"] === false) {
    if (output.asJson) output.json({ ...summary, failure, replay });
    return exitCode.failed;
  }
  const status = new StatusLine(output);
  const small = await smaller(loaded, seed, ({ runs, faults: left, hosts: fewest }) =>
    status.show(` minimizing: ${runs} runs, ${left} of ${failure.faults.length} faults, ${fewest} hosts`),
  );
  status.clear();
  if (small === undefined) {
    const reason = `seed ${seed} has not failed again: the program depends on real time, or on variables of its module that runs change`;
    if (output.asJson) output.json({ ...summary, failure, replay, minimal: { reason } });
    else output.line(reason);
    return exitCode.failed;
  }
  const { hosts: fewest, untilMs } = small.options;
  const line = replayLine(plan, {
    seed: small.error.seed,
    hosts: fewest,
    untilMs,
    faults: small.error.faults,
  });
  if (output.asJson) {
    const { options, runs } = small;
    output.json({ ...summary, failure, replay, minimal: { options, runs, replay: line } });
    return exitCode.failed;
  }
  const { faults: left, timeMs: endMs } = small.error;
  const counts = `${left.length} of ${failure.faults.length} faults, ${fewest} hosts, ${durationText(endMs)}`;
  output.line(`minimized in ${small.runs} runs: ${counts}`);
  for (const fault of left) output.line(`  ${faultText(fault)}`);
  output.line(`  ${line}`);
  return exitCode.failed;
}

/** Minimizes the failure of a seed. Returns undefined when the seed does not fail again. */
async function smaller(
  { options, program }: LoadedProgram,
  seed: number,
  progress: (state: MinimizeProgress) => void,
) {
  try {
    return await quietly(() => minimize({ ...options, seed }, program, progress));
  } catch (error) {
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}

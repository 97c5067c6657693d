// Looks for each planted error of the simulated examples, with and without a swarm of faults, and prints a table.
//
//     npm run simulate:planted -- [MINUTES] [NAME] [--jobs N] [--draw swarm]
//
// MINUTES is the limit of each search (10), NAME the only example or error, and N the number of processes (one for each
// core). The faults are drawn by a swarm and from all kinds; --draw names the only one of the two, "swarm" or "all".
import { execFile, spawn } from "node:child_process";
import { availableParallelism } from "node:os";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { type Repeated, replayLine } from "../../src/cli/simulate/replay.ts";
import { type Fault, minimize } from "../../src/simulation/index.ts";
import { exampleOf, examples, optionsWith } from "./search/examples.ts";
import type { Found, Share } from "./search/find.ts";

const MS_PER_MINUTE = 60_000;
/** Time after which a process that replays a failure is stopped, in milliseconds. */
const REPLAY_LIMIT_MS = 120_000;
const finder = fileURLToPath(new URL("search/find.ts", import.meta.url));
const command = fileURLToPath(new URL("../../src/cli/main.ts", import.meta.url));
const root = fileURLToPath(new URL("../..", import.meta.url));

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { jobs: { type: "string", default: String(availableParallelism()) }, draw: { type: "string" } },
});
const [minutesText = "10", only] = positionals;
const [minutes, processes] = [Number(minutesText), Number(values.jobs)];
if (!(minutes > 0)) throw new RangeError(`${minutesText} is not a number of minutes`);
if (!(Number.isInteger(processes) && processes > 0))
  throw new RangeError(`--jobs ${values.jobs}: use a number of processes`);
const draws = [
  { name: "swarm", isSwarm: true },
  { name: "all", isSwarm: false },
].filter(({ name }) => values.draw === undefined || values.draw === name);
if (draws.length === 0) throw new RangeError(`--draw ${values.draw}: use "swarm" or "all"`);

/** Planted error, and how the seeds draw faults. */
type Target = Pick<Share, "example" | "bug" | "isSwarm">;

/** Searches in several processes until one finds a failure. */
async function search(
  target: Target,
): Promise<{ readonly seeds: number; readonly failure: Found["failure"] }> {
  const children = Array.from({ length: processes }, (_, i) => {
    const share: Share = { ...target, first: 1 + i, stride: processes, limitMs: minutes * MS_PER_MINUTE };
    return spawn(process.execPath, [finder, JSON.stringify(share)], {
      stdio: ["ignore", "pipe", "inherit"],
    });
  });
  let seeds = 0;
  let failure: Found["failure"];
  await Promise.all(
    children.map(async (child) => {
      let text = "";
      for await (const chunk of child.stdout) text += String(chunk);
      // A process that another one has stopped prints nothing.
      if (text === "") return;
      const found = JSON.parse(text) as Found;
      seeds += found.seeds;
      if (found.failure === undefined || failure !== undefined) return;
      failure = found.failure;
      for (const other of children) other.kill();
    }),
  );
  return { seeds: failure?.seed ?? seeds, failure };
}

/** Returns true when the line of a failure fails again at the same time. */
function failsAgain({ example, bug }: Target, repeated: Repeated, message: string): Promise<boolean> {
  const plan = {
    ...{ path: `examples/simulation/${example}.ts`, words: [bug] },
    ...{ hosts: undefined, untilMs: undefined, faults: undefined },
  };
  const line = replayLine(plan, repeated).replace(/^doorbell simulate /, "");
  return new Promise((resolve) => {
    const shell = `exec "$0" "$1" simulate --no-minimize ${line}`;
    execFile(
      "sh",
      ["-c", shell, process.execPath, command],
      { cwd: root, timeout: REPLAY_LIMIT_MS },
      (_error, stdout) => resolve(stdout.includes(`failed: ${message}`)),
    );
  });
}

const yesOrNo = (is: boolean): string => (is ? "yes" : "no");

/** Searches, replays and minimizes. Returns a row of the table. */
async function row(target: Target): Promise<readonly string[]> {
  const start = performance.now();
  const { seeds, failure } = await search(target);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const head = [target.example, target.bug, target.isSwarm ? "swarm" : "all kinds"];
  if (failure === undefined) return [...head, `not found in ${seeds}`, seconds, "", "", "", ""];
  const { seed, timeMs, faults, message } = failure;
  const given: readonly Fault[] | undefined = target.isSwarm ? undefined : faults;
  const again = await failsAgain(target, { seed, untilMs: timeMs, faults: given, hosts: undefined }, message);
  const options = { ...optionsWith(target.example, target.isSwarm), seed };
  const {
    error,
    runs,
    options: minimal,
  } = await minimize(options, exampleOf(target.example).program(target.bug));
  const least: Repeated = {
    ...{ seed: error.seed, untilMs: minimal.untilMs, hosts: minimal.hosts },
    faults: error.faults,
  };
  const leastAgain = await failsAgain(target, least, error.message.split("\n")[0]!);
  const left = `${error.faults.length} of ${faults.length}`;
  return [...head, `${seeds}`, seconds, yesOrNo(again), left, `${runs}`, yesOrNo(leastAgain)];
}

const print = (cells: readonly string[]): void => console.log(`| ${cells.join(" | ")} |`);
print([
  "example",
  "error",
  "faults",
  "seeds",
  "seconds",
  "repeats",
  "faults left",
  "runs",
  "repeats minimized",
]);
print(Array<string>(9).fill("---"));
for (const { name, bugs } of examples)
  for (const bug of bugs.filter((one) => only === undefined || only === one || only === name))
    for (const { isSwarm } of draws) print(await row({ example: name, bug, isSwarm }));

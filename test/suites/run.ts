// Runs a suite, two files at a time: `bun test/suites/run.ts fast|processes|long [-- vitest's arguments]`.
// `--list` prints the files. `--within SECONDS` runs the files whose measured durations fit, and prints the
// others. Each commit begins with another file.
import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { fitting } from "./fitting.ts";
import { runsAlone, type Suite, staleEntries, suiteOf, testFiles } from "./suites.ts";

/** Folder of the JSON reports, from which `durations.ts` and `compare.ts` read. */
const REPORTS = "node_modules/.cache/doorbell/tests";

const suites: readonly Suite[] = ["fast", "processes", "long"];
const [suite, ...others] = process.argv.slice(2);
const args = others.filter((each) => each !== "--");
const within = args.indexOf("--within");
const seconds = within < 0 ? Number.POSITIVE_INFINITY : Number(args.splice(within, 2)[1]);
if (Number.isNaN(seconds)) {
  console.error("run.ts: --within takes a number of seconds, for example --within 120");
  process.exit(2);
}
if (!suites.includes(suite as Suite)) {
  console.error(`run.ts: unknown suite ${JSON.stringify(suite)}, expected one of ${suites.join(", ")}`);
  process.exit(2);
}

const all = testFiles();
for (const end of staleEntries(all))
  console.error(`test/suites/suites.ts: ${end} does not name one file. Correct the entry.`);

const commits = () => Number(execFileSync("git", ["rev-list", "--count", "HEAD"], { encoding: "utf8" }));
const whole = all.filter((file) => suiteOf(file) === suite);
const files = seconds === Number.POSITIVE_INFINITY ? whole : fitting(whole, seconds, commits());
if (files.length < whole.length) {
  console.log(`run.ts: ${files.length} of ${whole.length} files fit into ${seconds} s. Left out:`);
  for (const file of whole) if (!files.includes(file)) console.log(`  ${file}`);
}
if (args.includes("--list")) {
  console.log(files.join("\n"));
  process.exit();
}

/** Runs vitest over the files and returns true when all tests passed. */
function vitest(chosen: readonly string[], workers: number, report: string): boolean {
  if (chosen.length === 0) return true;
  const { status, signal } = spawnSync(
    process.execPath,
    [
      ...["--bun", "node_modules/vitest/vitest.mjs", "run", "--project", "unit", "--project", "native"],
      ...[`--maxWorkers=${workers}`, "--reporter=default", "--reporter=json"],
      ...[`--outputFile.json=${join(REPORTS, `${report}.json`)}`, ...args, ...chosen],
    ],
    { stdio: "inherit" },
  );
  if (signal !== null) console.error(`run.ts: vitest was ended by ${signal}`);
  else if (status !== 0 && status !== 1) console.error(`run.ts: vitest ended with status ${status}`);
  return status === 0;
}

mkdirSync(REPORTS, { recursive: true });
const together = vitest(
  files.filter((file) => !runsAlone(file)),
  2,
  suite!,
);
const alone = vitest(files.filter(runsAlone), 1, `${suite}-alone`);
process.exitCode = together && alone ? 0 : 1;

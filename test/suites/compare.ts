// Compares the tests of two runs. Fails when a file has fewer tests than before, and prints the tests that
// only one run has. Follows renamed files by git.
//     bun test/suites/compare.ts BEFORE-COMMIT BEFORE.json... -- AFTER.json...
import { execFileSync } from "node:child_process";
import process from "node:process";
import { readReport } from "./reports.ts";

const [commit = "", ...paths] = process.argv.slice(2);
const split = paths.indexOf("--");
if (split < 1) {
  console.error("usage: compare.ts BEFORE-COMMIT BEFORE.json... -- AFTER.json...");
  process.exit(2);
}

/** Returns the names of the tests by file. */
function testsOf(reports: readonly string[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const { file, tests } of reports.flatMap(readReport))
    found.set(file, [...(found.get(file) ?? []), ...tests]);
  return found;
}

/** Returns the new path of each test file that was renamed since the commit. */
function renames(): Map<string, string> {
  const args = ["diff", "-M30%", "--diff-filter=R", "--name-status", commit, "--", "test"];
  const lines = execFileSync("git", args, { encoding: "utf8", maxBuffer: 1 << 26 }).split("\n");
  return new Map(
    lines
      .filter((line) => line !== "")
      .map((line) => line.split("\t"))
      .map(([, from = "", to = ""]) => [from, to]),
  );
}

const before = testsOf(paths.slice(0, split));
const after = testsOf(paths.slice(split + 1));
const renamed = renames();
const sum = (tests: ReadonlyMap<string, readonly string[]>): number =>
  [...tests.values()].reduce((total, { length }) => total + length, 0);

let lost = 0;
for (const [file, old] of before) {
  const now = renamed.get(file) ?? file;
  const tests = after.get(now);
  if (tests === undefined || tests.length < old.length) {
    lost++;
    console.log(`fewer tests: ${file} ${old.length}, ${now} ${tests?.length ?? 0}`);
  }
  const gone = old.filter((name) => tests?.includes(name) !== true);
  const fresh = (tests ?? []).filter((name) => !old.includes(name));
  for (const name of gone) console.log(`  - ${now}: ${name}`);
  for (const name of fresh) console.log(`  + ${now}: ${name}`);
}
console.log(
  `${sum(before)} tests in ${before.size} files before, ${sum(after)} in ${after.size} after, ${lost} files with fewer`,
);
process.exitCode = lost === 0 ? 0 : 1;

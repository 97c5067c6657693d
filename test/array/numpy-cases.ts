// Runs random cases of all functions of arrays beside NumPy, and counts them by function and type.
// The processes share the functions in rounds. In each round, a process first takes the functions whose kernels it has compiled.
//
// Run a process on each core: `npx bun test/array/numpy-cases.ts --out FOLDER --seconds 60 --seed 1`.
//
// Print the table of all processes: `npx bun test/array/numpy-cases.ts --sum FOLDER`.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { parseArgs } from "node:util";
import { type Device, openDevice } from "../../src/cuda/index.ts";
import { seeded } from "../support/random.ts";
import { compareCase, compareOnce } from "./support/compare.ts";
import { type CaseFunction, caseFunctions, typeOfCase } from "./support/families.ts";
import { numpyResults } from "./support/numpy.ts";

/** Cases of a function that one process of NumPy computes. */
const BATCH = 300;
/** Distance of cases that run three times, so that their launches are prepared and repeated. */
const REPEATED = 16;
/** Number of failures that are printed. */
const MOST_PRINTED = 40;

/** Counts of the cases of a process, by function and type, and the texts of its failures. */
interface Share {
  readonly counts: Record<string, Record<string, number>>;
  readonly failures: string[];
}

const { values } = parseArgs({
  options: {
    each: { type: "string", default: "50" },
    rounds: { type: "string", default: "20" },
    seconds: { type: "string", default: "60" },
    seed: { type: "string", default: "1" },
    out: { type: "string", default: "" },
    only: { type: "string", default: "" },
    sum: { type: "string", default: "" },
  },
});

/** Returns true for the first process that asks for a function in a round. */
function claim(name: string, round: number): boolean {
  if (values.out === "") return true;
  try {
    mkdirSync(join(values.out, `claim-${name}-${values.seed}-${round}`));
    return true;
  } catch {
    return false;
  }
}

/** Runs a round of cases of a function, with the same number for each type. The round ends early when the time is over. */
function runRound(gpu: Device, { name, make, most, floor, calls }: CaseFunction, round: Round): void {
  const { number, end, each, share } = round;
  const hash = [...name].reduce((sum, letter) => (31 * sum + letter.charCodeAt(0)) | 0, 0);
  const random = seeded(hash + 1_000_003 * Number(values.seed) + 7919 * number);
  share.counts[name] ??= {};
  const byType = share.counts[name];
  const drawn: Record<string, number> = {};
  while (performance.now() < end) {
    const cases = Array.from({ length: BATCH }, () => make(random)).filter((given) => {
      const type = typeOfCase(given);
      drawn[type] = (drawn[type] ?? 0) + 1;
      return drawn[type] <= each;
    });
    if (cases.length === 0) return;
    const results = numpyResults(cases);
    for (const [i, given] of cases.entries()) {
      if (performance.now() > end) return;
      const compare = i % REPEATED === 0 ? compareCase : compareOnce;
      const found = compare(gpu, given, results[i]!, most(given), calls, floor);
      if (found !== "") share.failures.push(`seed ${values.seed}, round ${number}: ${found}`);
      const type = typeOfCase(given);
      byType[type] = (byType[type] ?? 0) + 1;
    }
  }
}

interface Round {
  readonly number: number;
  /** Number of cases of each type. */
  readonly each: number;
  /** Time at which the process ends. */
  readonly end: number;
  readonly share: Share;
}

/** Runs the functions that no other process has taken, round after round. */
function runShare(): Share {
  const end = performance.now() + 1000 * Number(values.seconds);
  const only = values.only.split(",");
  const share: Share = { counts: {}, failures: [] };
  using gpu = openDevice("soft");
  // The functions at the end of the list have the longest cases.
  const wanted = caseFunctions.filter(({ name }) => values.only === "" || only.includes(name)).toReversed();
  for (let number = 0; number < Number(values.rounds); number++) {
    const isOwn = ({ name }: CaseFunction) => share.counts[name] !== undefined;
    const sorted = [...wanted.filter(isOwn), ...wanted.filter((each) => !isOwn(each))];
    for (const each of sorted)
      if (performance.now() < end && claim(each.name, number))
        runRound(gpu, each, { number, end, each: Number(values.each), share });
  }
  return share;
}

/** Prints the counts of all shares as a table, and the failures. */
function printTable(shares: readonly Share[]): void {
  const columns = new Set<string>();
  const sums = new Map<string, Map<string, number>>();
  for (const { counts } of shares)
    for (const [name, byType] of Object.entries(counts)) {
      const sum = sums.get(name) ?? new Map<string, number>();
      sums.set(name, sum);
      for (const [type, count] of Object.entries(byType)) {
        columns.add(type);
        sum.set(type, (sum.get(type) ?? 0) + count);
      }
    }
  const types = [...columns].sort();
  const all = [...sums.values()].flatMap((sum) => [...sum.values()]);
  console.log(["function".padEnd(20), ...types.map((type) => type.padStart(6))].join(""));
  for (const [name, sum] of [...sums].sort(([a], [b]) => a.localeCompare(b)))
    console.log([name.padEnd(20), ...types.map((type) => `${sum.get(type) ?? "-"}`.padStart(6))].join(""));
  const missing = caseFunctions.filter(({ name }) => !sums.has(name)).map(({ name }) => name);
  const failures = shares.flatMap((share) => share.failures);
  console.log(
    `${all.reduce((a, b) => a + b, 0)} cases, ${sums.size} functions, ${all.length} pairs of function and type, fewest ` +
      `${Math.min(...all)}, ${all.filter((count) => count >= 1000).length} pairs with 1000; ${failures.length} failures`,
  );
  if (missing.length > 0) console.log(`${missing.length} functions without a case`);
  for (const text of failures.slice(0, MOST_PRINTED)) console.log(text.slice(0, 400));
}

if (values.sum !== "") {
  const names = readdirSync(values.sum).filter((name) => name.endsWith(".json"));
  printTable(names.map((name) => JSON.parse(readFileSync(join(values.sum, name), "utf8")) as Share));
} else {
  if (values.out !== "") mkdirSync(values.out, { recursive: true });
  const share = runShare();
  if (values.out === "") printTable([share]);
  else {
    writeFileSync(join(values.out, `share-${process.pid}-${values.seed}.json`), JSON.stringify(share));
  }
  if (share.failures.length > 0) process.exitCode = 1;
}

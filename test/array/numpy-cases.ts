// Runs random cases of all functions of arrays beside NumPy, and counts them by function and type.
// The processes share the functions in rounds. In each round, a process first takes the functions whose kernels it has compiled. It
// runs the cases of one type after the other, so that cases with the same structure share a kernel. The structure of a case is
// everything but its lengths from 2 on, its offsets and its elements. The table has the number of structures of each function, which
// is that of the type with the fewest.
//
// Run a process on each core: `npx bun test/array/numpy-cases.ts --out FOLDER --seconds 60 --seed 1`. `--only sum,sort` chooses functions,
// and `--types bf16,c64` types.
//
// Print the table of all processes: `npx bun test/array/numpy-cases.ts --sum FOLDER`.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { parseArgs } from "node:util";
import { type Device, openDevice } from "../../src/cuda/index.ts";
import { type Random, seeded } from "../support/random.ts";
import { compareCase, compareOnce } from "./support/compare.ts";
import {
  type CaseFunction,
  caseFunctions,
  caseOfType,
  compareFunction,
  typeOfCase,
  typesOfFunction,
} from "./support/families.ts";
import { type Case, numpyResults } from "./support/numpy.ts";

/** Size of the operands of the cases that one process of NumPy computes, in bytes. */
const BATCH_BYTES = 2 ** 25;
/** Distance of cases that run three times, so that their launches are prepared and repeated. */
const REPEATED = 16;
/** Number of failures that are printed of a function. */
const MOST_PRINTED = 12;

/** Results of the cases of a function and a type. */
interface Pair {
  count: number;
  /** Hashes of the structures of the cases. */
  structures: number[];
  /** Time of the cases on the soft GPU, in milliseconds. */
  ms: number;
}

/** Results of a process by function and type, and the texts of its failures by function. */
interface Share {
  readonly pairs: Record<string, Record<string, Pair>>;
  readonly failures: Record<string, string[]>;
}

const { values } = parseArgs({
  options: {
    each: { type: "string", default: "50" },
    rounds: { type: "string", default: "20" },
    seconds: { type: "string", default: "60" },
    seed: { type: "string", default: "1" },
    out: { type: "string", default: "" },
    only: { type: "string", default: "" },
    types: { type: "string", default: "" },
    sum: { type: "string", default: "" },
  },
});

/** Returns true for the first process that asks for a function in a round. */
function claim(name: string, round: number): boolean {
  if (values.out === "") return true;
  try {
    mkdirSync(join(values.out, `claim-${name.replace(/\W/g, "_")}-${values.seed}-${round}`));
    return true;
  } catch {
    return false;
  }
}

const hashOf = (text: string): number => {
  let hash = 0;
  for (let i = 0; i < text.length; i++) hash = (31 * hash + text.charCodeAt(i)) | 0;
  return hash;
};

/** Returns the structure of a case as text: types, orders of the axes, steps, and lengths below 2. */
function structureOf({ name, operands, values: given = [], options = {} }: Case): string {
  const views = operands.map((each) => {
    if ("scalar" in each) return "scalar";
    const steps = each.ranges.map((range, axis) => {
      const length = each.base[axis]!;
      return `${length < 2 ? length : "n"} ${range.split(":")[2] ?? 1}`;
    });
    return `${each.as ?? each.dtype} ${each.axes} ${steps}`;
  });
  // Numbers among the arguments are lengths or axes.
  const rest = given.map((each) =>
    typeof each === "string" ? each : Array.isArray(each) ? each.length : typeof each,
  );
  return `${name} ${views.join()} ${rest.join()} ${Object.keys(options).join()}`;
}

const bytesOf = ({ operands }: Case): number =>
  1000 + operands.reduce((sum, each) => sum + ("scalar" in each ? 0 : each.elements.byteLength), 0);

/** Yields cases of a function, with the same number for each type, in batches for a process of NumPy. */
function* batches(given: CaseFunction, random: Random, each: number): Generator<Case[]> {
  let [batch, bytes] = [[] as Case[], 0];
  const types = values.types.split(",");
  for (const dtype of typesOfFunction(given, seeded).filter(
    (one) => values.types === "" || types.includes(one),
  ))
    for (let i = 0; i < each; i++) {
      const next = caseOfType(given, dtype, random);
      if (next === undefined) break;
      batch.push(next);
      bytes += bytesOf(next);
      if (bytes < BATCH_BYTES) continue;
      yield batch;
      [batch, bytes] = [[], 0];
    }
  if (batch.length > 0) yield batch;
}

interface Round {
  readonly number: number;
  /** Number of cases of each type. */
  readonly each: number;
  /** Time at which the process ends. */
  readonly end: number;
  readonly share: Share;
}

/**
 * Runs a round of cases of a function, with the same number for each type. The round ends early when the time is over. Returns the
 * device, which is another one after an error that loses the context.
 */
function runRound(device: Device, given: CaseFunction, { number, end, each, share }: Round): Device {
  let gpu = device;
  const { name } = given;
  const random = seeded(hashOf(name) + 1_000_003 * Number(values.seed) + 7919 * number);
  share.pairs[name] ??= {};
  const byType = share.pairs[name];
  let run = 0;
  for (const cases of batches(given, random, each)) {
    const results = numpyResults(cases);
    for (const [i, one] of cases.entries()) {
      const begin = performance.now();
      if (begin > end) return gpu;
      const compare = run++ % REPEATED === 0 ? compareCase : compareOnce;
      const found = compareFunction(gpu, one, results[i]!, compare);
      if (found !== "") {
        if (found.includes("contexts of all devices are lost")) gpu = gpu.reset();
        share.failures[name] ??= [];
        share.failures[name].push(`seed ${values.seed}, round ${number}, case ${run - 1}: ${found}`);
      }
      byType[typeOfCase(one)] ??= { count: 0, structures: [], ms: 0 };
      const pair = byType[typeOfCase(one)]!;
      pair.count++;
      pair.ms += performance.now() - begin;
      const structure = hashOf(structureOf(one));
      if (!pair.structures.includes(structure)) pair.structures.push(structure);
    }
    if (performance.now() > end) break;
  }
  return gpu;
}

/** Runs the functions that no other process has taken, round after round. */
function runShare(): Share {
  const end = performance.now() + 1000 * Number(values.seconds);
  const only = values.only.split(",");
  const share: Share = { pairs: {}, failures: {} };
  let gpu = openDevice("soft");
  const wanted = caseFunctions.filter(({ name }) => values.only === "" || only.includes(name));
  // The products have the longest cases.
  wanted.sort((a, b) => Number(b.name === "matmul") - Number(a.name === "matmul"));
  for (let number = 0; number < Number(values.rounds); number++) {
    const isOwn = ({ name }: CaseFunction) => share.pairs[name] !== undefined;
    const sorted = [...wanted.filter(isOwn), ...wanted.filter((each) => !isOwn(each))];
    for (const each of sorted)
      if (performance.now() < end && claim(each.name, number))
        gpu = runRound(gpu, each, { number, end, each: Number(values.each), share });
  }
  gpu.close();
  return share;
}

/** Returns the results of all processes by function and type. */
function sumOf(shares: readonly Share[]): Map<string, Map<string, Pair>> {
  const sums = new Map<string, Map<string, Pair>>();
  for (const { pairs } of shares)
    for (const [name, byType] of Object.entries(pairs)) {
      const sum = sums.get(name) ?? new Map<string, Pair>();
      sums.set(name, sum);
      for (const [type, { count, structures, ms }] of Object.entries(byType)) {
        const before = sum.get(type) ?? { count: 0, structures: [], ms: 0 };
        sum.set(type, {
          count: before.count + count,
          structures: [...new Set([...before.structures, ...structures])],
          ms: before.ms + ms,
        });
      }
    }
  return sums;
}

/** Prints the counts of all shares as a table, and the failures. */
function printTable(shares: readonly Share[]): void {
  const sums = sumOf(shares);
  const types = [...new Set([...sums.values()].flatMap((sum) => [...sum.keys()]))].sort();
  const all = [...sums.values()].flatMap((sum) => [...sum.values()]);
  const head = [...types, "struct", "ms"].map((type) => type.padStart(6)).join("");
  console.log(`${"function".padEnd(26)}${head}`);
  for (const [name, sum] of [...sums].sort(([a], [b]) => a.localeCompare(b))) {
    const pairs = [...sum.values()];
    const total = pairs.reduce((a, { count }) => a + count, 0);
    const ms = pairs.reduce((a, pair) => a + pair.ms, 0) / total;
    const least = Math.min(...pairs.map(({ structures }) => structures.length));
    const cells = [...types.map((type) => sum.get(type)?.count ?? "-"), least, ms.toFixed(1)];
    console.log(`${name.padEnd(26)}${cells.map((each) => `${each}`.padStart(6)).join("")}`);
  }
  const missing = caseFunctions.filter(({ name }) => !sums.has(name)).map(({ name }) => name);
  const failures = shares.flatMap((share) => Object.values(share.failures).flat());
  const count = all.reduce((a, pair) => a + pair.count, 0);
  console.log(
    `${count} cases of ${(all.reduce((a, { ms }) => a + ms, 0) / count).toFixed(2)} ms, ${sums.size} functions, ` +
      `${all.length} pairs of function and type, fewest ${Math.min(...all.map((pair) => pair.count))}, ` +
      `${all.filter((pair) => pair.count >= 1000).length} pairs with 1000; ${failures.length} failures`,
  );
  if (missing.length > 0)
    console.log(`${missing.length} functions without a case: ${missing.slice(0, 40).join(", ")}`);
  for (const name of sums.keys()) {
    const texts = shares.flatMap((share) => share.failures[name] ?? []);
    if (texts.length > 0) console.log(`${name}: ${texts.length} failures`);
    for (const text of texts.slice(0, MOST_PRINTED)) console.log(`  ${text.slice(0, 400)}`);
  }
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
  if (Object.keys(share.failures).length > 0) process.exitCode = 1;
}

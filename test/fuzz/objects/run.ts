// Fuzzes the objects of an API in bounded processes, with the calls of a careless program:
//     npm run fuzz:objects -- [--api cuda] [--calls 1000000] [--seed 1] [--each 5000] [--worker] [--parallel 1] \
//         [--seconds N] [--traces FOLDER]
// For a seed with a problem it prints the command that repeats it. The exit status is then 1.

import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { argv, exit } from "node:process";
import { parseArgs } from "node:util";
import { bounded } from "./bounded.ts";

const { values } = parseArgs({
  args: argv.slice(2),
  options: {
    api: { type: "string", default: "cuda" },
    calls: { type: "string", default: "1000000" },
    seed: { type: "string", default: "1" },
    each: { type: "string", default: "5000" },
    worker: { type: "boolean", default: false },
    parallel: { type: "string", default: "1" },
    seconds: { type: "string", default: "Infinity" },
    traces: { type: "string" },
  },
});
const [calls, first, each] = [Number(values.calls), Number(values.seed), Number(values.each)];
const until = performance.now() + 1000 * Number(values.seconds);

const kinds = new Map<string, number>();
const recipes = new Map<string, { tried: number; worked: number }>();
let [broken, made, worked, refused, given, seeds] = [0, 0, 0, 0, 0, first];

function tell(seed: number, count: number, problems: readonly string[]): void {
  for (const problem of problems) {
    // Problems at one line of the source are one kind, whatever the arguments were.
    const kind = / at (\/\S+)$/.exec(problem)?.[1] ?? problem;
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
    if (kinds.get(kind) === 1) console.log(`seed ${seed}: ${problem}`);
  }
  if (problems.length === 0) return;
  broken++;
  console.log(
    `  repeat: npm run fuzz:objects -- --api ${values.api} --seed ${seed} --calls ${count} --each ${count}${values.worker ? " --worker" : ""}`,
  );
}

/**
 * A process that ended is run three more times with a trace, because timing-dependent problems do not repeat
 * each time.
 */
async function trace(seed: number, count: number): Promise<void> {
  for (let i = 1; i <= 3 && values.traces !== undefined; i++) {
    mkdirSync(values.traces, { recursive: true });
    const file = join(values.traces, `${values.api}-${seed}-${i}.txt`);
    const { how } = await bounded({ api: values.api, seed, count, worker: values.worker }, file);
    console.log(`  ${how === "" ? "did not end when repeated" : how}: ${file}`);
  }
}

/** Runs one process after the other until all calls are made. */
async function runMany(): Promise<void> {
  while (given < calls && performance.now() < until) {
    const seed = seeds++;
    const count = Math.min(each, calls - given);
    given += count;
    const { how, tally } = await bounded({ api: values.api, seed, count, worker: values.worker });
    if (how !== "") await trace(seed, count);
    // Another process makes the remaining calls.
    if (tally !== undefined) given -= count - tally.made;
    made += tally?.made ?? 0;
    worked += tally?.worked ?? 0;
    refused += tally?.refused ?? 0;
    for (const [name, one] of Object.entries(tally?.recipes ?? {})) {
      const all = recipes.get(name) ?? { tried: 0, worked: 0 };
      recipes.set(name, { tried: all.tried + one.tried, worked: all.worked + one.worked });
    }
    tell(seed, count, [
      ...(how === "" ? [] : [how]),
      ...(tally !== undefined && tally.canaries > 0
        ? [`${tally.canaries} arrays changed that no call received`]
        : []),
      ...new Set(tally?.strange ?? []),
    ]);
  }
}

await Promise.all(Array.from({ length: Number(values.parallel) }, runMany));
const idle = [...recipes].filter(([, one]) => one.tried >= 20 && one.worked === 0).map(([name]) => name);
if (idle.length > 0) console.log(`recipes without mistake that never succeeded: ${idle.join(", ")}`);
console.log(
  `${made} calls from seed ${first} (${seeds - first} processes): ${worked} worked, ${refused} refused, ${kinds.size} kinds of problem in ${broken} runs`,
);
exit(broken === 0 ? 0 : 1);

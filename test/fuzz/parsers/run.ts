// Fuzzes every parser that a stranger or a peer can reach: `npm run fuzz:parsers -- [--runs 100000] [--seed 1]
// [--parser NAME]`. Each case has a seed of its own. A failure is printed with its seed, and the exit status is 1.
import process from "node:process";
import { parseArgs } from "node:util";
import { parsers } from "./index.ts";
import { play } from "./play.ts";

const { values } = parseArgs({
  args: process.argv.slice(2),
  options: {
    runs: { type: "string", default: "100000" },
    seed: { type: "string", default: "1" },
    parser: { type: "string" },
  },
});
const [runs, seed] = [Number(values.runs), Number(values.seed)];
const chosen = parsers.filter(({ name }) => values.parser === undefined || name === values.parser);
if (!Number.isInteger(runs) || runs < 1 || !Number.isInteger(seed) || chosen.length === 0) {
  console.error(
    `npm run fuzz:parsers -- [--runs N] [--seed N] [--parser ${parsers.map(({ name }) => name).join("|")}]`,
  );
  process.exit(2);
}
for (const parser of chosen) {
  const start = performance.now();
  const failures = await play(parser, { seed, runs, most: 3 });
  await parser.end?.();
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${parser.name}: ${runs} cases in ${seconds} s, ${failures.length} failures`);
  for (const { parser: name, seed: at, problem } of failures) {
    process.exitCode = 1;
    console.log(`${problem}\n  repeat: npm run fuzz:parsers -- --parser ${name} --seed ${at} --runs 1\n`);
  }
}

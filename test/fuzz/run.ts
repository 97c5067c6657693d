// Fuzzes soft0: `npm run fuzz -- --packets 10000000 --seed 1 [--report FILE]`.
import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { argv, exit } from "node:process";
import { parseArgs } from "node:util";
import { Fuzzer } from "./fuzzer.ts";
import { report } from "./report.ts";

const { values } = parseArgs({
  args: argv.slice(2),
  options: {
    packets: { type: "string", default: "1000000" },
    seed: { type: "string", default: "1" },
    report: { type: "string" },
  },
});
const packets = Number(values.packets);
const seed = Number(values.seed);
if (!Number.isInteger(packets) || packets < 1 || !Number.isInteger(seed)) {
  console.error("npm run fuzz -- [--packets N] [--seed N] [--report FILE]");
  exit(2);
}

const commit = (() => {
  try {
    return execFileSync("git", ["rev-parse", "--short", "HEAD"], { encoding: "utf8" }).trim();
  } catch {
    return "unknown";
  }
})();
const fuzzer = new Fuzzer(seed);
const start = performance.now();
const seconds = () => (performance.now() - start) / 1000;
let told = 0;
try {
  fuzzer.run(packets, () => {
    if (seconds() - told < 5 && fuzzer.packets < packets) return;
    told = seconds();
    const rate = Math.round(fuzzer.packets / told);
    console.log(
      `${fuzzer.packets} packets, ${rate}/s, ${fuzzer.coverage.size} tuples, ${fuzzer.failed} QPs in ERR`,
    );
  });
} catch (error) {
  console.error(error);
  console.error(
    `after ${fuzzer.packets} packets. Repeat: npm run fuzz -- --packets ${packets} --seed ${seed}`,
  );
  exit(1);
}
if (values.report !== undefined) writeFileSync(values.report, report(fuzzer, packets, commit, seconds()));
console.log(`${fuzzer.packets} packets, seed ${seed}: no invariant was broken`);

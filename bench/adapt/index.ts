// A setting that follows what is measured, beside every fixed one, while the load changes: `npm run bench -- adapt [PROCESSES] [ROUNDS]`.
// Frames come seldom, then often, twice over; batches have a fixed shape, so that one that is not full costs as much as one that is.
import { argv } from "node:process";
import { deviceCount, openDevice } from "../../src/cuda/index.ts";
import { runGroup } from "../common/group-run.ts";
import type { Row, RunRow } from "./rows.ts";

const processes = Number(argv[2] ?? Math.max(2, deviceCount()));
const rounds = Number(argv[3] ?? 3);
const on = (() => {
  using device = openDevice();
  return device.provider === "soft" ? "embedded GPUs, which share the processors" : device.name;
})();
const runs = new Map<string, RunRow[]>();
const median = (rows: readonly RunRow[], of: (row: RunRow) => number): number => {
  const sorted = rows.map(of).sort((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? Number.NaN;
};

console.log(`${processes} processes, ${on}; ${rounds} rounds of all settings in turns`);
const wrong = await runGroup<Row>({
  program: new URL("./member.ts", import.meta.url),
  processes,
  args: [`${rounds}`],
  each: (row) => {
    if ("setting" in row) runs.set(row.setting, [...(runs.get(row.setting) ?? []), row]);
    else if ("change" in row) console.log(`  ${row.change}`);
    else
      console.log(
        `frames of ${row.frameBytes / 1024} KiB: a batch of one takes ${row.oneMs.toFixed(3)} ms, each further frame ${row.frameMs.toFixed(3)}; what the first round changed:`,
      );
  },
});
if (wrong !== "") {
  console.log(wrong);
  process.exitCode = 1;
}
const cell = (value: number | string): string =>
  (typeof value === "number" ? value.toFixed(3) : value).padStart(14);
console.log(`\nmilliseconds from a frame's arrival to its result, means; medians of the rounds`);
const means = [...runs].map(([setting, rows]) => ({
  setting,
  calm: median(rows, (row) => row.calmMs),
  busy: median(rows, (row) => row.busyMs),
}));
const fixed = means.filter(({ setting }) => setting !== "adapted");
const best = {
  calm: Math.min(...fixed.map(({ calm }) => calm)),
  busy: Math.min(...fixed.map(({ busy }) => busy)),
};
// How many times as long as by the best fixed setting of each phase: neither phase counts for more because its frames take longer.
const scored = means.map((row) => ({ ...row, score: (row.calm / best.calm + row.busy / best.busy) / 2 }));
console.log(["batch", "few frames", "many", "by the bests"].map(cell).join(""));
for (const { setting, calm, busy, score } of scored)
  console.log([setting, calm, busy, score].map(cell).join(""));
const [first, ...others] = scored.filter(({ setting }) => setting !== "adapted");
if (first !== undefined) {
  const least = others.reduce((a, b) => (b.score < a.score ? b : a), first);
  const adapted = scored.find(({ setting }) => setting === "adapted")?.score ?? Number.NaN;
  console.log(
    `both phases: the best fixed setting (batches of ${least.setting}) takes ${least.score.toFixed(2)} times what is best in each, adapted ${adapted.toFixed(2)}: it is ${adapted < least.score ? "ahead" : "BEHIND"}`,
  );
}

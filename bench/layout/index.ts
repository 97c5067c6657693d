// Compares filling an ibv_send_wr and reading an ibv_wc with other struct libraries.
// Run `npm run bench -- layout`.
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { Measured } from "./measure.ts";

const CONTENDERS = ["flat-pool", "flat-native", "nested", "hand-written", "bun-ffi-structs", "koffi"];
const FILL_BAR = 10;
const READ_BAR = 8;

const measure = fileURLToPath(new URL("measure.ts", import.meta.url));

function run(contender: string): Measured | string {
  const child = spawnSync(process.execPath, [...process.execArgv, measure, contender], { encoding: "utf8" });
  const last = child.stdout.trim().split("\n").at(-1) ?? "";
  if (child.status === 0) return JSON.parse(last) as Measured;
  return /Cannot find (?:package|module) '?([^' ]+)/.exec(child.stderr)?.[0] ?? child.stderr.trim();
}

const cell = (value: number, digits: number) => value.toFixed(digits).padStart(8);

console.log(
  "ns to fill 8 fields of a 128-byte ibv_send_wr, and to read 5 fields of an ibv_wc; best of 12 runs,",
);
console.log(
  "one process for each, with every other verbs struct in use in doorbell's. B = garbage-collected bytes per operation.\n",
);
console.log(
  `${"".padEnd(40)}${"fill ns".padStart(8)}${"B".padStart(8)}${"read ns".padStart(8)}${"B".padStart(8)}`,
);

const results: Measured[] = [];
for (const contender of CONTENDERS) {
  const result = run(contender);
  if (typeof result === "string") {
    console.log(`${contender.padEnd(40)} not measured: ${result}`);
    continue;
  }
  results.push(result);
  const { name, note, fill, fillBytes, read, readBytes } = result;
  console.log(
    `${name.padEnd(40)}${cell(fill, 1)}${cell(fillBytes, 1)}${cell(read, 1)}${cell(readBytes, 1)}   ${note}`,
  );
}

const ours = results[0];
if (ours?.name.startsWith("doorbell")) {
  const verdict = (value: number, bar: number) =>
    `${value.toFixed(1)} ns, bar ${bar}: ${value <= bar ? "met" : "MISSED"}`;
  console.log(`\nfill ${verdict(ours.fill, FILL_BAR)}; read ${verdict(ours.read, READ_BAR)}`);
}

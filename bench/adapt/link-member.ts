// Member on one of two hosts that reduce gradients over a changing link, in steps of a fixed amount of work.
// Rank 0 prints one JSON row per step.
import { spawnSync } from "node:child_process";
import process from "node:process";
import { setTimeout as sleep } from "node:timers/promises";
import { join } from "../../src/group/index.ts";
import { injectFaults } from "../../src/soft/index.ts";
import type { Row } from "./rows.ts";
import { phasesOf, shuffled } from "./seeded.ts";

const [firstSeed = 1, seeds = 5, steps = 150, phaseCount = 4] = process.argv.slice(2).map(Number);
const gradients = 24;
const gradientBytes = 16 << 10;
/** Simulated backward pass: one gradient is ready each millisecond. */
const everyMs = 1;
const KiB = 1024;
/**
 * A fixed setting does not adapt, so only some steps of each phase run. The first steps count as measured,
 * and the rest represent the remaining steps.
 */
const [shownFirst, shownSteps] = [5, 15];
const fixed = [16, 32, 64, 128, 192, 368, 384].map((each) => each * KiB);
/** Size of the first bucket in bytes. The first bucket is small unless all gradients share one bucket. */
const firstBytes = 16 * KiB;
const allBytes = gradients * gradientBytes;
/**
 * Link conditions: unchanged, with 10 ms of delay, or limited to 100 Mbit/s in each direction. Both
 * directions use one loopback interface.
 */
const kinds = ["fast", "far", "narrow"] as const;
type Kind = (typeof kinds)[number];

using group = await join({ host: `host-${process.env["DOORBELL_RANK"]}`, timeoutMs: 60_000 });
const { rank } = group;
const printRow = (row: Row): void => {
  if (rank === 0) console.log(JSON.stringify(row));
};

function tc(...words: string[]): void {
  const { stderr } = spawnSync("tc", ["qdisc", ...words], { encoding: "utf8" });
  if (stderr !== "") throw new Error(`tc qdisc ${words.join(" ")}: ${stderr}`);
}

const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);

let shaped = false;
async function setLink(kind: Kind): Promise<void> {
  await group.barrier();
  injectFaults(kind === "far" ? "send.delay=10ms" : "");
  if (rank === 0 && shaped !== (kind === "narrow")) {
    shaped = !shaped;
    if (shaped) tc("add", "dev", "lo", "root", "tbf", "rate", "200mbit", "burst", "64kb", "latency", "500ms");
    else tc("del", "dev", "lo", "root");
  }
  await group.barrier();
}

async function run(seed: number, setting: number | "adapted"): Promise<void> {
  const lengths = Object.fromEntries(
    Array.from({ length: gradients }, (_, i) => [`layer${i}`, gradientBytes / 4]),
  );
  const bucketBytes = setting === "adapted" ? 64 * KiB : setting;
  const adapt = setting === "adapted";
  const sizes = { bucketBytes, firstBytes: bucketBytes === allBytes ? allBytes : firstBytes };
  using buckets = group.buckets(lengths, { ...sizes, adapt });
  const names = Object.keys(lengths).reverse();
  const step = async (): Promise<number> => {
    const begun = performance.now();
    for (const [i, name] of names.entries()) {
      const left = begun + (i + 1) * everyMs - performance.now();
      if (left > 0) await sleep(left);
      buckets.ready(name);
    }
    buckets.finish();
    await buckets.done();
    return performance.now() - begun;
  };
  await setLink("fast");
  for (let i = 0; i < 5; i++) await step();
  const phases: { name: string; cost: number }[] = [];
  for (const kind of phasesOf(kinds, phaseCount, seed)) {
    await setLink(kind);
    const times: number[] = [];
    while (times.length < (adapt ? steps : Math.min(steps, shownSteps))) times.push(await step());
    const first = sum(times.slice(0, shownFirst));
    const rest = sum(times.slice(shownFirst)) / Math.max(1, times.length - shownFirst);
    phases.push({ name: kind, cost: (first + rest * (steps - shownFirst)) / 1000 });
  }
  const total = sum(phases.map(({ cost }) => cost));
  printRow({ setting: adapt ? "adapted" : `${bucketBytes / KiB} KiB`, seed, phases, total });
  if (adapt && seed === firstSeed)
    for (const { step: at, kind, from, to, reason } of buckets.changes)
      printRow({ words: `step ${at}: ${kind} ${from.length} -> ${to.length} buckets: ${reason}` });
}

printRow({ words: group.plan("allReduce", 1 << 20).reason });
for (let seed = firstSeed; seed < firstSeed + seeds; seed++)
  for (const setting of shuffled([...fixed, "adapted"] as const, seed)) await run(seed, setting);
await setLink("fast");
await group.barrier();

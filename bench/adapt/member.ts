// One process of the experiment: frames come to rank 0, seldom at first, then often; all members compute batches of a fixed shape.
// Rank 0 prints a row of JSON each.

import process from "node:process";
import { setImmediate } from "node:timers/promises";
import type { Buffer } from "../../src/cuda/index.ts";
import { type Adaptive, join } from "../../src/group/index.ts";
import type { Row } from "./rows.ts";

const rounds = Number(process.argv[2]);
const sizes = [1, 4, 16, 64] as const;
const most = sizes.at(-1)!;
const frames = { calm: 400, busy: 4000 } as const;
/** What has not been done in so many times the time in which frames come is given up: a setting that is too slow falls behind for ever. */
const patience = 1.5;
/** A frame comes after so many times what a batch of one takes, or what one costs in a large batch: too often for small ones. */
const every = { calm: 2.5, busy: 1.7 } as const;

using group = await join({ timeoutMs: 60_000 });
const { device, rank } = group;
const tell = (row: Row): void => {
  if (rank === 0) console.log(JSON.stringify(row));
};
const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[sorted.length >> 1]!;
};

/** What all members do for a batch: shapes are fixed, a batch that is not full costs as much. */
async function compute(memory: Buffer<"f32">, length: number, batch: number): Promise<void> {
  group.allReduce(memory.slice(0, batch * length));
  await group.done();
}

/** The slowest member's milliseconds of a batch, with the word that says how many frames are in it. */
async function costOf(memory: Buffer<"f32">, length: number, batch: number): Promise<number> {
  const times: number[] = [];
  for (let i = 0; i < 15; i++) {
    const begun = performance.now();
    await group.exchange(0);
    await compute(memory, length, batch);
    times.push(performance.now() - begun);
  }
  return Math.max(...(await group.exchange(median(times))));
}

/** Frames that are so large that the largest batch takes eight times what one takes: neither calls alone count, nor bytes alone. */
async function calibrate() {
  for (let length = 1024; ; length *= 2) {
    const memory = device.allocate(most * length, "f32").fill(0);
    for (const size of sizes) await costOf(memory, length, size);
    const [one, many] = [await costOf(memory, length, 1), await costOf(memory, length, most)];
    if (many > 8 * one || length >= 2 ** 21)
      return { length, memory, oneMs: one, frameMs: Math.max(many - one, 0.001) / (most - 1) };
    memory.close();
  }
}

const { length, memory, oneMs, frameMs } = await calibrate();
tell({ frameBytes: 4 * length, oneMs, frameMs });

/** So many frames, one each `everyMs`; the mean of their latencies, as rank 0 sees them. */
async function phase(count: number, everyMs: number, size: () => number, setting?: Adaptive<number>) {
  await group.barrier();
  const start = performance.now();
  const sinceMs = (): number => performance.now() - start;
  let taken = 0;
  let latency = 0;
  while (taken < count) {
    let ready = 0;
    while (rank === 0 && ready <= 0) {
      ready = Math.min(count, Math.floor(sinceMs() / everyMs)) - taken;
      // Timers count in milliseconds, and frames may come sooner.
      if (ready <= 0) await setImmediate();
    }
    if (sinceMs() > patience * count * everyMs) ready = -1;
    let begun = performance.now();
    const [shown = 0] = await group.exchange(ready);
    if (shown < 0) break;
    const batch = size();
    const now = Math.min(batch, shown);
    // The others waited there for frames.
    if (rank > 0) begun = performance.now();
    await compute(memory, length, batch);
    const took = performance.now() - begun;
    const ended = sinceMs();
    for (let i = 0; i < now; i++) latency += ended - (taken + i + 1) * everyMs;
    taken += now;
    // What a frame that came now would take: to wait for those before it, up to a batch of the largest, and its own batch.
    await setting?.measured(took + (took / now) * Math.min(most, shown - now));
  }
  // At least that, for those that were given up.
  const ended = sinceMs();
  for (; taken < count; taken++) latency += Math.max(0, ended - (taken + 1) * everyMs);
  return latency / count;
}

async function run(name: string, size: () => number, setting?: Adaptive<number>): Promise<void> {
  await group.barrier();
  // Twice: a setting that was chosen once for all would fare well once.
  const means = { calm: 0, busy: 0 };
  for (let times = 0; times < 2; times++)
    for (const kind of ["calm", "busy"] as const) {
      const everyMs = every[kind] * (kind === "calm" ? oneMs : frameMs);
      means[kind] += (await phase(frames[kind], everyMs, size, setting)) / 2;
    }
  tell({ setting: name, calmMs: means.calm, busyMs: means.busy });
}

for (let round = 0; round < rounds; round++) {
  const batch = group.adaptive("batch", { values: sizes, start: 4, every: 4, unit: "ms" });
  const before = group.changes.length;
  await run("adapted", () => batch.value, batch);
  if (round === 0)
    for (const { kind, from, to, reason } of group.changes.slice(before).slice(0, 24))
      tell({ change: `${kind} ${from} -> ${to}: ${reason}` });
  for (const size of sizes) await run(`${size}`, () => size);
}
await group.barrier();

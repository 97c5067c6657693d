// Process that computes batches of frames while the frame rate and the processor load change. Batches have a
// fixed shape, so a partial batch costs as much as a full one. Rank 0 prints JSON rows.
import { spawn } from "node:child_process";
import process from "node:process";
import { setImmediate } from "node:timers/promises";
import type { Buffer } from "../../src/cuda/index.ts";
import { join } from "../../src/group/index.ts";
import type { Row } from "./rows.ts";
import { phasesOf, shuffled } from "./seeded.ts";

const [firstSeed = 1, seeds = 5, phaseMs = 3000, phaseCount = 4] = process.argv.slice(2).map(Number);
const sizes = [1, 2, 4, 8, 16, 32, 64] as const;
const most = sizes.at(-1)!;
/**
 * Load conditions. Frames arrive every 2.5 single-frame batch times when calm, and more often when busy. In
 * "taken" two other processes spin.
 */
const kinds = ["calm", "busy", "taken"] as const;
type Kind = (typeof kinds)[number];
/**
 * Limit of a phase, as a multiple of its planned time. Frames that are unfinished at the limit are abandoned,
 * because a slow setting never catches up.
 */
const phaseLimit = 1.5;
type Policy = {
  readonly name: string;
  size(waiting: number): number;
  /**
   * Reports the duration of a batch. Later effects of the batch appear in the latencies of the following
   * frames.
   */
  measured(size: number, ms: number): Promise<void>;
};

using group = await join({ timeoutMs: 60_000 });
const { device, rank } = group;
const printRow = (row: Row): void => {
  if (rank === 0) console.log(JSON.stringify(row));
};
const sorted = (values: readonly number[]): number[] => [...values].sort((a, b) => a - b);

async function compute(memory: Buffer<"f32">, length: number, batch: number): Promise<void> {
  group.allReduce(memory.slice(0, batch * length));
  await group.done();
}

/**
 * Returns the batch time of the slowest member, in milliseconds, including the word that holds the number of
 * frames.
 */
async function costOf(memory: Buffer<"f32">, length: number, batch: number): Promise<number> {
  const times: number[] = [];
  for (let i = 0; i < 15; i++) {
    const begun = performance.now();
    await group.exchange(0);
    await compute(memory, length, batch);
    times.push(performance.now() - begun);
  }
  return Math.max(...(await group.exchange(sorted(times)[7]!)));
}

/**
 * Chooses a frame size at which the largest batch takes eight times as long as a single frame. At this size
 * both call overhead and bytes matter.
 */
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
const everyMs: Readonly<Record<Kind, number>> = {
  calm: 2.5 * oneMs,
  taken: 2.5 * oneMs,
  busy: 1.7 * frameMs,
};
printRow({
  words: `frames of ${length / 256} KiB; a batch of one takes ${oneMs.toFixed(3)} ms, each further frame ${frameMs.toFixed(3)}`,
});

/** Returns the latencies of a phase's frames as measured by rank 0. */
async function phase(kind: Kind, policy: Policy): Promise<number[]> {
  await group.barrier();
  const every = everyMs[kind];
  const count = Math.ceil(phaseMs / every);
  const others =
    rank === 0 && kind === "taken"
      ? [0, 1].map(() =>
          spawn(process.execPath, ["-e", "for (const end = Date.now() + 60_000; Date.now() < end; );"], {
            env: { ...process.env, BUN_BE_BUN: "1" },
          }),
        )
      : [];
  const start = performance.now();
  const sinceMs = (): number => performance.now() - start;
  const latencies: number[] = [];
  let taken = 0;
  while (taken < count) {
    let waiting = 0;
    while (rank === 0 && waiting <= 0) {
      waiting = Math.min(count, Math.floor(sinceMs() / every)) - taken;
      // Timers have a resolution of one millisecond, and frames may arrive sooner.
      if (waiting <= 0) await setImmediate();
    }
    if (sinceMs() > phaseLimit * phaseMs) waiting = -1;
    let begun = performance.now();
    const [shown = 0] = await group.exchange(waiting);
    if (shown < 0) break;
    const batch = policy.size(shown);
    const now = Math.min(batch, shown);
    // The other members waited for frames until this point.
    if (rank > 0) begun = performance.now();
    await compute(memory, length, batch);
    const took = performance.now() - begun;
    const ended = sinceMs();
    for (let i = 0; i < now; i++) latencies.push(ended - (taken + i + 1) * every);
    taken += now;
    await policy.measured(batch, took);
  }
  // The end time is a lower bound of the latency of abandoned frames.
  const ended = sinceMs();
  for (; taken < count; taken++) latencies.push(Math.max(0, ended - (taken + 1) * every));
  for (const other of others) other.kill("SIGKILL");
  return latencies;
}

const none = async (): Promise<void> => {};
const fixed: Policy[] = sizes.map((size) => ({ name: `${size}`, size: () => size, measured: none }));
/** Policy without a setting: the smallest shape that holds all waiting frames. */
const fitting: Policy = {
  name: "what fits",
  size: (waiting) => sizes.find((size) => size >= waiting) ?? most,
  measured: none,
};

function adapting(): Policy {
  const batches = group.batches("frames", { sizes });
  return {
    name: "adapted",
    size: (waiting) => batches.size(waiting),
    measured: (size, ms) => batches.measured(size, ms),
  };
}

const mean = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0) / values.length;

for (let seed = firstSeed; seed < firstSeed + seeds; seed++)
  for (const policy of shuffled([...fixed, fitting, adapting()], seed)) {
    const before = group.changes.length;
    const all: number[] = [];
    const phases: { name: string; cost: number }[] = [];
    for (const kind of phasesOf(kinds, phaseCount, seed)) {
      const latencies = await phase(kind, policy);
      for (const each of latencies) all.push(each);
      phases.push({ name: kind, cost: mean(latencies) });
    }
    printRow({
      setting: policy.name,
      seed,
      phases,
      total: mean(all),
      p99: sorted(all)[Math.floor(all.length * 0.99)]!,
    });
    if (policy.name === "adapted" && seed === firstSeed)
      for (const { kind, from, to, reason } of group.changes.slice(before).slice(0, 40))
        printRow({ words: `${kind} ${from} -> ${to}: ${reason}` });
  }
await group.barrier();

// Compares checkpoint intervals in a simulated run of many hours, in which member failures are rare at first
// and then frequent. The interval comes from `group.checkpointPace`; steps, checkpoints and failures are
// generated from a seed.

import type { Membership } from "../../src/group/membership/membership.ts";
import { Adaptivity } from "../../src/group/metrics/changes.ts";
import { CheckpointPace } from "../../src/group/tuning/checkpoint-pace.ts";
import { seeded } from "../../test/support/random.ts";
import type { Row } from "./rows.ts";

const hourMs = 3_600_000;
const stepMs = 500;
/** Number of steps that a checkpoint write slows down, and the slowdown of each in milliseconds. */
const [writingSteps, slowerMs] = [4, 300];
const recoveryMs = 10_000;
const work = (16 * hourMs) / stepMs;
/** Phases of the simulated clock, repeated: their length and the mean time between failures. */
const phases = [
  { name: "rare", lastsMs: 4 * hourMs, lossMs: 24 * hourMs },
  { name: "often", lastsMs: 4 * hourMs, lossMs: 240_000 },
] as const;
const settings = [10, 30, 100, 300, 1000, 3000] as const;

/** Yields the failure times, which are equal for all settings of a seed. */
function* lossesOf(seed: number): Generator<number> {
  const { random } = seeded(seed);
  let left = -Math.log(1 - random());
  for (let atMs = 0, phase = 0; ; phase++) {
    const { lastsMs, lossMs } = phases[phase % phases.length]!;
    let spentMs = 0;
    while (left * lossMs <= lastsMs - spentMs) {
      spentMs += left * lossMs;
      yield atMs + spentMs;
      left = -Math.log(1 - random());
    }
    left -= (lastsMs - spentMs) / lossMs;
    atMs += lastsMs;
  }
}

async function run(seed: number, every: number | "adapted"): Promise<{ row: Row; words: readonly string[] }> {
  let nowMs = 0;
  const adaptivity = new Adaptivity();
  adaptivity.on = every === "adapted";
  const metrics = { losses: 0 };
  // Stand-in for the membership of a group with one member, which receives its own messages.
  const membership = {
    ...{ epoch: 1, size: 1, adaptivity, metrics },
    exchange: async (_: string, own: unknown) => [own],
  };
  const pace = new CheckpointPace(
    membership as unknown as Membership,
    { start: every === "adapted" ? 50 : every, leastMs: 1000, mostMs: 600_000 },
    () => nowMs,
  );
  const losses = lossesOf(seed);
  let lossMs = losses.next().value as number;
  const spent = phases.map(() => 0);
  let [step, durable] = [0, 0];
  let writing: { readonly after: number; left: number; readonly end: () => void } | undefined;
  while (step < work) {
    const took = stepMs + (writing === undefined ? 0 : slowerMs);
    const begunMs = nowMs;
    nowMs += took;
    step++;
    if (lossMs <= nowMs) {
      // All work since the last complete checkpoint is repeated.
      nowMs = lossMs + recoveryMs;
      while (lossMs <= nowMs) lossMs = losses.next().value as number;
      writing?.end();
      writing = undefined;
      await new Promise((resolve) => setImmediate(resolve));
      step = durable;
      membership.epoch++;
      metrics.losses++;
    } else if (writing !== undefined && --writing.left === 0) {
      durable = writing.after;
      writing.end();
      writing = undefined;
      await new Promise((resolve) => setImmediate(resolve));
    } else if (pace.isDue(step) && writing === undefined) {
      let end = (): void => {};
      const written = new Promise<void>((resolve) => {
        end = resolve;
      });
      writing = { after: step, left: writingSteps, end };
      await pace.begun(step, written);
    }
    const lasts = phases.reduce((sum, { lastsMs }) => sum + lastsMs, 0);
    spent[begunMs % lasts < phases[0].lastsMs ? 0 : 1]! += nowMs - begunMs;
  }
  const row: Row = {
    ...{ setting: every === "adapted" ? every : `every ${every}`, seed },
    phases: phases.map(({ name }, i) => ({ name, cost: spent[i]! / hourMs })),
    total: nowMs / hourMs,
  };
  const words = adaptivity.changes.slice(0, 12).map(({ from, to, reason }) => `${from} -> ${to}: ${reason}`);
  return { row, words };
}

/** Runs all settings of each seed. */
export async function checkpoints(firstSeed: number, seeds: number, each: (row: Row) => void): Promise<void> {
  for (let seed = firstSeed; seed < firstSeed + seeds; seed++)
    for (const every of [...settings, "adapted"] as const) {
      const { row, words } = await run(seed, every);
      each(row);
      if (seed === firstSeed) for (const one of words) each({ words: one });
    }
}

import { expect, test } from "vitest";
import type { Membership } from "../../../src/group/membership/membership.ts";
import { Adaptivity } from "../../../src/group/metrics/changes.ts";
import { CheckpointPace, paceMs } from "../../../src/group/tuning/checkpoint-pace.ts";

test("the interval grows with the cost of checkpoints and shrinks with the rate of losses", () => {
  const hour = 3_600_000;
  expect(paceMs(100, hour, 1, hour)).toBeCloseTo(Math.sqrt(2 * 100 * hour), 6);
  expect(paceMs(400, hour, 1, hour)).toBeCloseTo(2 * paceMs(100, hour, 1, hour), 6);
  expect(paceMs(100, hour / 4, 1, hour)).toBeCloseTo(paceMs(100, hour, 1, hour) / 2, 6);
});

test("the interval stays within its limits, and checkpoints cost at most a twentieth of the time", () => {
  expect(paceMs(0.001, 1000, 500, 2000)).toBe(500);
  expect(paceMs(1e6, 1e9, 500, 2000)).toBe(2000);
  expect(paceMs(100, 1, 1, 1e9)).toBe(2000);
});

test("the interval follows the recent losses and not the old ones", async () => {
  let nowMs = 0;
  const adaptivity = new Adaptivity();
  adaptivity.on = true;
  const metrics = { losses: 0 };
  // A group of one member receives its own message.
  const membership = {
    ...{ epoch: 1, size: 1, adaptivity, metrics },
    exchange: async (_: string, own: unknown) => [own],
  };
  const options = { start: 50, leastMs: 1000, mostMs: 600_000 };
  const pace = new CheckpointPace(membership as unknown as Membership, options, () => nowMs);
  let step = 0;
  let slow = 0;
  /**
   * Runs steps for `ms` milliseconds and returns the interval. Steps take half a second, and the two steps
   * after the start of a checkpoint take a second.
   */
  async function run(ms: number): Promise<number> {
    let end = (): void => {};
    for (const until = nowMs + ms; nowMs < until; ) {
      nowMs += slow > 0 ? 1000 : 500;
      const isDue = pace.isDue(step++);
      if (slow > 0 && --slow === 0) end();
      await null;
      if (!isDue) continue;
      slow = 2;
      const checkpoint = new Promise<void>((resolve) => {
        end = resolve;
      });
      await pace.begun(step - 1, checkpoint);
    }
    return pace.every;
  }
  const hour = 3_600_000;
  const calm = await run(6 * hour);
  for (let loss = 0; loss < 8; loss++) {
    metrics.losses++;
    await run(120_000);
  }
  const often = await run(60_000);
  expect(often).toBeLessThan(calm / 5);
  const calmAgain = await run(12 * hour);
  expect(calmAgain).toBeGreaterThan(calm / 2);
  const changes = adaptivity.changes.map(({ what, reason }) => `${what}: ${reason}`);
  expect(changes[0]).toMatch(
    /^checkpoints: a checkpoint costs .* ms, a step takes 500\.00 ms, a member is lost every/,
  );
});

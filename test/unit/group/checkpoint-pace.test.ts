import { expect, test } from "vitest";
import { Adaptivity } from "../../../src/group/adaptivity/changes.ts";
import { CheckpointPace, paceMs } from "../../../src/group/adaptivity/checkpoint-pace.ts";
import type { Membership } from "../../../src/group/membership.ts";

test("checkpoints that cost more are taken more seldom, and where members are lost often more often", () => {
  const hour = 3_600_000;
  expect(paceMs(100, hour, 1, hour)).toBeCloseTo(Math.sqrt(2 * 100 * hour), 6);
  expect(paceMs(400, hour, 1, hour)).toBeCloseTo(2 * paceMs(100, hour, 1, hour), 6);
  expect(paceMs(100, hour / 4, 1, hour)).toBeCloseTo(paceMs(100, hour, 1, hour) / 2, 6);
});

test("within limits, and never for more than a twentieth of the time", () => {
  expect(paceMs(0.001, 1000, 500, 2000)).toBe(500);
  expect(paceMs(1e6, 1e9, 500, 2000)).toBe(2000);
  expect(paceMs(100, 1, 1, 1e9)).toBe(2000);
});

test("follows the last losses: what was long ago says little of how often members are lost now", async () => {
  let nowMs = 0;
  const adaptivity = new Adaptivity();
  adaptivity.on = true;
  const metrics = { losses: 0 };
  // Alone: what it tells comes back.
  const membership = {
    ...{ epoch: 1, size: 1, adaptivity, metrics },
    exchange: async (_: string, own: unknown) => [own],
  };
  const options = { start: 50, leastMs: 1000, mostMs: 600_000 };
  const pace = new CheckpointPace(membership as unknown as Membership, options, () => nowMs);
  let step = 0;
  let slow = 0;
  /** Steps of half a second, the two after a checkpoint's beginning slower. */
  async function run(ms: number): Promise<number> {
    let end = (): void => {};
    for (const until = nowMs + ms; nowMs < until; ) {
      nowMs += slow > 0 ? 1000 : 500;
      const isDue = pace.isDue(step++);
      if (slow > 0 && --slow === 0) end();
      await null;
      if (!isDue) continue;
      slow = 2;
      const kept = new Promise<void>((resolve) => {
        end = resolve;
      });
      await pace.begun(step - 1, kept);
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
  const told = adaptivity.changes.map(({ what, reason }) => `${what}: ${reason}`);
  expect(told[0]).toMatch(/^checkpoints: one costs .* ms, a step takes 500\.00 ms, a member is lost in/);
});

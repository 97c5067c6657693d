import { describe, expect, test } from "vitest";
import { simulate } from "../../src/simulation/index.ts";

/** Returns what each of 100 seeds shows. */
async function ofSeeds<T>(show: (seed: number) => Promise<T>): Promise<T[]> {
  const shown: T[] = [];
  for (let seed = 1; seed <= 100; seed++) shown.push(await show(seed));
  return shown;
}

describe("faults that a seed draws", () => {
  const faults = { budget: 12, everyMs: [4, 24], forMs: [4, 84], kinds: ["crash", "stop"] as const };
  const drawn = (swarm: boolean) =>
    ofSeeds(
      async (seed) => (await simulate({ seed, hosts: 5, faults: { ...faults, swarm } }, () => {})).faults,
    );

  test("hit several hosts at the same time in some seeds of a swarm, and only there", async () => {
    const together = (all: Awaited<ReturnType<typeof drawn>>) =>
      all.filter((list) => list.some(({ atMs }, i) => atMs === list[i + 1]?.atMs)).length;
    expect(together(await drawn(true))).toBeGreaterThan(20);
    expect(together(await drawn(false))).toBe(0);
  });

  test("last long in some seeds of a swarm, and spare hosts in others", async () => {
    const all = (await drawn(true)).filter((list) => list.length >= 6);
    const longest = (list: (typeof all)[number]) => list.every(({ forMs }) => forMs >= 64);
    const hosts = (list: (typeof all)[number]) =>
      new Set(list.map((fault) => (fault.kind === "crash" || fault.kind === "stop" ? fault.host : -1))).size;
    expect(all.filter(longest).length).toBeGreaterThan(5);
    expect(all.filter((list) => hosts(list) <= 2).length).toBeGreaterThan(5);
    expect(all.every((list) => list.every(({ forMs }) => forMs >= 4 && forMs <= 84))).toBe(true);
  });
});

test("half of the seeds draw clocks at the bounds, fast and slow ones", async () => {
  const drifts = await ofSeeds(async (seed) => {
    let clocks: readonly number[] = [];
    await simulate({ seed, hosts: 4, driftPpm: 1000 }, ({ hosts }) => {
      clocks = hosts.map(({ clock }) => clock.driftPpm);
    });
    return clocks;
  });
  const extreme = drifts.filter((clocks) => clocks.every((drift) => Math.abs(drift) === 1000));
  expect(extreme.length).toBeGreaterThan(30);
  expect(extreme.length).toBeLessThan(70);
  expect(extreme.filter((clocks) => new Set(clocks).size === 2).length).toBeGreaterThan(20);
});

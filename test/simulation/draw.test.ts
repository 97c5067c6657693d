import { describe, expect, test } from "vitest";
import { simulationOptions } from "../../src/simulation/cluster/options.ts";
import { drawClock } from "../../src/simulation/schedule/host-clock.ts";

const seeds = Array.from({ length: 100 }, (_, i) => i + 1);

describe("faults that a seed draws", () => {
  const budget = { budget: 12, everyMs: [4, 24], forMs: [4, 84], kinds: ["crash", "stop"] as const };
  const drawn = (swarm: boolean) =>
    seeds.map((seed) => simulationOptions({ seed, hosts: 5, faults: { ...budget, swarm } }).faults);

  test("hit several hosts at the same time in some seeds of a swarm, and only there", () => {
    const together = (all: ReturnType<typeof drawn>) =>
      all.filter((list) => list.some(({ atMs }, i) => atMs === list[i + 1]?.atMs)).length;
    expect(together(drawn(true))).toBeGreaterThan(20);
    expect(together(drawn(false))).toBe(0);
  });

  test("last long in some seeds of a swarm, and spare hosts in others", () => {
    const all = drawn(true).filter((list) => list.length >= 6);
    const hosts = (list: (typeof all)[number]) =>
      new Set(list.map((fault) => (fault.kind === "crash" || fault.kind === "stop" ? fault.host : -1))).size;
    expect(all.filter((list) => list.every(({ forMs }) => forMs >= 64)).length).toBeGreaterThan(5);
    expect(all.filter((list) => hosts(list) <= 2).length).toBeGreaterThan(5);
    expect(all.flat().every(({ forMs }) => forMs >= 4 && forMs <= 84)).toBe(true);
  });
});

test("half of the seeds draw clocks at the bounds, fast and slow ones", () => {
  const drifts = seeds.map((seed) =>
    ["host0", "host1", "host2", "host3"].map(
      (name) => drawClock(seed, name, { skewMs: 0, driftPpm: 1000 }).driftPpm,
    ),
  );
  const extreme = drifts.filter((clocks) => clocks.every((drift) => Math.abs(drift) === 1000));
  expect(extreme.length).toBeGreaterThan(30);
  expect(extreme.length).toBeLessThan(70);
  expect(extreme.filter((clocks) => new Set(clocks).size === 2).length).toBeGreaterThan(20);
});

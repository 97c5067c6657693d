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
    const isShort = ({ forMs }: { readonly forMs: number }) => forMs < 20;
    // One fifth of uniform durations is below 20 ms, and more than half of those on a logarithmic scale.
    expect(all.filter((list) => list.filter(isShort).length > list.length / 3).length).toBeGreaterThan(15);
  });

  test("degrade the network in some respects, with magnitudes of a logarithmic scale", () => {
    const conditions = seeds.flatMap((seed) =>
      simulationOptions({
        seed,
        hosts: 2,
        faults: { budget: 20, kinds: ["degrade"], swarm: false },
      }).faults.map((fault) => (fault.kind === "degrade" ? fault.conditions : {})),
    );
    const losses = conditions.flatMap(({ loss = [] }) => loss);
    expect(losses.length).toBeGreaterThan(conditions.length * 0.4);
    expect(losses.length).toBeLessThan(conditions.length * 0.7);
    expect(losses.every((loss) => loss >= 0.001 && loss <= 0.5)).toBe(true);
    expect(losses.filter((loss) => loss < 0.03).length).toBeGreaterThan(losses.length * 0.4);
    expect(losses.filter((loss) => loss > 0.2).length).toBeGreaterThan(losses.length * 0.1);
    expect(conditions.every((one) => Object.keys(one).length > 0)).toBe(true);
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

test("in half of the seeds, a fast clock becomes slow after some time", () => {
  const ms = 1_000_000;
  const turning = seeds.filter((seed) => {
    const clock = drawClock(seed, "host0", { skewMs: 0, driftPpm: 100_000 });
    const rates = Array.from({ length: 400 }, (_, i) =>
      Math.sign(clock.monotonicNs((i + 1) * 10 * ms) - clock.monotonicNs(i * 10 * ms) - 10 * ms),
    );
    return rates.includes(1) && rates.includes(-1);
  });
  expect(turning.length).toBeGreaterThan(30);
  expect(turning.length).toBeLessThan(70);
});

import { describe, expect, test } from "vitest";
import type { Membership } from "../../../src/group/membership/membership.ts";
import { Adaptivity, type Change } from "../../../src/group/metrics/changes.ts";
import { BatchPlan } from "../../../src/group/tuning/batch-plan.ts";
import { Batches } from "../../../src/group/tuning/batches.ts";
import { seeded } from "../../support/random.ts";

const sizes = [1, 2, 4, 8, 16, 32, 64];

describe("a plan of batches", () => {
  const planned = (costs: readonly number[]): number[] => {
    const plan = BatchPlan.byCosts(sizes, costs);
    return Array.from({ length: 200 }, (_, waiting) => sizes[plan.indexFor(waiting)]!);
  };

  test("takes the smallest size that fits at equal costs, and the smallest size at equal costs per item", () => {
    const same = planned(sizes.map(() => 3));
    expect(same).toEqual(same.map((_, waiting) => sizes.find((size) => size >= waiting) ?? 64));
    expect(new Set(planned(sizes))).toEqual(new Set([1]));
  });

  test("always takes the size that completes the most waiting items per unit of cost", () => {
    const { random } = seeded(1);
    for (let round = 0; round < 200; round++) {
      let cost = 0;
      const costs = sizes.map(() => {
        cost += random() < 0.3 ? 0 : random() ** 3 * 10;
        return cost + 0.01;
      });
      for (const [waiting, size] of planned(costs).entries()) {
        if (waiting === 0) continue;
        const rates = sizes.map((each, i) => Math.min(waiting, each) / costs[i]!);
        expect(rates[sizes.indexOf(size)]).toBeCloseTo(Math.max(...rates), 9);
      }
    }
  });

  test("prints the number of waiting items from which a size is used", () => {
    const costs = sizes.map((size) => 6 + size);
    expect(`${BatchPlan.byCosts(sizes, costs)}`).toBe(
      "1, 2, 4, 8 from 6, 16 from 13, 32 from 28, 64 from 59",
    );
    // The largest batch costs more for each frame.
    costs[6] = 100;
    expect(`${BatchPlan.byCosts(sizes, costs)}`).toBe("1, 2, 4, 8 from 6, 16 from 13, 32 from 28");
  });
});

/**
 * Simulation of frames that arrive at a fixed interval of a simulated clock, with their mean latency and the
 * reported changes.
 */
class Run {
  readonly #adaptivity = new Adaptivity();
  readonly batches: Batches;
  readonly used = new Map<number, number>();

  constructor(every = 32) {
    this.#adaptivity.on = true;
    const membership = {
      ...{ epoch: 1, size: 2, adaptivity: this.#adaptivity },
      exchange: async (_: string, own: unknown) => [own, own],
    };
    this.batches = new Batches(membership as unknown as Membership, "frames", { sizes, every });
  }

  /** Reported changes, without the time of day. */
  get changes(): Omit<Change, "atMs">[] {
    return this.#adaptivity.changes.map(({ atMs: _, ...change }) => change);
  }

  /** Runs frames for `ms` milliseconds, and returns their mean latency in milliseconds. */
  async phase(
    everyMs: number,
    ms: number,
    costOf: (size: number) => number,
    fixed?: number,
  ): Promise<number> {
    let now = 0;
    let done = 0;
    let sum = 0;
    while (now < ms) {
      const waiting = Math.floor(now / everyMs) - done;
      if (waiting === 0) {
        now = (done + 1) * everyMs + 1e-9;
        continue;
      }
      const size = fixed ?? this.batches.size(waiting);
      this.used.set(size, (this.used.get(size) ?? 0) + 1);
      const took = costOf(size);
      now += took;
      for (let i = 0; i < Math.min(size, waiting); i++) sum += now - ++done * everyMs;
      if (fixed === undefined) await this.batches.measured(size, took);
    }
    // Frames that still wait count with their waiting time so far.
    const come = Math.floor(now / everyMs);
    for (let i = done + 1; i <= come; i++) sum += now - i * everyMs;
    return sum / come;
  }
}

const affine = (size: number): number => 0.05 + 0.006 * size;

describe("batches", () => {
  test("have a lower latency than every fixed size under a changing load", async () => {
    const phases = [0.0085, 0.14, 0.014, 0.14, 0.0085];
    const total = async (fixed?: number): Promise<number> => {
      const run = new Run();
      let sum = 0;
      for (const every of phases) sum += (await run.phase(every, 200, affine, fixed)) / every;
      return sum;
    };
    const adapted = await total();
    for (const size of sizes) expect(adapted).toBeLessThan(0.9 * (await total(size)));
  });

  test("grow at once when frames arrive faster than small batches complete them", async () => {
    const run = new Run();
    await run.phase(0.14, 500, affine);
    expect(Math.max(...run.used.keys())).toBeLessThanOrEqual(2);
    // The cost of large batches was unknown. The backlog never exceeds the duration of two of the largest
    // batches.
    expect(await run.phase(0.0102, 100, affine)).toBeLessThan(2 * affine(64));
    expect(Math.max(...run.used.keys())).toBeGreaterThanOrEqual(16);
  });

  test("avoid a large size while it costs more per item, and use it again later", async () => {
    const swapped = (size: number): number => affine(size) + (size > 16 ? 0.05 * (size - 16) : 0);
    const run = new Run();
    await run.phase(0.004, 200, swapped);
    expect(run.batches.plan).toMatch(/, 16 from \d+$/);
    run.used.clear();
    await run.phase(0.004, 200, swapped);
    expect(run.used.get(16)! / [...run.used.values()].reduce((a, b) => a + b)).toBeGreaterThan(0.9);
    await run.phase(0.004, 1000, affine);
    expect(run.batches.plan).toMatch(/, 64 from \d+$/);
  });

  test("report changes with reasons, ignore small differences of cost and make trials rare", async () => {
    const { random } = seeded(3);
    const noisy = (size: number): number => affine(size) * (0.95 + 0.1 * random());
    const run = new Run();
    await run.phase(0.0102, 100, noisy);
    const [first] = run.changes;
    expect(first!.reason).toMatch(
      /^size \d+ might have been better \d+ times|^for \d+ waiting items, batches of \d+ complete [\d.]+ items per ms, batches of \d+ complete/,
    );
    expect(first!.from).toBe("1, 2, 4, 8, 16, 32, 64");
    await run.phase(0.0102, 2000, noisy);
    const before = run.changes.length;
    await run.phase(0.0102, 1000, noisy);
    const after = run.changes.slice(before);
    expect(after.filter(({ kind }) => kind === "changed" || kind === "kept")).toEqual([]);
    expect(after.length).toBeLessThanOrEqual(12);
    for (const { kind, to } of run.changes)
      if (kind === "taken back") expect(to).not.toMatch(/with a trial of/);
  });

  test("use a size again after single delayed batches", async () => {
    const { random } = seeded(7);
    const held = (size: number): number => affine(size) + (random() < 0.05 ? 5 : 0);
    const run = new Run();
    await run.phase(0.02, 3000, held);
    run.used.clear();
    await run.phase(0.0102, 1000, affine);
    expect(run.batches.plan).toMatch(/, 16 from 1\d, 32 from \d\d, 64 from \d\d$/);
  });

  test("have the same plan on a machine that becomes slower for all sizes", async () => {
    const run = new Run();
    await run.phase(0.0102, 300, affine);
    await run.phase(0.14, 300, affine);
    const { length } = run.changes;
    // The cost triples while no caller asks for large batches.
    await run.phase(0.42, 900, (size) => 3 * affine(size));
    const changed = run.changes.slice(length).filter(({ kind }) => kind === "changed" || kind === "kept");
    expect(changed).toEqual([]);
  });

  test("are deterministic", async () => {
    const [a, b] = [new Run(), new Run()];
    for (const run of [a, b]) await run.phase(0.0102, 300, affine);
    expect(a.changes).toEqual(b.changes);
  });
});

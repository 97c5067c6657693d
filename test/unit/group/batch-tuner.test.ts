import { describe, expect, test } from "vitest";
import { BatchPlan } from "../../../src/group/adaptivity/batch-plan.ts";
import { Batches } from "../../../src/group/adaptivity/batches.ts";
import { Adaptivity, type Change } from "../../../src/group/adaptivity/changes.ts";
import type { Membership } from "../../../src/group/membership.ts";
import { seeded } from "../../support/random.ts";

const sizes = [1, 2, 4, 8, 16, 32, 64];

describe("a plan of batches", () => {
  const planned = (costs: readonly number[]): number[] => {
    const plan = BatchPlan.byCosts(sizes, costs);
    return Array.from({ length: 200 }, (_, waiting) => sizes[plan.placeFor(waiting)]!);
  };

  test("is what fits where all sizes cost the same, and no more than fits where nothing is saved", () => {
    const same = planned(sizes.map(() => 3));
    expect(same).toEqual(same.map((_, waiting) => sizes.find((size) => size >= waiting) ?? 64));
    expect(new Set(planned(sizes))).toEqual(new Set([1]));
  });

  test("always takes a size that does most of those that wait in that time", () => {
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

  test("says in words from when a size is used", () => {
    const costs = sizes.map((size) => 6 + size);
    expect(`${BatchPlan.byCosts(sizes, costs)}`).toBe(
      "1, 2, 4, 8 from 6, 16 from 13, 32 from 28, 64 from 59",
    );
    // The largest one costs more for each.
    costs[6] = 100;
    expect(`${BatchPlan.byCosts(sizes, costs)}`).toBe("1, 2, 4, 8 from 6, 16 from 13, 32 from 28");
  });
});

/** Frames that come every so many milliseconds of a counted clock; the mean latency of those that came, and what was told. */
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

  /** What was changed, without the time of day. */
  get told(): Omit<Change, "atMs">[] {
    return this.#adaptivity.changes.map(({ atMs: _, ...change }) => change);
  }

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
    // Those that still wait have waited so long.
    const come = Math.floor(now / everyMs);
    for (let i = done + 1; i <= come; i++) sum += now - i * everyMs;
    return sum / come;
  }
}

const affine = (size: number): number => 0.05 + 0.006 * size;

describe("batches", () => {
  test("is ahead of every fixed size where the load changes, from the first overload on", async () => {
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

  test("climbs at once when frames come faster than small batches can do them", async () => {
    const run = new Run();
    await run.phase(0.14, 500, affine);
    expect(Math.max(...run.used.keys())).toBeLessThanOrEqual(2);
    // Nothing was known of large ones: the backlog never grows beyond what two of the largest batches take.
    expect(await run.phase(0.0102, 100, affine)).toBeLessThan(2 * affine(64));
    expect(Math.max(...run.used.keys())).toBeGreaterThanOrEqual(16);
  });

  test("leaves large batches alone that cost more for each, though many wait; and takes them again when they no longer do", async () => {
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

  test("what it does is told with its reason; costs that differ by little change nothing, and trials grow rare", async () => {
    const { random } = seeded(3);
    const noisy = (size: number): number => affine(size) * (0.95 + 0.1 * random());
    const run = new Run();
    await run.phase(0.0102, 100, noisy);
    const [first] = run.told;
    expect(first!.reason).toMatch(
      /^it might have suited \d+ times|^where \d+ wait, batches of \d+ do [\d.]+ a ms, batches of \d+ do/,
    );
    expect(first!.from).toBe("1, 2, 4, 8, 16, 32, 64");
    await run.phase(0.0102, 2000, noisy);
    const before = run.told.length;
    await run.phase(0.0102, 1000, noisy);
    const after = run.told.slice(before);
    expect(after.filter(({ kind }) => kind === "changed" || kind === "kept")).toEqual([]);
    expect(after.length).toBeLessThanOrEqual(12);
    for (const { kind, to } of run.told)
      if (kind === "taken back") expect(to).not.toMatch(/where it might suit/);
  });

  test("a batch that was held up once does not put a size out of use", async () => {
    const { random } = seeded(7);
    const held = (size: number): number => affine(size) + (random() < 0.05 ? 5 : 0);
    const run = new Run();
    await run.phase(0.02, 3000, held);
    run.used.clear();
    await run.phase(0.0102, 1000, affine);
    expect(run.batches.plan).toMatch(/, 16 from 1\d, 32 from \d\d, 64 from \d\d$/);
  });

  test("compares what was measured at other moments: a machine that is slower for a while changes no plan", async () => {
    const run = new Run();
    await run.phase(0.0102, 300, affine);
    await run.phase(0.14, 300, affine);
    const { length } = run.told;
    // Three times as slow, while nobody comes for large batches.
    await run.phase(0.42, 900, (size) => 3 * affine(size));
    const changed = run.told.slice(length).filter(({ kind }) => kind === "changed" || kind === "kept");
    expect(changed).toEqual([]);
  });

  test("does the same with the same", async () => {
    const [a, b] = [new Run(), new Run()];
    for (const run of [a, b]) await run.phase(0.0102, 300, affine);
    expect(a.told).toEqual(b.told);
  });
});

import { describe, expect, test } from "vitest";
import { type Tuned, Tuner } from "../../../src/group/tuning/tuner.ts";

const text = (cost: number): string => `${cost} ms`;
/** Options of most tuners here: one cost decides a trial, and no cost is ignored. */
const usual = { samples: 1, settle: 0, text };

/** Feeds a tuner with the cost of its current setting and returns its actions. */
function run(tuner: Tuner, times: number, cost: (at: number, time: number) => number): Tuned[] {
  return Array.from({ length: times }, (_, time) => tuner.add(cost(tuner.at, time))).flat();
}

describe("a tuner", () => {
  test("finds the cheapest setting from either side if neighbors have similar costs", () => {
    for (const start of [0, 3, 6]) {
      const tuner = new Tuner({ count: 7, start, ...usual });
      run(tuner, 200, (at) => 10 + 2 * Math.abs(at - 2));
      // A trial may be running at this point.
      const seen = run(tuner, 40, (at) => 10 + 2 * Math.abs(at - 2));
      expect(seen.filter(({ kind }) => kind === "kept")).toEqual([]);
      expect(Math.abs(tuner.at - 2)).toBeLessThanOrEqual(1);
    }
  });

  test("makes trials without a gain rare, and abandons a setting that is not better", () => {
    const tuner = new Tuner({ count: 3, start: 1, ...usual });
    const tuned = run(tuner, 1000, (at) => (at === 1 ? 10 : 9.8));
    expect(tuned.filter(({ kind }) => kind === "kept")).toEqual([]);
    expect(tuned.length).toBeLessThan(140);
    expect(tuned[0]).toEqual({
      kind: "trial",
      from: 1,
      to: 2,
      reason: "10 ms so far, and a neighbor may cost less",
    });
    expect(tuned[1]).toEqual({
      kind: "taken back",
      from: 2,
      to: 1,
      reason: "9.8 ms is not better than 10 ms",
    });
  });

  test("follows a change of the best setting", () => {
    const tuner = new Tuner({ count: 5, start: 0, ...usual });
    const before = (at: number): number => 10 + 5 * at;
    const after = (at: number): number => 60 - 5 * at;
    run(tuner, 500, before);
    expect(tuner.at).toBeLessThanOrEqual(1);
    const tuned = run(tuner, 20, after);
    expect(tuned[0]!.reason).toMatch(/after a change of the load/);
    expect(tuner.at).toBeGreaterThanOrEqual(3);
  });

  test("detects a change of the load after two different costs, and not after one", () => {
    const tuner = new Tuner({ count: 2, start: 0, ...usual });
    run(tuner, 200, (at) => 10 + at);
    const odd = run(tuner, 12, (_, time) => (time === 5 ? 50 : 10));
    expect(odd.filter(({ reason }) => reason.includes("change of the load"))).toEqual([]);
    expect(run(tuner, 3, () => 50)[0]?.reason).toBe("50 ms instead of 10 ms after a change of the load");
  });

  test("uses medians, and ignores the first cost after a change", () => {
    const tuner = new Tuner({ count: 2, start: 0, ...usual, samples: 3, settle: 1 });
    for (const cost of [10, 10, 10, 10]) tuner.add(cost);
    expect(tuner.at).toBe(1);
    // The tuner skips the first cost, and one cost of three is an outlier.
    expect([500, 8, 90, 8].map((cost) => tuner.add(cost)[0]?.kind)).toEqual([
      ...[undefined, undefined, undefined],
      "kept",
    ]);
  });

  test("abandons a much worse trial early, and makes the next pause longer", () => {
    const tuner = new Tuner({ count: 2, start: 0, ...usual, samples: 5 });
    const costs: number[] = [];
    run(tuner, 3000, (at) => {
      costs.push(at === 0 ? 10 : 300);
      return costs.at(-1)!;
    });
    const trials = costs.filter((cost) => cost === 300).length;
    expect(trials).toBeGreaterThan(1);
    // The trial costs 29 times as much, so one call in 1000 tries it.
    expect(trials).toBeLessThanOrEqual(5);
  });

  test("first tries the best setting under an earlier load like the new one", () => {
    const tuner = new Tuner({ count: 6, start: 0, ...usual });
    const calm = (at: number): number => 10 + 5 * at;
    const busy = (at: number): number => 400 - 70 * at;
    run(tuner, 300, calm);
    run(tuner, 300, busy);
    expect(tuner.at).toBe(5);
    run(tuner, 300, calm);
    expect(tuner.at).toBe(0);
    // Three costs show the change. The next cost belongs to the former best setting.
    const [trial, kept, ...more] = run(tuner, 16, busy);
    expect(trial).toMatchObject({ kind: "trial", from: 0, to: 5 });
    expect(trial!.reason).toBe(
      "400 ms instead of 10 ms after a change of the load, and this setting was the best under a load like this",
    );
    expect(kept).toMatchObject({ kind: "kept", from: 0, to: 5 });
    expect(more).toEqual([]);
  });

  test("abandons a former best setting that is no longer the best", () => {
    const tuner = new Tuner({ count: 4, start: 0, ...usual });
    run(tuner, 300, (at) => 10 + 5 * at);
    run(tuner, 300, (at) => 100 - 20 * at);
    run(tuner, 300, (at) => 10 + 5 * at);
    expect(tuner.at).toBe(0);
    const tuned = run(tuner, 60, (at) => [100, 70, 100, 130][at]!);
    expect(tuned.slice(0, 2).map(({ kind, to }) => [kind, to])).toEqual([
      ["trial", 3],
      ["taken back", 0],
    ]);
    expect(tuned.filter(({ kind }) => kind === "kept").map(({ to }) => to)).toEqual([1]);
  });

  test("seldom adopts a setting whose costs differ only by noise", () => {
    const kinds: string[] = [];
    for (let seed = 1; seed <= 20; seed++) {
      const tuner = new Tuner({ count: 2, start: 0, ...usual, samples: 3 });
      // Costs are random numbers from 8 to 12.
      let state = seed;
      const cost = (): number => {
        state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
        return 8 + (4 * (state >>> 8)) / 2 ** 23;
      };
      kinds.push(...run(tuner, 400, cost).map(({ kind }) => kind));
    }
    const count = (kind: string): number => kinds.filter((each) => each === kind).length;
    expect(count("trial")).toBeGreaterThan(40);
    expect(count("kept")).toBeLessThan(0.15 * count("trial"));
  });

  test("is deterministic", () => {
    const of = (): Tuner => new Tuner({ count: 9, start: 4, ...usual });
    const cost = (at: number, time: number): number => 10 + ((at * 7 + time * 13) % 11);
    expect(run(of(), 300, cost)).toEqual(run(of(), 300, cost));
  });

  test("never changes a single setting", () => {
    expect(run(new Tuner({ count: 1, start: 0, ...usual }), 100, (_, time) => time)).toEqual([]);
  });
});

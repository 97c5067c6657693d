import { describe, expect, test } from "vitest";
import { type Tuned, Tuner } from "../../../src/group/adaptivity/tuner.ts";

const text = (cost: number): string => `${cost} ms`;

/** Gives a tuner what its setting costs, so often; what it did. */
function run(tuner: Tuner, times: number, cost: (at: number, time: number) => number): Tuned[] {
  return Array.from({ length: times }, (_, time) => tuner.add(cost(tuner.at, time))).flat();
}

describe("a tuner", () => {
  test("finds the cheapest of settings whose neighbours do alike, from either side", () => {
    for (const start of [0, 3, 6]) {
      const tuner = new Tuner({ count: 7, start, text });
      run(tuner, 200, (at) => 10 + 2 * Math.abs(at - 2));
      // It may be in a trial just now.
      const seen = run(tuner, 40, (at) => 10 + 2 * Math.abs(at - 2));
      expect(seen.filter(({ kind }) => kind === "kept")).toEqual([]);
      expect(Math.abs(tuner.at - 2)).toBeLessThanOrEqual(1);
    }
  });

  test("tries seldom where nothing is to be found, and leaves what is no better", () => {
    const tuner = new Tuner({ count: 3, start: 1, text });
    const tuned = run(tuner, 1000, (at) => (at === 1 ? 10 : 9.8));
    expect(tuned.filter(({ kind }) => kind === "kept")).toEqual([]);
    expect(tuned.length).toBeLessThan(140);
    expect(tuned[0]).toEqual({ kind: "trial", from: 1, to: 2, reason: "10 ms until now: it may take less" });
    expect(tuned[1]).toEqual({
      kind: "taken back",
      from: 2,
      to: 1,
      reason: "9.8 ms were not better than 10 ms",
    });
  });

  test("follows when what was best no longer is", () => {
    const tuner = new Tuner({ count: 5, start: 0, text });
    const before = (at: number): number => 10 + 5 * at;
    const after = (at: number): number => 60 - 5 * at;
    run(tuner, 500, before);
    expect(tuner.at).toBeLessThanOrEqual(1);
    const tuned = run(tuner, 20, after);
    expect(tuned[0]!.reason).toMatch(/something has changed/);
    expect(tuner.at).toBeGreaterThanOrEqual(3);
  });

  test("one measurement that differs is no change of the load, two are", () => {
    const tuner = new Tuner({ count: 2, start: 0, text });
    run(tuner, 200, (at) => 10 + at);
    const odd = run(tuner, 12, (_, time) => (time === 5 ? 50 : 10));
    expect(odd.filter(({ reason }) => reason.includes("changed"))).toEqual([]);
    expect(run(tuner, 3, () => 50)[0]?.reason).toBe("50 ms instead of 10 ms: something has changed");
  });

  test("measures by medians, and does not look at what comes right after a change", () => {
    const tuner = new Tuner({ count: 2, start: 0, samples: 3, settle: 1, text });
    for (const cost of [10, 10, 10, 10]) tuner.add(cost);
    expect(tuner.at).toBe(1);
    // The first one is not counted, and one of three is an outlier.
    expect([500, 8, 90, 8].map((cost) => tuner.add(cost)[0]?.kind)).toEqual([
      ...[undefined, undefined, undefined],
      "kept",
    ]);
  });

  test("leaves a trial that is much worse before it has all its costs, and pays for it with a longer pause", () => {
    const tuner = new Tuner({ count: 2, start: 0, samples: 5, text });
    const costs: number[] = [];
    run(tuner, 3000, (at) => {
      costs.push(at === 0 ? 10 : 300);
      return costs.at(-1)!;
    });
    const trials = costs.filter((cost) => cost === 300).length;
    expect(trials).toBeGreaterThan(1);
    // 29 times the cost each: a trial in 1000.
    expect(trials).toBeLessThanOrEqual(5);
  });

  test("goes straight to what was best when it was like this before", () => {
    const tuner = new Tuner({ count: 6, start: 0, text });
    const calm = (at: number): number => 10 + 5 * at;
    const busy = (at: number): number => 400 - 70 * at;
    run(tuner, 300, calm);
    run(tuner, 300, busy);
    expect(tuner.at).toBe(5);
    run(tuner, 300, calm);
    expect(tuner.at).toBe(0);
    // Three costs say that it has changed; the next one is that of what was best.
    const [trial, kept, ...more] = run(tuner, 16, busy);
    expect(trial).toMatchObject({ kind: "trial", from: 0, to: 5 });
    expect(trial!.reason).toBe(
      "400 ms instead of 10 ms: something has changed, and this was best when it was so",
    );
    expect(kept).toMatchObject({ kind: "kept", from: 0, to: 5 });
    expect(more).toEqual([]);
  });

  test("what was best before is left where it no longer is", () => {
    const tuner = new Tuner({ count: 4, start: 0, text });
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

  test("seldom takes for better what differs by no more than costs do by themselves", () => {
    const kinds: string[] = [];
    for (let seed = 1; seed <= 20; seed++) {
      const tuner = new Tuner({ count: 2, start: 0, samples: 3, text });
      // Anything from 8 to 12.
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

  test("is the same wherever it is given the same", () => {
    const of = (): Tuner => new Tuner({ count: 9, start: 4, text });
    const cost = (at: number, time: number): number => 10 + ((at * 7 + time * 13) % 11);
    expect(run(of(), 300, cost)).toEqual(run(of(), 300, cost));
  });

  test("one setting is never changed", () => {
    expect(run(new Tuner({ count: 1, start: 0, text }), 100, (_, time) => time)).toEqual([]);
  });
});

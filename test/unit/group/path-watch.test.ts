import { expect, test } from "vitest";
import { type PathVerdict, PathWatch } from "../../../src/group/collectives/rdma/paths/path-watch.ts";

/** Milliseconds that a write of a given size takes on the active path and on the other path. */
interface Durations {
  readonly own: number;
  readonly other: number;
}

/**
 * Simulated program that writes a fixed number of bytes, and writes again some milliseconds after their
 * arrival.
 */
class Run {
  readonly watch = new PathWatch();
  readonly #bytes: number;
  readonly #pauseMs: number;
  #count = 0;
  nowMs = 1;

  constructor(bytes: number, pauseMs: number) {
    this.#bytes = bytes;
    this.#pauseMs = pauseMs;
  }

  /** Runs until the watch reaches a verdict or the time is over. */
  until(ms: number, durations: (ms: number) => Durations): PathVerdict | undefined {
    for (const end = this.nowMs + ms; this.nowMs < end; this.#count++) {
      const { own, other } = durations(this.nowMs);
      const written = this.nowMs;
      const beside = this.watch.posted(this.#bytes, this.#count, written);
      let probe = beside === undefined ? Number.POSITIVE_INFINITY : written + other;
      const verdict = this.#pass(written + own, written, probe);
      if (verdict !== undefined) return verdict;
      if (probe <= this.nowMs) probe = Number.POSITIVE_INFINITY;
      this.watch.completed(this.#bytes, written, this.#count, this.nowMs);
      const later = this.#pass(
        Math.max(this.nowMs + this.#pauseMs, Number.isFinite(probe) ? probe : 0),
        0,
        probe,
      );
      if (later !== undefined) return later;
    }
    return undefined;
  }

  /** Advances the clock and polls the watch at the interval of the thread. */
  #pass(end: number, oldestMs: number, probe: number): PathVerdict | undefined {
    let found: PathVerdict | undefined;
    for (let isProbed = false; this.nowMs < end; ) {
      this.nowMs = Math.min(end, this.nowMs + 20);
      if (!isProbed && probe <= this.nowMs) {
        isProbed = true;
        this.watch.probeCompleted(probe);
      }
      found ??= this.watch.check(this.nowMs, oldestMs, this.#bytes);
    }
    return found;
  }
}

const steady = (own: number, other: number) => (): Durations => ({ own, other });
const long = 60_000;

test("a path with 50 ms more latency is left for a faster one, and the reason has the numbers", () => {
  const run = new Run(4, 1);
  expect(run.until(2000, steady(0.1, 0.2))).toBeUndefined();
  expect(run.until(long, steady(50.1, 0.2))).toEqual({
    isLeft: true,
    kind: "changed",
    reason: expect.stringMatching(
      /^50 ms a write instead of 0\.1 ms a write; 50 ms a write on this path, 0\.2 ms a write on the other/,
    ),
  });
});

test("a path with a twentieth of its rate is left for a path with half of the earlier rate", () => {
  const run = new Run(1 << 20, 5);
  expect(run.until(2000, steady(0.5, 1))).toBeUndefined();
  const verdict = run.until(long, steady(10, 1 / 16));
  expect(verdict).toMatchObject({ isLeft: true, kind: "changed" });
  expect(verdict!.reason).toBe(
    "0.1 GB/s instead of 2.1 GB/s; 0.1 GB/s on this path, 1 GB/s on the other path",
  );
});

test.each([
  ["as slow", 10],
  ["not twice as fast", 6],
])("another path that is %s is not used, and reports become rare", (_, other) => {
  const run = new Run(65_536, 5);
  expect(run.until(2000, steady(0.2, 0.2))).toBeUndefined();
  const reports: number[] = [];
  for (const end = run.nowMs + 10 * long; run.nowMs < end; ) {
    const verdict = run.until(end - run.nowMs, steady(10, other));
    if (verdict === undefined) break;
    expect(verdict).toMatchObject({ isLeft: false, kind: "taken back" });
    reports.push(run.nowMs);
  }
  const pauses = reports.slice(1).map((at, i) => at - reports[i]!);
  expect(pauses.length).toBeGreaterThan(4);
  expect(pauses.length).toBeLessThan(20);
  for (const [i, pause] of pauses.slice(1, 5).entries()) expect(pause).toBeGreaterThan(1.5 * pauses[i]!);
});

test("a path is not left for a short slowdown, for occasional stalls or for rare slow writes", () => {
  const moment = new Run(65_536, 5);
  expect(moment.until(2000, steady(0.2, 0.1))).toBeUndefined();
  expect(moment.until(200, steady(10, 0.1))).toBeUndefined();
  expect(moment.until(long, steady(0.2, 0.1))).toBeUndefined();

  const stalls = new Run(65_536, 5);
  expect(
    stalls.until(long, (ms) => ({ own: Math.floor(ms / 100) % 3 === 0 ? 20 : 0.2, other: 0.1 })),
  ).toBeUndefined();

  const seldom = new Run(65_536, 100);
  expect(seldom.until(2000, steady(0.2, 0.1))).toBeUndefined();
  expect(seldom.until(long, steady(4, 0.1))).toBeUndefined();
});

test("a busy machine slows both paths, and neither is left", () => {
  const run = new Run(65_536, 2);
  expect(run.until(2000, steady(0.2, 0.2))).toBeUndefined();
  const verdict = run.until(long, (ms) => {
    const busy = 2 + 8 * Math.abs(Math.sin(ms));
    return { own: busy, other: busy };
  });
  expect(verdict?.isLeft).not.toBe(true);
});

test("a write that does not end makes the path slow", () => {
  const run = new Run(65_536, 5);
  expect(run.until(2000, steady(0.2, 0.2))).toBeUndefined();
  expect(run.until(long, steady(20_000, 0.2))).toMatchObject({ isLeft: true });
});

test("a switch without an improvement is reverted, and not repeated at once", () => {
  const run = new Run(65_536, 5);
  run.until(2000, steady(0.2, 0.2));
  expect(run.until(long, steady(10, 0.2))).toMatchObject({ isLeft: true, kind: "changed" });
  run.watch.moved(1, "changed", run.nowMs);
  expect(run.until(long, steady(10, 10))).toMatchObject({ isLeft: true, kind: "taken back" });
  run.watch.moved(0, "taken back", run.nowMs);
  const back = run.nowMs;
  expect(run.until(long, steady(10, 0.2))).toMatchObject({ isLeft: true });
  expect(run.nowMs - back).toBeGreaterThan(2000);
});

test("the first path is tested now and then, and used again when it is faster", () => {
  const run = new Run(65_536, 5);
  run.until(2000, steady(0.2, 2));
  expect(run.until(long, steady(20, 2))).toMatchObject({ isLeft: true });
  run.watch.moved(1, "changed", run.nowMs);
  expect(run.until(long, steady(2, 20))).toBeUndefined();
  expect(run.until(10 * long, steady(2, 0.2))).toEqual({
    isLeft: true,
    kind: "changed",
    reason: expect.stringContaining("the first path is faster again: "),
  });
});

import { Count } from "../../counters/layout.ts";
import type { Device } from "../../cuda/index.ts";

const budgetMs = 1000;
const leastRuns = 5;
const mostRuns = 10_000;

const queueing = [
  Count.launches,
  Count.graphLaunches,
  Count.fills,
  Count.copiesToDevice,
  Count.copiesToHost,
  Count.copiesOnDevice,
  Count.copiesBetweenDevices,
];

/** The parts of a session that a timing uses. */
export interface TimedSession {
  /** Returns a function that runs the input once, and returns a promise if `isAsync` is true. */
  repeatable(text: string, isAsync: boolean): Promise<() => unknown>;
  /** Returns the open GPUs that the input can reach. */
  gpus(): readonly Device[];
}

/**
 * Runs an expression or statements repeatedly for about a second. Returns the median and the range from the
 * 5th to the 95th percentile. The times of an input that queues work on a GPU include that work, and the text
 * has the time of the call alone too.
 */
export async function spread(text: string, session: TimedSession): Promise<string> {
  if (text.trim() === "") return "usage: .time EXPR";
  const isAsync = /\bawait\b/.test(text);
  const run = await session.repeatable(text, isAsync);
  const synchronize = () => {
    for (const gpu of session.gpus()) gpu.synchronize();
  };
  // Work that earlier inputs queued would be part of the first time.
  synchronize();
  const before = queued(session);
  const first = run();
  if (isAsync) await first;
  const queues = queued(session) !== before;
  synchronize();
  const calls: number[] = [];
  const times: number[] = [];
  const end = performance.now() + budgetMs;
  while (times.length < leastRuns || (times.length < mostRuns && performance.now() < end)) {
    const start = performance.now();
    const result = run();
    if (isAsync) await result;
    calls.push(performance.now() - start);
    if (queues) synchronize();
    times.push(performance.now() - start);
  }
  const at = percentile(times);
  const range = `(${duration(at(0.05))} to ${duration(at(0.95))} in 90 of 100; ${times.length} runs)`;
  if (!queues) return `${duration(at(0.5))} ${range}`;
  return `${duration(at(0.5))} until the GPU is done ${range}; the call alone ${duration(percentile(calls)(0.5))}`;
}

/** Returns the number of operations that the process has queued on the GPUs. */
const queued = (session: TimedSession): number =>
  session
    .gpus()
    .flatMap(({ counts }) => queueing.map((index) => counts[index]!))
    .reduce((sum, count) => sum + count, 0);

function percentile(times: readonly number[]): (part: number) => number {
  const sorted = times.toSorted((a, b) => a - b);
  return (part) => sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))]!;
}

/** Returns milliseconds in the unit that is easiest to read. */
export function duration(ms: number): string {
  if (ms < 0.001) return `${Math.round(ms * 1e6)} ns`;
  if (ms < 1) return `${+(ms * 1000).toPrecision(3)} µs`;
  if (ms < 1000) return `${+ms.toPrecision(3)} ms`;
  return `${+(ms / 1000).toPrecision(3)} s`;
}

const budgetMs = 1000;
const leastRuns = 5;
const mostRuns = 10_000;

/** Runs an expression again and again, for about a second: median, and the range that holds the middle 90 of 100. */
export async function spread(
  text: string,
  evaluate: (text: string) => Promise<readonly [unknown] | undefined>,
): Promise<string> {
  if (text.trim() === "") return "usage: .time EXPR";
  const once = (
    await evaluate(
      `async () => { ${/\bawait\b/.test(text) ? "" : ""}return (${text.replace(/;\s*$/, "")}); }`,
    )
  )?.[0] as () => Promise<unknown>;
  const isAsync = /\bawait\b/.test(text);
  const run = isAsync
    ? once
    : ((await evaluate(`() => (${text.replace(/;\s*$/, "")})`))?.[0] as () => unknown);
  const times: number[] = [];
  const end = performance.now() + budgetMs;
  while (times.length < leastRuns || (times.length < mostRuns && performance.now() < end)) {
    const start = performance.now();
    const result = run();
    if (isAsync) await result;
    times.push(performance.now() - start);
  }
  times.sort((a, b) => a - b);
  const at = (part: number) => times[Math.min(times.length - 1, Math.floor(part * times.length))]!;
  return `${duration(at(0.5))} (${duration(at(0.05))} to ${duration(at(0.95))} in 90 of 100; ${times.length} runs)`;
}

/** Milliseconds in the unit that reads best. */
export function duration(ms: number): string {
  if (ms < 0.001) return `${Math.round(ms * 1e6)} ns`;
  if (ms < 1) return `${+(ms * 1000).toPrecision(3)} µs`;
  if (ms < 1000) return `${+ms.toPrecision(3)} ms`;
  return `${+(ms / 1000).toPrecision(3)} s`;
}

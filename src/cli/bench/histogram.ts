/** One bar of a histogram: the number of values up to a limit and above the limit of the bar before. */
export interface Bar {
  readonly upToUs: number;
  readonly count: number;
}

/** Returns the bars of values in microseconds, each twice as wide as the one before, from the first to the last one. */
export function histogramOf(values: Iterable<number>): Bar[] {
  const counts = new Map<number, number>();
  for (const value of values) {
    const exponent = Math.ceil(Math.log2(Math.max(value, 2 ** -10)));
    counts.set(exponent, (counts.get(exponent) ?? 0) + 1);
  }
  if (counts.size === 0) return [];
  const [first, last] = [Math.min(...counts.keys()), Math.max(...counts.keys())];
  return Array.from({ length: last - first + 1 }, (_, i) => ({
    upToUs: 2 ** (first + i),
    count: counts.get(first + i) ?? 0,
  }));
}

const widest = 40;

/** Returns one line for each bar. A bar with a value is never empty. */
export function histogramLines(bars: readonly Bar[]): string[] {
  const most = Math.max(...bars.map(({ count }) => count));
  const digits = `${most}`.length;
  return bars.map(({ upToUs, count }) => {
    const limit = `${upToUs >= 1 ? upToUs : upToUs.toPrecision(3)}`.padStart(9);
    const bar = "#".repeat(Math.ceil((count / most) * widest));
    return ` ${limit} µs  ${`${count}`.padStart(digits)}  ${bar}`.trimEnd();
  });
}

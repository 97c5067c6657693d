/** Waits until `condition` holds, looking each millisecond; throws when it does not within `limitMs`, 10 s without it. */
export async function until(condition: () => boolean, what = "it", limitMs = 10_000): Promise<void> {
  const end = performance.now() + limitMs;
  while (!condition()) {
    if (performance.now() > end) throw new Error(`after ${limitMs} ms: ${what} never happened`);
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
}

/** Waits until `condition` holds and checks it every millisecond. Throws after `limitMs` (default 10 s). */
export async function until(condition: () => boolean, what = "it", limitMs = 10_000): Promise<void> {
  const end = performance.now() + limitMs;
  while (!condition()) {
    if (performance.now() > end) throw new Error(`after ${limitMs} ms: ${what} did not happen`);
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
}

import { basename } from "node:path";
import type { FileProgress } from "../../array/index.ts";
import type { Output } from "../output/output.ts";
import { StatusLine } from "../output/status-line.ts";

/** Time after which a transfer shows its progress, and the time between two bars, in milliseconds. */
const FIRST_MS = 1000;
const NEXT_MS = 100;
const CELLS = 24;

/** Returns the bar of a transfer that has run for some time. */
export function progressText(
  path: string,
  { bytes, totalBytes }: FileProgress,
  milliseconds: number,
): string {
  const part = totalBytes === 0 ? 1 : bytes / totalBytes;
  const cells = Math.round(part * CELLS);
  const bar = "━".repeat(cells) + "─".repeat(CELLS - cells);
  const [done, all] = [bytes, totalBytes].map((each) => (each / 2 ** 30).toFixed(2));
  const rate = (bytes / 1e6 / milliseconds).toFixed(2);
  return `${basename(path)} ${bar} ${Math.floor(part * 100)} %  ${done} of ${all} GiB  ${rate} GB/s`;
}

/**
 * Runs a transfer of a file with options that report its progress. A transfer that takes longer than a second shows a bar,
 * which is removed at its end. The caller's own `onProgress` gets no bar.
 */
export async function withProgress<T, O extends object>(
  output: Output,
  path: unknown,
  options: O | undefined,
  run: (options: O | undefined) => Promise<T>,
): Promise<T> {
  // The transfer refuses other values than options.
  if (options !== undefined && (typeof options !== "object" || options === null)) return run(options);
  const line = new StatusLine(output);
  const start = performance.now();
  let shownAt = start + FIRST_MS - NEXT_MS;
  const onProgress = (progress: FileProgress): void => {
    const now = performance.now();
    if (now - shownAt < NEXT_MS) return;
    shownAt = now;
    line.show(progressText(String(path), progress, now - start));
  };
  try {
    return await run({ onProgress, ...options } as unknown as O);
  } finally {
    line.clear();
  }
}

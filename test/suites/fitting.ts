import { readFileSync } from "node:fs";
import { runsAlone } from "./suites.ts";

/** Assumed duration of a file that `durations.json` does not list, in seconds. */
export const UNKNOWN_SECONDS = 5;

const measured = JSON.parse(readFileSync(new URL("./durations.json", import.meta.url), "utf8")) as Record<
  string,
  number
>;

/** Returns the measured duration of a test file, in seconds. */
export const secondsOf = (file: string): number => measured[file] ?? UNKNOWN_SECONDS;

/**
 * Returns files whose durations fit into `seconds`. The search begins at the file with number `start`, modulo the number of files,
 * so that consecutive starts select every file sooner or later.
 */
export function fitting(files: readonly string[], seconds: number, start: number): string[] {
  const chosen: string[] = [];
  // Two files run at a time, except for those that run alone.
  let together = 0;
  let alone = 0;
  let longest = 0;
  for (let index = 0; index < files.length; index++) {
    const file = files[(start + index) % files.length]!;
    const own = secondsOf(file);
    const nextTogether = runsAlone(file) ? together : together + own;
    const nextAlone = runsAlone(file) ? alone + own : alone;
    const nextLongest = runsAlone(file) ? longest : Math.max(longest, own);
    if (Math.max(nextLongest, nextTogether / 2) + nextAlone > seconds) continue;
    [together, alone, longest] = [nextTogether, nextAlone, nextLongest];
    chosen.push(file);
  }
  return chosen;
}

// Lowers the counts of `baseline.json` to the breaches that are left: `bun test/conventions/prose/baseline.ts`. A count never rises.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { proseBreaches } from "./check.ts";
import type { Breach } from "./rules.ts";

/** Number of breaches by file that were there when the check began. The file is deleted when none is left. */
export type Baseline = Readonly<Record<string, number>>;

const page = fileURLToPath(new URL("./baseline.json", import.meta.url));

export const readBaseline = (): Baseline =>
  existsSync(page) ? (JSON.parse(readFileSync(page, "utf8")) as Baseline) : {};

/**
 * Returns the breaches of the files that have more of them than the baseline allows. A new file may use the
 * counts of deleted files, and the counts that fell in files of its own module.
 */
export function beyondBaseline(
  found: ReadonlyMap<string, readonly Breach[]>,
  baseline: Baseline,
  exists: (file: string) => boolean,
): Map<string, readonly Breach[]> {
  const moduleOf = (file: string): string => file.split("/").slice(0, 2).join("/");
  const spare = new Map<string, number>();
  let deleted = 0;
  for (const [file, count] of Object.entries(baseline)) {
    const left = count - (found.get(file)?.length ?? 0);
    if (!exists(file)) deleted += count;
    else if (left > 0) spare.set(moduleOf(file), (spare.get(moduleOf(file)) ?? 0) + left);
  }
  const beyond = new Map<string, readonly Breach[]>();
  for (const [file, breaches] of found) {
    let excess = breaches.length - (baseline[file] ?? 0);
    if (excess <= 0) continue;
    // A file that was there keeps to its own count.
    if (file in baseline === false) {
      const module = moduleOf(file);
      const taken = Math.min(excess, spare.get(module) ?? 0);
      spare.set(module, (spare.get(module) ?? 0) - taken);
      excess -= taken;
    }
    const taken = Math.min(excess, deleted);
    deleted -= taken;
    if (excess > taken) beyond.set(file, breaches);
  }
  return beyond;
}

if (import.meta.main) {
  const before = readBaseline();
  const found = proseBreaches();
  const first = Object.keys(before).length === 0;
  const counts = [...found].flatMap(([file, { length }]): [string, number][] => {
    const allowed = first ? length : Math.min(length, before[file] ?? length);
    return allowed > 0 ? [[file, allowed]] : [];
  });
  counts.sort(([a], [b]) => (a < b ? -1 : 1));
  writeFileSync(page, `${JSON.stringify(Object.fromEntries(counts), null, 2)}\n`);
  console.log(`${counts.reduce((sum, [, count]) => sum + count, 0)} breaches in ${counts.length} files`);
}

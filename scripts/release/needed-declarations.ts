import { existsSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";

const specifier = /(?:from|import)\s*\(?\s*"(\.[^"]+)"/g;

/** Returns the declaration files that are reachable from the entries. The package omits all others. */
export function neededDeclarations(entries: readonly string[]): Set<string> {
  const needed = new Set<string>();
  const visit = (file: string): void => {
    if (needed.has(file) || !existsSync(file)) return;
    needed.add(file);
    for (const [, target] of readFileSync(file, "utf8").matchAll(specifier)) {
      visit(normalize(join(dirname(file), target!.replace(/\.[jt]s$/, ".d.ts"))));
    }
  };
  for (const entry of entries) visit(normalize(entry));
  return needed;
}

import { existsSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";

const specifier = /(?:from|import)\s*\(?\s*"(\.[^"]+)"/g;

/** The declaration files that can be reached from the doors: nobody reads the others. */
export function neededDeclarations(doors: readonly string[]): Set<string> {
  const needed = new Set<string>();
  const visit = (file: string): void => {
    if (needed.has(file) || !existsSync(file)) return;
    needed.add(file);
    for (const [, target] of readFileSync(file, "utf8").matchAll(specifier)) {
      visit(normalize(join(dirname(file), target!.replace(/\.[jt]s$/, ".d.ts"))));
    }
  };
  for (const door of doors) visit(normalize(door));
  return needed;
}

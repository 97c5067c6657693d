import { readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";

/** One `import` or `export ... from` of a file of this repository. */
export interface Import {
  readonly from: string;
  readonly to: string;
  /** True for an import that is erased at run time: no module is loaded for it. */
  readonly typeOnly: boolean;
  /** True for `import(...)`, which loads the module when the call is reached. */
  readonly late: boolean;
}

const statement =
  /^(?:import|export)(\s+type)?\b[^;"']*?\bfrom\s+"([^"]+)"|^import\s+"([^"]+)"|\bimport\("([^"]+)"\)/gm;

/**
 * Returns the imports of a file that lead to files of this repository. The code must be formatted: a
 * statement begins its line.
 */
export function importsOf(file: string): Import[] {
  const found: Import[] = [];
  for (const [, type, ...targets] of readFileSync(file, "utf8").matchAll(statement)) {
    const target = targets.find((each) => each !== undefined)!;
    if (!target.startsWith(".")) continue;
    const to = normalize(join(dirname(file), target));
    found.push({ from: file, to, typeOnly: type !== undefined, late: targets[2] !== undefined });
  }
  return found;
}

/** Returns the npm packages that a file imports. */
export function packagesOf(file: string): string[] {
  return [...readFileSync(file, "utf8").matchAll(statement)]
    .map(([, , ...targets]) => targets.find((each) => each !== undefined)!)
    .filter((target) => !/^(\.|#|node:|bun:)/.test(target));
}

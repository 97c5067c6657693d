import { readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";

/** One `import` or `export ... from` of a file of ours. */
export interface Import {
  readonly from: string;
  readonly to: string;
  /** Erased at run time: no module is loaded for it. */
  readonly typeOnly: boolean;
  /** `import(...)`: loaded when that is reached. */
  readonly late: boolean;
}

const statement =
  /^(?:import|export)(\s+type)?\b[^;"']*?\bfrom\s+"([^"]+)"|^import\s+"([^"]+)"|\bimport\("([^"]+)"\)/gm;

/** The imports of a file that lead to files of ours. Formatted code only: a statement begins its line. */
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

/** The packages of others that a file imports: neither ours nor the runtime's. */
export function packagesOf(file: string): string[] {
  return [...readFileSync(file, "utf8").matchAll(statement)]
    .map(([, , ...targets]) => targets.find((each) => each !== undefined)!)
    .filter((target) => !/^(\.|#|node:|bun:)/.test(target));
}

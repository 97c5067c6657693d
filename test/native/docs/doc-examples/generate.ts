import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Example, exportsOf, importPath, indexAbove, root } from "./source.ts";

/** Names in scope of the examples of one module. */
export interface Scope {
  /** Path of the module that declares `Prelude`, from the root. */
  readonly prelude: string;
  /** Names of the prelude. */
  readonly names: readonly string[];
  /** Modules whose names every example may use, nearest first. */
  readonly everywhere: readonly string[];
  /** Names of the prelude that replace exports of the example's own file. */
  readonly instead?: readonly string[];
}

const words = (code: string): Set<string> => new Set(code.match(/[A-Za-z_$][\w$]*/g));

/** Removes the import lines, which the generated module has itself. */
const withoutImports = (code: string): string => code.replace(/^import [^;]*;\n?/gm, "");

function moduleOf(
  file: string,
  examples: readonly Example[],
  at: string,
  files: ReadonlySet<string>,
  { prelude: preludeModule, names, everywhere, instead = [] }: Scope,
): string {
  const index = indexAbove(file, files);
  const near = [file, ...(index && index !== file ? [index] : [])];
  const origins = new Map<string, { readonly from: string; readonly type: boolean }>();
  for (const from of [...near, ...everywhere]) {
    for (const { name, kind } of exportsOf(from)) {
      if ((!near.includes(from) && names.includes(name)) || instead.includes(name)) continue;
      if (!origins.has(name)) origins.set(name, { from, type: kind === "type" });
    }
  }
  const used = new Set(examples.flatMap(({ code }) => [...words(withoutImports(code))]));
  const imports = [...origins].filter(([name]) => used.has(name));
  const prelude = (code: string) =>
    names.filter((name) => words(code).has(name) && !origins.has(name)).join(", ");
  return [
    `// Examples of ${file}, written by doc-examples.test.ts.`,
    `import type { Prelude } from "${importPath(at, preludeModule)}";`,
    `import { quietConsole as console } from "${importPath(at, "test/native/docs/doc-examples/quiet-console.ts")}";`,
    ...imports.map(
      ([name, { from, type }]) => `import ${type ? "type " : ""}{ ${name} } from "${importPath(at, from)}";`,
    ),
    "void console;",
    ...examples.map(
      ({ line, code }) =>
        // The inner block lets an example declare a name that the prelude has too.
        `export async function line${line}({ ${prelude(code)} }: Prelude) {{\n${withoutImports(code)}\n}}`,
    ),
    "",
  ].join("\n");
}

/** Module that holds the functions generated from examples. */
export interface Generated {
  readonly example: Example;
  /** Path of the module, from the root. */
  readonly module: string;
  readonly name: string;
}

/** Writes a module for each file with examples into `folder`, and a tsconfig that checks the modules. */
export function generate(
  examples: readonly Example[],
  folder: string,
  files: ReadonlySet<string>,
  scope: Scope,
): Generated[] {
  rmSync(join(root, folder), { recursive: true, force: true });
  mkdirSync(join(root, folder), { recursive: true });
  write(join(folder, ".gitignore"), "*\n");
  const extended = importPath(join(folder, "tsconfig.json"), "tsconfig.json");
  write(join(folder, "tsconfig.json"), JSON.stringify({ extends: extended, include: ["./*.ts"] }));
  return [...Map.groupBy(examples, ({ file }) => file)].flatMap(([file, ofFile]) => {
    const module = join(folder, `${file.replace(/\.ts$/, "").replaceAll("/", "-")}.ts`);
    write(module, moduleOf(file, ofFile, module, files, scope));
    return ofFile.map((example) => ({ example, module, name: `line${example.line}` }));
  });
}

function write(file: string, text: string): void {
  const path = join(root, file);
  if (!existsSync(path) || readFileSync(path, "utf8") !== text) writeFileSync(path, text);
}

// Checks the layers, the documents, the prose and the subjects of commits. `npm run check` runs this file.
import { readFileSync } from "node:fs";
import { awaitsOfThreads } from "./awaits.ts";
import { folderCycles, valueCycles } from "./cycles.ts";
import { documentProblems, errorsWithoutHeading } from "./documents.ts";
import { enginesRefused } from "./engines.ts";
import { repositoryFiles, sourceFiles } from "./files.ts";
import { importsOf, packagesOf } from "./imports.ts";
import { arrowUp } from "./layers.ts";
import { commitProblems } from "./prose/commits.ts";
import { proseProblems } from "./prose/index.ts";
import { supportProblems } from "./support/page.ts";
import { variableProblems } from "./variables.ts";

const files = repositoryFiles();
const library = files.filter((file) => /^(src|ffi)\//.test(file));

const problems: string[] = [];

const imports = library.flatMap(importsOf);
for (const cycle of valueCycles(imports)) problems.push(`a cycle of values: ${cycle.join(", ")}`);
for (const cycle of folderCycles(imports))
  problems.push(`folders import each other, types included: ${cycle.join(", ")}`);
for (const each of imports) problems.push(...[arrowUp(each)].filter((text) => text !== undefined));

// Only the command may import npm packages, and kernels the parser. docs/dependencies.md lists each of them.
const mayImport = (file: string, name: string): boolean =>
  file.startsWith("src/cli/") || (file.startsWith("src/kernel/") && name === "acorn");
const dependencies = readFileSync("docs/dependencies.md", "utf8");
for (const file of library) {
  for (const name of packagesOf(file)) {
    if (!mayImport(file, name))
      problems.push(`${file} imports ${name}: only src/cli may import packages, and src/kernel acorn`);
    else if (!dependencies.includes(`[${name}]`)) problems.push(`docs/dependencies.md does not list ${name}`);
  }
}

const sources = sourceFiles();
problems.push(...documentProblems(), ...errorsWithoutHeading(sources), ...variableProblems());
problems.push(
  ...enginesRefused(),
  ...awaitsOfThreads(imports),
  ...proseProblems(),
  ...commitProblems(),
  ...supportProblems(),
);

for (const problem of new Set(problems)) console.error(problem);
console.log(
  problems.length === 0
    ? `conventions: ${library.length} files, no cycle, no import against the layers`
    : `conventions: ${new Set(problems).size} problems`,
);
process.exitCode = problems.length === 0 ? 0 : 1;
